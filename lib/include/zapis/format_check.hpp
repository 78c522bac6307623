// Is a game well-formed as an archive wants it: tags, dates, ratings, glyphs, lines.
#pragma once

#include "zapis/finding.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Appends what the PGN standard would have otherwise in a game that was read. Tags that the
/// heading of a score sheet gave are no one's tag pairs and are left alone.
void check_format(const Game& game, Findings& findings);

/// Appends one finding for the first line that is longer than PGN allows.
void check_lines(const Game& game, Findings& findings);

}  // namespace zapis
