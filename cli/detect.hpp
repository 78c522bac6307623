// zapis detect: which encoding, notation and language a file is in, and how sure that is.
#pragma once

#include <string>
#include <vector>

#include "cli/options.hpp"

namespace zapis::cli {

struct DetectOptions {
  std::vector<std::string> files;  ///< empty, or "-": standard input
  std::string encoding;            ///< named by the user; empty: found out
  bool json = false;
  Language language = Language::en;
};

int detect(const DetectOptions& options);

}  // namespace zapis::cli
