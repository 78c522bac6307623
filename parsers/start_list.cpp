#include "parsers/start_list.hpp"

#include <algorithm>

#include "parsers/move_signs.hpp"
#include "parsers/position_list.hpp"
#include "parsers/position_words.hpp"
#include "parsers/tag_line.hpp"

namespace zapis {
namespace {

/// A list takes no more lines, blank ones included.
constexpr int most_lines = 8;

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (const std::size_t blank = match_blank(text.substr(at))) at += blank;
  return at;
}

/// Is there a man, a square with its letters, behind the heading?
bool names_man(std::string_view line) {
  const std::size_t colon = line.find(':');
  const std::size_t begin = skip_blanks(line, colon == std::string_view::npos ? 0 : colon + 1);
  const std::string_view man = line.substr(begin);
  const std::size_t letters = word_length(man);
  return letters != 0 && letters < man.size() && is_digit(man[letters]);
}

/// The number of the first move, "23…" or "23.".
void read_first_number(std::string_view text, PositionWords& words) {
  PositionWords number;
  if (read_position_words(text, 0, number) != 0 && number.turn) {
    words.turn = number.turn;
    words.fullmove_number = number.fullmove_number;
    return;
  }
  constexpr std::size_t most_digits = 4;
  int value = 0;
  std::size_t i = 0;
  for (; i < std::min(text.size(), most_digits) && is_digit(text[i]); ++i)
    value = value * 10 + (text[i] - '0');
  if (value != 0 && i < text.size() && text[i] == '.') words.fullmove_number = value;
}

}  // namespace

bool read_start_list(std::string_view text, PositionText& list, Findings& findings) {
  Findings found;
  PositionText read;
  if (!read_position_list(text, nullptr, read, found)) return false;
  for (const Color side : {Color::white, Color::black}) {
    if (read.position.of(side, Role::king) == 0) return false;
  }
  list = read;
  findings.append(found);
  return true;
}

std::size_t read_sheet_list(std::string_view text, PositionText& list, Findings& findings) {
  std::size_t end = line_end(text, 0);
  if (!names_man(text.substr(0, end))) return 0;
  int lines = 1;
  bool read = read_start_list(text.substr(0, end), list, findings);
  for (; !read && lines < most_lines && end < text.size(); ++lines) {
    const std::size_t next = skip_blanks(text, end);
    if (next >= text.size()) return 0;
    end = line_end(text, next);
    read = heads_side(text.substr(next, end - next), Color::white) ||
           heads_side(text.substr(next, end - next), Color::black);
    if (!read) return 0;  // the other side's line, or nothing
    read = read_start_list(text.substr(0, end), list, findings);
  }
  if (!read) return 0;
  for (; lines < most_lines; ++lines) {
    const std::size_t next = skip_blanks(text, end);
    const std::size_t last = line_end(text, next);
    if (next >= text.size() || is_digit(text[next]) ||
        !read_words_line(text.substr(next, last - next), next, list.words)) {
      break;
    }
    end = last;
  }
  read_first_number(text.substr(skip_blanks(text, end)), list.words);
  return end;
}

}  // namespace zapis
