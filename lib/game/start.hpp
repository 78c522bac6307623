// A game's starting position, from its tags.
#pragma once

#include "zapis/finding.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Sets `start`, `variant` and `has_start` from the tags FEN, SetUp and Variant. False: no move can
/// be played from there; a finding says why.
bool set_up_start(Game& game, Findings& findings);

/// Does the value of a Variant tag mean Chess960?
bool names_chess960(std::string_view variant);

}  // namespace zapis
