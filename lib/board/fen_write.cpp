#include <charconv>

#include "lib/board/attacks.hpp"
#include "lib/board/fen_castling.hpp"
#include "zapis/fen.hpp"

namespace zapis {

using namespace board;

namespace {

void write_number(int value, std::string& out) {
  char buffer[16];
  const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
  out.append(buffer, error == std::errc{} ? end : buffer);
}

void write_board(const Position& p, std::string& out) {
  constexpr const char* letters[] = {".PNBRQK", ".pnbrqk"};
  for (int rank = 7; rank >= 0; --rank) {
    char empty = '0';
    for (int file = 0; file < 8; ++file) {
      const Square s = square_at(file, rank);
      if (p.role_at(s) == Role::none) {
        ++empty;
        continue;
      }
      if (empty != '0') out += empty;
      empty = '0';
      const bool black = (p.of(Color::black) & bit(s)) != 0;
      out += letters[black ? 1 : 0][index_of(p.role_at(s))];
    }
    if (empty != '0') out += empty;
    if (rank != 0) out += '/';
  }
}

/// One flag; X-FEN names the rook's file only where another rook stands farther out.
char castling_flag(const Position& p, Color c, CastlingSide side, Square rook, FenStyle style) {
  const char usual = side == CastlingSide::king ? 'K' : 'Q';
  const bool by_file = style == FenStyle::shredder || rook != outermost_rook(p, c, side);
  const char flag = by_file ? static_cast<char>('A' + file_of(rook)) : usual;
  return c == Color::white ? flag : static_cast<char>(flag - 'A' + 'a');
}

void write_castling(const Position& p, FenStyle style, std::string& out) {
  bool any = false;
  for (Color c : {Color::white, Color::black}) {
    for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
      const Square rook = p.castling_rook(c, side);
      if (rook == no_square) continue;
      out += castling_flag(p, c, side, rook, style);
      any = true;
    }
  }
  if (!any) out += '-';
}

}  // namespace

void write_fen(const Position& position, FenStyle style, std::string& out) {
  write_board(position, out);
  out += position.turn() == Color::white ? " w " : " b ";
  write_castling(position, style, out);
  out += ' ';
  if (position.en_passant_legal()) {
    out += static_cast<char>('a' + file_of(position.en_passant()));
    out += static_cast<char>('1' + rank_of(position.en_passant()));
  } else {
    out += '-';
  }
  out += ' ';
  write_number(position.halfmove_clock(), out);
  out += ' ';
  write_number(position.fullmove_number(), out);
}

}  // namespace zapis
