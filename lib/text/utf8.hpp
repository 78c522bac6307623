// UTF-8 by the code point, for short texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zapis {

inline constexpr char32_t replacement_character = 0xFFFD;

/// One decoded code point and its length in bytes (1 for a byte that is not UTF-8).
struct CodePoint {
  char32_t value = replacement_character;
  std::size_t length = 1;
};

/// The code point at the start of a text that is not empty. Overlong forms and surrogates are
/// refused.
CodePoint decode_utf8(std::string_view text);

void append_utf8(char32_t value, std::string& out);

/// How many code points a text holds; each byte that is not UTF-8 counts as one.
std::size_t count_code_points(std::string_view text);

/// The offset of the first byte that is not UTF-8, or npos. Fast over ASCII.
std::size_t find_invalid_utf8(std::string_view text, std::size_t from = 0);

/// The first byte above ASCII from `i` on, or the size.
std::size_t skip_ascii(std::string_view text, std::size_t i);

bool is_ascii(std::string_view text);

/// How much of a text is UTF-8 beyond ASCII, and how much is not.
struct Utf8Census {
  std::size_t sequences = 0;  ///< whole code points of two bytes or more
  std::size_t stray = 0;      ///< bytes that belong to none
};
Utf8Census take_utf8_census(std::string_view text);

}  // namespace zapis
