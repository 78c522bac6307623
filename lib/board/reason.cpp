#include "zapis/reason.hpp"

#include "lib/board/castling.hpp"
#include "lib/board/resolve.hpp"

namespace zapis {

using namespace board;

namespace {

using Kind = Reason::Kind;

Man man_on(const Position& p, Square s) {
  if (s >= no_square) return {};
  return {p.role_at(s), (p.of(Color::white) & bit(s)) != 0 ? Color::white : Color::black, s};
}

bool is_coordinate(int line) { return line >= 0 && line < 8; }

Reason of_square(Kind kind, Square square) {
  Reason reason;
  reason.kind = kind;
  reason.square = square;
  return reason;
}

Reason of_men(Kind kind, const Man& man, const Man& other, Square square = no_square) {
  Reason reason = of_square(kind, square);
  reason.man = man;
  reason.other = other;
  return reason;
}

/// Men of a role, on `squares`.
Reason of_role(Kind kind, Role role, Color color, Bitboard squares, Square square = no_square) {
  Reason reason = of_square(kind, square);
  reason.man.role = role;
  reason.man.color = color;
  reason.squares = squares;
  return reason;
}

Reason none_on_line(Role role, Color color, int file, int rank) {
  Reason reason = of_role(Kind::none_on_line, role, color, 0);
  reason.file = static_cast<std::int8_t>(file);
  reason.rank = static_cast<std::int8_t>(file >= 0 ? -1 : rank);
  return reason;
}

/// No pawn goes there: one that takes stands elsewhere, or there is none on the file.
Reason explain_absent_pawn(const Position& p, const MovePattern& pattern, Bitboard pawns) {
  const Color us = p.turn();
  const int step = pattern.to_file - pattern.from_file;
  const bool absurd = pattern.from_file >= 0 && (step < -1 || step > 1);
  if (absurd) return of_square(Kind::takes_aside, no_square);
  if (!is_coordinate(pattern.to_rank)) return none_on_line(Role::pawn, us, pattern.from_file, -1);
  const Square to = square_at(pattern.to_file, pattern.to_rank);
  if (is_pawn_capture(pattern)) {
    const Bitboard file = tables.file_filter[static_cast<std::size_t>(pattern.from_file + 1)];
    const Bitboard origins = pawn_attacks(~us, to) & file;
    if (origins == 0) return {};
    return of_role(Kind::no_taker, Role::pawn, us, origins, to);
  }
  if (pattern.sign == MovePattern::Sign::capture) return of_square(Kind::takes_aside, no_square);
  const Bitboard on_file =
      pawns & tables.file_filter[static_cast<std::size_t>(pattern.to_file + 1)];
  if (on_file == 0) return none_on_line(Role::pawn, us, pattern.to_file, -1);
  return of_role(Kind::does_not_reach, Role::pawn, us, on_file, to);
}

/// No man of the role, from the origin that is named, goes there.
Reason explain_absence(const Position& p, const MovePattern& pattern) {
  if (pattern.kind != MovePattern::Kind::move || !is_coordinate(pattern.to_file)) return {};
  const Color us = p.turn();
  Role role = role_meant(p, pattern);
  if (is_coordinate(pattern.from_file) && is_coordinate(pattern.from_rank)) {
    const Man there = man_on(p, square_at(pattern.from_file, pattern.from_rank));
    if (there.role == Role::none) return of_square(Kind::empty_origin, there.square);
    if (there.color != us || (role != Role::none && there.role != role))
      return of_men(Kind::other_origin, {}, there);
    role = there.role;
  }
  const Bitboard men = p.of(us, role);
  if (men == 0) return of_role(Kind::no_men, role, us, 0);
  if (role == Role::pawn) return explain_absent_pawn(p, pattern, men);
  if (!is_coordinate(pattern.to_rank)) return {};
  const int file = role == pattern.role ? pattern.from_file : -1;
  const Bitboard fitting = men & tables.file_filter[static_cast<unsigned>(file + 1)] &
                           tables.rank_filter[static_cast<std::size_t>(pattern.from_rank + 1)];
  if (fitting == 0) return none_on_line(role, us, file, pattern.from_rank);
  return of_role(Kind::does_not_reach, role, us, fitting,
                 square_at(pattern.to_file, pattern.to_rank));
}

Reason explain_check_left(const Position& p, const MovePattern& pattern,
                          const Resolution& resolution) {
  const Color us = p.turn();
  const Square from = first_square(resolution.candidates);
  const Man mover = man_on(p, from);
  const Man king = man_on(p, p.king(us));
  const Man taker = man_on(p, resolution.square);
  if (mover.role == Role::king) {
    return of_men(Kind::attacked, king, taker, square_at(pattern.to_file, pattern.to_rank));
  }
  if ((p.checkers() & bit(taker.square)) != 0) return of_men(Kind::in_check, king, taker);
  const bool shields = (between(king.square, taker.square) & p.occupied()) == bit(from);
  if (shields) return of_men(Kind::pinned, mover, taker);
  return of_men(Kind::opens_line, king, taker);
}

/// A pawn's step aside to an empty square: has the pawn behind it not just jumped?
Reason explain_empty_target(const Position& p, const Resolution& resolution) {
  const Color us = p.turn();
  const Square to = resolution.square;
  const auto passed = static_cast<Square>(to ^ 8);
  const bool on_passing_rank = rank_of(to) == (us == Color::white ? 5 : 2);
  if (on_passing_rank && (p.of(~us, Role::pawn) & bit(passed)) != 0) {
    return of_men(Kind::not_just_passed, {}, man_on(p, passed));
  }
  return of_square(Kind::empty_target, to);
}

CastlingSide side_meant(const Position& p, const MovePattern& pattern) {
  if (pattern.kind == MovePattern::Kind::castling) return pattern.castling;
  return pattern.to_file > file_of(p.king(p.turn())) ? CastlingSide::king : CastlingSide::queen;
}

/// What the board shows of a lost right; the move that took it away only the game can tell.
Reason explain_lost_right(const Position& p, const MovePattern& pattern) {
  if (p.chess960()) return {};
  const Color us = p.turn();
  const Man king = man_on(p, p.king(us));
  const int home = us == Color::white ? 0 : 7;
  const bool is_short = side_meant(p, pattern) == CastlingSide::king;
  const Square corner = square_at(is_short ? 7 : 0, home);
  Kind kind = Kind::right_lost;
  if ((p.of(us, Role::rook) & bit(corner)) == 0) kind = Kind::no_rook;
  if (king.square != square_at(4, home)) kind = Kind::king_away;
  return of_men(kind, king, {}, corner);
}

Reason explain_attacked_way(const Position& p, const MovePattern& pattern, Square attacked) {
  const Color us = p.turn();
  const CastlingSide side = side_meant(p, pattern);
  const Square rook = p.castling_rook(us, side);
  const Bitboard others = p.occupied() & ~bit(p.king(us)) & ~(rook < no_square ? bit(rook) : 0);
  const Bitboard attackers = attackers_of(p, attacked, others, p.of(~us), ~us);
  const Kind kind =
      attacked == castled_king(us, side) ? Kind::castling_ends : Kind::castling_crosses;
  return of_men(kind, {}, attackers == 0 ? Man{} : man_on(p, first_square(attackers)), attacked);
}

Reason explain_choices(const Position& p, const MovePattern& pattern, Bitboard men) {
  const Role role = p.role_at(first_square(men));
  Reason reason = of_role(Kind::choices, role, p.turn(), men);
  if (is_coordinate(pattern.to_rank)) {
    reason.square = square_at(pattern.to_file, pattern.to_rank);
  } else {
    reason.file = pattern.to_file;
  }
  return reason;
}

}  // namespace

Role role_meant(const Position& p, const MovePattern& pattern) {
  const int step = pattern.to_file - pattern.from_file;
  const bool absurd = pattern.from_file >= 0 && (step < -1 || step > 1);
  if (pattern.role == Role::pawn && pattern.lower_case_role != Role::none && absurd)
    return pattern.lower_case_role;
  if (pattern.role == Role::none && is_coordinate(pattern.from_file) &&
      is_coordinate(pattern.from_rank)) {
    const Square from = square_at(pattern.from_file, pattern.from_rank);
    if ((p.of(p.turn()) & bit(from)) != 0) return p.role_at(from);
  }
  return pattern.role;
}

Reason explain(const Position& p, const MovePattern& pattern, const Resolution& resolution) {
  const auto first_candidate = [&] { return man_on(p, first_square(resolution.candidates)); };
  const bool is_over = resolution.refusal != Refusal::none &&
                       resolution.refusal != Refusal::no_king && !p.has_legal_move();
  if (is_over) {
    return of_men(p.in_check() ? Kind::mated : Kind::stalemated, man_on(p, p.king(p.turn())), {});
  }
  switch (resolution.refusal) {
    case Refusal::none:
    case Refusal::missing_promotion:
    case Refusal::no_king:
      return {};
    case Refusal::no_such_man:
      return explain_absence(p, pattern);
    case Refusal::blocked:
      return of_men(Kind::in_the_way, first_candidate(), man_on(p, resolution.square));
    case Refusal::own_man_on_target:
      return of_men(Kind::own_man, {}, man_on(p, resolution.square));
    case Refusal::nothing_to_capture:
      return explain_empty_target(p, resolution);
    case Refusal::leaves_king_in_check:
      return explain_check_left(p, pattern, resolution);
    case Refusal::ambiguous:
      return explain_choices(p, pattern, resolution.candidates);
    case Refusal::impossible_promotion:
      if (role_meant(p, pattern) != Role::pawn) return of_square(Kind::only_pawns, no_square);
      if (resolution.square == no_square) return {};
      return of_square(Kind::not_last_rank, resolution.square);
    case Refusal::castling_no_right:
      return explain_lost_right(p, pattern);
    case Refusal::castling_blocked:
      return of_men(Kind::castling_blocked, {}, man_on(p, resolution.square));
    case Refusal::castling_through_check:
      return explain_attacked_way(p, pattern, resolution.square);
    case Refusal::castling_out_of_check:
    case Refusal::null_move_in_check:
      return of_men(Kind::in_check, man_on(p, p.king(p.turn())),
                    man_on(p, first_square(p.checkers())));
  }
  return {};
}

}  // namespace zapis
