#include "formatters/write_pgn.hpp"

#include "formatters/movetext.hpp"
#include "formatters/pgn_tags.hpp"
#include "formatters/tape_walk.hpp"

namespace zapis {

void PgnWriter::write(const Game& game, std::string& out) {
  write_pgn_tags(game, options_, out);
  counter_.start(game.start);
  Movetext movetext(moves_, counter_, options_.wrap, out);
  walk_tape(game, options_, movetext);
  movetext.result(result_text(game.result));
  movetext.finish();
  out += "\n\n";
}

}  // namespace zapis
