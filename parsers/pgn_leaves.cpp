#include "parsers/pgn_leaves.hpp"

#include <algorithm>
#include <array>

#include "parsers/comment_span.hpp"
#include "parsers/glyphs.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/plain_move.hpp"
#include "parsers/result_token.hpp"
#include "parsers/sheet_header.hpp"
#include "parsers/tag_line.hpp"
#include "parsers/tag_pair.hpp"

namespace zapis::pgn_grammar {
namespace {

/// "12.", with one blank or none behind it, before a letter.
struct PlainNumber {
  std::uint32_t value = 0;
  std::size_t length = 0;
};

PlainNumber match_plain_number(std::string_view text) {
  constexpr std::size_t longest = 6;  // four digits, a dot, a blank
  if (text.size() <= longest) return {};
  PlainNumber number;
  std::size_t i = 0;
  while (i + 2 < longest && is_digit(text[i])) {
    number.value = number.value * 10 + static_cast<std::uint32_t>(text[i] - '0');
    ++i;
  }
  if (text[i] != '.') return {};
  i += text[i + 1] == ' ' ? 2U : 1U;
  if (!is_ascii_letter(text[i])) return {};
  number.length = i;
  return number;
}

bool begins_line(std::string_view text, const ReadState& state) {
  const std::uint32_t offset = state.offset(text);
  return offset == 0 || state.game.text[offset - 1] == '\n' || state.game.text[offset - 1] == '\r';
}

/// A word that ends like a move: a file with a rank behind it.
bool holds_square(std::string_view word) {
  while (!word.empty()) {
    const Coordinate file = match_file(word);
    if (file.length != 0) {
      const Coordinate rank = match_rank(word.substr(file.length));
      if (rank.length != 0 && !rank.look_alike) return true;
    }
    word.remove_prefix(std::max<std::size_t>(file.length, 1));
  }
  return false;
}

/// Up to a blank or one of the signs that structure movetext.
std::size_t word_length(std::string_view text) {
  std::size_t i = 1;
  while (i < text.size()) {
    const char c = text[i];
    if (c == '{' || c == '}' || c == '(' || c == ')' || c == ';' || c == '\0' || c == '$') break;
    if (match_blank(text.substr(i)) != 0) break;
    ++i;
  }
  return i;
}

/// Words of one stray sentence are one finding.
bool extends_last_finding(Code code, std::string_view text, std::size_t length, ReadState& state) {
  if (state.findings.empty()) return false;
  Finding& last = state.findings.back();
  const std::uint32_t begin = state.offset(text);
  const std::uint32_t end = last.offset + last.length;
  if (last.code != code || end > begin) return false;
  for (std::uint32_t i = end; i < begin; ++i) {
    if (state.game.text[i] != ' ') return false;
  }
  last.length = begin + static_cast<std::uint32_t>(length) - last.offset;
  return true;
}

/// Remembers the first word that the alphabet can't account for.
void note_foreign(const TapeItem& item, Spelling& spelling) {
  if (spelling.unreadable + spelling.look_alike_letters != 0) return;
  spelling.foreign_offset = item.offset;
  spelling.foreign_length = item.length;
}

inline void count_spelling(const MovePattern& pattern, std::string_view text, Spelling& spelling) {
  if (pattern.kind != MovePattern::Kind::move) return;
  if (pattern.role != Role::pawn && pattern.role != Role::none) ++spelling.letters;
  if (pattern.pawn_letter) ++spelling.pawn_letters;
  if ((pattern.look_alikes & look_alike_letter) != 0) ++spelling.look_alike_letters;
  if (pattern.from_file < 0 || pattern.from_rank < 0) {
    ++spelling.short_moves;
    return;
  }
  ++spelling.long_moves;
  if (pattern.sign == MovePattern::Sign::none) return;
  ++spelling.signs;
  if (text.find("–") != std::string_view::npos || text.find(' ') != std::string_view::npos)
    ++spelling.book_signs;
}

}  // namespace

TapeItem& ReadState::add(TapeItem::Kind kind, std::string_view rest, std::size_t length) {
  TapeItem& item = game.tape.emplace_back();
  item.kind = kind;
  item.offset = offset(rest);
  item.length = static_cast<std::uint32_t>(length);
  return item;
}

void ReadState::finish_move(TapeItem& item, std::string_view rest, std::size_t length) {
  item.kind = TapeItem::Kind::pattern;
  item.offset = offset(rest);
  item.length = static_cast<std::uint32_t>(length);
  item.number = number;
  item.number_offset = number_offset;
  item.black_dots = black_dots;
  if ((item.pattern.look_alikes & look_alike_letter) != 0) note_foreign(item, game.spelling);
  count_spelling(item.pattern, rest.substr(0, length), game.spelling);
  number = 0;
  black_dots = false;
}

Finding& ReadState::report(Code code, std::string_view rest, std::size_t length) {
  findings.push_back(make_finding(code, offset(rest), static_cast<std::uint32_t>(length)));
  return findings.back();
}

std::size_t read_blanks(std::string_view text, ReadState& state) {
  std::size_t i = 0;
  while (i < text.size()) {
    const char c = text[i];
    if (c == ' ' || (c >= '\t' && c <= '\r')) {
      ++i;
    } else if (c == '\0') {
      state.report(Code::invalid_bytes, text.substr(i), 1).number = 0;
      ++i;
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      const std::size_t blank = match_blank(text.substr(i));
      if (blank == 0) break;
      i += blank;
    } else {
      break;
    }
  }
  return i == 0 ? no_match : i;
}

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

std::size_t read_escape_line(std::string_view text, ReadState& state) {
  if (!text.starts_with('%') || !begins_line(text, state)) return no_match;
  return line_end(text, 0);
}

std::size_t read_tag_pair(std::string_view text, ReadState& state) {
  if (!text.starts_with('[')) return no_match;
  const TagPair pair = read_tag(state.game.text, state.offset(text));
  if (pair.length == 0) return no_match;
  Tag tag;
  tag.name = pair.name;
  tag.value = pair.raw;
  if (pair.escaped) tag.value = state.game.decoded.emplace_back(unescape_tag(pair.raw));
  tag.offset = state.offset(pair.raw);
  tag.length = static_cast<std::uint32_t>(pair.raw.size());
  if (pair.stray_quote) state.report(Code::unescaped_quote, pair.raw, pair.raw.size());
  if (!pair.terminated) state.report(Code::unterminated_tag, text, pair.length);
  state.game.tags.push_back(tag);
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
  const SheetHeader header = read_sheet_header(line);
  if (header.column_titles) return end;
  if (header.tag.empty()) {
    const std::size_t skip = line.starts_with('#') ? 1 : 0;
    state.add(TapeItem::Kind::comment, line.substr(skip), end - skip);
    return end;
  }
  Tag tag;
  tag.name = header.tag;
  tag.value = header.value;
  if (header.tag == "Date") tag.value = game.decoded.emplace_back(pgn_date(header.value));
  tag.offset = state.offset(header.value);
  tag.length = static_cast<std::uint32_t>(header.value.size());
  game.tags.push_back(tag);
  ++state.sheet_tags;
  return end;
}

std::size_t read_clock_time(std::string_view text, ReadState& state) {
  // The time that a player has used, in the margin of a sheet: kept as a comment.
  std::size_t i = 0;
  const auto take_digits = [&](std::size_t least, std::size_t most) {
    std::size_t count = 0;
    while (i < text.size() && is_digit(text[i]) && count < most) {
      ++i;
      ++count;
    }
    return count >= least;
  };
  if (!take_digits(1, 2)) return no_match;
  bool any = false;
  for (int part = 0; part < 2 && text.substr(i).starts_with(':'); ++part) {
    ++i;
    if (!take_digits(2, 2)) return no_match;
    any = true;
  }
  if (!any || continues_word(text.substr(i))) return no_match;
  state.add(TapeItem::Kind::comment, text, i);
  return i;
}

std::size_t read_result_words(std::string_view text, ReadState& state) {
  if (!state.open_variations.empty() || state.game.marker != Result::none ||
      state.game.tape.empty())
    return no_match;
  Result result = Result::none;
  const std::size_t length = match_result_words(text, result);
  if (length == 0) return no_match;
  state.game.marker = result;
  state.game.marker_offset = state.offset(text);
  state.game.marker_length = static_cast<std::uint32_t>(length);
  return length;
}

std::size_t read_termination(std::string_view text, ReadState& state) {
  if (!may_begin_result(text)) return no_match;
  const ResultToken token = match_result(text);
  if (token.length == 0) return no_match;
  if (token.result == Result::unknown && continues_word(text.substr(1))) return no_match;
  if (!state.open_variations.empty()) {
    state.add(TapeItem::Kind::result, text, token.length).number =
        static_cast<std::uint32_t>(token.result);
  } else if (state.game.marker != Result::none) {
    state.report(Code::stray_text, text, token.length);
    state.add(TapeItem::Kind::raw, text, token.length);
  } else {
    state.game.marker = token.result;
    state.game.marker_offset = state.offset(text);
    state.game.marker_length = static_cast<std::uint32_t>(token.length);
  }
  return token.length;
}

std::size_t read_move_number(std::string_view text, ReadState& state) {
  constexpr std::size_t most_digits = 9;
  constexpr std::size_t most_bare_digits = 3;  // "5254" is no number of a move
  constexpr std::string_view number_sign = "№";
  std::size_t i = text.starts_with(number_sign) ? number_sign.size() : 0;
  std::uint32_t number = 0;
  std::size_t digits = 0;
  bool look_alike = false;
  while (digits < most_digits) {
    const Digit digit = match_digit(text.substr(i));
    if (digit.length == 0) break;
    number = number * 10 + static_cast<std::uint32_t>(digit.value);
    look_alike = look_alike || digit.look_alike;
    i += digit.length;
    ++digits;
  }
  if (digits == 0 || (i < text.size() && is_digit(text[i]))) return no_match;
  // Letters are digits only in front of a dot: "З." is "3.".
  if (look_alike && !text.substr(i).starts_with('.') && !text.substr(i).starts_with(')'))
    return no_match;
  const std::size_t number_end = i;
  int dot_count = 0;
  std::size_t end = i;
  if (text.substr(i).starts_with(')')) end = ++i;
  for (;;) {
    if (const std::size_t blank = match_blank(text.substr(i)); blank != 0) {
      i += blank;
    } else if (const std::size_t dot = match_ellipsis(text.substr(i)); dot != 0) {
      dot_count += dot == 1 ? 1 : 3;
      i += dot;
      end = i;
    } else {
      break;
    }
  }
  if (end == number_end && digits > most_bare_digits) return no_match;
  // "3. — Кf6": a dash in White's place is the missing move.
  if (const std::size_t dash = match_dash(text.substr(i));
      dash != 0 && i > number_end && match_blank(text.substr(i + dash)) != 0) {
    dot_count = 3;
    end = i + dash;
  }
  if (look_alike) state.report(Code::homoglyph, text, number_end);
  state.number = number;
  state.number_offset = state.offset(text);
  state.black_dots = dot_count >= 2;
  return end;
}

std::size_t read_comma(std::string_view text, ReadState&) {
  return text.starts_with(',') ? 1 : no_match;
}

std::size_t read_dots(std::string_view text, ReadState& state) {
  std::size_t i = 0;
  while (const std::size_t dot = match_ellipsis(text.substr(i))) i += dot;
  if (i == 0) return no_match;
  if (state.number != 0 && i > 1) state.black_dots = true;
  return i;
}

std::size_t read_move(std::string_view text, ReadState& state) {
  if (state.game.marker != Result::none && state.open_variations.empty()) return no_match;
  TapeItem& item = state.game.tape.emplace_back();
  const std::size_t length = state.reader.read(text, item.pattern);
  if (length == 0) {
    state.game.tape.pop_back();
    return no_match;
  }
  state.finish_move(item, text, length);
  return length;
}

std::size_t read_plain_run(std::string_view text, ReadState& state) {
  if (state.game.marker != Result::none && state.open_variations.empty()) return no_match;
  const MoveLetters& letters = state.reader.letters();
  std::size_t i = 0;
  for (;;) {
    if (i < text.size() && is_digit(text[i])) {
      const PlainNumber number = match_plain_number(text.substr(i));
      if (number.length == 0) break;
      state.number = number.value;
      state.number_offset = state.offset(text) + static_cast<std::uint32_t>(i);
      state.black_dots = false;
      i += number.length;
    }
    TapeItem& item = state.game.tape.emplace_back();
    const std::size_t length = read_plain_move(text.substr(i), letters, item.pattern);
    if (length == 0) {
      state.game.tape.pop_back();
      break;
    }
    state.finish_move(item, text.substr(i), length);
    i += length;
    if (i < text.size() && text[i] == ' ') ++i;
    if (i < text.size() && !is_ascii_letter(text[i])) {
      while (i < text.size() && is_ascii_blank(text[i])) ++i;
    }
  }
  return i == 0 ? no_match : i;
}

std::size_t read_zero_move(std::string_view text, ReadState& state) {
  return text.starts_with('0') ? read_move(text, state) : no_match;
}

std::size_t read_move_word(std::string_view text, ReadState& state) {
  struct Word {
    std::string_view text;
    MovePattern::Mark mark;
    bool en_passant;
  };
  using Mark = MovePattern::Mark;
  constexpr std::array words = {
      Word{"(e.p.)", Mark::none, true},        Word{"(ep)", Mark::none, true},
      Word{"e.p.", Mark::none, true},          Word{"ep", Mark::none, true},
      Word{"a.p.", Mark::none, true},          Word{"э.п.", Mark::none, true},
      Word{"на пр.", Mark::none, true},        Word{"dbl ch", Mark::plus_plus, false},
      Word{"dbl.ch.", Mark::plus_plus, false}, Word{"dis ch", Mark::check, false},
      Word{"dis.ch.", Mark::check, false},     Word{"check", Mark::check, false},
      Word{"ch.", Mark::check, false},         Word{"ch", Mark::check, false},
      Word{"шах", Mark::check, false},         Word{"ш.", Mark::check, false},
      Word{"checkmate", Mark::mate, false},    Word{"mate", Mark::mate, false},
      Word{"matt", Mark::mate, false},         Word{"mat", Mark::mate, false},
      Word{"мат", Mark::mate, false},          Word{"+", Mark::check, false},
      Word{"++", Mark::plus_plus, false},      Word{"#", Mark::mate, false}};
  if (state.game.tape.empty() || state.game.tape.back().kind != TapeItem::Kind::pattern)
    return no_match;
  const Word* found = nullptr;
  for (const Word& word : words) {
    if (found != nullptr && word.text.size() <= found->text.size()) continue;
    if (text.starts_with(word.text) && !continues_word(text.substr(word.text.size())))
      found = &word;
  }
  if (found == nullptr) return no_match;
  TapeItem& item = state.game.tape.back();
  MovePattern& pattern = item.pattern;
  if (found->en_passant) {
    pattern.en_passant = true;
    item.length = state.offset(text) + static_cast<std::uint32_t>(found->text.size()) - item.offset;
  }
  // "ch" says no more than check, and may stand behind a mate; "exd6 e.p.+" says what a move does.
  if (pattern.mark == Mark::none && (found->mark != Mark::check || found->text == "+"))
    pattern.mark = found->mark;
  return found->text.size();
}

std::size_t read_numeric_glyph(std::string_view text, ReadState& state) {
  std::size_t i = 1;
  std::uint32_t number = 0;
  while (i < text.size() && is_digit(text[i]) && i < 10) {
    number = number * 10 + static_cast<std::uint32_t>(text[i] - '0');
    ++i;
  }
  if (i == 1) return no_match;
  state.add(TapeItem::Kind::nag, text, i).number = number;
  return i;
}

std::size_t read_glyph(std::string_view text, ReadState& state) {
  const Glyph glyph = match_glyph(text);
  if (glyph.text.empty()) return no_match;
  TapeItem& item = state.add(TapeItem::Kind::nag, text, glyph.text.size());
  item.number = glyph.nag;
  item.of_mover = glyph.twin == Glyph::Twin::mover;
  item.of_opponent = glyph.twin == Glyph::Twin::opponent;
  return glyph.text.size();
}

std::size_t read_draw_offer(std::string_view text, ReadState& state) {
  // FIDE Laws 8.1.5; PGN has no sign for it, so it stays as a comment.
  constexpr std::string_view offer = "(=)";
  if (!text.starts_with(offer)) return no_match;
  state.add(TapeItem::Kind::comment, text, offer.size());
  return offer.size();
}

std::size_t read_variation_open(std::string_view text, ReadState& state) {
  if (!text.starts_with('(')) return no_match;
  state.open_variations.push_back(static_cast<std::uint32_t>(state.game.tape.size()));
  state.add(TapeItem::Kind::variation_begin, text, 1);
  state.game.has_variations = true;
  state.number = 0;
  return 1;
}

std::size_t read_variation_close(std::string_view text, ReadState& state) {
  if (!text.starts_with(')')) return no_match;
  if (state.open_variations.empty()) return read_unknown_word(text, state);
  const std::uint32_t begin = state.open_variations.back();
  state.open_variations.pop_back();
  state.game.tape[begin].link = static_cast<std::uint32_t>(state.game.tape.size());
  state.add(TapeItem::Kind::variation_end, text, 1).link = begin;
  state.number = 0;
  return 1;
}

std::size_t read_unknown_word(std::string_view text, ReadState& state) {
  if (text.empty()) return no_match;
  const bool structural = text.front() == '}' || text.front() == ')';
  const std::size_t length = structural ? 1 : word_length(text);
  const std::string_view word = text.substr(0, length);
  const bool after_end = state.game.marker != Result::none && state.open_variations.empty();
  // In a move's place, behind its number, or with a square in it, a word is a move that can't be
  // read.
  if (!after_end && !structural &&
      (holds_square(word) || (state.number != 0 && continues_word(word)))) {
    TapeItem& item = state.add(TapeItem::Kind::unreadable, text, length);
    note_foreign(item, state.game.spelling);
    ++state.game.spelling.unreadable;
    item.number = state.number;
    item.number_offset = state.number_offset;
    item.black_dots = state.black_dots;
    state.number = 0;
    return length;
  }
  const bool is_sign = !continues_word(word) && !structural;
  const Code code = is_sign && !after_end ? Code::unknown_glyph : Code::stray_text;
  const bool is_raw =
      !state.game.tape.empty() && state.game.tape.back().kind == TapeItem::Kind::raw;
  if (!is_raw || !extends_last_finding(code, text, length, state)) state.report(code, text, length);
  state.add(TapeItem::Kind::raw, text, length);
  return length;
}

}  // namespace zapis::pgn_grammar
