#include "lib/board/refusal.hpp"

#include "lib/board/resolve.hpp"

namespace zapis::board {

Resolution refuse_piece(const Position& p, Role role, Bitboard men, Square to) {
  const bool own_man = (p.of(p.turn()) & bit(to)) != 0;
  const Bitboard seeing = piece_attacks(role, to, p.occupied()) & men;
  if (own_man && seeing != 0) return refused(Refusal::own_man_on_target, to, seeing);
  const Bitboard reaching = piece_attacks(role, to, 0) & men & ~seeing;
  if (reaching == 0) return refused(Refusal::no_such_man);
  const Square from = first_square(reaching);
  const Bitboard in_way = between(from, to) & p.occupied();
  const Square first = to > from ? first_square(in_way) : last_square(in_way);
  return refused(Refusal::blocked, first, reaching);
}

Resolution refuse_pawn(const Position& p, const MovePattern& pattern, Bitboard pawns, Square to) {
  const Color us = p.turn();
  const Bitboard target = bit(to);
  const bool own_man = (p.of(us) & target) != 0;
  if (is_pawn_capture(pattern)) {
    const Bitboard takers = pawn_attacks(~us, to) & pawns;
    if (takers == 0) return refused(Refusal::no_such_man);
    return refused(own_man ? Refusal::own_man_on_target : Refusal::nothing_to_capture, to, takers);
  }
  const Bitboard one = backward(us, target);
  const Bitboard two = backward(us, one) & forward(us, back_rank(us));
  const Bitboard pushers = ((one & p.occupied()) != 0 ? one : one | two) & pawns;
  if (pattern.sign == MovePattern::Sign::capture) {
    const bool empty = (p.occupied() & target) == 0;
    return refused(empty && pushers != 0 ? Refusal::nothing_to_capture : Refusal::no_such_man, to);
  }
  if (pushers != 0 && (p.occupied() & target) != 0) {
    return refused(own_man ? Refusal::own_man_on_target : Refusal::blocked, to, pushers);
  }
  if ((two & pawns) != 0) return refused(Refusal::blocked, first_square(one), two & pawns);
  return refused(Refusal::no_such_man);
}

}  // namespace zapis::board
