#include "parsers/tag_line.hpp"

#include <algorithm>

#include "parsers/byte_scan.hpp"

namespace zapis {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_line_break(char c) { return c == '\n' || c == '\r'; }

/// Nothing but blanks stands before text[at] on its line.
bool begins_line(std::string_view text, std::size_t at) {
  while (at > 0 && is_blank(text[at - 1])) --at;
  return at == 0 || is_line_break(text[at - 1]) || text.substr(0, at).ends_with("\xEF\xBB\xBF");
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  return at;
}

}  // namespace

std::size_t line_end(std::string_view text, std::size_t at) {
  static constexpr ByteSet line_breaks("\n\r");
  static_assert(line_breaks.is_exact());
  return line_breaks.find(text, at);
}

bool opens_tag(std::string_view text, std::size_t at, std::string_view* name) {
  std::size_t i = skip_blanks(text, at + 1);
  const std::size_t name_begin = i;
  if (i >= text.size() || !begins_tag_name(text[i])) return false;
  while (i < text.size() && is_tag_name_char(text[i])) ++i;
  const std::string_view found = text.substr(name_begin, i - name_begin);
  const std::size_t value = skip_blanks(text, i);
  if (value >= text.size()) return false;
  if (text[value] != '"') {
    // A bare value must fill its line: what else stands in brackets is no tag.
    if (value == i || !begins_line(text, at)) return false;
    std::size_t end = line_end(text, value);
    while (end > value && is_blank(text[end - 1])) --end;
    if (end == value || text[end - 1] != ']') return false;
  }
  if (name != nullptr) *name = found;
  return true;
}

std::size_t rubbish_before_tag(std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 8;
  const auto is_rubbish = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (byte < 0x20 && !is_blank(c) && !is_line_break(c));
  };
  std::size_t i = at;
  while (i < text.size() && i - at < longest && is_rubbish(text[i])) ++i;
  const bool is_tag = i > at && i < text.size() && text[i] == '[' && begins_line(text, at);
  return is_tag && opens_tag(text, i) ? i - at : 0;
}

std::size_t tag_end(std::string_view text, std::size_t at) {
  std::size_t i = at;
  while (i < text.size() && text[i] != '"' && text[i] != ']' && !is_line_break(text[i])) ++i;
  if (i == text.size() || is_line_break(text[i])) return i;
  if (text[i] == ']') return i + 1;
  // The value ends at a quote that a bracket follows; unless a backslash takes the quote's meaning.
  // Each step looks no further than the next quote, so that many tags on one line cost no more than
  // on many.
  for (++i;;) {
    const std::size_t quote = std::min(text.find('"', i), text.size());
    const std::string_view value = text.substr(0, quote);
    const std::size_t line = std::min(value.find('\n', i), value.find('\r', i));
    if (line != std::string_view::npos) return line;
    if (quote == text.size()) return quote;
    // Is the quote escaped? A run of backslashes pairs up from its beginning.
    std::size_t backslashes = 0;
    while (quote > i + backslashes && text[quote - 1 - backslashes] == '\\') ++backslashes;
    i = quote + 1;
    if (backslashes % 2 == 1) continue;
    const std::size_t bracket = skip_blanks(text, i);
    if (bracket < text.size() && text[bracket] == ']') return bracket + 1;
  }
}

}  // namespace zapis
