#include "lib/board/attacks.hpp"
#include "lib/board/castling.hpp"
#include "lib/board/move_step.hpp"
#include "zapis/position.hpp"

namespace zapis {

using namespace board;

void Position::move_men(const MoveFacts& facts) {
  const Color us = turn_;
  pass_turn(us);
  if (facts.castling != CastlingSide::none || facts.null) {
    move_specially(facts);
    return;
  }
  const auto victim = static_cast<Square>(facts.en_passant ? facts.to ^ 8 : facts.to);
  const Role placed = facts.promotion == Role::none ? facts.role : facts.promotion;
  move_step(us, facts.from, facts.to, facts.role, placed, victim, facts.captured);
}

void Position::move_specially(const MoveFacts& facts) {
  const Color us = ~turn_;
  ++halfmove_clock_;
  en_passant_ = no_square;
  if (facts.null) return;
  // King and rook may stand on each other's goal, so both are lifted first.
  const Square rook_to = castled_rook(us, facts.castling);
  board_[facts.from] = Role::none;
  board_[facts.castling_rook] = Role::none;
  board_[facts.to] = Role::king;
  board_[rook_to] = Role::rook;
  const Bitboard old_king = bit(facts.from);
  const Bitboard old_rook = bit(facts.castling_rook);
  const Bitboard kings = roles_[index_of(Role::king)] & ~old_king;
  const Bitboard rooks = roles_[index_of(Role::rook)] & ~old_rook;
  roles_[index_of(Role::king)] = kings | bit(facts.to);
  roles_[index_of(Role::rook)] = rooks | bit(rook_to);
  Bitboard& own = colors_[index_of(us)];
  own = (own & ~(old_king | old_rook)) | bit(facts.to) | bit(rook_to);
  castling_rooks_ &= ~back_rank(us);
  find_kings();
}

void Position::play(const MoveFacts& facts) {
  move_men(facts);
  checkers_ = 0;
  if (!facts.complete || facts.check != CheckKind::none) find_checkers();
}

Position Position::after(const MoveFacts& facts, Bitboard checkers) const {
  Position next = *this;
  next.move_men(facts);
  next.checkers_ = checkers;
  return next;
}

}  // namespace zapis
