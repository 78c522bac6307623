// Words of two scripts whose letters print alike: a name typed on two keyboards.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace zapis {

struct MixedWord {
  std::size_t offset = 0;  ///< of the word, in bytes
  std::size_t length = 0;
  bool latin_among_cyrillic = false;  ///< else Cyrillic letters among Latin ones
  std::string letters;                ///< those of the other script, each once: "p, o"
};

/// The first word in which letters of one script, each with a twin in the other, stand among
/// letters of that other: "Петpов" with a Latin p. "IBM-совместимый" is two words.
std::optional<MixedWord> find_mixed_word(std::string_view text);

}  // namespace zapis
