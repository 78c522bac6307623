#include "cli/report.hpp"

#include <algorithm>

#include "cli/colour.hpp"
#include "cli/messages.hpp"
#include "cli/sarif.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

/// How much of a long line is shown on each side of the finding, in bytes.
constexpr std::size_t context = 100;
/// How much of the offending text is quoted, in bytes.
constexpr std::size_t longest_quote = 200;

bool is_line_break(char c) { return c == '\n' || c == '\r'; }
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
  const std::string_view text = place.text.substr(offset, finding.length);
  const std::string_view quote = clip(text, longest_quote);
  return quote.substr(0, quote.find_first_of("\r\n"));
}

/// One cell a character; tabs and control characters become blanks so that the caret stands right.
/// The line may hold bytes of a neighbouring game that are not UTF-8.
void append_printable(std::string_view text, std::string& out) {
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    append_utf8(point.value < 0x20 || point.value == 0x7F ? U' ' : point.value, out);
    text.remove_prefix(point.length);
  }
}

void append_coloured(std::string_view colour, std::string_view text, const Palette& colours,
                     std::string& out) {
  out += colour;
  out += text;
  out += colours.reset;
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
  LineFinder own;
  const LineFinder::Place found =
      (place.lines != nullptr ? *place.lines : own).find(place.text, offset);
  DiagnosticText diagnostic;
  diagnostic.code = code_name(finding.code);
  diagnostic.severity = severity_name(finding.severity);
  diagnostic.file = place.file;
  diagnostic.game = place.game;
  diagnostic.line = place.first_line + found.lines;
  diagnostic.column = found.column;
  if (place.first_byte) diagnostic.byte = *place.first_byte + offset;
  diagnostic.ply = finding.ply;
  diagnostic.more = finding.omitted;
  diagnostic.text = offending_text(finding, place);
  diagnostic.message = message(finding, diagnostic.text, language);
  diagnostic.note = note(finding.reason, language);
  diagnostic.suggestion = finding.suggestion;
  diagnostic.help = help(finding, language);
  return diagnostic;
}

void append_text_report(bool coloured, const DiagnosticText& diagnostic, const Finding& finding,
                        const GamePlace& place, std::string& out) {
  const Palette& colours = palette(coloured);
  append_coloured(colours.place,
                  diagnostic.file + ':' + std::to_string(diagnostic.line) + ':' +
                      std::to_string(diagnostic.column) + ":",
                  colours, out);
  out += ' ';
  append_coloured(
      colours.of(finding.severity),
      std::string(diagnostic.severity) + '[' + std::string(diagnostic.code) + "]:", colours, out);
  out += ' ';
  append_coloured(colours.message, diagnostic.message, colours, out);
  out += '\n';
  // There is nothing to point at.
  if (finding.code == Code::missing_result || finding.omitted != 0) return;
  const std::size_t offset = std::min(place.offset + finding.offset, place.text.size());
  const std::string_view text = place.text;
  std::size_t begin = offset;
  while (begin > 0 && offset - begin < context && !is_line_break(text[begin - 1])) --begin;
  const bool cut_left = begin > 0 && !is_line_break(text[begin - 1]);
  while (cut_left && begin < offset && is_continuation(text[begin])) ++begin;
  if (begin == 0 && text.starts_with(byte_order_mark))
    begin = std::min(offset, byte_order_mark.size());
  std::size_t end = offset;
  while (end < text.size() && end - offset <= 2 * context && !is_line_break(text[end])) ++end;
  const bool cut_right = end - offset > 2 * context;
  const std::size_t at = offset - begin;
  const std::string_view line = clip(text.substr(begin, end - begin), at + 2 * context);
  out += "    ";
  if (cut_left) out += "…";
  append_printable(line, out);
  if (cut_right) out += "…";
  out += "\n    ";
  if (cut_left) out += ' ';
  out.append(count_code_points(line.substr(0, at)), ' ');
  const std::size_t width = count_code_points(clip(line.substr(at), diagnostic.text.size()));
  append_coloured(colours.caret, '^' + std::string(width > 1 ? width - 1 : 0, '~'), colours, out);
  out += '\n';
  if (!diagnostic.note.empty()) {
    out += "    ";
    append_coloured(colours.note, "note:", colours, out);
    out += ' ' + diagnostic.note + '\n';
  }
  if (!diagnostic.suggestion.empty()) out += "    = " + diagnostic.suggestion + '\n';
  if (!diagnostic.help.empty()) out += "    help: " + diagnostic.help + '\n';
}

void append_report(Diagnostics form, bool coloured, const DiagnosticText& diagnostic,
                   const Finding& finding, const GamePlace& place, std::string& out) {
  switch (form) {
    case Diagnostics::text:
      append_text_report(coloured, diagnostic, finding, place, out);
      break;
    case Diagnostics::jsonl:
      append_diagnostic(diagnostic, true, out);
      out += '\n';
      break;
    case Diagnostics::sarif:
      if (!out.empty()) out += ",\n";
      append_sarif_result(diagnostic, finding, out);
      break;
    case Diagnostics::none:
      break;
  }
}

}  // namespace zapis::cli
