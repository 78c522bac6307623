// Findings in the Static Analysis Results Interchange Format 2.1.0, which editors and code hosts
// show.
#pragma once

#include <string>

#include "cli/options.hpp"
#include "formatters/write_jsonl.hpp"
#include "zapis/finding.hpp"

namespace zapis::cli {

/// All that stands before the first result: the tool, and its rules with their meanings.
std::string sarif_head(Language language);

/// One result. Results are separated by commas.
void append_sarif_result(const DiagnosticText& diagnostic, const Finding& finding,
                         std::string& out);

/// All that stands behind the last result.
std::string sarif_tail();

/// A path as a URI reference (RFC 3986): "a b.pgn" is "a%20b.pgn", "/x" is "file:///x".
std::string uri_of(const std::string& path);

}  // namespace zapis::cli
