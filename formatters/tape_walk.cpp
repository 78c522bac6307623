#include "formatters/tape_walk.hpp"

namespace zapis {

std::string_view raw_run(const Game& game, std::size_t first, std::size_t& last) {
  const std::uint32_t begin = game.tape[first].offset;
  std::uint32_t end = begin;
  for (std::size_t i = first; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    const bool is_raw = item.kind == TapeItem::Kind::raw || item.kind == TapeItem::Kind::pattern ||
                        item.kind == TapeItem::Kind::unreadable;
    if (!is_raw) break;
    last = i;
    end = item.offset + item.length;
  }
  return game.text.substr(begin, end - begin);
}

}  // namespace zapis
