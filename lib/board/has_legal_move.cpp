#include "lib/board/after.hpp"
#include "lib/board/castling.hpp"
#include "zapis/position.hpp"

namespace zapis {

using namespace board;

namespace {

bool king_has_step(const Position& p, Square king) {
  const Bitboard occupied = p.occupied() & ~bit(king);
  const Color them = ~p.turn();
  Bitboard targets = king_attacks(king) & ~p.of(p.turn());
  for (; targets != 0; targets &= targets - 1) {
    const Square to = first_square(targets);
    const Bitboard taken = bit(to);
    if (attackers_of(p, to, occupied | taken, p.of(them) & ~taken, them) == 0) return true;
  }
  return false;
}

/// May any of the men in `origins` make this step?
bool any_legal(const Position& p, Bitboard origins, Square to, Role role) {
  for (; origins != 0; origins &= origins - 1) {
    if (is_legal(p, make_step(p, first_square(origins), to, role, Role::none))) return true;
  }
  return false;
}

/// Can a man other than the king go to one of these squares?
bool others_reach(const Position& p, Bitboard targets) {
  const Color us = p.turn();
  const Bitboard occupied = p.occupied();
  const Bitboard pawns = p.of(us, Role::pawn);
  const Bitboard queens = p.of(Role::queen);
  for (; targets != 0; targets &= targets - 1) {
    const Square to = first_square(targets);
    const Bitboard target = bit(to);
    const Bitboard officers =
        p.of(us) & ((knight_attacks(to) & p.of(Role::knight)) |
                    (bishop_attacks(to, occupied) & (p.of(Role::bishop) | queens)) |
                    (rook_attacks(to, occupied) & (p.of(Role::rook) | queens)));
    if (any_legal(p, officers, to, Role::queen)) return true;
    const Bitboard takers = pawn_attacks(~us, to) & pawns;
    if ((occupied & target) == 0) {
      const Bitboard one = backward(us, target);
      const Bitboard two = backward(us, one & ~occupied) & forward(us, back_rank(us));
      if (any_legal(p, (one | two) & pawns, to, Role::pawn)) return true;
      if (to == p.en_passant() && any_legal(p, takers, to, Role::pawn)) return true;
    } else if (any_legal(p, takers, to, Role::pawn)) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool Position::has_legal_move() const {
  const Square k = king(turn_);
  if (k == no_square) return false;
  if (king_has_step(*this, k)) return true;
  if (checkers_ == 0) {
    if (others_reach(*this, ~of(turn_))) return true;
    // Only in Chess960 can castling be the last resort: king and rook may just change places.
    return can_castle(*this, CastlingSide::king).refusal == Refusal::none ||
           can_castle(*this, CastlingSide::queen).refusal == Refusal::none;
  }
  if (several(checkers_)) return false;
  const Square checker = first_square(checkers_);
  Bitboard answers = checkers_ | between(k, checker);
  if (en_passant_ != no_square) answers |= bit(en_passant_);
  return others_reach(*this, answers);
}

}  // namespace zapis
