#include "lib/board/resolve.hpp"

namespace zapis {

using namespace board;

namespace {

/// The ordinary case, without doubt or refusal. False: `resolve_any` has to look.
bool resolve_plain(const Position& p, const MovePattern& pattern, Resolution& result) {
  if (((pattern.to_file | pattern.to_rank) & ~7) != 0) return false;
  const auto file = static_cast<unsigned>(pattern.from_file + 1);
  const auto rank = static_cast<unsigned>(pattern.from_rank + 1);
  if ((file | rank) > 15) return false;
  const Color us = p.turn();
  if (p.king(us) == no_square) return false;
  const Square to = square_at(pattern.to_file, pattern.to_rank);
  const Bitboard fits = tables.file_filter[file] & tables.rank_filter[rank];
  Role role = pattern.role;
  if (role == Role::none) {
    const Bitboard origin = fits & p.of(us);
    if (file == 0 || rank == 0 || origin == 0) return false;
    role = p.role_at(first_square(origin));
  }
  Bitboard rivals = 0;
  Bitboard origin;
  if (role == Role::pawn) {
    const bool last = (bit(to) & back_rank(~us)) != 0;
    if (last ? !is_officer(pattern.promotion) : pattern.promotion != Role::none) return false;
    origin = pawn_origins(p, pattern, to) & fits;
    if (origin == 0 || several(origin)) return false;
  } else {
    if (pattern.promotion != Role::none || role > Role::king || (p.of(us) & bit(to)) != 0) {
      return false;
    }
    const Bitboard near = tables.squares[to].reach[index_of(role)] & p.of(us, role);
    const Bitboard men = is_runner(role) ? unblocked(p, near, to) : near;
    origin = men & fits;
    if (origin == 0 || several(origin)) return false;
    rivals = men & ~origin;
  }
  const Step step = make_step(p, first_square(origin), to, role, pattern.promotion);
  if (!is_legal(p, step)) return false;
  set_facts(p, step, rivals, result.facts);
  result.candidates = origin;
  if (pattern.lower_case_role != Role::none) result.lower_case_piece = role != Role::pawn;
  return true;
}

}  // namespace

Resolution Position::resolve(const MovePattern& pattern) const {
  // One object all the way to the caller: copying it would stall on the bytes just written.
  Resolution result;
  result.facts.complete = true;
  if (pattern.kind != MovePattern::Kind::move || !resolve_plain(*this, pattern, result)) {
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

CheckKind kind_of_check(const Position& p, const MoveFacts& facts, Bitboard checkers) {
  if (p.is_mate_after(facts, checkers)) return CheckKind::mate;
  return several(checkers) ? CheckKind::double_check : CheckKind::check;
}

}  // namespace zapis::board
