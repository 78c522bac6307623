// The signs of which moves are made, in all the characters that people use for them (spec:
// encodings §5–§7).
#pragma once

#include <cstddef>
#include <string_view>

namespace zapis {

/// A file or rank, and how many bytes it takes; length 0: none here.
struct Coordinate {
  int value = -1;  ///< 0 … 7
  std::size_t length = 0;
  bool look_alike = false;
};

/// "a" … "h", or a letter of another script that prints like one.
Coordinate match_file(std::string_view text);
/// "1" … "8", or a character that prints like one (З, б, l, I).
Coordinate match_rank(std::string_view text);

// Lengths in bytes; 0: no such sign here.
std::size_t match_dash(std::string_view text);      ///< hyphens and dashes
std::size_t match_cross(std::string_view text);     ///< x, X, ×, х, Х …: a capture or mate
std::size_t match_colon(std::string_view text);     ///< colons
std::size_t match_ellipsis(std::string_view text);  ///< "…", or one dot

/// O, 0, o and Cyrillic or Greek letters O.
struct Oh {
  std::size_t length = 0;
  bool look_alike = false;
};
Oh match_oh(std::string_view text);

/// Blanks of all widths, and marks that print nothing; line breaks too.
std::size_t match_blank(std::string_view text);

/// Could this be the beginning of a letter or digit, so that a word goes on?
bool continues_word(std::string_view text);

}  // namespace zapis
