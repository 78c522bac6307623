#include "lib/game/castling_past.hpp"

namespace zapis {
namespace {

using Kind = TapeItem::Kind;

/// Where one stops looking back: a hostile game may want to castle very often.
constexpr int longest_walk = 4096;

/// Visits the moves played before `index`, the last one first.
template <class F>
void each_earlier_move(const Game& game, std::size_t index, const F& visit) {
  bool replaced = false;  // the move that a variation stands in place of
  int steps = 0;
  for (std::size_t i = index; i > 0 && steps < longest_walk; ++steps) {
    const TapeItem& item = game.tape[--i];
    if (item.kind == Kind::variation_end && item.link < i) i = item.link;
    if (item.kind == Kind::variation_begin) replaced = true;
    if (item.kind != Kind::move) continue;
    if (!replaced) visit(item.facts);
    replaced = false;
  }
}

}  // namespace

void recall_castling(const Game& game, std::size_t index, const Position& now, Reason& reason) {
  using Why = Reason::Kind;
  if (reason.kind != Why::right_lost && reason.kind != Why::king_away &&
      reason.kind != Why::no_rook) {
    return;
  }
  const Color us = now.turn();
  const Square corner = reason.square;
  int half_moves = 2 * (now.fullmove_number() - 1) + (us == Color::black ? 1 : 0);
  Color mover = us;
  bool king_moved = false;
  each_earlier_move(game, index, [&](const MoveFacts& facts) {
    --half_moves;
    mover = ~mover;
    const int number = half_moves / 2 + 1;
    if (mover == us && facts.role == Role::king) {  // the first one counts, and more than the rook
      reason.kind = Why::king_moved;
      reason.move = number;
      king_moved = true;
    } else if (!king_moved && (mover == us ? facts.from : facts.to) == corner) {
      reason.kind = mover == us ? Why::rook_moved : Why::rook_taken;
      reason.move = number;
    }
  });
  if (reason.kind == Why::right_lost && game.has_start) reason.kind = Why::start_lacks_right;
}

}  // namespace zapis
