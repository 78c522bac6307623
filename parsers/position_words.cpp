#include "parsers/position_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "lib/systems/headings.hpp"
#include "lib/text/letter_case.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"

namespace zapis {
namespace {

enum class Meaning : std::uint8_t {
  white_turn,
  black_turn,
  castling,  // flags follow
  may,       // White may castle; the next six in the order of sides and answers
  black_may,
  may_not,
  black_may_not,
  nobody_may,
  en_passant,  // a square follows
  win,
  draw,
  mate_in  // a number follows
};

struct Row {
  std::string words;  // in lower case
  Meaning meaning;
};

void add_cell(std::string_view cell, Meaning meaning, std::vector<Row>& rows) {
  while (!cell.empty()) {
    const std::string_view phrase = first_phrase(cell);
    rows.push_back({to_lower(phrase), meaning});
    cell.remove_prefix(std::min(cell.size(), phrase.size() + 1));
  }
}

/// Longer phrases first.
std::vector<Row> make_rows() {
  // clang-format off
  std::vector<Row> rows = {
      {"белые могут рокировать", Meaning::may}, {"чёрные могут рокировать", Meaning::black_may},
      {"черные могут рокировать", Meaning::black_may}, {"белые не могут рокировать", Meaning::may_not},
      {"чёрные не могут рокировать", Meaning::black_may_not}, {"черные не могут рокировать", Meaning::black_may_not},
      {"рокировка невозможна", Meaning::nobody_may}, {"без рокировки", Meaning::nobody_may},
      {"white can castle", Meaning::may}, {"white may castle", Meaning::may},
      {"black can castle", Meaning::black_may}, {"black may castle", Meaning::black_may},
      {"white cannot castle", Meaning::may_not}, {"white can't castle", Meaning::may_not},
      {"white may not castle", Meaning::may_not}, {"black cannot castle", Meaning::black_may_not},
      {"black can't castle", Meaning::black_may_not}, {"black may not castle", Meaning::black_may_not},
      {"no castling", Meaning::nobody_may}, {"keine rochade", Meaning::nobody_may}, {"sans roque", Meaning::nobody_may},
      {"weiß darf rochieren", Meaning::may}, {"schwarz darf rochieren", Meaning::black_may},
      {"weiß darf nicht rochieren", Meaning::may_not}, {"schwarz darf nicht rochieren", Meaning::black_may_not},
      {"e.p.", Meaning::en_passant}, {"ep", Meaning::en_passant}, {"en passant", Meaning::en_passant},
      {"на проходе", Meaning::en_passant}, {"взятие на проходе", Meaning::en_passant},
      {"выигрыш", Meaning::win}, {"выигрывают", Meaning::win}, {"win", Meaning::win}, {"wins", Meaning::win},
      {"gewinnt", Meaning::win}, {"gewinn", Meaning::win}, {"gagnent", Meaning::win}, {"gain", Meaning::win},
      {"ничья", Meaning::draw}, {"делают ничью", Meaning::draw}, {"draw", Meaning::draw}, {"draws", Meaning::draw},
      {"remis", Meaning::draw}, {"hält remis", Meaning::draw}, {"nulle", Meaning::draw}, {"font nulle", Meaning::draw},
      {"мат в", Meaning::mate_in}, {"дают мат в", Meaning::mate_in}, {"дать мат в", Meaning::mate_in},
      {"mate in", Meaning::mate_in}, {"mates in", Meaning::mate_in}, {"matt in", Meaning::mate_in},
      {"mat en", Meaning::mate_in}};
  // clang-format on
  for (const Headings& row : headings()) {
    add_cell(row.white_turn, Meaning::white_turn, rows);
    add_cell(row.black_turn, Meaning::black_turn, rows);
    add_cell(row.castling, Meaning::castling, rows);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.words.size() > b.words.size(); });
  return rows;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (const std::size_t blank = match_blank(text.substr(std::min(at, text.size())))) at += blank;
  return at;
}

/// A number of one to four digits.
std::size_t match_number(std::string_view text, int& number) {
  constexpr std::size_t most_digits = 4;
  std::size_t i = 0;
  number = 0;
  for (; i < std::min(text.size(), most_digits) && is_digit(text[i]); ++i)
    number = number * 10 + (text[i] - '0');
  return i < text.size() && is_digit(text[i]) ? 0 : i;
}

void add_operation(const std::string& operation, PositionWords& words) {
  if (words.operations.find(operation) != std::string::npos) return;  // "#2", «Мат в 2 хода»
  if (!words.operations.empty()) words.operations += ' ';
  words.operations += operation;
}

void add_goal(std::string_view goal, PositionWords& words) {
  add_operation("c0 \"" + std::string(goal) + "\";", words);
}

/// What follows «мат в»: a number, and a word for moves.
std::size_t read_mate_in(std::string_view text, std::size_t at, PositionWords& words) {
  int number = 0;
  at = skip_blanks(text, at);
  const std::size_t digits = match_number(text.substr(at), number);
  if (digits == 0 || number == 0) return 0;
  at += digits;
  add_operation("dm " + std::to_string(number) + ';', words);
  const std::size_t unit = skip_blanks(text, at);
  const std::size_t unit_length = word_length(text.substr(unit));
  const std::string word = to_lower(text.substr(unit, unit_length));
  for (const std::string_view known :
       {"ход", "хода", "ходов", "move", "moves", "zug", "zügen", "coup", "coups"}) {
    if (word == known) return unit + unit_length;
  }
  return at;
}

/// Behind the word for castling: the flags of a FEN.
std::size_t read_flags(std::string_view text, std::size_t at, PositionWords& words) {
  at = skip_blanks(text, at);
  at += match_colon(text.substr(std::min(at, text.size())));
  at = skip_blanks(text, at);
  constexpr std::string_view flags = "KQkqABCDEFGHabcdefgh";
  std::size_t end = std::min(text.find_first_not_of(flags, at), text.size());
  if (end == at && end < text.size() && text[end] == '-') ++end;
  if (at >= text.size() || end == at || continues_word(text.substr(end))) return 0;
  words.castling = text.substr(at, end - at);
  return end;
}

std::size_t read_passing(std::string_view text, std::size_t at, PositionWords& words) {
  at = skip_blanks(text, at);
  if (at + 2 > text.size()) return 0;
  const char file = text[at];
  const char rank = text[at + 1];
  if (file < 'a' || file > 'h' || (rank != '3' && rank != '6')) return 0;
  words.en_passant = square_at(file - 'a', rank - '1');
  return at + 2;
}

/// What the phrase of a row means, `size` bytes of the text, with what follows it; the length of
/// all.
std::size_t take(const Row& row, std::size_t size, std::string_view text, PositionWords& words) {
  switch (row.meaning) {
    case Meaning::white_turn:
    case Meaning::black_turn:
      words.turn = row.meaning == Meaning::white_turn ? Color::white : Color::black;
      return size;
    case Meaning::castling:
      return read_flags(text, size, words);
    case Meaning::may:
    case Meaning::may_not:
      words.may_castle[0] = row.meaning == Meaning::may;
      return size;
    case Meaning::black_may:
    case Meaning::black_may_not:
      words.may_castle[1] = row.meaning == Meaning::black_may;
      return size;
    case Meaning::nobody_may:
      words.may_castle = {false, false};
      return size;
    case Meaning::en_passant:
      return read_passing(text, size, words);
    case Meaning::win:
      add_goal("+", words);
      return size;
    case Meaning::draw:
      add_goal("=", words);
      return size;
    case Meaning::mate_in:
      return read_mate_in(text, size, words);
  }
  return 0;
}

std::size_t read_phrase(std::string_view text, PositionWords& words) {
  static const std::vector<Row> rows = make_rows();
  constexpr std::size_t longest = 64;
  const std::string lower = to_lower(text.substr(0, longest));
  for (const Row& row : rows) {
    // The cheap look at the last byte and the first spares most comparisons.
    if (lower.front() != row.words.front() || !lower.starts_with(row.words)) continue;
    const std::size_t size = match_lower(text, row.words);
    if (size == 0 || (row.words.back() != '.' && continues_word(text.substr(size)))) continue;
    if (const std::size_t length = take(row, size, text, words)) return length;
  }
  return 0;
}

/// "#2", "2#", "≠2", "h#3", "s#4", "r#2", "h#2.5".
std::size_t read_stipulation(std::string_view text, PositionWords& words) {
  std::size_t i = 0;
  char kind = 0;
  if (text.front() == 'h' || text.front() == 's' || text.front() == 'r') kind = text[i++];
  const auto match_sign = [&] {
    const std::string_view rest = text.substr(std::min(i, text.size()));
    return rest.starts_with('#') ? 1U : rest.starts_with("≠") ? 3U : 0U;
  };
  int number = 0;
  const std::size_t sign = match_sign();
  if (sign == 0 && kind != 0) return 0;
  i += sign;
  i += match_number(text.substr(std::min(i, text.size())), number);
  if (number == 0) return 0;
  if (sign == 0) {
    const std::size_t behind = match_sign();
    if (behind == 0) return 0;
    i += behind;
  }
  const bool half = kind == 'h' && text.substr(i).starts_with(".5");
  if (half) i += 2;
  if (continues_word(text.substr(i))) return 0;
  if (kind == 0) {
    add_operation("dm " + std::to_string(number) + ';', words);
    return i;
  }
  add_goal(std::string(1, kind) + '#' + std::to_string(number) + (half ? ".5" : ""), words);
  // In a help-mate Black moves first, unless there is a half-move more.
  if (kind == 'h' && !words.turn) words.turn = half ? Color::white : Color::black;
  return i;
}

/// "1…", "23...": a solution that begins with Black's move.
std::size_t read_move_number(std::string_view text, PositionWords& words) {
  int number = 0;
  const std::size_t digits = match_number(text, number);
  if (digits == 0 || number == 0) return 0;
  const std::string_view rest = text.substr(digits);
  const std::size_t dots = rest.starts_with("...") || rest.starts_with("…") ? 3 : 0;
  if (dots == 0) return 0;
  words.turn = Color::black;
  words.fullmove_number = number;
  return digits + dots;
}

/// "(8+5)".
std::size_t read_count(std::string_view text, std::size_t offset, PositionWords& words) {
  std::array<int, 2> men{};
  std::size_t i = 1;
  const std::size_t white = match_number(text.substr(i), men[0]);
  i += white;
  if (white == 0 || i >= text.size() || text[i] != '+') return 0;
  const std::size_t black = match_number(text.substr(++i), men[1]);
  i += black;
  if (black == 0 || i >= text.size() || text[i] != ')') return 0;
  words.men = men;
  words.men_offset = offset;
  words.men_length = i + 1;
  return i + 1;
}

}  // namespace

