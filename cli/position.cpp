#include "cli/position.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

#include "cli/complain.hpp"
#include "cli/exit_status.hpp"
#include "cli/game_text.hpp"
#include "cli/line_count.hpp"
#include "cli/output.hpp"
#include "cli/pipeline.hpp"
#include "cli/position_processor.hpp"
#include "cli/position_splitter.hpp"
#include "cli/position_writer.hpp"
#include "formatters/write_position.hpp"

namespace zapis::cli {
namespace {

class Run {
 public:
  explicit Run(const PositionOptions& options)
      : options_(options),
        writer_(options),
        output_(options.output),
        pipeline_(
            is_one_picture() ? 1 : options.jobs,
            [this] {
              return std::make_unique<PositionProcessor>(options_,
                                                         is_one_picture() ? &writer_ : nullptr);
            },
            [this](const Processed& processed) { return write(processed); }) {}

  void read_argument(const std::string& text);
  void read_file(const std::string& path);
  int finish();

 private:
  /// All positions go into one drawing.
  bool is_one_picture() const { return options_.to == "svg"; }
  bool is_over() const { return !output_.error().empty() || output_.reader_gone(); }
  void start(const std::string& name);
  void read_text(std::string& text, bool last);
  bool write(const Processed& processed);

  const PositionOptions& options_;
  PositionWriter writer_;
  Output output_;
  std::string name_;
  std::uint64_t line_ = 1;   // of the text that comes next
  std::uint64_t count_ = 0;  // of the input's positions
  bool has_written_ = false;
  bool saw_error_ = false;
  bool failed_ = false;
  Pipeline pipeline_;  // last: its threads end before what they use
};

bool Run::write(const Processed& processed) {
  saw_error_ = saw_error_ || processed.counts.errors != 0;
  if (!processed.product.empty()) {
    if (std::exchange(has_written_, true) && !options_.jsonl) output_.write(writer_.between());
    output_.write(processed.product);
  }
  std::fwrite(processed.reports.data(), 1, processed.reports.size(), stderr);
  return !is_over();
}

/// Hands over the positions whose end is in sight, and takes them off the text.
void Run::read_text(std::string& text, bool last) {
  Batch& batch = pipeline_.free_batch();
  batch.file = name_;
  batch.ends.clear();
  batch.first_line = line_;
  batch.first_game = count_ + 1;
  std::size_t end = 0;
  for (;;) {
    const std::size_t begin = std::min(text.find_first_not_of(position_blanks, end), text.size());
    if (begin == text.size()) break;
    const std::size_t length =
        position_length(std::string_view(text).substr(begin), options_.from, last);
    if (length == std::string_view::npos) break;
    end = begin + length;
    batch.ends.push_back(end);
  }
  if (batch.ends.empty()) return;
  batch.text.swap(text);
  text.assign(batch.text, end);
  batch.text.resize(end);
  line_ += count_line_ends(batch.text);
  count_ += batch.ends.size();
  pipeline_.submit();
}

void Run::start(const std::string& name) {
  name_ = name;
  line_ = 1;
  count_ = 0;
}

void Run::read_argument(const std::string& text) {
  start("<argument>");
  BatchEncoding encoding;
  encoding.all_utf8 = false;
  GameText decoder;
  decoder.decode(encoding, text);
  std::string decoded(decoder.text());
  read_text(decoded, true);
}

/// Whole lines are decoded as they come; a position that goes on waits for the rest.
void Run::read_file(const std::string& path) {
  Input input(path);
  start(input.name());
  TextSource source(input, "");
  GameText decoder;
  std::string bytes;  // of the line that is not whole
  std::string text;   // of the position whose end is not in sight
  bool any = false;
  bool more = true;
  while (more && !is_over()) {
    constexpr std::size_t block = std::size_t{256} * 1024;
    more = source.read(bytes, block) != 0;
    any = any || !bytes.empty();
    std::size_t size = more ? bytes.rfind('\n') + 1 : bytes.size();
    if (size == 0 && bytes.size() >= block) size = bytes.size();  // no position has such lines
    decoder.decode(source.judge(std::string_view(bytes).substr(0, size)),
                   std::string_view(bytes).substr(0, size));
    text += decoder.text();
    bytes.erase(0, size);
    read_text(text, !more);
  }
  pipeline_.drain();
  if (!input.error().empty()) {
    complain(input.name(), input.error(), options_.language);
    failed_ = true;
  } else if (any && count_ == 0) {
    complain(input.name(), "no position found", options_.language);
    failed_ = true;
  }
}

int Run::finish() {
  pipeline_.drain();
  std::string end;
  writer_.finish(end);
  output_.write(end);
  if (!is_over()) output_.finish();
  if (output_.reader_gone()) return exit_ok;
  if (!output_.error().empty()) {
    complain(output_.name(), output_.error(), options_.language);
    return exit_failure;
  }
  if (failed_) return exit_failure;
  return saw_error_ ? exit_findings : exit_ok;
}

}  // namespace

bool is_position_form(const std::string& name, bool written) {
  for (const std::string_view form : {"list", "fen", "shredder-fen", "epd", "diagram", "unicode"}) {
    if (name == form) return true;
  }
  if (written && name == "svg") return true;
  const Alphabet* alphabet = list_alphabet(name);
  return alphabet != nullptr && (!written || has_list_headings(alphabet->id));
}

int position(const PositionOptions& options) {
  Run run(options);
  if (options.inputs.empty()) run.read_file("-");
  for (const std::string& input : options.inputs) {
    std::error_code error;
    if (input == "-" || std::filesystem::exists(input, error)) {
      run.read_file(input);
    } else {
      run.read_argument(input);
    }
  }
  return run.finish();
}

}  // namespace zapis::cli
