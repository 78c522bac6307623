#include "cli/shortened.hpp"

#include <cstddef>

namespace zapis::cli {

bool Shortened::shows(const Finding& finding) {
  if (finding.severity == Severity::error || finding.code == Code::repaired_move) return true;
  Count& count = counts_[static_cast<std::size_t>(finding.code)];
  if (count.shown == most_shown) {
    count.left_out += finding.omitted == 0 ? 1 : finding.omitted;
    return false;
  }
  ++count.shown;
  count.last_offset = finding.offset;
  count.severity = finding.severity;
  return true;
}

std::vector<Finding> Shortened::rest() const {
  std::vector<Finding> rest;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (counts_[i].left_out == 0) continue;
    rest.push_back(make_finding(static_cast<Code>(i), counts_[i].last_offset, 0));
    rest.back().severity = counts_[i].severity;
    rest.back().omitted = counts_[i].left_out;
  }
  return rest;
}

}  // namespace zapis::cli
