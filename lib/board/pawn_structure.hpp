// Could the pawns have come to stand as they do?
#pragma once

#include "zapis/position.hpp"

namespace zapis::board {

/// Every pawn needs a square of its own on the second rank, as many files away at most as it has
/// gone forward, and a captured man for each file. With all men on the board none was captured:
/// no pawn has left its file, passed another, or been promoted.
bool is_possible_pawn_structure(const Position& p, Color c);

}  // namespace zapis::board
