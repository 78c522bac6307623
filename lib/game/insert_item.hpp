// One more item in the midst of a tape.
#pragma once

#include <cstdint>

#include "zapis/game.hpp"

namespace zapis {

/// Puts an item before the one at `index`; the links of variations follow.
inline void insert_item(Game& game, std::uint32_t index, const TapeItem& item) {
  game.tape.insert(game.tape.begin() + index, item);
  for (TapeItem& other : game.tape) {
    if ((other.kind == TapeItem::Kind::variation_begin ||
         other.kind == TapeItem::Kind::variation_end) &&
        other.link >= index) {
      ++other.link;
    }
  }
}

}  // namespace zapis
