// Words of positions, by language: what heads the two sides' columns and lists, and whose turn it
// is.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "zapis/types.hpp"

namespace zapis {

struct Headings {
  std::string_view language;  ///< an alphabet's id
  std::string_view white;     ///< words, blanks between
  std::string_view black;
  std::string_view castling;
  std::string_view white_turn;  ///< phrases, bars between; empty where none is known for sure
  std::string_view black_turn;
};

/// One row a language; the first word or phrase of a cell is written, all are read, in any case.
std::span<const Headings> headings();

/// All words of a row that head a side, in lower case.
std::set<std::string> heading_words(const Headings& row);

/// The phrase of a cell that is written.
std::string_view first_phrase(std::string_view cell);

/// No word that heads a side or a tag is longer, in bytes.
inline constexpr std::size_t longest_heading = 64;

/// Is the word (in any case, ё as е) a side's heading in some language?
bool is_heading(std::string_view word, Color side);

}  // namespace zapis
