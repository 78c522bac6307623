#include "cli/convert.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/batch.hpp"
#include "cli/complain.hpp"
#include "cli/converter.hpp"
#include "cli/exit_status.hpp"
#include "cli/layouts.hpp"
#include "cli/output.hpp"
#include "cli/pipeline.hpp"
#include "cli/progress.hpp"
#include "cli/signals.hpp"
#include "lib/text/code_page.hpp"

namespace zapis::cli {
namespace {

/// Everything that a run keeps beside its options.
struct Run {
  explicit Run(const ConvertOptions& wanted)
      : options(wanted),
        output(wanted.output, file_ending(wanted.layout)),
        progress(wanted.progress, wanted.language),
        pipeline(
            Converter::needs_order(wanted) ? 1 : wanted.jobs,
            [this] { return std::make_unique<Converter>(options); },
            [this](const Processed& processed) { return write(processed); }) {
    if (!wanted.output_encoding.empty()) encoder = StreamEncoder::open(wanted.output_encoding);
  }

  bool write(const Processed& processed) {
    counts.add(processed.counts);
    if (!processed.reports.empty() || output.is_terminal()) progress.clear();
    std::fwrite(processed.reports.data(), 1, processed.reports.size(), stderr);
    const bool written = write_product(processed.product);
    progress.show(counts);
    return written;
  }
  bool write_product(const std::string& product) {
    if (!encoder) return output.write(product);
    encoded.clear();
    encoder->encode(product, encoded);
    return output.write(encoded);
  }
  void complain_of(const std::string& name, const std::string& reason) {
    progress.clear();
    complain(name, reason, options.language);
    failed = true;
  }
  /// Is nothing more wanted?
  bool is_over() const { return pipeline.stopped() || end_signal() != 0; }

  const ConvertOptions& options;
  Output output;
  Progress progress;
  std::optional<StreamEncoder> encoder;  // of the whole product; nothing: UTF-8
  std::string encoded;
  Counts counts;
  bool failed = false;
  bool saw_text = false;
  Pipeline pipeline;
};

/// The last part has no end: a file may grow while it is read.
ByteRange part_of(std::uint64_t size, std::uint64_t part, std::uint64_t parts) {
  const auto bound = [&](std::uint64_t k) { return size / parts * k + size % parts * k / parts; };
  ByteRange range;
  range.begin = bound(part - 1);
  if (part < parts) range.end = bound(part);
  return range;
}

void complain_of(const Input& input, Run& run) {
  run.pipeline.drain();  // findings of what was read come first
  run.complain_of(input.name(), input.error());
}

/// Converts one file; what can't be read is named and the next file is taken.
void convert_file(Input& input, Run& run) {
  const ConvertOptions& options = run.options;
  ByteRange range;
  if (options.parts > 1) {
    const std::optional<std::uint64_t> size = input.size();
    if (!size) {
      if (input.error().empty())
        input.refuse("--split needs a regular file, uncompressed or in zstd");
      return complain_of(input, run);
    }
    range = part_of(*size, options.part, options.parts);
  }
  do {
    TextSource source(input, options.encoding);
    BatchReader reader(source);
    reader.keep_only(range);
    if (Converter::needs_order(options)) reader.give_unwanted();
    while (!run.is_over() && reader.next(run.pipeline.free_batch())) run.pipeline.submit();
    run.saw_text = run.saw_text || reader.saw_text();
    if (end_signal() == 0 && !input.error().empty()) complain_of(input, run);
  } while (!run.is_over() && input.next_member());
}

}  // namespace

int convert(const ConvertOptions& options) {
  catch_signals();
  Run run(options);
  const std::vector<std::string> files =
      options.files.empty() ? std::vector<std::string>{"-"} : options.files;
  if (run.output.error().empty()) {
    run.progress.expect(files, options.part, options.parts);
    read_in_turn(
        files, run.progress, run.counts, [&run] { return run.is_over(); },
        [&run](Input& input) { convert_file(input, run); });
    run.pipeline.drain();
  }
  run.progress.finish(run.counts);
  const bool is_cut_off = end_signal() != 0 && run.output.appears_when_whole();
  if (run.output.error().empty() && !run.output.reader_gone() && !is_cut_off) run.output.finish();
  if (!run.output.error().empty()) run.complain_of(run.output.name(), run.output.error());
  if (run.output.reader_gone()) return exit_ok;
  if (!run.failed && run.saw_text && run.counts.games == 0 && options.parts == 1 &&
      !run.is_over()) {
    complain("no game found", options.language);
    run.failed = true;
  }
  if (options.stats) {
    std::fprintf(stderr, "%llu games, %llu plies, %llu errors, %llu warnings\n",
                 static_cast<unsigned long long>(run.counts.games),
                 static_cast<unsigned long long>(run.counts.plies),
                 static_cast<unsigned long long>(run.counts.errors),
                 static_cast<unsigned long long>(run.counts.warnings));
  }
  if (end_signal() != 0 && run.output.error().empty()) return exit_of_signal(end_signal());
  return run.failed ? exit_failure : exit_status_of(run.counts, options.warnings_as_errors);
}

}  // namespace zapis::cli
