// The parts of Position::resolve.
#pragma once

#include "lib/board/after.hpp"
#include "zapis/position.hpp"

namespace zapis::board {

/// What SAN needs of the origin when `rivals` could go to the same square, legally or not.
Qualifier qualifier_among(const Position& p, Square from, Square to, Role role, Bitboard rivals);

/// Is this the only legal capture from the pawn's file to that file?
bool pawn_file_is_unique(const Position& p, Square from, Square to);

/// What the side to move, which is in check, has to bear: check, double check or mate.
CheckKind kind_of_check(const Position& checked);

/// The men of `men` that no other man keeps from going to `to`; all reach it on the empty board.
[[gnu::always_inline]] inline Bitboard unblocked(const Position& p, Bitboard men, Square to) {
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
[[gnu::always_inline]] inline Bitboard pawn_origins(const Position& p, Color us,
                                                    const MovePattern& pattern, Square to) {
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

/// The facts of a legal step, but for the check; `rivals` are the men of its role that go to the
/// same square.
[[gnu::always_inline]] inline MoveFacts make_facts(const Position& p, const Step& step,
                                                   Bitboard rivals) {
  MoveFacts facts;
  facts.complete = true;
  facts.from = step.from;
  facts.to = step.to;
  facts.role = step.role;
  facts.captured = p.role_at(step.victim);
  facts.promotion = step.placed == step.role ? Role::none : step.placed;
  facts.chess960 = p.chess960();
  facts.en_passant = step.victim != step.to;
  if (step.role == Role::pawn) {
    if (file_of(step.from) != file_of(step.to)) {
      facts.pawn_file_unique = pawn_file_is_unique(p, step.from, step.to);
    }
  } else if (rivals != 0) {
    facts.qualifier = qualifier_among(p, step.from, step.to, step.role, rivals);
  }
  return facts;
}

/// Completes the facts of a step with the check that it gives.
inline void set_check(const Position& p, const Step& step, MoveFacts& facts) {
  const Bitboard checkers = checkers_after(p, step);
  if (checkers != 0) facts.check = kind_of_check(p.after(facts, checkers));
}

}  // namespace zapis::board
