// Kinds of ASCII characters; the locale does not count.
#pragma once

#include <algorithm>
#include <string_view>

namespace zapis {

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_ascii_letter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}
/// Digits alone, and at least one.
constexpr bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}
constexpr bool is_ascii_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace zapis
