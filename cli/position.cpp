#include "cli/position.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <vector>

#include "cli/complain.hpp"
#include "cli/exit_status.hpp"
#include "cli/game_text.hpp"
#include "cli/line_finder.hpp"
#include "cli/output.hpp"
#include "cli/position_reader.hpp"
#include "cli/position_splitter.hpp"
#include "cli/position_writer.hpp"
#include "cli/report.hpp"
#include "formatters/write_position.hpp"
#include "formatters/write_position_jsonl.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {
namespace {

class Run {
 public:
  explicit Run(const PositionOptions& options)
      : options_(options), reader_(options), writer_(options), output_(options.output) {}

  void read_argument(const std::string& text);
  void read_file(const std::string& path);
  int finish();

 private:
  std::size_t read_text(std::string_view text, bool last);
  void start(const std::string& name);
  void one(std::size_t begin, std::size_t length);
  void report(Findings& findings, std::size_t begin);
  void write_record(std::uint64_t line, bool good, const ReadPosition& found);
  void flush();

  const PositionOptions& options_;
  PositionReader reader_;
  PositionWriter writer_;
  Output output_;
  std::string name_;
  std::string_view text_;
  std::uint64_t first_line_ = 1;  // of `text_`
  LineFinder lines_;
  std::vector<DiagnosticText> diagnostics_;  // of the last position
  std::string out_;
  std::string reports_;
  std::uint64_t count_ = 0;  // of the input's positions
  bool saw_error_ = false;
  bool failed_ = false;
};

void Run::report(Findings& findings, std::size_t begin) {
  findings.sum_up();
  findings.sort();
  diagnostics_.clear();
  const GamePlace place{name_, count_, first_line_, text_, begin, &lines_};
  for (const Finding& finding : findings) {
    if (finding.severity == Severity::error) saw_error_ = true;
    if (options_.diagnostics == Diagnostics::none && !options_.jsonl) continue;
    diagnostics_.push_back(describe(finding, place, options_.language));
    append_report(options_.diagnostics, options_.coloured, diagnostics_.back(), finding, place,
                  reports_);
  }
}

void Run::one(std::size_t begin, std::size_t length) {
  ++count_;
  Findings findings;
  ReadPosition found;
  const std::uint64_t line = first_line_ + (options_.jsonl ? lines_.find(text_, begin).lines : 0);
  const bool good = reader_.read(text_.substr(begin, length), found, findings);
  report(findings, begin);
  if (options_.jsonl) {
    write_record(line, good, found);
  } else if (good) {
    writer_.write(found.position, found.operations, out_);
  }
  constexpr std::size_t enough = std::size_t{64} * 1024;
  if (out_.size() >= enough || reports_.size() >= enough) flush();
}

void Run::write_record(std::uint64_t line, bool good, const ReadPosition& found) {
  PositionRecord record{name_, count_, line, found.form, {}, found.operations, {}};
  std::string fen;
  std::string text;
  if (good) {
    write_fen(found.position, FenStyle::x_fen, fen);
    record.fen = fen;
    if (options_.to != "fen") {
      writer_.write(found.position, found.operations, text);
      text.pop_back();  // the end of its last line
      record.text = text;
    }
  }
  write_position_jsonl(record, diagnostics_, out_);
}

/// Reads the positions whose end is in sight; how many bytes that were.
std::size_t Run::read_text(std::string_view text, bool last) {
  text_ = text;
  lines_.reset();
  std::size_t begin = 0;
  while (true) {
    const std::size_t next = text.find_first_not_of(position_blanks, begin);
    if (next == std::string_view::npos) return text.size();
    const std::size_t length = position_length(text.substr(next), options_.from, last);
    if (length == std::string_view::npos) return begin;
    one(next, length);
    begin = next + length;
  }
}

void Run::start(const std::string& name) {
  name_ = name;
  first_line_ = 1;
  count_ = 0;
}

void Run::read_argument(const std::string& text) {
  start("<argument>");
  BatchEncoding encoding;
  encoding.all_utf8 = false;
  GameText decoder;
  decoder.decode(encoding, text);
  read_text(decoder.text(), true);
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
  while (more && output_.error().empty() && !output_.reader_gone()) {
    constexpr std::size_t block = std::size_t{256} * 1024;
    more = source.read(bytes, block) != 0;
    any = any || !bytes.empty();
    std::size_t size = more ? bytes.rfind('\n') + 1 : bytes.size();
    if (size == 0 && bytes.size() >= block) size = bytes.size();  // no position has such lines
    decoder.decode(source.judge(std::string_view(bytes).substr(0, size)),
                   std::string_view(bytes).substr(0, size));
    text += decoder.text();
    bytes.erase(0, size);
    const std::size_t read = read_text(text, !more);
    first_line_ += static_cast<std::uint64_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(read), '\n'));
    text.erase(0, read);
  }
  if (!input.error().empty()) {
    complain(input.name(), input.error(), options_.language);
    failed_ = true;
  } else if (any && count_ == 0) {
    complain(input.name(), "no position found", options_.language);
    failed_ = true;
  }
}

void Run::flush() {
  output_.write(out_);
  std::fwrite(reports_.data(), 1, reports_.size(), stderr);
  out_.clear();
  reports_.clear();
}

int Run::finish() {
  writer_.finish(out_);
  flush();
  if (output_.error().empty() && !output_.reader_gone()) output_.finish();
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
