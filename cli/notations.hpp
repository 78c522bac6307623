// zapis notations: the table of systems and languages.
#pragma once

#include "cli/options.hpp"

namespace zapis::cli {

struct NotationsOptions {
  bool json = false;
  Language language = Language::en;
};

int notations(const NotationsOptions& options);

}  // namespace zapis::cli
