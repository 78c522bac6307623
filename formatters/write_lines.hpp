// One game a line: the moves of its main line, nothing else.
#pragma once

#include <string>

#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Appends the legal moves of the main line, one blank apart, and a line end.
void write_lines(const Game& game, const System& system, std::string& out);

}  // namespace zapis
