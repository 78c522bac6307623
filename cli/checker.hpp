// What check does to one batch: read, judge, report. Touches no file.
#pragma once

#include <string>

#include "cli/batch_games.hpp"
#include "cli/batch_processor.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

class Checker : public BatchProcessor {
 public:
  explicit Checker(const CheckOptions& options) : options_(options), reading_(options) {}
  void process(const Batch& batch, Processed& out) override;

 private:
  void report(std::string& out);

  const CheckOptions& options_;
  BatchGames reading_;
};

/// The line at the end of a file: its name, games, moves, errors, warnings.
std::string summary(const std::string& file, const Counts& counts, Language language);

}  // namespace zapis::cli
