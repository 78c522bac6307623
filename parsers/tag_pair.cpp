#include "parsers/tag_pair.hpp"

#include <algorithm>
#include <cstring>

#include "parsers/byte_scan.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/tag_line.hpp"

namespace zapis {

PlainTag find_plain_tag(std::string_view text, std::size_t at) {
  std::size_t i = at + 1;
  if (i >= text.size() || !is_ascii_letter(text[i])) return {};
  while (i < text.size() && is_tag_name_char(text[i])) ++i;
  if (text.size() - i < 4 || text[i] != ' ' || text[i + 1] != '"') return {};
  const std::size_t value = i + 2;
  static constexpr ByteSet value_ends("\"\\\n\r");
  static_assert(value_ends.is_exact());
  i = value_ends.find(text, value);
  if (text.size() - i < 2 || text[i] != '"' || text[i + 1] != ']') return {};
  return {value, i};
}

TagPair read_tag(std::string_view text, std::size_t at) {
  TagPair pair;
  if (!opens_tag(text, at, &pair.name)) return {};
  const std::size_t end = tag_end(text, at);
  pair.length = end - at;
  const auto name_end = static_cast<std::size_t>(pair.name.data() - text.data()) + pair.name.size();
  std::string_view value = text.substr(name_end, end - name_end);
  pair.terminated = value.ends_with(']');
  if (pair.terminated) value.remove_suffix(1);
  while (!value.empty() && (value.front() == ' ' || value.front() == '\t')) value.remove_prefix(1);
  while (!value.empty() && (value.back() == ' ' || value.back() == '\t')) value.remove_suffix(1);
  if (value.starts_with('"')) {
    value.remove_prefix(1);
    if (value.ends_with('"')) {
      value.remove_suffix(1);
    } else {
      pair.terminated = false;
    }
    if (std::memchr(value.data(), '\\', value.size()) != nullptr) {
      for (std::size_t i = 0; i + 1 < value.size(); ++i) {
        if (value[i] != '\\' || (value[i + 1] != '"' && value[i + 1] != '\\')) continue;
        pair.escaped = true;
        ++i;
      }
    }
    const std::size_t first_quote = std::min(value.find('"'), value.size());
    for (std::size_t i = pair.escaped ? 0 : first_quote; i < value.size(); ++i) {
      if (value[i] == '\\' && pair.escaped) {
        ++i;
      } else if (value[i] == '"') {
        pair.stray_quote = true;
      }
    }
  }
  pair.raw = value;
  return pair;
}

std::string unescape_tag(std::string_view raw) {
  std::string value;
  value.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const bool escape =
        raw[i] == '\\' && i + 1 < raw.size() && (raw[i + 1] == '"' || raw[i + 1] == '\\');
    if (escape) ++i;
    value += raw[i];
  }
  return value;
}

}  // namespace zapis
