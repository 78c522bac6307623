#include "formatters/comment_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

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

/// Single blanks between words, and nothing else to fold: nearly every comment.
bool is_folded(std::string_view text) {
  if (text.empty() || is_ascii_blank(text.front()) || text.back() == ' ') return false;
  // Without an early end or branches, so that compilers turn it into vector code.
  std::uint8_t folds = 0;
  for (std::size_t i = 1; i < text.size(); ++i) {
    const bool is_other = static_cast<std::uint8_t>(text[i] - '\t') <= '\r' - '\t';
    const unsigned is_second =
        static_cast<unsigned>(text[i] == ' ') & static_cast<unsigned>(text[i - 1] == ' ');
    folds = static_cast<std::uint8_t>(folds | static_cast<unsigned>(is_other) | is_second);
  }
  return folds == 0;
}

}  // namespace

void append_folded(std::string_view text, std::string& out) {
  if (is_folded(text)) {
    out += text;
    return;
  }
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
