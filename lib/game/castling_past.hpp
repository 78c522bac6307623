// Which move of a game took a right to castle away.
#pragma once

#include <cstddef>

#include "zapis/game.hpp"
#include "zapis/reason.hpp"

namespace zapis {

/// Makes a reason that says that the right to castle is lost more precise. `index` is the tape's
/// entry that wants to castle, `now` the position before it.
void recall_castling(const Game& game, std::size_t index, const Position& now, Reason& reason);

}  // namespace zapis
