// The head of a score sheet without tags: lines of words before the first move.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "zapis/game.hpp"

namespace zapis {

/// Could this line stand at the head of a sheet? It begins with a word, and that word is no move.
bool is_sheet_header(std::string_view line);

/// What such a line says.
struct SheetHeader {
  std::string_view tag;        ///< the PGN tag that its key means; empty: no key, or an unknown one
  std::string_view value;      ///< behind the colon, blanks cut off
  bool column_titles = false;  ///< the titles of the two columns, nothing else
};
SheetHeader read_sheet_header(std::string_view line);

/// A date as PGN wants it: "12.03.1957" and "1957" become "1957.03.12" and "1957.??.??"; else the
/// text itself.
std::string pgn_date(std::string_view text);

/// A result in words ("ничья", "белые сдались", "White resigns" …) at the start of the text; its
/// length, 0: none.
std::size_t match_result_words(std::string_view text, Result& result);

}  // namespace zapis
