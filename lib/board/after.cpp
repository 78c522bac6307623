#include "lib/board/after.hpp"

namespace zapis::board {
namespace {

Bitboard occupied_after(const Position& p, Square from, Square to, Square victim) {
  return (p.occupied() & ~bit(from) & ~bit(victim)) | bit(to);
}

}  // namespace

Bitboard king_takers(const Position& p, Square from, Square to, Role role, Square victim) {
  const Color us = p.turn();
  const Square king = role == Role::king ? to : p.king(us);
  return attackers_of(p, king, occupied_after(p, from, to, victim), p.of(~us) & ~bit(victim), ~us);
}

Bitboard checkers_after(const Position& p, Square from, Square to, Role placed, Square victim) {
  const Color us = p.turn();
  const Square king = p.king(~us);
  if (king == no_square) return 0;
  const Bitboard occupied = occupied_after(p, from, to, victim);
  const Bitboard checkers = attackers_of(p, king, occupied, p.of(us) & ~bit(from), us);
  const Bitboard moved =
      placed == Role::pawn ? pawn_attacks(~us, king) : piece_attacks(placed, king, occupied);
  return checkers | (moved & bit(to));
}

}  // namespace zapis::board
