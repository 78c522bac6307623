#include "cli/colour.hpp"

#include <unistd.h>

#include <cstdlib>

namespace zapis::cli {

const Palette& palette(bool coloured) {
  static constexpr Palette plain{};
  static constexpr Palette bright{.place = "\x1B[1m",
                                  .message = "\x1B[1m",
                                  .note = "\x1B[36m",
                                  .caret = "\x1B[1;32m",
                                  .reset = "\x1B[0m",
                                  .error = "\x1B[1;31m",
                                  .warning = "\x1B[1;33m",
                                  .remark = "\x1B[1;36m"};
  return coloured ? bright : plain;
}

bool wants_colour(const std::string& when, Stream stream) {
  if (when != "auto") return when == "always";
  const char* const refused = std::getenv("NO_COLOR");
  if (refused != nullptr && *refused != '\0') return false;
  const char* const terminal = std::getenv("TERM");
  const bool is_dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return !is_dumb && ::isatty(stream == Stream::output ? STDOUT_FILENO : STDERR_FILENO) == 1;
}

}  // namespace zapis::cli
