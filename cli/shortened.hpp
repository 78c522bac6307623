// What people are shown of one game's findings: all errors and repairs, of each other code the
// first few.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "zapis/finding.hpp"

namespace zapis::cli {

/// One for each game. A habit, "K" for the Russian "К" from the first move to the last, is told by
/// a few examples; programs get every one.
class Shortened {
 public:
  /// Is this one shown? To be asked once of each, in the order of the text.
  bool shows(const Finding& finding);
  /// One finding for each code of which some are not shown: it says how many.
  std::vector<Finding> rest() const;

 private:
  static constexpr std::uint32_t most_shown = 5;

  struct Count {
    std::uint32_t shown = 0, left_out = 0;
    std::uint32_t last_offset = 0;  // of those that are shown
    Severity severity = Severity::warning;
  };
  std::array<Count, code_count> counts_{};
};

}  // namespace zapis::cli
