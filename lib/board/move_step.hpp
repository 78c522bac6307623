// The men and the clocks after a step of one man: the part of playing a move that is always asked.
#pragma once

#include "lib/board/attacks.hpp"
#include "zapis/position.hpp"

namespace zapis {

/// `us` is the side that moves; `placed` stands on `to` afterwards, and what is taken on `victim`.
[[gnu::always_inline]] inline void Position::move_step(Color us, Square from, Square to, Role role,
                                                       Role placed, Square victim, Role captured) {
  using namespace board;
  // All is read before anything is written: the compiler must think that the one changes the other.
  int clock = halfmove_clock_ + 1;
  Square jumped = no_square;
  Bitboard rooks = castling_rooks_ & ~(bit(from) | bit(to));
  if (captured != Role::none) {
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

/// The turn passes from `us` to the other side.
[[gnu::always_inline]] inline void Position::pass_turn(Color us) {
  fullmove_number_ += static_cast<int>(us);
  turn_ = ~us;
}

}  // namespace zapis
