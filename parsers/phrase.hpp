// Fixed groups of words that say one thing, told from a table.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "lib/text/letter_case.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"

namespace zapis {

template <typename Value>
struct Phrase {
  std::string_view words;  ///< in lower case
  Value value;
};

/// What a phrase says, and its length in the text; 0: there is none.
template <typename Value>
struct PhraseFound {
  Value value{};
  std::size_t length = 0;
};

/// The longest phrase that opens `text` (in any case) and ends where a word does.
template <typename Value, std::size_t Size>
PhraseFound<Value> match_phrase(std::string_view text,
                                const std::array<Phrase<Value>, Size>& phrases) {
  PhraseFound<Value> found;
  if (text.empty()) return found;
  const std::string first = to_lower(text.substr(0, decode_utf8(text).length));
  for (const Phrase<Value>& phrase : phrases) {
    if (!phrase.words.starts_with(first)) continue;
    const std::size_t length = match_lower(text, phrase.words);
    if (length > found.length && !continues_word(text.substr(length)))
      found = {phrase.value, length};
  }
  return found;
}

}  // namespace zapis
