// Boards of text as people paste them: eight ranks of letters or figurines, with frames and
// coordinates or without.
#pragma once

#include <cstddef>
#include <string_view>

#include "zapis/finding.hpp"
#include "zapis/position_text.hpp"

namespace zapis {

/// How many bytes of `text` are a board: whole lines, those with words about it included. 0: it
/// does not open with one.
std::size_t measure_board(std::string_view text);

/// Reads one board. False: it has not eight ranks of eight squares, and `findings` says where.
bool read_board_text(std::string_view text, PositionText& board, Findings& findings);

}  // namespace zapis
