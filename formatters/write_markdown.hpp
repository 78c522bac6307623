// A game as Markdown (CommonMark): a heading, the moves in bold, what is said of them below,
// diagrams as blocks of code.
#pragma once

#include <string>

#include "formatters/move_counter.hpp"
#include "formatters/move_writer.hpp"
#include "formatters/write_options.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

class MarkdownWriter {
 public:
  MarkdownWriter(const System& system, WriteOptions options);

  /// Appends the game and a blank line.
  void write(const Game& game, std::string& out);

 private:
  void write_head(const Game& game, std::string& out) const;

  MoveWriter moves_;
  WriteOptions options_;
  std::string language_;  // of the words that are ours
  MoveCounter counter_;
};

}  // namespace zapis
