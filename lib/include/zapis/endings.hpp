// How a game may end by the board alone: mate, stalemate, dead positions, repetition, move counts.
#pragma once

#include "zapis/finding.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Which rules draws follow.
enum class Rules : std::uint8_t {
  fide,  ///< FIDE Laws of 2023: claims by 9.2 and 9.3, the game is over by 9.6
  ussr   ///< the Soviet code: claims alone, 75 moves instead of 50 for five balances of men
};

/// Can neither side mate by any series of moves? Judged by the men alone.
bool is_dead_by_material(const Position& position);
/// Can neither side mate, since all men but the kings are pawns that stand for ever, and no king
/// can take one? Only what is proven counts.
bool is_dead_by_blockade(const Position& position);
/// Could `side` mate by some series of moves, judged by the men? The Soviet code asks only for more
/// than a lone king.
bool can_mate(const Position& position, Color side, Rules rules);
/// One of the five balances of men for which the Soviet code allows 75 moves.
bool has_soviet_extension(const Position& position);

/// Appends notes on the main line of a resolved game, each with the ply at which it was first so,
/// and warnings where moves or the result go against them.
void find_endings(const Game& game, Rules rules, Findings& findings);

}  // namespace zapis
