#include "parsers/sheet_header.hpp"

#include <algorithm>

#include "lib/systems/headings.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/sheet_words.hpp"

namespace zapis {
namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_ascii_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_ascii_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// The next word of a line: up to a blank; the line loses it.
std::string_view take_word(std::string_view& line) {
  line = trim(line);
  std::size_t i = 0;
  while (i < line.size() && !is_ascii_blank(line[i])) ++i;
  const std::string_view word = line.substr(0, i);
  line.remove_prefix(i);
  return word;
}

bool holds_square(std::string_view word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    const Coordinate file = match_file(word.substr(i));
    if (file.length == 0) continue;
    const Coordinate rank = match_rank(word.substr(i + file.length));
    if (rank.length != 0 && !rank.look_alike) return true;
  }
  return false;
}

/// Where a key ends and its value begins; `begin` is npos where there is none.
struct Separator {
  std::size_t begin = std::string_view::npos;
  std::size_t end = 0;
  bool is_colon = false;
};

/// The next colon, or dash between blanks, from `from`.
Separator find_separator(std::string_view line, std::size_t from) {
  for (std::size_t i = from; i < line.size(); ++i) {
    if (line[i] == ':') return {i, i + 1, true};
    if (i == 0 || !is_ascii_blank(line[i - 1])) continue;
    const std::size_t dash = match_dash(line.substr(i));
    if (dash != 0 && match_blank(line.substr(i + dash)) != 0) return {i, i + dash, false};
  }
  return {};
}

/// The tag that a key means. Behind a dash only a side's heading is one: «Белые – Алехин».
std::string_view tag_of(std::string_view key, bool before_colon) {
  if (is_heading(key, Color::white)) return "White";
  if (is_heading(key, Color::black)) return "Black";
  return before_colon ? tag_of_sheet_key(key) : std::string_view();
}

/// Where the next key of a line begins, whose value would begin at `from`; npos: there is none. It
/// stands behind two blanks, a tab, a comma or a semicolon; a side's heading behind any blank.
std::size_t find_next_key(std::string_view line, std::size_t from, bool colons) {
  while (from < line.size() && is_ascii_blank(line[from])) ++from;
  for (Separator next = find_separator(line, from); next.begin != std::string_view::npos;
       next = find_separator(line, next.end)) {
    if (next.is_colon != colons) continue;
    std::size_t end = next.begin;
    while (end > from && is_ascii_blank(line[end - 1])) --end;
    std::size_t begin = end;
    while (begin > from && end - begin <= longest_heading && !is_ascii_blank(line[begin - 1]))
      --begin;
    if (begin == from) continue;
    const std::string_view before = line.substr(from, begin - from);
    const std::string_view key = line.substr(begin, end - begin);
    const bool apart = before.ends_with("  ") || before.ends_with('\t') || before.ends_with(", ") ||
                       before.ends_with("; ");
    const bool heads_side = is_heading(key, Color::white) || is_heading(key, Color::black);
    if (heads_side || (apart && !tag_of(key, colons).empty())) return begin;
  }
  return std::string_view::npos;
}

/// A value before another key, without what parts them.
std::string_view trim_value(std::string_view text) {
  text = trim(text);
  for (std::size_t before = 0; before != text.size();) {
    before = text.size();
    if (text.ends_with(',') || text.ends_with(';')) text.remove_suffix(1);
    for (const std::string_view dash : {" -", " –", " —"}) {
      if (text.ends_with(dash)) text.remove_suffix(dash.size());
    }
    text = trim(text);
  }
  return text;
}

}  // namespace

bool is_sheet_header(std::string_view line) {
  line = trim(line);
  if (line.starts_with('#') || is_date(line)) return true;
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  constexpr std::size_t shortest_word = 3;
  const char c = word.empty() ? '1' : word.front();
  const bool begins_with_letter = is_ascii_letter(c) || (!is_ascii(c) && continues_word(word));
  return begins_with_letter && count_code_points(word) >= shortest_word && !holds_square(word) &&
         word.find_first_of("-+#=0123456789()[]{}$") == std::string_view::npos;
}

SheetHeader read_sheet_header(std::string_view line) {
  SheetHeader header;
  line = trim(line);
  if (is_date(line)) {
    header.tag = "Date";
    header.value = line;
    return header;
  }
  std::string_view words = line;
  const std::string_view first = take_word(words);
  const std::string_view second = take_word(words);
  if (trim(words).empty())
    header.column_titles = is_heading(first, Color::white) && is_heading(second, Color::black);
  // "Round 5", "Board 2", «Партия № 12»
  const std::size_t last = line.find_last_of(" \t");
  if (last != std::string_view::npos && is_number(line.substr(last + 1))) {
    const std::string_view tag = tag_of_sheet_key(trim(line.substr(0, last)));
    if (tag == "Round" || tag == "Board") {
      header.tag = tag;
      header.value = line.substr(last + 1);
      return header;
    }
  }
  const Separator separator = find_separator(line, 0);
  if (separator.begin == std::string_view::npos) return header;
  header.tag = tag_of(trim(line.substr(0, separator.begin)), separator.is_colon);
  header.value = trim(line.substr(separator.end));
  if (header.tag.empty()) return header;
  const std::size_t next = find_next_key(line, separator.end, separator.is_colon);
  if (next != std::string_view::npos) {
    header.value = trim_value(line.substr(separator.end, next - separator.end));
    header.rest = line.substr(next);
  }
  // A dash between two headings parts columns.
  const bool parts_columns = header.tag == "White" && is_heading(header.value, Color::black);
  if (!separator.is_colon && (header.value.empty() || parts_columns)) header.tag = {};
  return header;
}

}  // namespace zapis
