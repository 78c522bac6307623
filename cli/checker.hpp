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
      : options_(options),
        reading_(options),
        against_(against),
        wants_warnings_(!options.quiet || options.warnings_as_errors ||
                        options.levels.denies_any()) {}
  void process(const Batch& batch, Processed& out) override;

 private:
  /// What there is to say of a game that was read without errors, too: endings, the form.
  void find_warnings(Findings& findings);
  void report(std::string& out);

  const CheckOptions& options_;
  BatchGames reading_;
  Against* against_;
  bool wants_warnings_;  // else only errors are of any account
};

/// The line at the end of a file: its name, games, moves, errors, warnings.
std::string summary(const std::string& file, const Counts& counts, Language language);

}  // namespace zapis::cli
