// What position does to one batch: read, judge, write. Touches no file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch_processor.hpp"
#include "cli/line_finder.hpp"
#include "cli/position.hpp"
#include "cli/position_reader.hpp"
#include "cli/position_writer.hpp"
#include "cli/report.hpp"

namespace zapis::cli {

/// Takes batches whose games are positions, blanks before them.
class PositionProcessor : public BatchProcessor {
 public:
  /// `whole`, if any, writes the positions of all batches; it must outlive the processor.
  explicit PositionProcessor(const PositionOptions& options, PositionWriter* whole = nullptr)
      : options_(options), reader_(options), own_writer_(options), writer_(whole) {
    if (writer_ == nullptr) writer_ = &own_writer_;
  }
  void process(const Batch& batch, Processed& out) override;

 private:
  void read_one(std::string_view text, const GamePlace& place, Processed& out);
  void report(Findings& findings, const GamePlace& place, Processed& out);
  void write_record(const GamePlace& place, bool good, const ReadPosition& found, std::string& out);

  const PositionOptions& options_;
  PositionReader reader_;
  PositionWriter own_writer_;
  PositionWriter* writer_;
  LineFinder lines_;
  std::vector<DiagnosticText> diagnostics_;  // of the last position
};

}  // namespace zapis::cli
