#include "cli/convert.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/batch.hpp"
#include "cli/complain.hpp"
#include "cli/converter.hpp"
#include "cli/exit_status.hpp"
#include "cli/output.hpp"
#include "cli/pipeline.hpp"
#include "lib/text/code_page.hpp"

namespace zapis::cli {
namespace {

/// Of a file that holds a layout.
std::string_view file_ending(Layout layout) {
  return layout == Layout::pgn ? ".pgn" : layout == Layout::jsonl ? ".jsonl" : ".txt";
}

/// Everything that a run keeps beside its options.
struct Run {
  explicit Run(const ConvertOptions& options)
      : output(options.output, file_ending(options.layout)),
        pipeline(
            Converter::needs_order(options) ? 1 : options.jobs,
            [&options] { return std::make_unique<Converter>(options); },
            [this](const Processed& processed) { return write(processed); }) {
    if (!options.output_encoding.empty()) encoder = StreamEncoder::open(options.output_encoding);
  }

  bool write(const Processed& processed) {
    counts.add(processed.counts);
    std::fwrite(processed.reports.data(), 1, processed.reports.size(), stderr);
    if (!encoder) return output.write(processed.product);
    encoded.clear();
    encoder->encode(processed.product, encoded);
    return output.write(encoded);
  }

  Output output;
  std::optional<StreamEncoder> encoder;  // of the whole product; nothing: UTF-8
  std::string encoded;
  Counts counts;
  bool failed = false;
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
  if (input.error().empty()) return;
  run.pipeline.drain();  // findings of what was read come first
  complain(input.name(), input.error());
  run.failed = true;
}

/// Converts one file; what can't be read is named and the next file is taken.
void convert_file(const std::string& path, const ConvertOptions& options, Run& run,
                  bool& saw_text) {
  Input input(path);
  ByteRange range;
  if (options.parts > 1) {
    const std::optional<std::uint64_t> size = input.size();
    if (size) {
      range = part_of(*size, options.part, options.parts);
    } else if (input.error().empty()) {
      input.refuse("--split needs a regular file that is not compressed");
    }
  }
  do {
    TextSource source(input, options.encoding);
    BatchReader reader(source);
    reader.keep_only(range);
    while (!run.pipeline.stopped() && reader.next(run.pipeline.free_batch())) run.pipeline.submit();
    saw_text = saw_text || reader.saw_text();
    complain_of(input, run);
    if (run.pipeline.stopped()) return;
  } while (input.next_member());
}

}  // namespace

int convert(const ConvertOptions& options) {
  Run run(options);
  bool saw_text = false;
  if (run.output.error().empty()) {
    if (options.files.empty()) convert_file("-", options, run, saw_text);
    for (const std::string& file : options.files) {
      if (!run.pipeline.stopped()) convert_file(file, options, run, saw_text);
    }
    run.pipeline.drain();
  }
  if (run.output.error().empty() && !run.output.reader_gone()) run.output.finish();
  if (!run.output.error().empty()) {
    complain(run.output.name(), run.output.error());
    run.failed = true;
  }
  if (run.output.reader_gone()) return exit_ok;
  if (!run.failed && saw_text && run.counts.games == 0 && options.parts == 1 &&
      !run.pipeline.stopped()) {
    std::fprintf(stderr, "zapis: no game found\n");
    run.failed = true;
  }
  if (options.stats) {
    std::fprintf(stderr, "%llu games, %llu plies, %llu errors, %llu warnings\n",
                 static_cast<unsigned long long>(run.counts.games),
                 static_cast<unsigned long long>(run.counts.plies),
                 static_cast<unsigned long long>(run.counts.errors),
                 static_cast<unsigned long long>(run.counts.warnings));
  }
  return run.failed ? exit_failure : exit_status_of(run.counts, options.warnings_as_errors);
}

}  // namespace zapis::cli
