// Colours of a terminal, or none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "zapis/finding.hpp"

namespace zapis::cli {

/// What switches the parts of a report to their colours; empty where there is none.
struct Palette {
  std::string_view place, message, note, caret, reset;
  std::string_view error, warning, remark;  ///< by severity

  std::string_view of(Severity severity) const {
    return severity == Severity::error ? error : severity == Severity::warning ? warning : remark;
  }
};

const Palette& palette(bool coloured);

enum class Stream : std::uint8_t { output, errors };

/// "auto": when the stream is a terminal that knows colours, and NO_COLOR is not set
/// (no-color.org); "always"; "never".
bool wants_colour(const std::string& when, Stream stream);

}  // namespace zapis::cli
