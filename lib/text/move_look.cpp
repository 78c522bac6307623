#include "lib/text/move_look.hpp"

#include <string>

#include "lib/text/look_alikes.hpp"

namespace zapis {
namespace {

char printed(char32_t c) {
  if (c == U'З') return '3';
  if (c == U'б') return '6';
  if (c == U'×') return 'x';
  if (c < 0x80) return static_cast<char>(c);
  return latin_twin(c);
}

bool is_one_of(std::string_view set, char c) {
  return c != '\0' && set.find(c) != std::string_view::npos;
}

/// Takes one character of the set off the front, if one stands there.
bool take(std::string_view set, std::string_view& word) {
  if (word.empty() || !is_one_of(set, word.front())) return false;
  word.remove_prefix(1);
  return true;
}

constexpr std::string_view files = "abcdefgh";
constexpr std::string_view ranks = "12345678";
constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool take_castling(std::string_view& word) {
  std::size_t ohs = 0;
  while (take("O0", word)) {
    ++ohs;
    if (ohs < 3 && !word.starts_with('+')) take("-", word);
  }
  return ohs == 2 || ohs == 3;
}

bool take_goal(std::string_view& word) { return take(files, word) && take(ranks, word); }

bool take_man_move(std::string_view& word) {
  take(capitals, word);
  std::string_view without_origin = word;
  take(files, word);
  take(ranks, word);
  take("x:-", word);
  if (!take_goal(word)) {
    word = without_origin;
    take("x:", word);
    if (!take_goal(word)) return false;
  }
  take("=", word);
  take(capitals, word);
  return true;
}

}  // namespace

bool looks_like_move(std::u32string_view word) {
  std::string text;
  for (const char32_t c : word) text += printed(c);
  std::string_view rest = text;
  if (!(is_one_of("O0", text.empty() ? '\0' : text.front()) ? take_castling(rest)
                                                            : take_man_move(rest))) {
    return false;
  }
  while (take("+#!?", rest)) {
  }
  return rest.empty();
}

}  // namespace zapis
