#include "cli/complain.hpp"

#include <cstdio>

#include "cli/messages.hpp"

namespace zapis::cli {

void complain(const std::string& name, const std::string& reason, Language language) {
  std::fprintf(stderr, "zapis: %s: %s\n", name.c_str(), file_message(reason, language).c_str());
}

void complain(const std::string& reason, Language language) {
  std::fprintf(stderr, "zapis: %s\n", file_message(reason, language).c_str());
}

}  // namespace zapis::cli
