#include "cli/complain.hpp"

#include <cstdio>

namespace zapis::cli {

void complain(const std::string& name, const std::string& reason) {
  std::fprintf(stderr, "zapis: %s: %s\n", name.c_str(), reason.c_str());
}

}  // namespace zapis::cli
