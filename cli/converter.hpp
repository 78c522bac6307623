// What convert does to one batch: read, check, write. Touches no file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch_games.hpp"
#include "cli/batch_processor.hpp"
#include "cli/name_script.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "formatters/move_writer.hpp"
#include "formatters/write_markdown.hpp"
#include "formatters/write_pgn.hpp"
#include "formatters/write_sheet.hpp"
#include "lib/text/encoding_fit.hpp"

namespace zapis::cli {

class Converter : public BatchProcessor {
 public:
  explicit Converter(const ConvertOptions& options);
  /// Must one converter see all batches of a file in order, those in which no game is wanted too?
  /// Names are written as they were spelt earlier.
  static bool needs_order(const ConvertOptions& options);
  void process(const Batch& batch, Processed& out) override;

 private:
  void learn_names(const Batch& batch);
  void convert_game(std::size_t index, Processed& out);
  void report(const GamePlace& place, Processed& out);
  void write(const GamePlace& place, const System& read_as, std::string& out);
  void fit_encoding();

  const ConvertOptions& options_;
  BatchGames reading_;
  Game& game_ = reading_.game();
  Findings& findings_ = reading_.findings();
  MoveWriter moves_;
  PgnWriter pgn_writer_;
  SheetWriter sheet_writer_;
  MarkdownWriter markdown_writer_;
  bool learns_names_;
  NameScript names_;
  std::vector<DiagnosticText> diagnostics_;
  std::optional<EncodingFit> fit_;  // where the product is not to be UTF-8
  std::string written_, fitted_;
};

}  // namespace zapis::cli
