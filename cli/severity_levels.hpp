// --allow, --warn and --deny: how severe a code is in this run.
#pragma once

#include <array>
#include <cstdint>

#include "zapis/finding.hpp"

namespace zapis::cli {

class SeverityLevels {
 public:
  enum class Level : std::uint8_t { unchanged, allow, warn, deny };

  void set(Code code, Level level) { levels_[static_cast<std::size_t>(code)] = level; }
  bool allows(Code code) const { return levels_[static_cast<std::size_t>(code)] == Level::allow; }
  /// Is any code made an error?
  bool denies_any() const;
  /// Leaves out what is allowed, and gives the rest the severity that is wanted.
  void apply(Findings& findings) const;

 private:
  std::array<Level, code_count> levels_{};
};

}  // namespace zapis::cli
