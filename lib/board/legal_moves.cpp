#include "lib/board/after.hpp"
#include "lib/board/castling.hpp"
#include "zapis/position.hpp"

namespace zapis {

using namespace board;

namespace {

void add(const Position& p, const Step& step, std::vector<MoveFacts>& out) {
  if (!is_legal(p, step)) return;
  MoveFacts facts;
  facts.from = step.from;
  facts.to = step.to;
  facts.role = step.role;
  facts.captured = p.role_at(step.victim);
  facts.en_passant = step.victim != step.to;
  facts.chess960 = p.chess960();
  if (step.role != Role::pawn || (bit(step.to) & back_rank(~p.turn())) == 0) {
    out.push_back(facts);
    return;
  }
  for (Role r : {Role::queen, Role::rook, Role::bishop, Role::knight}) {
    facts.promotion = r;
    out.push_back(facts);
  }
}

void add_all(const Position& p, Square from, Role role, Bitboard targets,
             std::vector<MoveFacts>& out) {
  for (; targets != 0; targets &= targets - 1) {
    add(p, make_step(p, from, first_square(targets), role, Role::none), out);
  }
}

Bitboard pawn_targets(const Position& p, Square from) {
  const Color us = p.turn();
  const Bitboard empty = ~p.occupied();
  const Bitboard one = forward(us, bit(from)) & empty;
  const Bitboard third = forward(us, forward(us, back_rank(us)));
  const Bitboard two = forward(us, one & third) & empty;
  Bitboard prey = p.of(~us);
  if (p.en_passant() != no_square) prey |= bit(p.en_passant());
  return one | two | (pawn_attacks(us, from) & prey);
}

}  // namespace

void Position::legal_moves(std::vector<MoveFacts>& out) const {
  if (king(turn_) == no_square) return;
  for (Bitboard men = of(turn_); men != 0; men &= men - 1) {
    const Square from = first_square(men);
    const Role role = role_at(from);
    const Bitboard targets = role == Role::pawn
                                 ? pawn_targets(*this, from)
                                 : piece_attacks(role, from, occupied()) & ~of(turn_);
    add_all(*this, from, role, targets, out);
  }
  for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
    if (can_castle(*this, side).refusal == Refusal::none) {
      out.push_back(castling_facts(*this, side));
    }
  }
}

}  // namespace zapis
