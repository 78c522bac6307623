#include "formatters/comment_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "lib/text/ascii.hpp"
#include "lib/text/byte_lanes.hpp"

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

/// Single blanks between words, and nothing else to fold: nearly every comment. No blanks stand at
/// its ends.
bool is_folded(std::string_view text) {
  constexpr std::size_t step = sizeof(ByteLanes);
  // Of eight bytes and the one behind each: no control signs, no two blanks.
  const auto folds = [text](std::size_t at) {
    const ByteLanes bytes = load_lanes(text.data() + at);
    const ByteLanes behind = load_lanes(text.data() + at + 1);
    const ByteLanes pairs = lanes_equal(bytes, ' ') & lanes_equal(behind, ' ');
    return (pairs | (lanes_from(behind, ' ') ^ high_bits)) != 0;
  };
  std::size_t i = 0;
  if (text.size() > step) {
    for (; i + step < text.size(); i += step) {
      if (folds(i)) return false;
    }
    return !folds(text.size() - step - 1);
  }
  for (i = 1; i < text.size(); ++i) {
    if (is_ascii_blank(text[i]) && (text[i] != ' ' || text[i - 1] == ' ')) return false;
  }
  return true;
}

}  // namespace

std::string_view fold(std::string_view text, std::string& room) {
  while (!text.empty() && is_ascii_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_ascii_blank(text.back())) text.remove_suffix(1);
  if (is_folded(text)) return text;
  room.resize(text.size());
  // Every byte is written, and the next one in its place where it is a blank too many.
  char* const begin = room.data();
  char* at = begin;
  bool was_blank = false;
  for (const char c : text) {
    const bool blank = is_ascii_blank(c);
    *at = blank ? ' ' : c;
    at += blank && was_blank ? 0 : 1;
    was_blank = blank;
  }
  return {begin, static_cast<std::size_t>(at - begin)};
}

std::string without_clock_commands(std::string_view text) {
  std::string kept;
  const std::size_t closing = text.rfind(']') + 1;  // 0: none; no command ends behind it
  std::size_t i = 0;
  while (i < text.size()) {
    const std::string_view rest = text.substr(i);
    const std::size_t end =
        i < closing && is_clock_command(rest) ? rest.find(']') : std::string_view::npos;
    if (end != std::string_view::npos) {
      i += end + 1;
    } else {
      kept += text[i++];
    }
  }
  std::string room;
  return std::string(fold(kept, room));
}

}  // namespace zapis
