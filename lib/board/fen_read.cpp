#include <array>
#include <bit>
#include <charconv>
#include <cstddef>

#include "lib/board/attacks.hpp"
#include "lib/board/fen_castling.hpp"
#include "zapis/fen.hpp"

namespace zapis {

using namespace board;

namespace {

struct Fields {
  std::array<std::string_view, 6> text;
  std::size_t count = 0;
};

/// The first six fields; whatever follows (EPD operations, notes) is left alone.
Fields split(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  Fields fields;
  while (fields.count < fields.text.size()) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) break;
    text.remove_prefix(begin);
    const std::string_view field = text.substr(0, text.find_first_of(blanks));
    fields.text[fields.count++] = field;
    text.remove_prefix(field.size());
  }
  return fields;
}

Role role_of(char lower) {
  constexpr std::string_view letters = ".pnbrqk";
  const std::size_t i = letters.find(lower, 1);
  return i == std::string_view::npos ? Role::none : static_cast<Role>(i);
}

/// Puts the men on an empty board. Returns the key of what can't be read, or nullptr.
const char* read_board(std::string_view field, Position& p) {
  int file = 0;
  int rank = 7;
  for (char c : field) {
    if (c == '/') {
      if (file != 8 || rank == 0) return "rank";
      file = 0;
      --rank;
    } else if (c >= '1' && c <= '8') {
      file += c - '0';
      if (file > 8) return "rank";
    } else {
      const bool black = c >= 'a' && c <= 'z';
      const Role role = role_of(black                  ? c
                                : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a')
                                                       : '.');
      if (role == Role::none) return "piece";
      if (file > 7) return "rank";
      p.put(square_at(file++, rank), black ? Color::black : Color::white, role);
    }
  }
  return file == 8 && rank == 0 ? nullptr : "rank";
}

/// A counter of the position, or -1.
int read_counter(std::string_view field) {
  constexpr int limit = 100'000'000;  // games go on from here, in numbers of nine digits
  int value = 0;
  const char* const end = field.data() + field.size();
  const auto [stop, error] = std::from_chars(field.data(), end, value);
  if (field.empty() || error != std::errc{} || stop != end) return -1;
  return value < 0 || value > limit ? -1 : value;
}

/// A square, or no_square.
Square read_square(std::string_view field) {
  if (field.size() != 2 || field[0] < 'a' || field[0] > 'h' || field[1] < '1' || field[1] > '8') {
    return no_square;
  }
  return square_at(field[0] - 'a', field[1] - '1');
}

/// Why no rules apply to the position, or nullptr.
const char* unplayable(const Position& p) {
  for (Color c : {Color::white, Color::black}) {
    if (std::popcount(p.of(c, Role::king)) != 1) return "kings";
  }
  if (p.of(Role::pawn) & (first_rank | last_rank)) return "pawns";
  if (p.attackers(p.king(~p.turn()), p.turn()) != 0) return "check";
  return nullptr;
}

FenReport unreadable(const char* reason) {
  FenReport report;
  report.readable = false;
  report.playable = false;
  report.reason = reason;
  return report;
}

}  // namespace

FenReport parse_fen(std::string_view text, bool chess960, Position& out) {
  const Fields fields = split(text);
  Position p = Position::empty();
  if (const char* reason = read_board(fields.text[0], p)) return unreadable(reason);
  const std::string_view turn = fields.count > 1 ? fields.text[1] : "w";
  if (turn != "w" && turn != "b" && turn != "W" && turn != "B") return unreadable("turn");
  p.set_turn(turn == "w" || turn == "W" ? Color::white : Color::black);

  FenReport report;
  report.missing_fields = fields.count < 6;
  const CastlingField castling =
      read_castling_field(p, fields.count > 2 ? fields.text[2] : "-", chess960);
  report.bad_castling_flag = castling.bad_flag;
  p.set_castling_rooks(castling.rooks);
  p.set_chess960(chess960 || castling.chess960);

  const std::string_view passing = fields.count > 3 ? fields.text[3] : "-";
  p.set_en_passant(read_square(passing));
  int halfmove_clock = read_counter(fields.text[4]);
  int fullmove_number = read_counter(fields.text[5]);
  if (halfmove_clock < 0 || fullmove_number < 0) report.missing_fields = true;
  if (halfmove_clock < 0) halfmove_clock = 0;
  if (fullmove_number < 1) fullmove_number = 1;
  p.set_counters(halfmove_clock, fullmove_number);

  p.finish();
  report.bad_en_passant = passing != "-" && p.en_passant() == no_square;
  if (const char* reason = unplayable(p)) {
    report.playable = false;
    report.reason = reason;
  }
  out = p;
  return report;
}

}  // namespace zapis
