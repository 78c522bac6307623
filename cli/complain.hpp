// What goes wrong with files, on standard error.
#pragma once

#include <string>

namespace zapis::cli {

/// "zapis: NAME: REASON".
void complain(const std::string& name, const std::string& reason);

}  // namespace zapis::cli
