// Castling by the rules of Chess960, of which orthodox castling is a case.
#pragma once

#include "lib/board/attacks.hpp"
#include "zapis/position.hpp"

namespace zapis::board {

struct CastlingAnswer {
  Refusal refusal = Refusal::none;
  Square square = no_square;  ///< the man in the way, or the attacked square
};

/// The squares where king and rook end.
constexpr Square castled_king(Color c, CastlingSide side) {
  return square_at(side == CastlingSide::king ? 6 : 2, c == Color::white ? 0 : 7);
}
constexpr Square castled_rook(Color c, CastlingSide side) {
  return square_at(side == CastlingSide::king ? 5 : 3, c == Color::white ? 0 : 7);
}

/// May the side to move castle, and if not, which condition fails first?
CastlingAnswer can_castle(const Position& p, CastlingSide side);

/// The facts of castling but for the check; only right if `can_castle`.
MoveFacts castling_facts(const Position& p, CastlingSide side);

/// The men that give check once the castling of `facts` is done.
Bitboard castling_checkers(const Position& p, const MoveFacts& facts);

}  // namespace zapis::board
