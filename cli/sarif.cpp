#include "cli/sarif.hpp"

#include "cli/messages.hpp"
#include "cli/report.hpp"
#include "formatters/json.hpp"
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
std::string message_object(std::string_view text) { return "{\"text\":" + quoted(text) + '}'; }

std::string rule(Code code, Language language) {
  return "{\"id\":" + quoted(code_name(code)) +
         ",\"shortDescription\":" + message_object(meaning(code, language)) +
         ",\"defaultConfiguration\":{\"enabled\":" + (is_pedantic(code) ? "false" : "true") +
         ",\"level\":" + quoted(severity_name(code_severity(code))) + "}}";
}

/// {"startLine":…,"startColumn":…,"endColumn":…}; columns are in code points, the end behind.
std::string region(const DiagnosticText& diagnostic) {
  const std::uint64_t end = diagnostic.column + count_code_points(diagnostic.text);
  return "{\"startLine\":" + std::to_string(diagnostic.line) +
         ",\"startColumn\":" + std::to_string(diagnostic.column) +
         ",\"endColumn\":" + std::to_string(end) + '}';
}

}  // namespace

std::string uri_of(const std::string& path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~' ||
                          c == '/';
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
  std::string head = "{\"$schema\":" + quoted(schema) +
                     ",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"zapis\","
                     "\"semanticVersion\":" +
                     quoted(ZAPIS_VERSION) + ",\"rules\":[\n";
  for (int i = 0; i < code_count; ++i) {
    if (i != 0) head += ",\n";
    head += rule(static_cast<Code>(i), language);
  }
  head += "]}},\"columnKind\":\"unicodeCodePoints\",\"language\":";
  head += language == Language::ru ? "\"ru\"" : "\"en\"";
  return head + ",\"results\":[\n";
}

void append_sarif_result(const DiagnosticText& diagnostic, const Finding& finding,
                         std::string& out) {
  const std::string artifact =
      "\"artifactLocation\":{\"uri\":" + quoted(uri_of(diagnostic.file)) + '}';
  std::string message = diagnostic.message;
  if (!diagnostic.note.empty()) message += ": " + diagnostic.note;
  out += "{\"ruleId\":" + quoted(diagnostic.code) +
         ",\"ruleIndex\":" + std::to_string(static_cast<int>(finding.code)) +
         ",\"level\":" + quoted(diagnostic.severity) + ",\"message\":" + message_object(message) +
         ",\"locations\":[{\"physicalLocation\":{" + artifact +
         ",\"region\":" + region(diagnostic) + "}}]";
  if (!diagnostic.suggestion.empty()) {
    out += ",\"fixes\":[{\"artifactChanges\":[{" + artifact +
           ",\"replacements\":[{\"deletedRegion\":" + region(diagnostic) +
           ",\"insertedContent\":" + message_object(diagnostic.suggestion) + "}]}]}]";
  }
  out += ",\"properties\":{\"game\":" + std::to_string(diagnostic.game);
  if (diagnostic.ply != 0) out += ",\"ply\":" + std::to_string(diagnostic.ply);
  out += "}}";
}

std::string sarif_tail() { return "\n]}]}\n"; }

}  // namespace zapis::cli
