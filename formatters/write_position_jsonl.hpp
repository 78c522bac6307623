// One position a line, as a JSON object (the contract is in docs/positions.md).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "formatters/write_jsonl.hpp"

namespace zapis {

/// Where a position stands, how it was read, and what it is.
struct PositionRecord {
  std::string_view file;
  std::uint64_t position = 0;   ///< from 1, within the file
  std::uint64_t line = 0;       ///< of its beginning
  std::string_view form;        ///< "fen", "epd", "list:ru", "diagram", "unicode"
  std::string_view fen;         ///< empty: it can't be read, or is impossible
  std::string_view operations;  ///< of an EPD; empty: none
  std::string_view text;        ///< in another form wanted; empty: none was
};

void write_position_jsonl(const PositionRecord& record, std::span<const DiagnosticText> diagnostics,
                          std::string& out);

}  // namespace zapis
