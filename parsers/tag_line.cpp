#include "parsers/tag_line.hpp"

#include <algorithm>
#include <array>

#include "parsers/byte_scan.hpp"

namespace zapis {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_line_break(char c) { return c == '\n' || c == '\r'; }

/// What stands before a tag without being text: a byte order mark, as it is and read as
/// windows-1252 or windows-1251; an end of file written as a character, 0xFF, as it is and read as
/// windows-1252, windows-1251, KOI8-R and CP866.
constexpr std::array<std::string_view, 8> rubbish_signs = {
    "\xEF\xBB\xBF", "ï»¿", "п»ї", "\xFF", "ÿ", "я", "Ъ", "\xC2\xA0"};
constexpr std::size_t most_rubbish = 8;  // signs

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 && !is_blank(c) && !is_line_break(c);
}

/// The length of the sign of rubbish that opens the text; 0: none.
std::size_t match_rubbish(std::string_view text) {
  if (!text.empty() && is_control(text.front())) return 1;
  for (const std::string_view sign : rubbish_signs) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 0;
}

/// Where the rubbish begins that ends before `at`.
std::size_t before_rubbish(std::string_view text, std::size_t at) {
  for (std::size_t i = 0; i < most_rubbish && at > 0; ++i) {
    const std::string_view before = text.substr(0, at);
    const auto* const sign =
        std::find_if(rubbish_signs.begin(), rubbish_signs.end(),
                     [before](std::string_view one) { return before.ends_with(one); });
    if (sign != rubbish_signs.end()) {
      at -= sign->size();
    } else if (is_control(before.back())) {
      --at;
    } else {
      break;
    }
  }
  return at;
}

/// Nothing but blanks, or rubbish, stands before text[at] on its line.
bool begins_line(std::string_view text, std::size_t at) {
  while (at > 0 && is_blank(text[at - 1])) --at;
  at = before_rubbish(text, at);
  return at == 0 || is_line_break(text[at - 1]);
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

std::size_t rubbish_before_bracket(std::string_view text, std::size_t at) {
  std::size_t i = at;
  for (std::size_t signs = 0; signs < most_rubbish; ++signs) {
    const std::size_t length = match_rubbish(text.substr(std::min(i, text.size())));
    if (length == 0) break;
    i += length;
  }
  return i > at && i < text.size() && text[i] == '[' ? i - at : 0;
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
