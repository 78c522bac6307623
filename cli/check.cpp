#include "cli/check.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/checker.hpp"
#include "cli/complain.hpp"
#include "cli/exit_status.hpp"
#include "cli/output.hpp"
#include "cli/pipeline.hpp"
#include "cli/progress.hpp"
#include "cli/sarif.hpp"
#include "cli/signals.hpp"

namespace zapis::cli {
namespace {

/// Everything that a run keeps beside its options.
struct Run {
  explicit Run(const CheckOptions& wanted)
      : options(wanted),
        output(""),
        progress(wanted.progress, wanted.language),
        against(wanted.against.empty() ? nullptr : std::make_unique<Against>(wanted)),
        pipeline(
            // The other sheets are read in their order.
            against == nullptr ? wanted.jobs : 1,
            [this] { return std::make_unique<Checker>(options, against.get()); },
            [this](const Processed& processed) {
              file_counts.add(processed.counts);
              counts.add(processed.counts);
              if (output.is_terminal()) progress.clear();
              const bool written = write(processed);
              progress.show(counts);
              return written;
            }) {}

  bool write(const Processed& processed) {
    if (processed.product.empty()) return true;
    // SARIF wants commas between its results.
    if (options.report == Diagnostics::sarif && std::exchange(has_results, true))
      output.write(",\n");
    return output.write(processed.product);
  }

  /// Is nothing more wanted?
  bool is_over() const {
    return !output.error().empty() || output.reader_gone() || end_signal() != 0;
  }

  const CheckOptions& options;
  Output output;
  Progress progress;
  std::unique_ptr<Against> against;
  Counts counts, file_counts;
  bool failed = false;
  bool saw_text = false;
  bool has_results = false;
  Pipeline pipeline;
};

/// Checks one file, or those in an archive; what can't be read is named and the next is taken.
void check_file(Input& input, Run& run) {
  do {
    run.file_counts = {};
    TextSource source(input, run.options.encoding);
    BatchReader reader(source);
    while (!run.is_over() && reader.next(run.pipeline.free_batch())) run.pipeline.submit();
    run.pipeline.drain();
    run.saw_text = run.saw_text || reader.saw_text();
    if (run.is_over()) return;
    if (!input.error().empty()) {
      run.progress.clear();
      complain(input.name(), input.error(), run.options.language);
      run.failed = true;
    } else if (!run.options.quiet && run.options.report == Diagnostics::text &&
               run.file_counts.games != 0) {
      if (run.output.is_terminal()) run.progress.clear();
      run.output.write(summary(input.name(), run.file_counts, run.options.language));
    }
  } while (input.next_member());
}

/// Reports the other sheets that have no counterpart.
void check_rest(Run& run) {
  Processed processed;
  bool goes_on = true;
  while (goes_on) {
    goes_on = run.against->finish(processed);
    run.counts.add(processed.counts);
    run.write(processed);
  }
  if (!run.against->error().empty()) {
    complain(run.against->name(), run.against->error(), run.options.language);
    run.failed = true;
  }
}

}  // namespace

int check(const CheckOptions& options) {
  catch_signals();
  Run run(options);
  if (run.against != nullptr && !run.against->error().empty()) {
    complain(run.against->name(), run.against->error(), options.language);
    return exit_failure;
  }
  const std::vector<std::string> files =
      options.files.empty() ? std::vector<std::string>{"-"} : options.files;
  run.progress.expect(files);
  const auto is_open = [&run] { return run.output.error().empty() && !run.output.reader_gone(); };
  const bool is_sarif = options.report == Diagnostics::sarif && !options.quiet;
  if (is_sarif) run.output.write(sarif_head(options.language));
  read_in_turn(
      files, run.progress, run.counts, [&run] { return run.is_over(); },
      [&run](Input& input) { check_file(input, run); });
  run.progress.finish(run.counts);
  if (run.against != nullptr && !run.is_over()) check_rest(run);
  if (is_sarif && is_open()) run.output.write(sarif_tail());
  if (is_open()) run.output.finish();
  if (!run.output.error().empty()) {
    complain(run.output.name(), run.output.error(), options.language);
    return exit_failure;
  }
  if (run.output.reader_gone()) return exit_ok;
  if (end_signal() != 0) return exit_of_signal(end_signal());
  if (!run.failed && run.saw_text && run.counts.games == 0) {
    complain("no game found", options.language);
    return exit_failure;
  }
  return run.failed ? exit_failure : exit_status_of(run.counts, options.warnings_as_errors);
}

}  // namespace zapis::cli
