// The moves of a game's main line, in order.
#pragma once

#include "zapis/game.hpp"

namespace zapis {

/// Visits those that stand on the tape from `begin` up to `end`; `begin` lies in no variation.
template <class Visit>
void each_main_move(const Game& game, const TapeItem* begin, const TapeItem* end,
                    const Visit& visit) {
  const TapeItem* const tape = game.tape.data();
  for (const TapeItem* item = begin; item < end; ++item) {
    if (item->kind == TapeItem::Kind::move) {
      visit(*item);
    } else if (item->kind == TapeItem::Kind::variation_begin && tape + item->link > item) {
      item = tape + item->link;
    }
  }
}

template <class Visit>
void each_main_move(const Game& game, const Visit& visit) {
  const TapeItem* const tape = game.tape.data();
  each_main_move(game, tape, tape + game.tape.size(), visit);
}

}  // namespace zapis
