// A legal move in any algebraic system or in coordinates. Knows no board.
#pragma once

#include <string>

#include "zapis/move_facts.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Appends the move as the system writes it, check and mate marks included.
void write_move(const MoveFacts& facts, const System& system, std::string& out);

}  // namespace zapis
