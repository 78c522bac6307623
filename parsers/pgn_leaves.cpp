#include "parsers/pgn_leaves.hpp"

#include <algorithm>

#include "parsers/glyphs.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/result_token.hpp"
#include "parsers/sheet_words.hpp"

namespace zapis::pgn_grammar {
namespace {

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

/// Puts text that can't be read onto the tape; signs that touch ("$$$", "))") are one piece.
void add_raw(Code code, std::string_view text, std::size_t length, ReadState& state) {
  std::vector<TapeItem>& tape = state.game.tape;
  const bool follows = !tape.empty() && tape.back().kind == TapeItem::Kind::raw;
  if (!follows || !extends_last_finding(code, text, length, state))
    state.report(code, text, length);
  if (follows && tape.back().offset + tape.back().length == state.offset(text)) {
    tape.back().length += static_cast<std::uint32_t>(length);
  } else {
    state.add(TapeItem::Kind::raw, text, length);
  }
}

}  // namespace

TapeItem& ReadState::add(TapeItem::Kind kind, std::string_view rest, std::size_t length) {
  TapeItem& item = game.tape.emplace_back();
  item.kind = kind;
  item.offset = offset(rest);
  item.length = static_cast<std::uint32_t>(length);
  return item;
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
      if (!extends_last_finding(Code::invalid_bytes, text.substr(i), 1, state))
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
    add_raw(Code::stray_text, text, token.length, state);
  } else {
    state.game.marker = token.result;
    state.game.marker_offset = state.offset(text);
    state.game.marker_length = static_cast<std::uint32_t>(token.length);
  }
  return token.length;
}

std::size_t read_comma(std::string_view text, ReadState&) {
  return text.starts_with(',') ? 1 : no_match;
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
  // A board waits for each open variation: nothing that people write is as deep as this.
  constexpr std::size_t deepest = 100'000;
  if (!text.starts_with('(')) return no_match;
  if (state.open_variations.size() == deepest) return read_unknown_word(text, state);
  state.open_variations.push_back(static_cast<std::uint32_t>(state.game.tape.size()));
  state.add(TapeItem::Kind::variation_begin, text, 1);
  state.game.has_variations = true;
  state.number = {};
  return 1;
}

std::size_t read_variation_close(std::string_view text, ReadState& state) {
  if (!text.starts_with(')')) return no_match;
  if (state.open_variations.empty()) return read_unknown_word(text, state);
  const std::uint32_t begin = state.open_variations.back();
  state.open_variations.pop_back();
  state.game.tape[begin].link = static_cast<std::uint32_t>(state.game.tape.size());
  state.add(TapeItem::Kind::variation_end, text, 1).link = begin;
  state.number = {};
  return 1;
}

std::size_t read_unknown_word(std::string_view text, ReadState& state) {
  if (text.empty()) return no_match;
  const bool structural = text.front() == '}' || text.front() == ')' || text.front() == '(';
  const std::size_t length = structural ? 1 : word_length(text);
  const std::string_view word = text.substr(0, length);
  const bool after_end = state.game.marker != Result::none && state.open_variations.empty();
  // In a move's place, behind its number, or with a square in it, a word is a move that can't be
  // read.
  if (!after_end && !structural &&
      (holds_square(word) || (state.number.value != 0 && continues_word(word)))) {
    TapeItem& item = state.add(TapeItem::Kind::unreadable, text, length);
    note_foreign(item, state.game.spelling);
    ++state.game.spelling.unreadable;
    item.take(state.number);
    state.number = {};
    return length;
  }
  if (structural && text.front() != '(') {
    add_raw(Code::unbalanced_bracket, text, length, state);
    return length;
  }
  const bool is_sign = !continues_word(word) && !structural;
  const Code code = is_sign && !after_end ? Code::unknown_glyph : Code::stray_text;
  add_raw(code, text, length, state);
  return length;
}

}  // namespace zapis::pgn_grammar
