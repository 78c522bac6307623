#include "cli/sarif.hpp"

#include "cli/messages.hpp"
#include "cli/repair_choice.hpp"
#include "cli/report.hpp"
#include "formatters/json.hpp"
#include "lib/text/ascii.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

constexpr std::string_view schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(text, out);
  return out;
}

/// {"text":"…"}
std::string message_object(std::string_view text) { return R"({"text":)" + quoted(text) + '}'; }

std::string rule(Code code, Language language) {
  return R"({"id":)" + quoted(code_name(code)) + R"(,"shortDescription":)" +
         message_object(meaning(code, language)) + R"(,"defaultConfiguration":{"enabled":)" +
         (is_pedantic(code) ? "false" : "true") + R"(,"level":)" +
         quoted(severity_name(code_severity(code))) + "}}";
}

/// {"startLine":…,"startColumn":…,"endColumn":…}; columns are in code points, the end behind.
/// Bytes are told where they are those of the file.
std::string region(const DiagnosticText& diagnostic) {
  const std::uint64_t end = diagnostic.column + count_code_points(diagnostic.text);
  std::string region = R"({"startLine":)" + std::to_string(diagnostic.line) + R"(,"startColumn":)" +
                       std::to_string(diagnostic.column) + R"(,"endColumn":)" + std::to_string(end);
  if (diagnostic.byte) {
    region += R"(,"byteOffset":)" + std::to_string(*diagnostic.byte) + R"(,"byteLength":)" +
              std::to_string(diagnostic.text.size());
  }
  return region + '}';
}

/// What should stand in the place of the text that is shown; empty where that is not known.
std::string replacement(const DiagnosticText& diagnostic, const Finding& finding) {
  if (!diagnostic.suggestion.empty()) return diagnostic.suggestion;
  // Long words are shown in part.
  if (!breaks_line(finding.code) || finding.number == 0 || diagnostic.text.size() != finding.length)
    return {};
  return split_choices(finding.detail).front().move;
}

}  // namespace

std::string uri_of(const std::string& path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool is_plain = is_ascii_letter(c) || is_digit(c) || c == '-' || c == '.' || c == '_' ||
                          c == '~' || c == '/';
    if (is_plain) {
      uri += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    uri += '%';
    uri += digits[byte / 16];
    uri += digits[byte % 16];
  }
  return uri;
}

std::string sarif_head(Language language) {
  std::string head = R"({"$schema":)" + quoted(schema) +
                     R"(,"version":"2.1.0","runs":[{"tool":{"driver":{"name":"zapis",)"
                     R"("semanticVersion":)" +
                     quoted(ZAPIS_VERSION) +
                     R"(,"rules":[)"
                     "\n";
  for (int i = 0; i < code_count; ++i) {
    if (i != 0) head += ",\n";
    head += rule(static_cast<Code>(i), language);
  }
  head += R"(]}},"columnKind":"unicodeCodePoints","language":)";
  head += language == Language::ru ? R"("ru")" : R"("en")";
  return head + R"(,"results":[)"
                "\n";
}

void append_sarif_result(const DiagnosticText& diagnostic, const Finding& finding,
                         std::string& out) {
  const std::string artifact =
      R"("artifactLocation":{"uri":)" + quoted(uri_of(diagnostic.file)) + '}';
  std::string message = diagnostic.message;
  if (!diagnostic.note.empty()) message += ": " + diagnostic.note;
  if (!diagnostic.help.empty()) message += " (" + diagnostic.help + ')';
  out += R"({"ruleId":)" + quoted(diagnostic.code) + R"(,"ruleIndex":)" +
         std::to_string(static_cast<int>(finding.code)) + R"(,"level":)" +
         quoted(diagnostic.severity) + R"(,"message":)" + message_object(message) +
         R"(,"locations":[{"physicalLocation":{)" + artifact + R"(,"region":)" +
         region(diagnostic) + "}}]";
  if (const std::string text = replacement(diagnostic, finding); !text.empty()) {
    out += R"(,"fixes":[{"artifactChanges":[{)" + artifact +
           R"(,"replacements":[{"deletedRegion":)" + region(diagnostic) + R"(,"insertedContent":)" +
           message_object(text) + "}]}]}]";
  }
  out += R"(,"properties":{"game":)" + std::to_string(diagnostic.game);
  if (diagnostic.ply != 0) out += R"(,"ply":)" + std::to_string(diagnostic.ply);
  out += "}}";
}

std::string sarif_tail() { return "\n]}]}\n"; }

}  // namespace zapis::cli
