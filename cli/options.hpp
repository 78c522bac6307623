// What the command line asks for, in the program's own words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/severity_levels.hpp"
#include "formatters/write_epd.hpp"
#include "formatters/write_options.hpp"
#include "zapis/endings.hpp"
#include "zapis/system.hpp"

namespace zapis::cli {

enum class Layout : std::uint8_t { pgn, text, lines, jsonl, epd, md };
enum class OnError : std::uint8_t { keep, skip, stop };
enum class Diagnostics : std::uint8_t { text, jsonl, sarif, none };
/// What is done about a broken game: nothing, say what was meant, correct it.
enum class Mending : std::uint8_t { none, suggest, repair };
enum class Language : std::uint8_t { en, ru };
/// On standard error; automatic: where that is a terminal.
enum class ProgressMode : std::uint8_t { automatic, always, never };

/// How games are read, whatever is done with them.
struct ReadOptions {
  std::vector<std::string> files;  ///< empty, or "-": standard input
  std::optional<System> from;      ///< nothing: found out
  std::string encoding;            ///< of the input; empty: found out
  Language language = Language::en;
  bool fix_mojibake = false;
  bool strict = false;
  bool coloured = false;  ///< findings, for a terminal
  Mending mending = Mending::none;
  bool warnings_as_errors = false;
  ProgressMode progress = ProgressMode::automatic;
  unsigned jobs = 0;  ///< workers; 0: as many as there are cores
};

struct ConvertOptions : ReadOptions {
  std::string output;  ///< empty, or "-": standard output
  System to;
  Layout layout = Layout::pgn;
  WriteOptions write;
  PlyChoice plies;              ///< of the epd layout
  std::string output_encoding;  ///< empty: UTF-8
  OnError on_error = OnError::keep;
  Diagnostics diagnostics = Diagnostics::text;
  bool translit_names = false;
  bool crlf = false;
  bool stats = false;
  std::uint64_t part = 1, parts = 1;  ///< --split: the byte range wanted, from 1
};

struct CheckOptions : ReadOptions {
  Diagnostics report = Diagnostics::text;
  Rules rules = Rules::fide;
  std::string against;  ///< a file with other sheets of the games; empty: none
  bool quiet = false;   ///< the exit status only
  SeverityLevels levels;
};

}  // namespace zapis::cli
