#include "cli/line_count.hpp"

#include <cstring>

namespace zapis::cli {

namespace {

/// Counts where `matches(i)` holds for i in [0, size): in short runs, which compilers turn into
/// vector code.
template <typename Matches>
std::uint64_t count_where(std::size_t size, Matches matches) {
  constexpr std::size_t run = 128;
  std::uint64_t total = 0;
  std::size_t i = 0;
  for (; i + run <= size; i += run) {
    std::uint8_t part = 0;
    for (std::size_t j = 0; j < run; ++j)
      part = static_cast<std::uint8_t>(part + (matches(i + j) ? 1 : 0));
    total += part;
  }
  for (; i < size; ++i) total += matches(i) ? 1U : 0U;
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
