// What was met: for summaries and the exit status.
#pragma once

#include <cstdint>

#include "zapis/finding.hpp"

namespace zapis::cli {

struct Counts {
  std::uint64_t games = 0, plies = 0, errors = 0, warnings = 0, notes = 0;
  std::uint64_t bytes = 0;  ///< of text
  void add(const Counts& other);
  /// Counts by severity.
  void count(const Finding& finding);
  void count(const Findings& findings);
};

}  // namespace zapis::cli
