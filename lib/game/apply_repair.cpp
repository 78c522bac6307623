#include <utility>

#include "lib/game/insert_item.hpp"
#include "zapis/repair.hpp"

namespace zapis {
namespace {

using Kind = TapeItem::Kind;

void insert(Game& game, const Edit& edit) {
  TapeItem item;
  item.kind = Kind::pattern;
  item.offset = game.tape[edit.item].offset;
  item.pattern = edit.pattern;
  insert_item(game, edit.item, item);
}

/// Takes the rest of a word into its move.
void join(Game& game, const Edit& edit) {
  TapeItem& item = game.tape[edit.item];
  item.offset = edit.offset;
  item.length = edit.length;
  for (std::size_t i = edit.item + 1; i <= edit.last; ++i) {
    const Kind kind = game.tape[i].kind;
    if (kind == Kind::pattern || kind == Kind::unreadable || kind == Kind::raw)
      game.tape[i].kind = Kind::dropped;
  }
  // What was taken for a number inside the word is none.
  for (std::size_t i = edit.item; i < game.tape.size() && i < edit.last + 3; ++i) {
    TapeItem& other = game.tape[i];
    if (other.number_offset >= edit.offset && other.number_offset < edit.offset + edit.length)
      other.number = 0;
  }
}

}  // namespace

void apply_repair(const Repair& repair, Game& game) {
  // From the last one, for an insertion moves what stands behind it.
  for (std::size_t i = repair.edits.size(); i-- > 0;) {
    const Edit& edit = repair.edits[i];
    TapeItem& item = game.tape[edit.item];
    switch (edit.kind) {
      case Edit::Kind::replaced:
        item.kind = Kind::pattern;
        item.pattern = edit.pattern;
        join(game, edit);
        break;
      case Edit::Kind::inserted:
        insert(game, edit);
        break;
      case Edit::Kind::removed:
        item.kind = Kind::dropped;
        break;
      case Edit::Kind::exchanged: {
        TapeItem& other = game.tape[edit.last];
        std::swap(item.pattern, other.pattern);
        std::swap(item.offset, other.offset);
        std::swap(item.length, other.length);
        break;
      }
    }
  }
}

}  // namespace zapis
