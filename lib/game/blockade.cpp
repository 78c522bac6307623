#include <algorithm>
#include <array>

#include "lib/board/attacks.hpp"
#include "zapis/endings.hpp"

namespace zapis {

using namespace board;

namespace {

Bitboard pawn_targets(Color side, Bitboard pawns) {
  Bitboard targets = 0;
  for (; pawns != 0; pawns &= pawns - 1) targets |= pawn_attacks(side, first_square(pawns));
  return targets;
}

/// Can the king of `side` ever come to take a pawn, if the other king never hinders him?
bool king_reaches_pawn(const Position& p, Color side) {
  const Bitboard own = p.of(side, Role::pawn);
  const Bitboard theirs = p.of(~side, Role::pawn);
  const Bitboard forbidden = own | pawn_targets(~side, theirs);
  Bitboard reached = p.of(side, Role::king);
  for (Bitboard fresh = reached; fresh != 0;) {
    const Bitboard next = king_attacks(first_square(fresh)) & ~forbidden & ~reached;
    fresh &= fresh - 1;
    if ((next & theirs) != 0) return true;
    reached |= next;
    fresh |= next;
  }
  return false;
}

/// Does a pawn stand before each pawn, and none where another could take it?
bool pawns_stand(const Position& p) {
  constexpr std::array sides = {Color::white, Color::black};
  return std::all_of(sides.begin(), sides.end(), [&p](Color side) {
    const Bitboard own = p.of(side, Role::pawn);
    return (forward(side, own) & ~p.of(Role::pawn)) == 0 &&
           (pawn_targets(side, own) & p.of(~side, Role::pawn)) == 0;
  });
}

}  // namespace

bool is_dead_by_blockade(const Position& p) {
  const Bitboard plain = p.of(Role::pawn) | p.of(Role::king);
  // Whoever is in check could be mated.
  if (p.occupied() != plain || p.of(Role::pawn) == 0 || p.in_check()) return false;
  if (p.en_passant_legal() || !pawns_stand(p)) return false;
  return !king_reaches_pawn(p, Color::white) && !king_reaches_pawn(p, Color::black);
}

}  // namespace zapis
