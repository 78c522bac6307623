// zapis convert: games in any notation to games in another.
#pragma once

#include "cli/options.hpp"

namespace zapis::cli {

/// Runs the command; its exit status.
int convert(const ConvertOptions& options);

}  // namespace zapis::cli
