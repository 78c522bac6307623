#include <algorithm>
#include <array>

#include "parsers/move_signs.hpp"
#include "parsers/pgn_leaves.hpp"

// The leaves for moves, their numbers and the words behind them.

namespace zapis::pgn_grammar {
namespace {

/// "12." or "12...", with one blank or none behind it, before a letter.
struct PlainNumber {
  std::uint32_t value = 0;
  bool black_dots = false;
  std::size_t length = 0;
};

PlainNumber match_plain_number(const char* text, std::size_t size) {
  constexpr std::size_t most_digits = 4;
  constexpr std::size_t longest = most_digits + 4;  // three dots, a blank
  if (size <= longest) return {};
  PlainNumber number;
  std::size_t i = 0;
  while (i < most_digits && is_digit(text[i])) {
    number.value = number.value * 10 + static_cast<std::uint32_t>(text[i] - '0');
    ++i;
  }
  if (text[i] != '.') return {};
  if (text[i + 1] == '.') {
    if (text[i + 2] != '.') return {};
    number.black_dots = true;
    i += 2;
  }
  i += text[i + 1] == ' ' ? 2U : 1U;
  if (!is_ascii_letter(text[i])) return {};
  number.length = i;
  return number;
}

/// Gives a move's item its span and the number that waited for it.
inline void settle(TapeItem& item, const WrittenNumber& number, std::uint32_t at,
                   std::size_t length) {
  item.kind = TapeItem::Kind::pattern;
  item.offset = at;
  item.length = static_cast<std::uint32_t>(length);
  item.take(number);
}

inline void count_spelling(const MovePattern& pattern, std::string_view text, Spelling& spelling) {
  SpellingCounts(pattern).add_to(spelling);
  if (pattern.kind != MovePattern::Kind::move) return;
  if ((pattern.look_alikes & look_alike_letter) != 0) ++spelling.look_alike_letters;
  if (!pattern.names_origin() || pattern.sign == MovePattern::Sign::none) return;
  if (text.find("–") != std::string_view::npos || text.find(' ') != std::string_view::npos)
    ++spelling.book_signs;
}

}  // namespace

void note_foreign(const TapeItem& item, Spelling& spelling) {
  if (spelling.unreadable + spelling.look_alike_letters != 0) return;
  spelling.foreign_offset = item.offset;
  spelling.foreign_length = item.length;
}

void ReadState::finish_move(TapeItem& item, std::string_view rest, std::size_t length) {
  settle(item, number, offset(rest), length);
  number = {};
  if ((item.pattern.look_alikes & look_alike_letter) != 0) note_foreign(item, game.spelling);
  count_spelling(item.pattern, rest.substr(0, length), game.spelling);
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
  state.number = {number, state.offset(text), dot_count >= 2};
  return end;
}

std::size_t read_dots(std::string_view text, ReadState& state) {
  std::size_t i = 0;
  while (const std::size_t dot = match_ellipsis(text.substr(i))) i += dot;
  if (i == 0) return no_match;
  if (state.number.value != 0 && i > 1) state.number.black_dots = true;
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
  const char* const base = state.game.text.data();
  const char* const end = text.data() + text.size();
  const char* at = text.data();
  // A move and its blank take three bytes at least: no more of them than can be counted.
  const char* const limit = at + std::min(text.size(), 3 * SpellingCounts::most_moves);
  const auto left = [&] { return static_cast<std::size_t>(end - at); };
  const auto skip_blanks = [&] {
    while (at < end && is_ascii_blank(*at)) ++at;
  };
  std::vector<TapeItem>& tape = state.game.tape;
  WrittenNumber number = state.number;
  SpellingCounts counts;
  while (at < limit) {
    if (is_digit(*at)) {
      const PlainNumber plain = match_plain_number(at, left());
      if (plain.length == 0) break;
      number = {plain.value, static_cast<std::uint32_t>(at - base), plain.black_dots};
      at += plain.length;
    }
    const auto offset = static_cast<std::uint32_t>(at - base);
    std::size_t length = 0;
    if (const PlainMove* const known = state.reader.recall_plain({at, left()}, length)) {
      tape.emplace_back(known->pattern, offset, static_cast<std::uint32_t>(length), number);
      counts += known->counts;
      at += length;
      if (*at != ' ')
        skip_blanks();
      else
        ++at;  // and a word behind it
    } else if (*at == '{') {
      at += read_brace_comment({at, left()}, state);
      skip_blanks();
      continue;
    } else {
      MovePattern pattern;
      length = state.reader.read_plain({at, left()}, pattern);
      if (length == 0) break;
      tape.emplace_back(pattern, offset, static_cast<std::uint32_t>(length), number);
      count_spelling(pattern, {at, length}, state.game.spelling);
      at += length;
      skip_blanks();
    }
    number = {};
  }
  state.number = number;
  counts.add_to(state.game.spelling);
  return at == text.data() ? no_match : static_cast<std::size_t>(at - text.data());
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
    if (word.text.front() != text.front()) continue;
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

}  // namespace zapis::pgn_grammar
