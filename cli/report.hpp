// Findings as people and programs read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/line_finder.hpp"
#include "cli/options.hpp"
#include "formatters/write_jsonl.hpp"
#include "zapis/finding.hpp"

namespace zapis::cli {

/// Where the text of a game stands in its file.
struct GamePlace {
  std::string_view file;
  std::uint64_t game = 0;        ///< from 1
  std::uint64_t first_line = 0;  ///< the line of the batch's first character, from 1
  std::string_view text;         ///< the batch
  std::size_t offset = 0;        ///< of the game in the batch
  LineFinder* lines = nullptr;   ///< of that text, for many findings; may be left out
  /// Where the text begins in its file; nothing where the file holds other bytes.
  std::optional<std::uint64_t> first_byte{};
};

/// A finding with its line, column and words.
DiagnosticText describe(const Finding& finding, const GamePlace& place, Language language);

/// "FILE:LINE:COLUMN: severity[code]: message", the source line and a caret under the offending
/// text.
void append_text_report(bool coloured, const DiagnosticText& diagnostic, const Finding& finding,
                        const GamePlace& place, std::string& out);

/// One report in the form wanted: text, a line of JSON, a SARIF result behind those in `out`, or
/// nothing.
void append_report(Diagnostics form, bool coloured, const DiagnosticText& diagnostic,
                   const Finding& finding, const GamePlace& place, std::string& out);

std::string_view severity_name(Severity severity);

}  // namespace zapis::cli
