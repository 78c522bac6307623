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

/// What there is to say of every legal step; all else is false, or none, until it is set.
[[gnu::always_inline]] inline MoveFacts step_facts(Square from, Square to, Role role, Role captured,
                                                   bool chess960) {
  MoveFacts facts;
  facts.from = from;
  facts.to = to;
  facts.role = role;
  facts.captured = captured;
  facts.chess960 = chess960;
  facts.complete = true;
  return facts;
}

}  // namespace zapis::board
