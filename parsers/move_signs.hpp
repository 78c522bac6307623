// The signs of which moves are made, in all the characters that people use for them (spec:
// encodings §5–§7).
#pragma once

#include <cstddef>
#include <string_view>

#include "lib/text/ascii.hpp"

namespace zapis {

/// A file or rank, and how many bytes it takes; length 0: none here.
struct Coordinate {
  int value = -1;  ///< 0 … 7
  std::size_t length = 0;
  bool look_alike = false;
};

/// What a sign costs in the text; used where ASCII is decided inline and all else out of line.
namespace wide {
Coordinate match_file(std::string_view text);
Coordinate match_rank(std::string_view text);
std::size_t match_dash(std::string_view text);
std::size_t match_cross(std::string_view text);
std::size_t match_colon(std::string_view text);
std::size_t match_blank(std::string_view text);
bool continues_word(std::string_view text);
}  // namespace wide

/// "a" … "h", or a letter of another script that prints like one.
inline Coordinate match_file(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (c >= 'a' && c <= 'h') return {c - 'a', 1, false};
  return is_ascii(c) ? Coordinate{} : wide::match_file(text);
}

/// "1" … "8", or a character that prints like one (З, б, l, I).
inline Coordinate match_rank(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (c >= '1' && c <= '8') return {c - '1', 1, false};
  if (c == 'l' || c == 'I') return {0, 1, true};
  return is_ascii(c) ? Coordinate{} : wide::match_rank(text);
}

// Lengths in bytes; 0: no such sign here.

/// Hyphens and dashes.
inline std::size_t match_dash(std::string_view text) {
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == '-' ? 1 : 0;
  return wide::match_dash(text);
}

/// x, X, ×, х, Х …: a capture, or mate.
inline std::size_t match_cross(std::string_view text) {
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == 'x' || text.front() == 'X' ? 1 : 0;
  return wide::match_cross(text);
}

inline std::size_t match_colon(std::string_view text) {
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == ':' ? 1 : 0;
  return wide::match_colon(text);
}

/// "…", or one dot.
inline std::size_t match_ellipsis(std::string_view text) {
  if (text.empty()) return 0;
  if (text.front() == '.') return 1;
  return !is_ascii(text.front()) && text.starts_with("…") ? 3 : 0;
}

/// Blanks of all widths, and marks that print nothing; line breaks too.
inline std::size_t match_blank(std::string_view text) {
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return is_ascii_blank(text.front()) ? 1 : 0;
  return wide::match_blank(text);
}

/// Could this be the beginning of a letter or digit, so that a word goes on?
inline bool continues_word(std::string_view text) {
  if (text.empty()) return false;
  const char c = text.front();
  if (is_ascii(c)) return is_digit(c) || is_ascii_letter(c);
  return wide::continues_word(text);
}

/// A digit of a move number, or a character that prints like one (О, З, б, l, I); length 0: none
/// here.
struct Digit {
  int value = 0;
  std::size_t length = 0;
  bool look_alike = false;
};
Digit match_digit(std::string_view text);

/// O, 0, o and Cyrillic or Greek letters O.
struct Oh {
  std::size_t length = 0;
  bool look_alike = false;
};
Oh match_oh(std::string_view text);

}  // namespace zapis
