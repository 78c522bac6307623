#include "cli/position_reader.hpp"

#include <algorithm>
#include <charconv>

#include "cli/position_splitter.hpp"
#include "cli/position_writer.hpp"
#include "lib/board/set_up.hpp"
#include "lib/board/validity.hpp"
#include "parsers/board_text.hpp"
#include "parsers/position_list.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {
namespace {

std::uint32_t trimmed_length(std::string_view text) {
  return static_cast<std::uint32_t>(text.find_last_not_of(position_blanks) + 1);
}

/// The operations of an EPD: what stands behind its four fields.
std::string_view epd_operations(std::string_view line) {
  for (int field = 0; field < 4; ++field) {
    line.remove_prefix(std::min(line.find_first_not_of(position_blanks), line.size()));
    line.remove_prefix(std::min(line.find_first_of(position_blanks), line.size()));
  }
  line.remove_prefix(std::min(line.find_first_not_of(position_blanks), line.size()));
  line = line.substr(0, trimmed_length(line));
  return line.ends_with(';') ? line : std::string_view();
}

/// The number of an operation, "hmvc 4;"; -1: there is none.
int epd_number(std::string_view operations, std::string_view opcode) {
  while (!operations.empty()) {
    const std::string_view operation = operations.substr(0, operations.find(';'));
    operations.remove_prefix(std::min(operation.size() + 1, operations.size()));
    operations.remove_prefix(
        std::min(operations.find_first_not_of(position_blanks), operations.size()));
    if (!operation.starts_with(opcode) || !operation.substr(opcode.size()).starts_with(' '))
      continue;
    int number = -1;
    const std::string_view digits = operation.substr(opcode.size() + 1);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }
  return -1;
}

bool is_impossible(const Finding& finding) { return finding.code == Code::impossible_position; }

}  // namespace

PositionReader::PositionReader(const PositionOptions& options)
    : options_(options), alphabet_(list_alphabet(options.from)) {}

bool PositionReader::read_fen(std::string_view text, ReadPosition& out, Findings& findings) const {
  const std::uint32_t length = trimmed_length(text);
  const FenReport facts = parse_fen(text, options_.from == "shredder-fen", out.position);
  out.operations = epd_operations(text);
  out.form = out.operations.empty() ? "fen" : "epd";
  if (!facts.readable) {
    findings.push_back(make_finding(Code::bad_fen, 0, length));
    findings.back().detail = facts.reason;
    return false;
  }
  const int halfmove_clock = epd_number(out.operations, "hmvc");
  const int fullmove_number = epd_number(out.operations, "fmvn");
  if (halfmove_clock >= 0 || fullmove_number >= 1) {
    out.position.set_counters(std::max(halfmove_clock, 0), std::max(fullmove_number, 1));
  }
  if (facts.bad_en_passant) {
    findings.push_back(make_finding(Code::impossible_position, 0, length));
    findings.back().detail = "en-passant";
  }
  if (facts.bad_castling_flag) findings.push_back(make_finding(Code::bad_castling_flag, 0, length));
  return true;
}

/// A board or a list.
bool PositionReader::read_text(std::string_view text, ReadPosition& out, Findings& findings) const {
  out.text = {};
  const bool board = options_.from.empty()
                         ? measure_board(text) != 0
                         : options_.from == "diagram" || options_.from == "unicode";
  const bool good = board ? read_board_text(text, out.text, findings)
                          : read_position_list(text, alphabet_, out.text, findings);
  out.form = !board ? "list" : out.text.figurines ? "unicode" : "diagram";
  if (!good) return false;
  if (!board) out.form += ':' + std::string(out.text.alphabet->id);
  out.position = set_up(out.text, trimmed_length(text), findings);
  out.operations = out.text.words.operations;
  return true;
}

bool PositionReader::read(std::string_view text, ReadPosition& out, Findings& findings) const {
  const std::string& form = options_.from;
  const bool fen = form.empty() ? looks_like_fen(text) : form.ends_with("fen") || form == "epd";
  if (!(fen ? read_fen(text, out, findings) : read_text(text, out, findings))) return false;
  Position& p = out.position;
  if (options_.turn) p.set_turn(*options_.turn);
  if (options_.no_castling) p.set_castling_rooks(0);
  if (options_.turn || options_.no_castling) p.finish();
  for (const char* reason : impossibilities(p)) {
    findings.push_back(make_finding(Code::impossible_position, 0, trimmed_length(text)));
    findings.back().detail = reason;
  }
  return options_.allow_impossible || std::none_of(findings.begin(), findings.end(), is_impossible);
}

}  // namespace zapis::cli