std::size_t word_length(std::string_view text) {
  constexpr std::size_t longest = 32;
  std::size_t i = 0;
  while (i < text.size() && i < longest && continues_word(text.substr(i)) && !is_digit(text[i]))
    i += is_ascii(text[i]) ? 1 : decode_utf8(text.substr(i)).length;
  return i;
}

std::size_t read_position_words(std::string_view text, std::size_t offset, PositionWords& words) {
  if (text.empty()) return 0;
  const char c = text.front();
  if (c == '(') return read_count(text, offset, words);
  if ((c == '+' || c == '=') && !continues_word(text.substr(1))) {
    add_goal(text.substr(0, 1), words);
    return 1;
  }
  if (is_digit(c)) {
    if (const std::size_t length = read_move_number(text, words)) return length;
  }
  if (const std::size_t length = read_stipulation(text, words)) return length;
  if (is_ascii(c) && !is_ascii_letter(c)) return 0;
  const std::size_t word = word_length(text);
  if (word < text.size() && is_digit(text[word])) return 0;  // a man, "Kg1"
  return read_phrase(text, words);
}

bool read_words_line(std::string_view line, std::size_t offset, PositionWords& words) {
  bool found = false;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view rest = line.substr(i);
    if (const std::size_t blank = match_blank(rest); blank != 0) {
      i += blank;
    } else if (found && (rest.front() == '.' || rest.front() == ',' || rest.front() == ';')) {
      ++i;
    } else if (const std::size_t length = read_position_words(rest, offset + i, words)) {
      i += length;
      found = true;
    } else {
      return false;
    }
  }
  return found;
}

}  // namespace zapis
