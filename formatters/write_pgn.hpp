// A game in PGN export format (PGN standard 8), moves in any system.
#pragma once

#include <string>

#include "formatters/move_counter.hpp"
#include "formatters/move_writer.hpp"
#include "formatters/write_options.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

class PgnWriter {
 public:
  PgnWriter(const System& system, WriteOptions options)
      : moves_(system), options_(std::move(options)) {}

  /// Appends the game: tags, a blank line, movetext, a blank line.
  void write(const Game& game, std::string& out);

 private:
  MoveWriter moves_;
  WriteOptions options_;
  MoveCounter counter_;
};

}  // namespace zapis
