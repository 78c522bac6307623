// zapis position: lists, FEN and EPD, each into any other, and into boards of text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "formatters/write_svg.hpp"
#include "zapis/types.hpp"

namespace zapis::cli {

struct PositionOptions {
  std::vector<std::string> inputs;  ///< files, or a position itself; none: standard input
  std::string from;                 ///< empty: found out; else as `to`, but svg
  std::string to;                   ///< list[:LANG], fen, shredder-fen, epd, diagram, unicode, svg
  std::string output;               ///< empty, or "-": standard output
  unsigned jobs = 0;                ///< workers; 0: as many as there are cores
  std::optional<Color> turn;
  bool no_castling = false;  ///< for lists, which are silent about it
  bool jsonl = false;        ///< an object a position, with its findings
  bool allow_impossible = false;
  SvgOptions svg;  ///< `flip` is for boards of text, too
  Diagnostics diagnostics = Diagnostics::text;
  Language language = Language::en;
  bool coloured = false;
};

/// Is the name of a form known, for reading or for writing?
bool is_position_form(const std::string& name, bool written);

int position(const PositionOptions& options);

}  // namespace zapis::cli
