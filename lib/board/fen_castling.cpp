#include "lib/board/fen_castling.hpp"

#include <array>
#include <cstddef>

#include "lib/board/attacks.hpp"

namespace zapis::board {
namespace {

/// The king on its back rank, or no_square.
Square home_king(const Position& p, Color c) {
  const Bitboard kings = p.of(c, Role::king) & back_rank(c);
  return kings == 0 ? no_square : first_square(kings);
}

/// One flag: the rook that it means, or no_square where there is none.
struct Flag {
  Color color = Color::white;
  CastlingSide side = CastlingSide::none;
  Square rook = no_square;
  bool letter = false;  ///< names the rook's file
};

Flag read_flag(const Position& p, char c) {
  Flag flag;
  flag.color = c >= 'a' ? Color::black : Color::white;
  const char lower = c >= 'a' ? c : static_cast<char>(c - 'A' + 'a');
  const Square king = home_king(p, flag.color);
  if (king == no_square) return flag;
  if (lower == 'k' || lower == 'q') {
    flag.side = lower == 'k' ? CastlingSide::king : CastlingSide::queen;
    flag.rook = outermost_rook(p, flag.color, flag.side);
  } else if (lower >= 'a' && lower <= 'h') {
    const Square s = square_at(lower - 'a', rank_of(king));
    if ((p.of(flag.color, Role::rook) & bit(s)) == 0) return flag;
    flag.side = s > king ? CastlingSide::king : CastlingSide::queen;
    flag.rook = s;
    flag.letter = true;
  }
  return flag;
}

bool is_orthodox(const Position& p, const Flag& flag) {
  return file_of(home_king(p, flag.color)) == 4 &&
         file_of(flag.rook) == (flag.side == CastlingSide::king ? 7 : 0);
}

/// Does the back rank hold the eight men of a Chess960 start?
bool is_start_array(const Position& p, Color c) {
  const Bitboard rank = back_rank(c);
  const auto men = [&](Role r) { return p.of(c, r) & rank; };
  const auto pair = [&](Role r) { return std::popcount(men(r)) == 2; };
  constexpr Bitboard light = 0x55AA55AA55AA55AA;
  if (!pair(Role::rook) || !pair(Role::knight) || !pair(Role::bishop)) return false;
  if (std::popcount(men(Role::queen)) != 1 || std::popcount(men(Role::king)) != 1) return false;
  if (std::popcount(men(Role::bishop) & light) != 1) return false;
  return outermost_rook(p, c, CastlingSide::king) != no_square &&
         outermost_rook(p, c, CastlingSide::queen) != no_square;
}

/// Flags of KQkq collected by colour and wing.
struct Wings {
  std::array<std::array<Square, 2>, 2> rook{{{no_square, no_square}, {no_square, no_square}}};
  Square& at(Color c, CastlingSide side) {
    return rook[index_of(c)][side == CastlingSide::king ? 0 : 1];
  }
};

/// Do flags of both sides fit one start array? Then they bear each other out.
bool fit_one_start(const Position& p, const Wings& wings) {
  const auto& white = wings.rook[0];
  const auto& black = wings.rook[1];
  const auto any = [](const std::array<Square, 2>& w) {
    return w[0] != no_square || w[1] != no_square;
  };
  if (!any(white) || !any(black)) return false;
  const int king = file_of(home_king(p, Color::white));
  if (king != file_of(home_king(p, Color::black)) || king == 0 || king == 7) return false;
  const auto agree = [&](std::size_t wing) {
    return white[wing] == no_square || black[wing] == no_square ||
           file_of(white[wing]) == file_of(black[wing]);
  };
  return agree(0) && agree(1);
}

}  // namespace

Square outermost_rook(const Position& p, Color c, CastlingSide side) {
  const Square king = home_king(p, c);
  if (king == no_square) return no_square;
  const Bitboard below = bit(king) - 1;
  const Bitboard rooks = p.of(c, Role::rook) & back_rank(c);
  const Bitboard found = side == CastlingSide::king ? rooks & ~below : rooks & below;
  if (found == 0) return no_square;
  return side == CastlingSide::king ? last_square(found) : first_square(found);
}

CastlingField read_castling_field(const Position& p, std::string_view field, bool chess960) {
  CastlingField result;
  if (field == "-") return result;
  Wings wings;
  bool all_fit = true;  // every flag names a rook, and none names a second one for a wing
  bool sure = chess960;
  for (char c : field) {
    const Flag flag = read_flag(p, c);
    if (flag.rook == no_square) {
      all_fit = false;
      continue;
    }
    Square& rook = wings.at(flag.color, flag.side);
    if (rook != no_square && rook != flag.rook) {
      all_fit = false;
      continue;
    }
    rook = flag.rook;
    if (flag.letter && !is_orthodox(p, flag)) sure = true;
  }
  const bool believed = sure || (all_fit && fit_one_start(p, wings)) ||
                        (is_start_array(p, Color::white) && is_start_array(p, Color::black));
  result.bad_flag = !all_fit;
  for (Color c : {Color::white, Color::black}) {
    for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
      const Square rook = wings.at(c, side);
      if (rook == no_square) continue;
      if (is_orthodox(p, {c, side, rook, false})) {
        result.rooks |= bit(rook);
      } else if (believed) {
        result.rooks |= bit(rook);
        result.chess960 = true;
      } else {
        result.bad_flag = true;
      }
    }
  }
  return result;
}

}  // namespace zapis::board
