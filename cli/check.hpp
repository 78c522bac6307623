// zapis check: what is wrong with score sheets and archives.
#pragma once

#include "cli/options.hpp"

namespace zapis::cli {

/// Runs the command; its exit status.
int check(const CheckOptions& options);

}  // namespace zapis::cli
