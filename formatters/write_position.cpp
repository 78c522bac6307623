#include "formatters/write_position.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "lib/systems/headings.hpp"

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

std::string_view black_to_move(std::string_view language) {
  if (language == "ru") return " Ход чёрных.";
  if (language == "en") return " Black to move.";
  if (language == "de") return " Schwarz am Zug.";
  if (language == "fr") return " Les noirs jouent.";
  return " 1…";  // as a solution begins in which Black moves first
}

}  // namespace

bool has_list_headings(std::string_view language) { return headings_of(language) != nullptr; }

void write_position_list(const Position& position, const Alphabet& alphabet, std::string& out) {
  const Headings& heading = *headings_of(alphabet.id);
  write_side(position, Color::white, first_word(heading.white), alphabet, out);
  out += ' ';
  write_side(position, Color::black, first_word(heading.black), alphabet, out);
  if (position.turn() == Color::black) out += black_to_move(alphabet.id);
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
}

}  // namespace zapis
