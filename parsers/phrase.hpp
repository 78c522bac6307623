// Fixed groups of words that say one thing, told from a table.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "lib/text/letter_case.hpp"
#include "parsers/move_signs.hpp"

namespace zapis {

template <typename Value>
struct Phrase {
  std::string_view words;  ///< in lower case, up to 64 bytes
  Value value;
};

/// The longest phrase that opens `text` (in any case) and ends where a word does; nullptr: none.
template <typename Value, std::size_t Size>
const Phrase<Value>* match_phrase(std::string_view text,
                                  const std::array<Phrase<Value>, Size>& phrases) {
  constexpr std::size_t longest = 64;
  const std::string lower = to_lower(text.substr(0, longest));
  const Phrase<Value>* found = nullptr;
  for (const Phrase<Value>& phrase : phrases) {
    if (found != nullptr && phrase.words.size() <= found->words.size()) continue;
    if (!lower.starts_with(phrase.words) || continues_word(text.substr(phrase.words.size())))
      continue;
    found = &phrase;
  }
  return found;
}

}  // namespace zapis
