#include "lib/board/attacks.hpp"
#include "lib/board/castling.hpp"
#include "zapis/position.hpp"

namespace zapis {

using namespace board;

[[gnu::always_inline]] inline void Position::move_men(const MoveFacts& facts) {
  const Color us = turn_;
  turn_ = ~us;
  fullmove_number_ += static_cast<int>(us);
  if (facts.castling != CastlingSide::none || facts.null) {
    move_specially(facts);
    return;
  }
  // All is read before anything is written: the compiler must think that the one changes the other.
  const Square from = facts.from;
  const Square to = facts.to;
  const Role role = facts.role;
  const Role captured = facts.captured;
  const Role placed = facts.promotion == Role::none ? role : facts.promotion;
  const bool passing = facts.en_passant;
  int clock = halfmove_clock_ + 1;
  Square jumped = no_square;
  Bitboard rooks = castling_rooks_ & ~(bit(from) | bit(to));
  if (captured != Role::none) {
    const auto victim = static_cast<Square>(passing ? to ^ 8 : to);
    board_[victim] = Role::none;
    roles_[index_of(captured)] ^= bit(victim);
    colors_[index_of(~us)] ^= bit(victim);
    clock = 0;
  }
  board_[from] = Role::none;
  board_[to] = placed;
  roles_[index_of(role)] ^= bit(from);
  roles_[index_of(placed)] ^= bit(to);
  colors_[index_of(us)] ^= bit(from) | bit(to);
  if (role == Role::pawn) {
    clock = 0;
    if ((from ^ to) == 16) jumped = static_cast<Square>((from + to) / 2);
  } else if (role == Role::king) {
    rooks &= ~back_rank(us);
    find_kings();
  }
  if (captured == Role::king) find_kings();
  castling_rooks_ = rooks;
  halfmove_clock_ = clock;
  en_passant_ = jumped;
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

bool Position::is_mate_after(const MoveFacts& facts, Bitboard checkers) const {
  Position next = *this;
  next.move_men(facts);
  next.checkers_ = checkers;
  return !next.has_legal_move();
}

}  // namespace zapis
