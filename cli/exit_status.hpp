// The three answers that scripts get (docs/cli.md).
#pragma once

namespace zapis::cli {

inline constexpr int exit_ok = 0;
inline constexpr int exit_findings = 1;  ///< an error-level finding in some game
inline constexpr int exit_failure = 2;   ///< usage, a file, or no game at all

}  // namespace zapis::cli
