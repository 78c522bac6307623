#include "lib/board/double_check.hpp"

#include <utility>

#include "lib/board/attacks.hpp"

namespace zapis::board {
namespace {

/// The squares that the man on `s` can have come from with the last move.
Bitboard origins(const Position& p, Square s) {
  const Color mover = ~p.turn();
  const Role role = p.role_at(s);
  const Bitboard pawn = backward(mover, bit(s)) | pawn_attacks(p.turn(), s);
  if (role == Role::pawn) {
    const Bitboard jumped = mover == Color::white ? bit(s) >> 16 : bit(s) << 16;
    return pawn | (rank_of(s) == (mover == Color::white ? 3 : 4) ? jumped : 0);
  }
  const Bitboard promoted = (bit(s) & back_rank(p.turn())) != 0 ? pawn : 0;
  return piece_attacks(role, s, p.occupied()) | promoted;
}

/// The squares that a capture en passant may just have emptied, by the pawn that took; 0: none.
Bitboard emptied_en_passant(const Position& p, Square pawn, Bitboard origin) {
  const Color mover = ~p.turn();
  const Bitboard captured = backward(mover, bit(pawn));
  const Bitboard start = forward(mover, bit(pawn));  // where the captured pawn had jumped from
  const bool open = ((captured | start | origin) & p.occupied()) == 0;
  return open ? captured | origin : 0;
}

/// Could a capture en passant have opened `first`, and `second`, which may be the whole board?
bool opened_en_passant(const Position& p, Bitboard first, Bitboard second, Bitboard pawns) {
  const Color mover = ~p.turn();
  const int sixth = mover == Color::white ? 5 : 2;
  for (Bitboard rest = pawns; rest != 0; rest &= rest - 1) {
    const Square pawn = first_square(rest);
    if (rank_of(pawn) != sixth) continue;
    for (Bitboard from = pawn_attacks(p.turn(), pawn); from != 0; from &= from - 1) {
      const Bitboard emptied = emptied_en_passant(p, pawn, bit(first_square(from)));
      if ((emptied & first) != 0 && (emptied & second) != 0) return true;
    }
  }
  return false;
}

}  // namespace

bool is_possible_double_check(const Position& p) {
  const Square king = p.king(p.turn());
  const Square a = first_square(p.checkers());
  const Square b = last_square(p.checkers());
  for (const auto& [mover, other] : {std::pair{a, b}, std::pair{b, a}}) {
    if (!is_runner(p.role_at(other))) continue;
    const Bitboard line = between(other, king);
    if ((origins(p, mover) & line) != 0) return true;
    if (p.role_at(mover) == Role::pawn && opened_en_passant(p, line, ~Bitboard{0}, bit(mover)))
      return true;
  }
  return is_runner(p.role_at(a)) && is_runner(p.role_at(b)) &&
         opened_en_passant(p, between(a, king), between(b, king), p.of(~p.turn(), Role::pawn));
}

}  // namespace zapis::board
