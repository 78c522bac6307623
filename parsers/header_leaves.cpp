#include <algorithm>

#include "lib/text/utf8.hpp"
#include "parsers/comment_span.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/pgn_leaves.hpp"
#include "parsers/sheet_header.hpp"
#include "parsers/sheet_words.hpp"
#include "parsers/start_list.hpp"
#include "parsers/tag_line.hpp"
#include "parsers/tag_pair.hpp"

// The leaves that a game's head and its comments are made of.

namespace zapis::pgn_grammar {
namespace {

bool begins_line(std::string_view text, const ReadState& state) {
  const std::uint32_t offset = state.offset(text);
  return offset == 0 || state.game.text[offset - 1] == '\n' || state.game.text[offset - 1] == '\r';
}

/// A list of men that sets the start up; its findings count from `text`.
void set_start(std::string_view text, std::size_t length, const PositionText& list,
               const Findings& findings, ReadState& state) {
  const std::uint32_t offset = state.offset(text);
  state.game.start_text = StartText{list, offset, static_cast<std::uint32_t>(length)};
  for (Finding finding : findings) {
    finding.offset += offset;
    state.findings.push_back(finding);
  }
}

}  // namespace

std::size_t read_brace_comment(std::string_view text, ReadState& state) {
  if (!text.starts_with('{')) return no_match;
  const CommentSpan span = measure_comment(text, 0, true);
  state.add(TapeItem::Kind::comment, text.substr(1), span.inner_end - 1);
  if (!span.terminated) state.report(Code::unterminated_comment, text, 1);
  if (span.nested) state.report(Code::nested_comment, text, span.end);
  return span.end;
}

std::size_t read_line_comment(std::string_view text, ReadState& state) {
  if (!text.starts_with(';')) return no_match;
  const std::size_t end = line_end(text, 0);
  state.add(TapeItem::Kind::comment, text.substr(1), end - 1);
  return end;
}

std::size_t read_rubbish(std::string_view text, ReadState& state) {
  const std::size_t length = rubbish_before_bracket(text, 0);
  if (length == 0 || !begins_line(text, state)) return no_match;
  if (!opens_tag(state.game.text, state.offset(text) + length)) return no_match;
  const std::string_view rubbish = text.substr(0, length);
  if (is_ascii(rubbish)) {  // control characters
    state.report(Code::invisible_character, text, length).detail = rubbish;
  } else {
    state.report(Code::stray_text, text, length);
    state.add(TapeItem::Kind::raw, text, length);
  }
  return length;
}

std::size_t read_escape_line(std::string_view text, ReadState& state) {
  if (!text.starts_with('%') || !begins_line(text, state)) return no_match;
  return line_end(text, 0);
}

/// Holds a list of men: a start from which no FEN tag tells.
constexpr std::string_view position_tag = "Position";

/// A tag as it is written. Its parts are put where they belong one by one: a tag that is made apart
/// and copied would wait for the memory.
inline Tag& add_tag(ReadState& state, std::string_view name, std::string_view raw) {
  Tag& tag = state.game.tags.emplace_back();
  tag.name = name;
  tag.value = raw;
  tag.offset = state.offset(raw);
  tag.length = static_cast<std::uint32_t>(raw.size());
  return tag;
}

std::size_t read_tag_pair(std::string_view text, ReadState& state) {
  if (!text.starts_with('[')) return no_match;
  const std::string_view all = state.game.text;
  const std::size_t at = state.offset(text);
  if (const PlainTag plain = find_plain_tag(all, at); plain.begin != 0) {
    const std::size_t name_end = plain.begin - 2;
    const std::string_view name(all.data() + at + 1, name_end - at - 1);
    if (name != position_tag) {
      add_tag(state, name, {all.data() + plain.begin, plain.end - plain.begin});
      return plain.end + 2 - at;
    }
  }
  const TagPair pair = read_tag(all, at);
  if (pair.length == 0) return no_match;
  if (pair.name == position_tag && !pair.escaped && state.game.find_tag("FEN") == nullptr) {
    PositionText list;
    Findings findings;
    if (read_start_list(pair.raw, list, findings)) {
      set_start(pair.raw, pair.raw.size(), list, findings, state);
      return pair.length;
    }
  }
  Tag& tag = add_tag(state, pair.name, pair.raw);
  if (pair.escaped) tag.value = state.game.decoded.emplace_back(unescape_tag(pair.raw));
  if (pair.stray_quote) state.report(Code::unescaped_quote, pair.raw, pair.raw.size());
  if (!pair.terminated) state.report(Code::unterminated_tag, text, pair.length);
  return pair.length;
}

std::size_t read_sheet_line(std::string_view text, ReadState& state) {
  // Words that head a sheet: only where no tags do.
  Game& game = state.game;
  if (game.tags.size() != state.sheet_tags) return no_match;
  std::size_t before = state.offset(text);
  while (before > 0 && (game.text[before - 1] == ' ' || game.text[before - 1] == '\t')) --before;
  if (before > 0 && game.text[before - 1] != '\n' && game.text[before - 1] != '\r' &&
      match_blank(game.text.substr(before - std::min<std::size_t>(before, 3))) == 0) {
    return no_match;
  }
  const std::size_t end = line_end(text, 0);
  const std::string_view line = text.substr(0, end);
  MovePattern pattern;
  if (!is_sheet_header(line) || state.reader.read(line, pattern) != 0) return no_match;
  PositionText list;
  Findings findings;
  if (const std::size_t length = read_sheet_list(text, list, findings)) {
    set_start(text, length, list, findings, state);
    return length;
  }
  SheetHeader header = read_sheet_header(line);
  if (header.column_titles) return end;
  if (header.tag.empty()) {
    const std::size_t skip = line.starts_with('#') ? 1 : 0;
    state.add(TapeItem::Kind::comment, line.substr(skip), end - skip);
    return end;
  }
  for (; !header.tag.empty(); header = read_sheet_header(header.rest)) {
    Tag& tag = add_tag(state, header.tag, header.value);
    if (header.tag == "Date") tag.value = game.decoded.emplace_back(pgn_date(header.value));
    if (Result result{}; header.tag == "Result" && !header.value.empty() &&
                         match_result_words(header.value, result) == header.value.size())
      tag.value = result_text(result);
    ++state.sheet_tags;
  }
  return end;
}

}  // namespace zapis::pgn_grammar
