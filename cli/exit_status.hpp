// The three answers that scripts get (docs/cli.md).
#pragma once

#include "cli/counts.hpp"

namespace zapis::cli {

inline constexpr int exit_ok = 0;
inline constexpr int exit_findings = 1;  ///< an error-level finding in some game
inline constexpr int exit_failure = 2;   ///< usage, a file, or no game at all

/// Of a run that was ended by a signal, as shells say it.
inline int exit_of_signal(int number) { return 128 + number; }

/// Of a run that could read and write everything.
inline int exit_status_of(const Counts& counts, bool warnings_as_errors) {
  const bool worthy = counts.errors != 0 || (warnings_as_errors && counts.warnings != 0);
  return worthy ? exit_findings : exit_ok;
}

}  // namespace zapis::cli
