#include "cli/report.hpp"

#include <algorithm>

#include "cli/line_count.hpp"
#include "cli/messages.hpp"
#include "lib/text/repair_utf8.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

/// How much of a long line is shown on each side of the finding, in bytes.
constexpr std::size_t context = 100;
/// How much of the offending text is quoted, in bytes.
constexpr std::size_t longest_quote = 200;

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Cuts to at most `size` bytes, between characters.
std::string_view clip(std::string_view text, std::size_t size) {
  if (text.size() <= size) return text;
  while (size > 0 && is_continuation(text[size])) --size;
  return text.substr(0, size);
}

/// The text of a finding: up to the end of its line.
std::string_view offending_text(const Finding& finding, const GamePlace& place) {
  const std::size_t offset = std::min(place.offset + finding.offset, place.text.size());
  std::string_view text = place.text.substr(offset, finding.length);
  text = text.substr(0, text.find_first_of("\r\n"));
  return clip(text, longest_quote);
}

/// The line of a finding may begin in another game, whose stray bytes still stand there: here as
/// they are read.
std::string_view as_read(std::string_view text, std::string& repaired) {
  if (find_invalid_utf8(text) == std::string_view::npos) return text;
  repaired.clear();
  std::vector<RepairedBytes> ignored;
  repair_utf8(text, repaired, ignored);
  return repaired;
}

std::size_t count_characters(std::string_view text) {
  std::string repaired;
  return count_code_points(as_read(text, repaired));
}

/// One cell a character; tabs and control characters become blanks so that the caret stands right.
void append_printable(std::string_view text, std::string& out) {
  std::string repaired;
  for (const char c : as_read(text, repaired))
    out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
}

}  // namespace

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "";
}

DiagnosticText describe(const Finding& finding, const GamePlace& place, Language language) {
  const std::size_t offset = std::min(place.offset + finding.offset, place.text.size());
  std::size_t line_begin = 0;
  line_at(place.text, offset, line_begin);
  DiagnosticText diagnostic;
  diagnostic.code = code_name(finding.code);
  diagnostic.severity = severity_name(finding.severity);
  diagnostic.file = place.file;
  diagnostic.game = place.game;
  diagnostic.line = place.first_line + count_line_ends(place.text.substr(0, line_begin));
  diagnostic.column = count_characters(place.text.substr(line_begin, offset - line_begin)) + 1;
  diagnostic.ply = finding.ply;
  diagnostic.text = offending_text(finding, place);
  diagnostic.message = message(finding, diagnostic.text, language);
  diagnostic.suggestion = finding.suggestion;
  return diagnostic;
}

void append_text_report(const DiagnosticText& diagnostic, const Finding& finding,
                        const GamePlace& place, std::string& out) {
  out += diagnostic.file + ':' + std::to_string(diagnostic.line) + ':' +
         std::to_string(diagnostic.column) + ": ";
  out += diagnostic.severity;
  out += '[';
  out += diagnostic.code;
  out += "]: " + diagnostic.message + '\n';
  if (finding.code == Code::missing_result) return;  // there is nothing to point at
  const std::size_t offset = std::min(place.offset + finding.offset, place.text.size());
  std::size_t begin = 0;
  std::string_view line = line_at(place.text, offset, begin);
  std::size_t at = offset - begin;
  bool cut_left = false;
  if (at > context) {
    std::size_t skip = at - context;
    while (skip < at && is_continuation(line[skip])) ++skip;
    line.remove_prefix(skip);
    at -= skip;
    cut_left = true;
  }
  const bool cut_right = line.size() > at + 2 * context;
  line = clip(line, at + 2 * context);
  out += "    ";
  if (cut_left) out += "…";
  append_printable(line, out);
  if (cut_right) out += "…";
  out += "\n    ";
  if (cut_left) out += ' ';
  out.append(count_characters(line.substr(0, at)), ' ');
  out += '^';
  const std::size_t width = count_code_points(clip(line.substr(at), diagnostic.text.size()));
  if (width > 1) out.append(width - 1, '~');
  out += '\n';
  if (!diagnostic.suggestion.empty()) out += "    = " + diagnostic.suggestion + '\n';
}

}  // namespace zapis::cli
