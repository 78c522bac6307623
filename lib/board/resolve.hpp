// The parts of Position::resolve.
#pragma once

#include "lib/board/after.hpp"
#include "zapis/position.hpp"

namespace zapis::board {

/// What SAN needs of the origin when `rivals` could go to the same square, legally or not.
Qualifier qualifier_among(const Position& p, Square from, Square to, Role role, Bitboard rivals);

/// Is this the only legal capture from the pawn's file to that file?
bool pawn_file_is_unique(const Position& p, Square from, Square to);

/// Check, double check or mate, when the move of `facts` gives check.
CheckKind kind_of_check(const Position& p, const MoveFacts& facts, Bitboard checkers);

/// The men of `men` that no other man keeps from going to `to`; all reach it on the empty board.
inline Bitboard unblocked(const Position& p, Bitboard men, Square to) {
  for (Bitboard rest = men; rest != 0; rest &= rest - 1) {
    const Square from = first_square(rest);
    if ((between(to, from) & p.occupied()) != 0) men ^= bit(from);
  }
  return men;
}

/// Any pattern at all: partly said origins, castling, refusals. Slow and thorough.
void resolve_any(const Position& p, const MovePattern& pattern, Resolution& result);

constexpr bool is_officer(Role r) { return r >= Role::knight && r <= Role::queen; }

/// A pawn's step that is written as a capture: to another file, or with the sign and no file.
inline bool is_pawn_capture(const MovePattern& pattern) {
  return pattern.from_file >= 0 ? pattern.from_file != pattern.to_file
                                : pattern.sign == MovePattern::Sign::capture;
}

/// Whence pawns can go to `to`, by capture or straight as the pattern says. King safety apart.
inline Bitboard pawn_origins(const Position& p, const MovePattern& pattern, Square to) {
  const Color us = p.turn();
  const Bitboard pawns = p.of(us, Role::pawn);
  const Bitboard target = bit(to);
  if (is_pawn_capture(pattern)) {
    if ((p.of(~us) & target) == 0 && to != p.en_passant()) return 0;
    return pawn_attacks(~us, to) & pawns;
  }
  if (pattern.sign == MovePattern::Sign::capture || (p.occupied() & target) != 0) return 0;
  const Bitboard one = backward(us, target);
  const Bitboard two = backward(us, one & ~p.occupied()) & forward(us, back_rank(us));
  return (one | two) & pawns;
}

/// The facts of a legal step, with `complete` set by the caller; `rivals` are the men of its role
/// that go to the same square.
[[gnu::always_inline]] inline void set_facts(const Position& p, const Step& step, Bitboard rivals,
                                             MoveFacts& facts) {
  facts.from = step.from;
  facts.to = step.to;
  facts.role = step.role;
  facts.captured = p.role_at(step.victim);
  facts.promotion = step.placed == step.role ? Role::none : step.placed;
  if (p.chess960()) facts.chess960 = true;
  if (step.victim != step.to) facts.en_passant = true;
  if (step.role == Role::pawn) {
    if (file_of(step.from) != file_of(step.to)) {
      facts.pawn_file_unique = pawn_file_is_unique(p, step.from, step.to);
    }
  } else if (rivals != 0) {
    facts.qualifier = qualifier_among(p, step.from, step.to, step.role, rivals);
  }
  if (may_check(p, step)) {
    const Bitboard checkers = checkers_after(p, step.from, step.to, step.placed, step.victim);
    if (checkers != 0) facts.check = kind_of_check(p, facts, checkers);
  }
}

}  // namespace zapis::board
