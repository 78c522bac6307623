#include "formatters/comment_text.hpp"

#include <algorithm>
#include <array>

#include "lib/text/ascii.hpp"

namespace zapis {
namespace {

bool is_clock_command(std::string_view text) {
  constexpr std::array<std::string_view, 5> names = {"clk", "emt", "egt", "mct", "ct"};
  if (!text.starts_with("[%")) return false;
  text.remove_prefix(2);
  return std::any_of(names.begin(), names.end(), [text](std::string_view name) {
    return text.starts_with(name) && text.substr(name.size()).starts_with(' ');
  });
}

}  // namespace

void append_folded(std::string_view text, std::string& out) {
  std::size_t i = 0;
  bool first = true;
  while (i < text.size()) {
    while (i < text.size() && is_ascii_blank(text[i])) ++i;
    const std::size_t begin = i;
    while (i < text.size() && !is_ascii_blank(text[i])) ++i;
    if (i == begin) break;
    if (!first) out += ' ';
    out += text.substr(begin, i - begin);
    first = false;
  }
}

void remove_clock_commands(std::string& text) {
  std::string kept;
  const std::size_t closing = text.rfind(']') + 1;  // 0: none; no command ends behind it
  std::size_t i = 0;
  while (i < text.size()) {
    const std::string_view rest = std::string_view(text).substr(i);
    const std::size_t end =
        i < closing && is_clock_command(rest) ? rest.find(']') : std::string_view::npos;
    if (end != std::string_view::npos) {
      i += end + 1;
    } else {
      kept += text[i++];
    }
  }
  text.clear();
  append_folded(kept, text);
}

}  // namespace zapis
