#include "lib/board/pawn_structure.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "lib/board/attacks.hpp"

namespace zapis::board {
namespace {

constexpr int files = 8;
constexpr int all_men = 32;

/// Does no file hold two of the pawns? Then each may always have stood where it is, file by file.
bool on_files_of_their_own(Bitboard pawns) {
  Bitboard seen = 0;
  for (; pawns != 0; pawns &= pawns - 1) {
    const Bitboard file = bit(static_cast<Square>(file_of(first_square(pawns))));
    if ((seen & file) != 0) return false;
    seen |= file;
  }
  return true;
}

/// The fewest captures by which the pawns can have come from files of their own; beyond any number
/// of men where there is no way.
int fewest_captures(Bitboard pawns, Color c) {
  constexpr int no_way = 1000;
  std::array<int, 1U << files> best{};  // by the set of files taken
  best.fill(no_way);
  best[0] = 0;
  unsigned placed = 0;
  for (; pawns != 0; pawns &= pawns - 1, ++placed) {
    const Square pawn = first_square(pawns);
    const int gone = c == Color::white ? rank_of(pawn) - 1 : 6 - rank_of(pawn);
    for (unsigned taken = best.size(); taken-- > 0;) {
      if (best[taken] == no_way || std::popcount(taken) != static_cast<int>(placed)) continue;
      for (int file = 0; file < files; ++file) {
        const int aside = std::abs(file - file_of(pawn));
        const unsigned with = taken | 1U << file;
        if (with == taken || aside > gone) continue;
        best[with] = std::min(best[with], best[taken] + aside);
      }
    }
  }
  int fewest = no_way;
  for (unsigned taken = 0; taken < best.size(); ++taken) {
    if (std::popcount(taken) == static_cast<int>(placed)) fewest = std::min(fewest, best[taken]);
  }
  return fewest;
}

/// On each file a white pawn below a black one?
bool face_each_other(const Position& p) {
  for (std::size_t file = 0; file < files; ++file) {
    const Bitboard squares = tables.file_filter[file + 1];
    const Bitboard white = p.of(Color::white, Role::pawn) & squares;
    const Bitboard black = p.of(Color::black, Role::pawn) & squares;
    if (white == 0 || black == 0 || several(white) || several(black) || white > black) return false;
  }
  return true;
}

}  // namespace

bool is_possible_pawn_structure(const Position& p, Color c) {
  if (std::popcount(p.occupied()) == all_men) return face_each_other(p);
  const Bitboard pawns = p.of(c, Role::pawn);
  constexpr int men_of_a_side = 16;
  return on_files_of_their_own(pawns) ||
         fewest_captures(pawns, c) <= men_of_a_side - std::popcount(p.of(~c));
}

}  // namespace zapis::board
