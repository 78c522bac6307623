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

void Counts::count(const Findings& findings) {
  for (const Finding& finding : findings) {
    switch (finding.severity) {
      case Severity::error:
        ++errors;
        break;
      case Severity::warning:
        ++warnings;
        break;
      case Severity::note:
        ++notes;
        break;
    }
  }
}

}  // namespace zapis::cli
