#include "formatters/diagram_request.hpp"

#include <array>

#include "formatters/comment_text.hpp"

namespace zapis {
namespace {

/// Cuts one blank-separated word off the front.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  if (!text.empty()) text.remove_prefix(1);
  return word;
}

bool is_number(std::string_view word) {
  if (word.ends_with('.')) word.remove_suffix(1);
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_board(std::string_view text, bool& flip) {
  flip = text.starts_with("1 ");
  const std::string_view files = flip ? "h g f e d c b a" : "a b c d e f g h";
  constexpr std::string_view turn = " 1...";
  if (text.ends_with(turn)) text.remove_suffix(turn.size());
  return (flip || text.starts_with("8 ")) && text.ends_with(files);
}

/// «Диаграмма», "Diagram 12", alone or before a board.
std::optional<DiagramRequest> captioned(std::string_view comment) {
  constexpr std::array<std::string_view, 6> words = {"Диаграмма", "диаграмма", "Diagram",
                                                     "diagram",   "Diagramm",  "Diagramme"};
  std::string_view rest = comment;
  std::string_view word = take_word(rest);
  if (word.ends_with('.')) word.remove_suffix(1);
  bool known = false;
  for (const std::string_view candidate : words) known = known || word == candidate;
  if (!known) return std::nullopt;
  DiagramRequest request;
  request.caption = word;
  std::string_view behind = rest;
  // "Diagram 8 . . ." is a board that begins with its eighth rank.
  if (!is_board(rest, request.flip) && is_number(take_word(behind))) {
    request.caption += ' ';
    request.caption += rest.substr(0, rest.find_first_not_of("0123456789"));
    rest = behind;
  }
  if (rest.empty() || is_board(rest, request.flip)) return request;
  return std::nullopt;
}

}  // namespace

std::optional<DiagramRequest> diagram_of_nag(std::uint32_t number) {
  constexpr std::uint32_t diagram = 220;
  constexpr std::uint32_t from_black = 221;
  if (number != diagram && number != from_black) return std::nullopt;
  DiagramRequest request;
  request.flip = number == from_black;
  return request;
}

std::optional<DiagramRequest> diagram_of_comment(std::string_view comment) {
  for (const std::string_view mark : {std::string_view("[%diagram]"), std::string_view("[#]")}) {
    const std::size_t at = comment.find(mark);
    if (at == std::string_view::npos) continue;
    DiagramRequest request;
    std::string rest(comment.substr(0, at));
    rest += comment.substr(at + mark.size());
    std::string room;
    request.comment = fold(rest, room);
    return request;
  }
  return captioned(comment);
}

}  // namespace zapis
