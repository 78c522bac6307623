// Why no man can make a move: the plainest reason, for the reader of the report.
#pragma once

#include "zapis/position.hpp"

namespace zapis::board {

/// No man of `role` (no pawn) among `men` goes to `to`.
Resolution refuse_piece(const Position& p, Role role, Bitboard men, Square to);

/// No pawn among `pawns` goes to `to`, the way the pattern says.
Resolution refuse_pawn(const Position& p, const MovePattern& pattern, Bitboard pawns, Square to);

inline Resolution refused(Refusal why, Square square = no_square, Bitboard candidates = 0) {
  Resolution r;
  r.refusal = why;
  r.square = square;
  r.candidates = candidates;
  return r;
}

}  // namespace zapis::board
