#include "cli/counts.hpp"

namespace zapis::cli {

void Counts::add(const Counts& other) {
  games += other.games;
  plies += other.plies;
  errors += other.errors;
  warnings += other.warnings;
  notes += other.notes;
  bytes += other.bytes;
}

void Counts::count(const Finding& finding) {
  const std::uint64_t n = finding.omitted == 0 ? 1 : finding.omitted;
  switch (finding.severity) {
    case Severity::error:
      errors += n;
      break;
    case Severity::warning:
      warnings += n;
      break;
    case Severity::note:
      notes += n;
      break;
  }
}

void Counts::count(const Findings& findings) {
  for (const Finding& finding : findings) count(finding);
}

}  // namespace zapis::cli
