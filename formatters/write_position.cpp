#include "formatters/write_position.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "lib/board/set_up.hpp"
#include "lib/systems/headings.hpp"
#include "zapis/fen.hpp"

namespace zapis {
namespace {

const Headings* headings_of(std::string_view language) {
  const auto rows = headings();
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const Headings& h) { return h.language == language; });
  return row == rows.end() ? nullptr : &*row;
}

std::string_view first_word(std::string_view cell) { return cell.substr(0, cell.find(' ')); }

void write_square(Square square, std::string& out) {
  out += static_cast<char>('a' + file_of(square));
  out += static_cast<char>('1' + rank_of(square));
}

/// The men of one kind; `first` becomes false once one is written.
void write_men(const Position& p, Color c, Role role, const Alphabet& alphabet, bool& first,
               std::string& out) {
  bool named = false;
  for (int file = 0; file < 8; ++file) {
    for (int rank = 0; rank < 8; ++rank) {
      const Square square = square_at(file, rank);
      if ((p.of(c, role) & bit(square)) == 0) continue;
      if (!first) out += ',';
      out += ' ';
      first = false;
      if (!named) {
        const std::string_view letter = alphabet.spellings(role).front();
        const bool several = std::popcount(p.of(c, role)) > 1;
        if (role == Role::pawn && letter == "п") {
          out += several ? "пп. " : "п. ";
        } else {
          out += letter;
        }
      }
      named = true;
      write_square(square, out);
    }
  }
}

void write_side(const Position& p, Color c, std::string_view heading, const Alphabet& alphabet,
                std::string& out) {
  out += heading;
  out += ':';
  bool first = true;
  for (const Role role :
       {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn})
    write_men(p, c, role, alphabet, first, out);
  out += '.';
}

/// Is it the goal of a problem, `h#3"`, as a list says it?
bool is_goal(std::string_view quoted) {
  if (quoted == "+\"" || quoted == "=\"") return true;
  return quoted.size() > 3 &&
         std::string_view("hsr").find(quoted.front()) != std::string_view::npos &&
         quoted[1] == '#' && quoted.find_first_not_of("0123456789.", 2) == quoted.size() - 1 &&
         quoted.ends_with('"');
}

/// The fields of a FEN behind the board: turn, castling, e.p. square.
std::array<std::string_view, 3> fen_fields(std::string_view fen) {
  std::array<std::string_view, 3> fields;
  for (std::string_view& field : fields) {
    fen.remove_prefix(fen.find(' ') + 1);
    field = fen.substr(0, fen.find(' '));
  }
  return fields;
}

/// "dm 2;" as "#2"; the text of c0, "h#3" or "+", as it is. Other operations have no place in a
/// list.
void write_stipulation(std::string_view operations, std::string& out) {
  while (!operations.empty()) {
    const std::size_t end = std::min(operations.find(';'), operations.size());
    std::string_view operation = operations.substr(0, end);
    operations.remove_prefix(std::min(end + 1, operations.size()));
    while (operation.starts_with(' ')) operation.remove_prefix(1);
    constexpr std::string_view mate = "dm ";
    constexpr std::string_view comment = "c0 \"";
    if (operation.starts_with(mate)) {
      out += " #";
      out += operation.substr(mate.size());
    } else if (operation.starts_with(comment) && is_goal(operation.substr(comment.size()))) {
      out += ' ';
      out += operation.substr(comment.size(), operation.size() - comment.size() - 1);
    } else {
      continue;
    }
    if (!out.ends_with('.')) out += '.';
  }
}

void write_turn(Color turn, const Headings& heading, std::string& out) {
  const bool white = turn == Color::white;
  std::string_view words = first_phrase(white ? heading.white_turn : heading.black_turn);
  if (words.empty() && white) words = first_phrase(headings().front().white_turn);
  out += ' ';
  if (words.empty()) {
    out += "1…";  // so a solution begins in which Black moves first
  } else {
    out += words;
    out += '.';
  }
}

}  // namespace

bool has_list_headings(std::string_view language) { return headings_of(language) != nullptr; }

void write_position_list(const Position& position, const Alphabet& alphabet,
                         std::string_view operations, std::string& out) {
  const Headings& heading = *headings_of(alphabet.id);
  write_side(position, Color::white, first_word(heading.white), alphabet, out);
  out += ' ';
  write_side(position, Color::black, first_word(heading.black), alphabet, out);
  // What a reader takes for granted is not said.
  const bool is_help_mate = operations.find("c0 \"h#") != std::string_view::npos;
  const Color expected = is_help_mate ? Color::black : Color::white;
  if (position.turn() != expected) write_turn(position.turn(), heading, out);
  std::string fen;
  write_fen(position, FenStyle::x_fen, fen);
  const auto [side, castling, passing] = fen_fields(fen);
  if (position.castling_rooks() != silent_castling(position)) {
    out += ' ';
    out += heading.castling;
    out += ": ";
    out += castling;
    out += '.';
  }
  if (passing != "-") {
    out += " e.p. ";
    out += passing;
    out += '.';
  }
  write_stipulation(operations, out);
}

void write_board_text(const Position& position, bool figurines, bool flip, std::string& out) {
  constexpr std::array<std::array<std::string_view, role_count>, 2> letters = {
      {{".", "P", "N", "B", "R", "Q", "K"}, {".", "p", "n", "b", "r", "q", "k"}}};
  constexpr std::array<std::array<std::string_view, role_count>, 2> figures = {
      {{"·", "♙", "♘", "♗", "♖", "♕", "♔"}, {"·", "♟", "♞", "♝", "♜", "♛", "♚"}}};
  const auto& signs = figurines ? figures : letters;
  for (int row = 0; row < 8; ++row) {
    const int rank = flip ? row : 7 - row;
    out += static_cast<char>('1' + rank);
    for (int column = 0; column < 8; ++column) {
      const Square square = square_at(flip ? 7 - column : column, rank);
      const bool black = (position.of(Color::black) & bit(square)) != 0;
      out += ' ';
      out += signs[black ? 1 : 0][static_cast<std::size_t>(position.role_at(square))];
    }
    out += '\n';
  }
  out += flip ? "  h g f e d c b a\n" : "  a b c d e f g h\n";
  if (position.turn() == Color::black) out += figurines ? "1…\n" : "1...\n";
}

}  // namespace zapis
