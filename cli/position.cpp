#include "cli/position.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string_view>

#include "cli/complain.hpp"
#include "cli/exit_status.hpp"
#include "cli/game_text.hpp"
#include "cli/line_finder.hpp"
#include "cli/output.hpp"
#include "cli/position_writer.hpp"
#include "cli/report.hpp"
#include "formatters/write_position.hpp"
#include "lib/board/validity.hpp"
#include "parsers/position_list.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {
namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";

bool is_blank(std::string_view line) {
  return line.find_first_not_of(blanks) == std::string_view::npos;
}

/// Is the first word a board of FEN: eight ranks?
bool looks_like_fen(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  return std::count(word.begin(), word.end(), '/') == 7;
}

/// The rights that king and rooks on the squares of the orthodox start allow.
Bitboard silent_castling(const Position& p) {
  Bitboard rooks = 0;
  for (const Color c : {Color::white, Color::black}) {
    const int rank = c == Color::white ? 0 : 7;
    if ((p.of(c, Role::king) & bit(square_at(4, rank))) == 0) continue;
    rooks |= p.of(c, Role::rook) & (bit(square_at(0, rank)) | bit(square_at(7, rank)));
  }
  return rooks;
}

/// The operations of an EPD: what stands behind its four fields.
std::string_view epd_operations(std::string_view line) {
  for (int field = 0; field < 4; ++field) {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    line.remove_prefix(std::min(line.find_first_of(blanks), line.size()));
  }
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  const std::size_t end = line.find_last_not_of(blanks);
  if (end == std::string_view::npos || line[end] != ';') return {};
  return line.substr(0, end + 1);
}

class Run {
 public:
  explicit Run(const PositionOptions& options)
      : options_(options),
        from_(list_alphabet(options.from)),
        writer_(options),
        output_(options.output) {}

  void read_text(std::string_view text, const std::string& name);
  void read_file(const std::string& path);
  int finish();

 private:
  void one(std::size_t from, std::size_t to);
  bool read(std::string_view text, Position& p, Findings& findings);
  static void judge(std::string_view text, const Position& p, Findings& findings);
  void report(const Findings& findings, std::size_t begin);
  void flush();

  const PositionOptions& options_;
  const Alphabet* from_;
  std::string name_;
  std::string_view text_;
  LineFinder lines_;
  PositionWriter writer_;
  Output output_;
  std::string out_;
  std::string reports_;
  std::uint64_t count_ = 0;
  bool saw_error_ = false;
  bool failed_ = false;
};

bool Run::read(std::string_view text, Position& p, Findings& findings) {
  const bool list =
      options_.from.empty() ? !looks_like_fen(text) : options_.from.starts_with("list");
  if (list) {
    PositionList found;
    if (!read_position_list(text, from_, found, findings)) return false;
    p = found.position;
    if (!options_.no_castling) p.set_castling_rooks(silent_castling(p));
  } else {
    const auto length = static_cast<std::uint32_t>(text.find_last_not_of(blanks) + 1);
    const FenReport facts = parse_fen(text, options_.from == "shredder-fen", p);
    if (!facts.readable) {
      findings.push_back(make_finding(Code::bad_fen, 0, length));
      findings.back().detail = facts.reason;
      return false;
    }
    if (facts.bad_en_passant) {
      findings.push_back(make_finding(Code::impossible_position, 0, length));
      findings.back().detail = "en-passant";
    }
    if (facts.bad_castling_flag)
      findings.push_back(make_finding(Code::bad_castling_flag, 0, length));
  }
  if (options_.turn) p.set_turn(*options_.turn);
  if (options_.no_castling) p.set_castling_rooks(0);
  p.finish();
  return true;
}

void Run::judge(std::string_view text, const Position& p, Findings& findings) {
  const auto length = static_cast<std::uint32_t>(text.find_last_not_of(blanks) + 1);
  for (const char* reason : impossibilities(p)) {
    findings.push_back(make_finding(Code::impossible_position, 0, length));
    findings.back().detail = reason;
  }
}

void Run::report(const Findings& findings, std::size_t begin) {
  const GamePlace place{name_, count_, 1, text_, begin, &lines_};
  for (const Finding& finding : findings) {
    if (finding.severity == Severity::error) saw_error_ = true;
    if (options_.diagnostics == Diagnostics::none) continue;
    append_report(options_.diagnostics, options_.coloured,
                  describe(finding, place, options_.language), finding, place, reports_);
  }
}

void Run::one(std::size_t from, std::size_t to) {
  std::string_view text = text_.substr(from, to - from);
  const std::size_t lead = text.find_first_not_of(blanks);
  if (lead == std::string_view::npos) return;
  from += lead;
  text.remove_prefix(lead);
  ++count_;
  Findings findings;
  Position p;
  bool good = read(text, p, findings);
  if (good) {
    judge(text, p, findings);
    good = options_.allow_impossible ||
           std::none_of(findings.begin(), findings.end(),
                        [](const Finding& f) { return f.code == Code::impossible_position; });
  }
  report(findings, from);
  if (good) writer_.write(p, looks_like_fen(text) ? epd_operations(text) : "", out_);
  constexpr std::size_t enough = std::size_t{64} * 1024;
  if (out_.size() >= enough || reports_.size() >= enough) flush();
}

/// A FEN is a line; a list goes on until both sides have been named and a blank line, or the next
/// list, comes.
void Run::read_text(std::string_view text, const std::string& name) {
  name_ = name;
  text_ = text;
  lines_.reset();
  std::size_t block = 0;
  bool both = false;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const std::string_view line = text.substr(begin, end - begin);
    const bool fen = looks_like_fen(line);
    const bool next = both && (is_blank(line) || heads_side(line, Color::white) ||
                               line.find('/') != std::string_view::npos);
    if (fen || next) {
      one(block, begin);
      block = begin;
      both = false;
    }
    if (fen) {
      one(begin, end);
      block = end;
    } else if (!both) {
      both = heads_side(line, Color::black) || line.find('/') != std::string_view::npos;
    }
    begin = end;
  }
  one(block, text.size());
}

void Run::read_file(const std::string& path) {
  Input input(path);
  TextSource source(input, "");
  std::string bytes;
  constexpr std::size_t block = std::size_t{256} * 1024;
  while (source.read(bytes, block) != 0) {
  }
  if (!input.error().empty()) {
    complain(input.name(), input.error());
    failed_ = true;
    return;
  }
  GameText decoder;
  decoder.decode(source.judge(bytes), bytes);
  const std::uint64_t before = count_;
  read_text(decoder.text(), input.name());
  if (count_ == before && !bytes.empty()) {
    std::fprintf(stderr, "zapis: %s: no position found\n", input.name().c_str());
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
    complain(output_.name(), output_.error());
    return exit_failure;
  }
  if (failed_) return exit_failure;
  return saw_error_ ? exit_findings : exit_ok;
}

}  // namespace

bool is_position_form(const std::string& name, bool written) {
  if (name == "list" || name == "fen" || name == "shredder-fen" || name == "epd") return true;
  if (written && (name == "diagram" || name == "unicode" || name == "svg")) return true;
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
      run.read_text(input, "<argument>");
    }
  }
  return run.finish();
}

}  // namespace zapis::cli
