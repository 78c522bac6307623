#include "formatters/write_position_jsonl.hpp"

#include "formatters/json.hpp"

namespace zapis {

void write_position_jsonl(const PositionRecord& record, std::span<const DiagnosticText> diagnostics,
                          std::string& out) {
  out += '{';
  append_json_field("file", record.file, out);
  append_json_field("position", record.position, out);
  append_json_field("line", record.line, out);
  append_json_field("form", record.form, out);
  if (!record.fen.empty()) append_json_field("fen", record.fen, out);
  if (!record.operations.empty()) append_json_field("operations", record.operations, out);
  if (!record.text.empty()) append_json_field("text", record.text, out);
  append_diagnostics(diagnostics, out);
  out += "}\n";
}

}  // namespace zapis
