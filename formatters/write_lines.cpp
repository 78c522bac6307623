#include "formatters/write_lines.hpp"

namespace zapis {

void write_lines(const Game& game, const MoveWriter& moves, std::string& out) {
  bool first = true;
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == TapeItem::Kind::variation_begin) {
      i = item.link;
    } else if (item.kind == TapeItem::Kind::move) {
      if (!first) out += ' ';
      moves.append(item.facts, out);
      first = false;
    }
  }
  out += '\n';
}

}  // namespace zapis
