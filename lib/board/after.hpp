// The board after a move, as the two kings see it, without playing the move.
#pragma once

#include "lib/board/attacks.hpp"
#include "zapis/position.hpp"

namespace zapis::board {

/// A move of one man that its way of moving allows; castling is no step.
struct Step {
  Square from = no_square;
  Square to = no_square;
  Role role = Role::none;
  Role placed = Role::none;  ///< what stands on `to` afterwards: the role, or the promotion
  Square victim =
      no_square;  ///< where a man is taken if one stands there: `to`, or behind it (e.p.)
};

/// The step of a man to a square; e.p. is told by the pawn and the square.
inline Step make_step(const Position& p, Square from, Square to, Role role, Role promotion) {
  const bool passing = role == Role::pawn && to == p.en_passant() && file_of(from) != file_of(to);
  return {from, to, role, promotion == Role::none ? role : promotion,
          static_cast<Square>(passing ? to ^ 8 : to)};
}

/// The men of `by`, whose colour is `color`, that attack `s` when `occupied` stands in the way.
inline Bitboard attackers_of(const Position& p, Square s, Bitboard occupied, Bitboard by,
                             Color color) {
  const Bitboard queens = p.of(Role::queen);
  return by & ((bishop_attacks(s, occupied) & (p.of(Role::bishop) | queens)) |
               (rook_attacks(s, occupied) & (p.of(Role::rook) | queens)) |
               (knight_attacks(s) & p.of(Role::knight)) | (king_attacks(s) & p.of(Role::king)) |
               (pawn_attacks(~color, s) & p.of(Role::pawn)));
}

/// The long-range men of `side` that stand on the line on which `from` may shield `king`.
[[gnu::always_inline]] inline Bitboard snipers(const Position& p, Square king, Square from,
                                               Bitboard side) {
  const SquareTable& t = tables.squares[king];
  const std::size_t line = t.line_to[from];
  // Bishop for the two diagonals, rook for file and rank; where there is no line it doesn't matter.
  const auto runner = static_cast<Role>(index_of(Role::bishop) + line / 2);
  return t.lines[line] & (p.of(runner) | p.of(Role::queen)) & side;
}

/// The men that could take the mover's king after the step: none if it is legal. Rarely asked: out
/// of line, so that the ordinary move keeps its registers.
[[gnu::noinline]] Bitboard king_takers(const Position& p, Square from, Square to, Role role,
                                       Square victim);

inline Bitboard king_takers(const Position& p, const Step& step) {
  return king_takers(p, step.from, step.to, step.role, step.victim);
}

inline bool is_legal(const Position& p, const Step& step) {
  // Out of check a man other than the king can only sin by leaving a line that it shields.
  if (!p.in_check() && step.role != Role::king && step.victim == step.to &&
      snipers(p, p.king(p.turn()), step.from, p.of(~p.turn())) == 0) {
    return true;
  }
  return king_takers(p, step) == 0;
}

/// The men that give check to the other side after the step. Rarely asked, too.
[[gnu::noinline]] Bitboard checkers_after(const Position& p, Square from, Square to, Role placed,
                                          Square victim);

}  // namespace zapis::board
