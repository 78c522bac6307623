// Small conveniences for the tests of the board.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>

#include "zapis/fen.hpp"
#include "zapis/position.hpp"

namespace board_help {

using namespace zapis;

/// The position of a FEN that must be readable.
inline Position position(std::string_view fen, bool chess960 = false) {
  Position p;
  if (!parse_fen(fen, chess960, p).readable) throw std::runtime_error(std::string(fen));
  return p;
}

inline std::string fen_of(const Position& p, FenStyle style = FenStyle::x_fen) {
  std::string out;
  write_fen(p, style, out);
  return out;
}

inline Square square(std::string_view name) { return square_at(name[0] - 'a', name[1] - '1'); }

inline Role role(char letter) {
  switch (letter) {
    case 'P':
      return Role::pawn;
    case 'N':
      return Role::knight;
    case 'B':
      return Role::bishop;
    case 'R':
      return Role::rook;
    case 'Q':
      return Role::queen;
    case 'K':
      return Role::king;
    default:
      return Role::none;
  }
}

/// A plain reader of SAN and UCI-like text, "ed" and "xd5" too: "Nbd2", "e7e8=Q", "O-O-O", "--".
inline MovePattern pattern(std::string_view text) {
  MovePattern p;
  if (text == "--") {
    p.kind = MovePattern::Kind::null;
    return p;
  }
  if (text == "O-O" || text == "O-O-O") {
    p.kind = MovePattern::Kind::castling;
    p.castling = text.size() == 3 ? CastlingSide::king : CastlingSide::queen;
    return p;
  }
  if (text.size() > 2 && text[text.size() - 2] == '=') {
    p.promotion = role(text.back());
    text.remove_suffix(2);
  }
  if (text[0] == '.') {  // "the man on the square of origin"
    p.role = Role::none;
    text.remove_prefix(1);
  } else if (role(text[0]) != Role::none) {
    p.role = role(text[0]);
    text.remove_prefix(1);
  }
  std::string files;
  std::string ranks;
  for (char c : text) {
    if (c == 'x') p.sign = MovePattern::Sign::capture;
    if (c == '-') p.sign = MovePattern::Sign::hyphen;
    if (c >= 'a' && c <= 'h') files += c;
    if (c >= '1' && c <= '8') ranks += c;
  }
  const bool rank_last = text.back() >= '1' && text.back() <= '8';
  p.to_file = static_cast<std::int8_t>(files.back() - 'a');
  if (files.size() > 1) p.from_file = static_cast<std::int8_t>(files[0] - 'a');
  if (rank_last) p.to_rank = static_cast<std::int8_t>(ranks.back() - '1');
  if (ranks.size() > (rank_last ? 1U : 0U)) p.from_rank = static_cast<std::int8_t>(ranks[0] - '1');
  return p;
}

inline Resolution resolve(std::string_view fen, std::string_view move, bool chess960 = false) {
  return position(fen, chess960).resolve(pattern(move));
}

/// "e2e4", "e7e8q", castling "e1h1": for reading in a failed test.
inline std::string name(const MoveFacts& f) {
  const auto square_name = [](Square s) {
    return std::string{static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
  };
  if (f.null) return "--";
  const bool castling = f.castling != CastlingSide::none;
  std::string text = square_name(f.from) + square_name(castling ? f.castling_rook : f.to);
  if (f.promotion != Role::none) text += ".pnbrqk"[static_cast<int>(f.promotion)];
  return text;
}

/// The eight men of a Chess960 start, by its number 0 … 959 (518 is the orthodox one).
inline std::string start_array(int number) {
  std::string men(8, ' ');
  men[static_cast<std::size_t>(number % 4 * 2 + 1)] = 'B';
  number /= 4;
  men[static_cast<std::size_t>(number % 4 * 2)] = 'B';
  number /= 4;
  const auto place = [&men](int nth_empty, char man) {
    for (char& c : men) {
      if (c == ' ' && nth_empty-- == 0) {
        c = man;
        return;
      }
    }
  };
  place(number % 6, 'Q');
  number /= 6;
  constexpr std::array<std::array<int, 2>, 10> knights{
      {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
  const auto& pair = knights[static_cast<std::size_t>(number)];
  place(pair[1], 'N');
  place(pair[0], 'N');
  for (char c : {'R', 'K', 'R'}) place(0, c);
  return men;
}

inline std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  return text;
}

/// The FEN of a start where both sides may have arrays of their own.
inline std::string start_fen(int white, int black) {
  return lower(start_array(black)) + "/pppppppp/8/8/8/8/PPPPPPPP/" + start_array(white) +
         " w KQkq - 0 1";
}

}  // namespace board_help
