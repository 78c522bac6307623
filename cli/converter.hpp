// What convert does to one batch: read, check, write. Touches no file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch_processor.hpp"
#include "cli/game_text.hpp"
#include "cli/name_script.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/strict.hpp"
#include "formatters/move_writer.hpp"
#include "formatters/write_pgn.hpp"
#include "formatters/write_sheet.hpp"
#include "lib/text/encoding_fit.hpp"
#include "parsers/game_reader.hpp"

namespace zapis::cli {

class Converter : public BatchProcessor {
 public:
  explicit Converter(const ConvertOptions& options);
  /// Must one converter see all batches in order? Names are written as they were spelt earlier.
  static bool needs_order(const ConvertOptions& options);
  void process(const Batch& batch, Processed& out) override;

 private:
  void convert_game(const Batch& batch, std::uint64_t number, std::size_t begin, std::size_t end,
                    Processed& out);
  void report_encoding();
  static void count(const Findings& findings, Counts& counts);
  void report(const GamePlace& place, Processed& out);
  void write(const GamePlace& place, const System& read_as, std::string& out);
  void fit_encoding();

  const ConvertOptions& options_;
  GameReader reader_;
  MoveWriter moves_;
  PgnWriter pgn_writer_;
  SheetWriter sheet_writer_;
  NameScript names_;
  Game game_;
  Findings findings_;
  std::vector<DiagnosticText> diagnostics_;
  std::optional<EncodingFit> fit_;  // where the product is not to be UTF-8
  std::string written_, fitted_;
  GameText game_text_;
  LineFinder batch_lines_, game_lines_;  // the latter of a game that had to be rewritten
  std::uint64_t game_line_ = 0;          // where the game at hand starts
  bool guess_to_report_ = false;  // the batch's encoding was guessed, and no game has said so
  std::string mojibake_to_report_;
};

}  // namespace zapis::cli
