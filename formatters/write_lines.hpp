// One game a line: the moves of its main line, nothing else.
#pragma once

#include <string>

#include "formatters/move_writer.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Appends the legal moves of the main line, one blank apart, and a line end.
void write_lines(const Game& game, const MoveWriter& moves, std::string& out);

}  // namespace zapis
