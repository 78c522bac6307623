// The tape in document order, as writers want it: filtered, texts folded, raw pieces joined.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "formatters/comment_text.hpp"
#include "formatters/position_walk.hpp"
#include "formatters/write_options.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// The text of the raw items from `first` on, as written, what stood between them included. `last`
/// is set to the last of them.
std::string_view raw_run(const Game& game, std::size_t first, std::size_t& last);

/// The walk itself; what it calls, `walk_tape` says.
template <typename Visitor>
void walk_items(const Game& game, const WriteOptions& options, Visitor& visitor) {
  std::string room;
  std::string_view text;
  const std::span<const TapeItem> tape = game.tape;
  for (std::size_t i = 0; i < tape.size(); ++i) {
    const TapeItem& item = tape[i];
    if (item.kind == TapeItem::Kind::move) {  // nearly always: no jump through a table
      visitor.move(item.facts);
      continue;
    }
    switch (item.kind) {
      case TapeItem::Kind::move:
      case TapeItem::Kind::dropped:
        break;
      case TapeItem::Kind::nag:
        if (options.nags) visitor.nag(item.number);
        break;
      case TapeItem::Kind::comment:
        if (!options.comments) break;
        text = fold(game.span(item), room);
        if (!options.clocks && text.find("[%") != std::string_view::npos) {
          text = room = without_clock_commands(text);
          if (text.empty()) break;
        }
        visitor.comment(text);
        break;
      case TapeItem::Kind::variation_begin:
        if (options.variations) {
          visitor.variation_begin();
        } else {
          i = item.link;
        }
        break;
      case TapeItem::Kind::variation_end:
        visitor.variation_end();
        break;
      case TapeItem::Kind::result:
        visitor.result(result_text(static_cast<Result>(item.number)));
        break;
      case TapeItem::Kind::pattern:
      case TapeItem::Kind::unreadable:
      case TapeItem::Kind::raw:
        visitor.raw(fold(raw_run(game, i, i), room));
        break;
    }
  }
}

/// Calls move(facts), nag(number), comment(text), variation_begin(), variation_end(), result(text)
/// and raw(text) of `visitor` for all that `options` keep; and diagram(position, flip, caption), if
/// it can draw, where the game asks for one. With `fen_comments` a FEN follows each move. No
/// recursion: variations may be nested at any depth.
template <typename Visitor>
void walk_tape(const Game& game, const WriteOptions& options, Visitor& visitor) {
  if (DrawsDiagrams<Visitor> || options.fen_comments) {
    PositionWalk<Visitor> walk(game, options.fen_comments, visitor);
    walk_items(game, options, walk);
    walk.finish();
  } else {
    walk_items(game, options, visitor);
  }
}

}  // namespace zapis
