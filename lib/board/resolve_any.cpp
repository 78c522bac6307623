// Patterns that are not the ordinary case of one man who can go there.
#include "lib/board/castling.hpp"
#include "lib/board/refusal.hpp"
#include "lib/board/resolve.hpp"

namespace zapis::board {
namespace {

constexpr bool said_or_not(int line) { return line >= -1 && line < 8; }

Bitboard origin_filter(const MovePattern& pattern) {
  return tables.file_filter[static_cast<std::size_t>(pattern.from_file + 1)] &
         tables.rank_filter[static_cast<std::size_t>(pattern.from_rank + 1)];
}

Resolution castle(const Position& p, CastlingSide side) {
  if (side != CastlingSide::king && side != CastlingSide::queen) {
    return refused(Refusal::castling_no_right);
  }
  const CastlingAnswer answer = can_castle(p, side);
  Resolution r = refused(answer.refusal, answer.square, 0);
  if (r) {
    r.facts = castling_facts(p, side);
    r.candidates = bit(r.facts.from);
    r.facts.complete = true;
    const Bitboard checkers = castling_checkers(p, r.facts);
    if (checkers != 0) r.facts.check = kind_of_check(p.after(r.facts, checkers));
  }
  return r;
}

/// Is castling what a king's move to `to` means, when no ordinary step is? True: `r` is the answer.
bool castle_by_king_move(const Position& p, const MovePattern& pattern, Square to, Resolution& r) {
  const Color us = p.turn();
  const Bitboard kings = p.of(us, Role::king) & back_rank(us) & origin_filter(pattern);
  if (kings == 0 || pattern.promotion != Role::none || (bit(to) & back_rank(us)) == 0) return false;
  const bool capture = pattern.sign == MovePattern::Sign::capture;
  const bool explicit_origin = pattern.names_origin();
  const Square king = first_square(kings);
  if (p.of(us, Role::rook) & bit(to)) {
    const CastlingSide side = to > king ? CastlingSide::king : CastlingSide::queen;
    if (explicit_origin || capture) {
      r = p.castling_rook(us, side) == to ? castle(p, side) : refused(Refusal::castling_no_right);
      return true;
    }
  }
  if (capture) return false;
  for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
    if (to != castled_king(us, side)) continue;
    const bool far = king > to ? king - to >= 2 : to - king >= 2;
    if (!far && !p.chess960()) return false;
    const Square rook = p.castling_rook(us, side);
    if (rook == no_square) {
      // The king stands at home but has lost the right: that is the reason worth telling.
      if (p.chess960() || file_of(king) != 4) return false;
      r = refused(Refusal::castling_no_right);
      return true;
    }
    const Resolution castling = castle(p, side);
    // A single step is first of all a step; its own refusal says more, but for the rook on the
    // goal.
    if (!castling && !far && king != to && rook != to) return false;
    r = castling;
    return true;
  }
  return false;
}

/// Decides among men who can go there by their way of moving. `to_of` gives the goal of each.
template <typename ToOf>
Resolution decide(const Position& p, const MovePattern& pattern, Role role, Bitboard origins,
                  Bitboard all, ToOf to_of) {
  Bitboard legal = 0;
  Square taker = no_square;
  for (Bitboard rest = origins; rest != 0; rest &= rest - 1) {
    const Square from = first_square(rest);
    const Step step = make_step(p, from, to_of(from), role, Role::none);
    const Bitboard takers = king_takers(p, step);
    if (takers == 0) {
      legal |= bit(from);
    } else if (taker == no_square) {
      taker = first_square(takers);
    }
  }
  if (legal == 0) return refused(Refusal::leaves_king_in_check, taker, origins);
  if (several(legal)) return refused(Refusal::ambiguous, no_square, legal);
  const Square from = first_square(legal);
  const Square to = to_of(from);
  const bool last = role == Role::pawn && (bit(to) & back_rank(~p.turn())) != 0;
  if (last && pattern.promotion == Role::none) {
    return refused(Refusal::missing_promotion, to, legal);
  }
  if (!last && pattern.promotion != Role::none) {
    return refused(Refusal::impossible_promotion, to, legal);
  }
  Resolution r;
  const Step step = make_step(p, from, to, role, pattern.promotion);
  MoveFacts& facts = r.facts;
  facts = step_facts(from, to, role, p.role_at(step.victim), p.chess960());
  facts.promotion = pattern.promotion;
  facts.en_passant = step.victim != to;
  facts.pawn_file_unique =
      role == Role::pawn && file_of(from) != file_of(to) && pawn_file_is_unique(p, from, to);
  if (role != Role::pawn) facts.qualifier = qualifier_among(p, from, to, role, all & ~legal);
  const Bitboard checkers = checkers_after(p, from, to, step.placed, step.victim);
  if (checkers != 0) facts.check = kind_of_check(p.after(facts, checkers));
  r.candidates = legal;
  return r;
}

Resolution resolve_piece(const Position& p, const MovePattern& pattern, Role role) {
  if (pattern.to_rank < 0) return refused(Refusal::no_such_man);
  const Square to = square_at(pattern.to_file, pattern.to_rank);
  const Color us = p.turn();
  const Bitboard men = p.of(us, role) & origin_filter(pattern);
  if (pattern.promotion != Role::none) return refused(Refusal::impossible_promotion, to, men);
  Bitboard all = 0;
  if ((p.of(us) & bit(to)) == 0) all = piece_attacks(role, to, p.occupied()) & p.of(us, role);
  Resolution r = (all & men) == 0
                     ? refuse_piece(p, role, men, to)
                     : decide(p, pattern, role, all & men, all, [to](Square) { return to; });
  if (!r && role == Role::king && castle_by_king_move(p, pattern, to, r)) {
    r.castling_as_king_move = true;
  }
  return r;
}

/// A pawn capture that says files only: "ed", "e:d", "ed=Q".
Resolution resolve_file_capture(const Position& p, const MovePattern& pattern) {
  const int step = pattern.to_file - pattern.from_file;
  if (pattern.from_file < 0 || (step != 1 && step != -1)) return refused(Refusal::no_such_man);
  const Color us = p.turn();
  const auto to_of = [us, step](Square from) {
    return static_cast<Square>(from + (us == Color::white ? 8 : -8) + step);
  };
  const Bitboard pawns = p.of(us, Role::pawn) & origin_filter(pattern) & ~back_rank(~us);
  if (pawns == 0) return refused(Refusal::no_such_man);
  Bitboard takers = 0;
  Bitboard promoting = 0;
  for (Bitboard rest = pawns; rest != 0; rest &= rest - 1) {
    const Square from = first_square(rest);
    const Square to = to_of(from);
    if ((p.of(~us) & bit(to)) == 0 && to != p.en_passant()) continue;
    takers |= bit(from);
    if (bit(to) & back_rank(~us)) promoting |= bit(from);
  }
  if (takers == 0) {
    const Square from = first_square(pawns);
    return refused(Refusal::nothing_to_capture, to_of(from), pawns);
  }
  if (pattern.promotion != Role::none && promoting != 0) takers = promoting;
  if (pattern.en_passant && several(takers) && p.en_passant() != no_square) {
    const Bitboard passing = takers & pawn_attacks(~us, p.en_passant());
    if (passing != 0) takers = passing;
  }
  return decide(p, pattern, Role::pawn, takers, takers, to_of);
}

/// Whence pawns can go to `to`, by capture or straight as the pattern says. King safety apart.
Bitboard pawn_origins(const Position& p, Color us, const MovePattern& pattern, Square to) {
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

Resolution resolve_pawn(const Position& p, const MovePattern& pattern) {
  if (pattern.promotion != Role::none && !is_officer(pattern.promotion)) {
    return refused(Refusal::impossible_promotion);
  }
  if (pattern.to_rank < 0) return resolve_file_capture(p, pattern);
  const Square to = square_at(pattern.to_file, pattern.to_rank);
  const Bitboard fits = origin_filter(pattern);
  const Bitboard origins = pawn_origins(p, p.turn(), pattern, to) & fits;
  if (origins == 0) return refuse_pawn(p, pattern, p.of(p.turn(), Role::pawn) & fits, to);
  return decide(p, pattern, Role::pawn, origins, origins, [to](Square) { return to; });
}

Resolution resolve_move(const Position& p, const MovePattern& pattern) {
  if (pattern.to_file < 0 || pattern.to_file > 7 || !said_or_not(pattern.to_rank) ||
      !said_or_not(pattern.from_file) || !said_or_not(pattern.from_rank)) {
    return refused(Refusal::no_such_man);
  }
  Role role = pattern.role;
  if (role == Role::none) {
    if (!pattern.names_origin()) return refused(Refusal::no_such_man);
    const Square from = square_at(pattern.from_file, pattern.from_rank);
    if ((p.of(p.turn()) & bit(from)) == 0) return refused(Refusal::no_such_man);
    role = p.role_at(from);
  }
  if (role == Role::pawn) return resolve_pawn(p, pattern);
  if (role == Role::king || is_officer(role)) return resolve_piece(p, pattern, role);
  return refused(Refusal::no_such_man);
}

Resolution resolve_null(const Position& p) {
  if (p.in_check()) return refused(Refusal::null_move_in_check, first_square(p.checkers()));
  Resolution r;
  r.facts.null = true;
  return r;
}

}  // namespace

namespace {

Resolution answer(const Position& p, const MovePattern& pattern) {
  if (p.king(p.turn()) == no_square) return refused(Refusal::no_king);
  if (pattern.kind == MovePattern::Kind::null) return resolve_null(p);
  if (pattern.kind == MovePattern::Kind::castling) return castle(p, pattern.castling);
  if (pattern.kind != MovePattern::Kind::move) return refused(Refusal::no_such_man);
  Resolution first = resolve_move(p, pattern);
  if (pattern.lower_case_role == Role::none) return first;
  if (first || pattern.role != Role::pawn) {
    first.lower_case_piece = first && first.facts.role != Role::pawn;
    return first;
  }
  MovePattern piece = pattern;
  piece.role = pattern.lower_case_role;
  piece.from_file = -1;
  Resolution second = resolve_move(p, piece);
  second.lower_case_piece = static_cast<bool>(second);
  const int step = pattern.to_file - pattern.from_file;
  const bool absurd = pattern.from_file >= 0 && (step < -1 || step > 1);
  return second || absurd ? second : first;
}

}  // namespace

void resolve_any(const Position& p, const MovePattern& pattern, Resolution& result) {
  result = answer(p, pattern);
}

}  // namespace zapis::board
