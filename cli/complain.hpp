// What goes wrong with files, on standard error.
#pragma once

#include <string>

#include "cli/options.hpp"

namespace zapis::cli {

/// "zapis: NAME: REASON", the reason as `file_message` knows it.
void complain(const std::string& name, const std::string& reason, Language language);
/// "zapis: REASON".
void complain(const std::string& reason, Language language);

}  // namespace zapis::cli
