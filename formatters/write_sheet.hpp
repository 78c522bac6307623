// A score sheet as text: headers in the language of the notation, two aligned columns.
#pragma once

#include <string>
#include <string_view>

#include "formatters/move_counter.hpp"
#include "formatters/move_writer.hpp"
#include "formatters/write_options.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

class SheetWriter {
 public:
  SheetWriter(const System& system, WriteOptions options);

  /// Appends the sheet and a blank line. Comments and variations stand on lines of their own,
  /// between the rows.
  void write(const Game& game, std::string& out);

 private:
  void write_header(const Game& game, std::string& out) const;

  MoveWriter moves_;
  WriteOptions options_;
  std::string language_;  // of the header words
  MoveCounter counter_;
};

}  // namespace zapis
