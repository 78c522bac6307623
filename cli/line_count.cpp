#include "cli/line_count.hpp"

#include <algorithm>
#include <cstring>

namespace zapis::cli {

namespace {

/// Counts where `matches(i)` holds for i in [0, size): in short runs, which compilers turn into
/// vector code.
template <typename Matches>
std::uint64_t count_where(std::size_t size, Matches matches) {
  constexpr std::size_t run = 128;
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < size; i += run) {
    const std::size_t end = std::min(size, i + run);
    std::uint8_t part = 0;
    for (std::size_t j = i; j < end; ++j)
      part = static_cast<std::uint8_t>(part + (matches(j) ? 1 : 0));
    total += part;
  }
  return total;
}

}  // namespace

std::uint64_t count_line_ends(std::string_view text) {
  const char* const c = text.data();
  std::uint64_t ends = count_where(text.size(), [c](std::size_t i) { return c[i] == '\n'; });
  if (std::memchr(text.data(), '\r', text.size()) == nullptr) return ends;
  // A carriage return counts where no newline follows it.
  ends += count_where(text.size() - 1,
                      [c](std::size_t i) { return (c[i] == '\r') & (c[i + 1] != '\n'); });
  return ends + (text.back() == '\r' ? 1U : 0U);
}

}  // namespace zapis::cli
