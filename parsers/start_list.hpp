// A list of men where a game begins: a Position tag, or lines above the moves of a score sheet.
#pragma once

#include <cstddef>
#include <string_view>

#include "zapis/finding.hpp"
#include "zapis/position_text.hpp"

namespace zapis {

/// Reads the whole text as a list with both kings. `findings` count from its beginning, and are
/// left alone where it is none.
bool read_start_list(std::string_view text, PositionText& list, Findings& findings);

/// Reads the list that opens `text`, the rest of a score sheet, with the lines of words below it.
/// The number before the first move may say that Black begins. The list's length; 0: there is none.
std::size_t read_sheet_list(std::string_view text, PositionText& list, Findings& findings);

}  // namespace zapis
