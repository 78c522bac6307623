// What check does to one batch: read, judge, report. Touches no file.
#pragma once

#include <string>

#include "cli/against.hpp"
#include "cli/batch_games.hpp"
#include "cli/batch_processor.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

class Checker : public BatchProcessor {
 public:
  /// `against`, if any, is shown each game; it must outlive the checker.
  explicit Checker(const CheckOptions& options, Against* against = nullptr)
      : options_(options), reading_(options), against_(against) {}
  void process(const Batch& batch, Processed& out) override;

 private:
  void report(std::string& out);

  const CheckOptions& options_;
  BatchGames reading_;
  Against* against_;
};

/// The line at the end of a file: its name, games, moves, errors, warnings.
std::string summary(const std::string& file, const Counts& counts, Language language);

}  // namespace zapis::cli
