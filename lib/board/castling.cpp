#include "lib/board/castling.hpp"

#include "lib/board/after.hpp"

namespace zapis::board {
namespace {

/// The squares from a to b, both included, on one rank.
Bitboard span(Square a, Square b) {
  const Square low = a < b ? a : b;
  const Square high = a < b ? b : a;
  return (bit(high) | (bit(high) - 1)) & ~(bit(low) - 1);
}

/// The man met first on the way from `from`, the way's goal included.
Square first_in_way(Bitboard men, Square from, Square to) {
  if (to < from) return last_square(men);
  return first_square(men);
}

}  // namespace

CastlingAnswer can_castle(const Position& p, CastlingSide side) {
  const Color us = p.turn();
  const Square rook = p.castling_rook(us, side);
  if (rook == no_square) return {Refusal::castling_no_right, no_square};
  const Square king = first_square(p.of(us, Role::king) & back_rank(us));
  const Square king_to = castled_king(us, side);
  const Square rook_to = castled_rook(us, side);
  const Bitboard others = p.occupied() & ~bit(king) & ~bit(rook);
  if (const Bitboard men = others & span(king, king_to)) {
    return {Refusal::castling_blocked, first_in_way(men, king, king_to)};
  }
  if (const Bitboard men = others & span(rook, rook_to)) {
    return {Refusal::castling_blocked, first_in_way(men, rook, rook_to)};
  }
  if (p.in_check()) return {Refusal::castling_out_of_check, king};
  // The rook is lifted too: in Chess960 it may be all that shields the king on the back rank.
  Square s = king;
  do {
    if (s != king_to) s = static_cast<Square>(king_to > s ? s + 1 : s - 1);
    if (attackers_of(p, s, others, p.of(~us), ~us) != 0) {
      return {Refusal::castling_through_check, s};
    }
  } while (s != king_to);
  return {};
}

MoveFacts castling_facts(const Position& p, CastlingSide side) {
  const Color us = p.turn();
  MoveFacts facts;
  facts.role = Role::king;
  facts.from = first_square(p.of(us, Role::king) & back_rank(us));
  facts.to = castled_king(us, side);
  facts.castling = side;
  facts.castling_rook = p.castling_rook(us, side);
  facts.chess960 = p.chess960();
  return facts;
}

Bitboard castling_checkers(const Position& p, const MoveFacts& facts) {
  const Color us = p.turn();
  const Square king = p.king(~us);
  if (king == no_square) return 0;
  // The rook alone can give check: whatever else the two uncover on their rank, one of them covers
  // it again.
  const Bitboard rook = bit(castled_rook(us, facts.castling));
  const Bitboard lifted = bit(facts.from) | bit(facts.castling_rook);
  return rook_attacks(king, (p.occupied() & ~lifted) | bit(facts.to) | rook) & rook;
}

}  // namespace zapis::board
