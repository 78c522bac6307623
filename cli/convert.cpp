#include "cli/convert.hpp"

#include <cstdio>
#include <optional>
#include <string>

#include "cli/batch.hpp"
#include "cli/converter.hpp"
#include "cli/exit_status.hpp"
#include "cli/output.hpp"
#include "lib/text/code_page.hpp"

namespace zapis::cli {
namespace {

void complain(const std::string& name, const std::string& reason) {
  std::fprintf(stderr, "zapis: %s: %s\n", name.c_str(), reason.c_str());
}

/// Everything that a run keeps beside its options.
struct Run {
  explicit Run(const ConvertOptions& options) : converter(options), output(options.output) {
    if (!options.output_encoding.empty()) encoder = StreamEncoder::open(options.output_encoding);
  }

  Converter converter;
  Output output;
  std::optional<StreamEncoder> encoder;  // of the whole product; nothing: UTF-8
  std::string encoded;
  Batch batch;
  Converted converted;
  Counts counts;
  bool failed = false;
  bool stopped = false;
};

bool write_product(Run& run) {
  if (!run.encoder) return run.output.write(run.converted.product);
  run.encoded.clear();
  run.encoder->encode(run.converted.product, run.encoded);
  return run.output.write(run.encoded);
}

/// Converts one file; what can't be read is named and the next file is taken.
void convert_file(const std::string& path, const ConvertOptions& options, Run& run,
                  bool& saw_text) {
  Input input(path);
  TextSource source(input, options.encoding);
  BatchReader reader(source);
  run.converter.start_file();
  while (!run.stopped && input.error().empty() && reader.next(run.batch)) {
    if (!input.error().empty()) break;
    run.converter.convert(run.batch, run.converted);
    run.counts.add(run.converted.counts);
    std::fwrite(run.converted.reports.data(), 1, run.converted.reports.size(), stderr);
    if (!write_product(run) || run.converted.stop) run.stopped = true;
  }
  saw_text = saw_text || reader.saw_text();
  if (!input.error().empty()) {
    complain(input.name(), input.error());
    run.failed = true;
  }
}

}  // namespace

int convert(const ConvertOptions& options) {
  Run run(options);
  bool saw_text = false;
  if (run.output.error().empty()) {
    if (options.files.empty()) convert_file("-", options, run, saw_text);
    for (const std::string& file : options.files) {
      if (!run.stopped) convert_file(file, options, run, saw_text);
    }
  }
  if (run.output.error().empty() && !run.output.reader_gone()) run.output.finish();
  if (!run.output.error().empty()) {
    complain(run.output.name(), run.output.error());
    run.failed = true;
  }
  if (run.output.reader_gone()) return exit_ok;
  if (!run.failed && saw_text && run.counts.games == 0 && !run.stopped) {
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
  if (run.failed) return exit_failure;
  const bool worthy =
      run.counts.errors != 0 || (options.warnings_as_errors && run.counts.warnings != 0);
  return worthy ? exit_findings : exit_ok;
}

}  // namespace zapis::cli
