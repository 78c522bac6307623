// The head of a score sheet without tags: lines of words before the first move.
#pragma once

#include <string_view>

namespace zapis {

/// Could this line stand at the head of a sheet? It begins with a word, and that word is no move.
bool is_sheet_header(std::string_view line);

/// What such a line says.
struct SheetHeader {
  std::string_view tag;        ///< the PGN tag that its key means; empty: no key, or an unknown one
  std::string_view value;      ///< behind the colon or dash, blanks cut off
  std::string_view rest;       ///< where one more key stands in the line: from there
  bool column_titles = false;  ///< the titles of the two columns, nothing else
};
SheetHeader read_sheet_header(std::string_view line);

}  // namespace zapis
