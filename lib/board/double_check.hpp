// Could one move have given these two checks?
#pragma once

#include "zapis/position.hpp"

namespace zapis::board {

/// For a position in which exactly two men give check. One of them has moved and uncovered the
/// other; or a capture en passant has opened their lines.
bool is_possible_double_check(const Position& p);

}  // namespace zapis::board
