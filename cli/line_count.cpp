#include "cli/line_count.hpp"

#include <algorithm>

namespace zapis::cli {

std::uint64_t count_line_ends(std::string_view text) {
  std::uint64_t ends = 0;
  for (const char c : text) ends += c == '\n' ? 1U : 0U;
  // A carriage return counts where no newline follows it.
  for (std::size_t i = 0; i + 1 < text.size(); ++i)
    ends += text[i] == '\r' && text[i + 1] != '\n' ? 1U : 0U;
  return ends + (text.ends_with('\r') ? 1U : 0U);
}

std::string_view line_at(std::string_view text, std::size_t at, std::size_t& begin) {
  at = std::min(at, text.size());
  begin = at;
  while (begin > 0 && text[begin - 1] != '\n' && text[begin - 1] != '\r') --begin;
  std::size_t end = at;
  while (end < text.size() && text[end] != '\n' && text[end] != '\r') ++end;
  return text.substr(begin, end - begin);
}

}  // namespace zapis::cli
