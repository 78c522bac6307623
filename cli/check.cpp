#include "cli/check.hpp"

#include <cstdio>
#include <memory>

#include "cli/checker.hpp"
#include "cli/complain.hpp"
#include "cli/exit_status.hpp"
#include "cli/output.hpp"
#include "cli/pipeline.hpp"

namespace zapis::cli {
namespace {

/// Everything that a run keeps beside its options.
struct Run {
  explicit Run(const CheckOptions& options)
      : output(""),
        pipeline(
            options.jobs, [&options] { return std::make_unique<Checker>(options); },
            [this](const Processed& processed) {
              file_counts.add(processed.counts);
              return output.write(processed.product);
            }) {}

  Output output;
  Counts counts, file_counts;
  bool failed = false;
  bool saw_text = false;
  Pipeline pipeline;
};

/// Checks one file, or those in an archive; what can't be read is named and the next is taken.
void check_file(const std::string& path, const CheckOptions& options, Run& run) {
  Input input(path);
  do {
    run.file_counts = {};
    TextSource source(input, options.encoding);
    BatchReader reader(source);
    while (!run.pipeline.stopped() && reader.next(run.pipeline.free_batch())) run.pipeline.submit();
    run.pipeline.drain();
    run.counts.add(run.file_counts);
    run.saw_text = run.saw_text || reader.saw_text();
    if (run.pipeline.stopped()) return;
    if (!input.error().empty()) {
      complain(input.name(), input.error());
      run.failed = true;
    } else if (!options.quiet && options.report == Diagnostics::text &&
               run.file_counts.games != 0) {
      run.output.write(summary(input.name(), run.file_counts, options.language));
    }
  } while (input.next_member());
}

}  // namespace

int check(const CheckOptions& options) {
  Run run(options);
  const auto is_open = [&run] { return run.output.error().empty() && !run.output.reader_gone(); };
  if (options.files.empty()) check_file("-", options, run);
  for (const std::string& file : options.files) {
    if (is_open()) check_file(file, options, run);
  }
  if (is_open()) run.output.finish();
  if (!run.output.error().empty()) {
    complain(run.output.name(), run.output.error());
    return exit_failure;
  }
  if (run.output.reader_gone()) return exit_ok;
  if (!run.failed && run.saw_text && run.counts.games == 0) {
    std::fprintf(stderr, "zapis: no game found\n");
    return exit_failure;
  }
  return run.failed ? exit_failure : exit_status_of(run.counts, options.warnings_as_errors);
}

}  // namespace zapis::cli
