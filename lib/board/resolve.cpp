#include "lib/board/resolve.hpp"

namespace zapis {

using namespace board;

Resolution Position::resolve(const MovePattern& pattern) const {
  Resolution result;
  Position next = *this;
  if (next.play_plain(pattern, result.facts)) {
    result.candidates = bit(result.facts.from);
    result.lower_case_piece =
        pattern.lower_case_role != Role::none && result.facts.role != Role::pawn;
  } else {
    resolve_any(*this, pattern, result);
  }
  return result;
}

}  // namespace zapis

namespace zapis::board {

Qualifier qualifier_among(const Position& p, Square from, Square to, Role role, Bitboard rivals) {
  if (role == Role::king) return Qualifier::none;
  bool any = false;
  bool same_file = false;
  bool same_rank = false;
  for (; rivals != 0; rivals &= rivals - 1) {
    const Square rival = first_square(rivals);
    if (!is_legal(p, make_step(p, rival, to, role, Role::none))) continue;
    any = true;
    same_file |= file_of(rival) == file_of(from);
    same_rank |= rank_of(rival) == rank_of(from);
  }
  if (!any) return Qualifier::none;
  if (!same_file) return Qualifier::file;
  return same_rank ? Qualifier::square : Qualifier::rank;
}

bool pawn_file_is_unique(const Position& p, Square from, Square to) {
  const Color us = p.turn();
  const bool east = file_of(to) > file_of(from);
  const Bitboard file = tables.file_filter[static_cast<std::size_t>(file_of(from)) + 1];
  const Bitboard ahead = forward(us, p.of(us, Role::pawn) & file);
  Bitboard targets = p.of(~us);
  if (p.en_passant() != no_square) targets |= bit(p.en_passant());
  targets &= (east ? ahead << 1 : ahead >> 1) & ~bit(to);
  for (; targets != 0; targets &= targets - 1) {
    const Square other_to = first_square(targets);
    const Bitboard back = backward(us, bit(other_to));
    const Square other = first_square(east ? back >> 1 : back << 1);
    if (is_legal(p, make_step(p, other, other_to, Role::pawn, Role::none))) return false;
  }
  return true;
}

CheckKind kind_of_check(const Position& checked) {
  if (!checked.has_legal_move()) return CheckKind::mate;
  return several(checked.checkers()) ? CheckKind::double_check : CheckKind::check;
}

}  // namespace zapis::board
