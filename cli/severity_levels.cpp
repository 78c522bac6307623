#include "cli/severity_levels.hpp"

#include <algorithm>

namespace zapis::cli {

bool SeverityLevels::denies_any() const {
  return std::find(levels_.begin(), levels_.end(), Level::deny) != levels_.end();
}

void SeverityLevels::apply(Findings& findings) const {
  const auto level_of = [this](const Finding& f) {
    return levels_[static_cast<std::size_t>(f.code)];
  };
  findings.erase_if([&](const Finding& f) { return level_of(f) == Level::allow; });
  for (Finding& finding : findings) {
    if (level_of(finding) == Level::warn) finding.severity = Severity::warning;
    if (level_of(finding) == Level::deny) finding.severity = Severity::error;
  }
}

}  // namespace zapis::cli
