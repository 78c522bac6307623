#include <bit>

#include "lib/board/attacks.hpp"
#include "zapis/endings.hpp"

namespace zapis {
namespace {

/// How many men of each kind a side has beside its king.
struct Balance {
  int pawns = 0, knights = 0, bishops = 0, rooks = 0, queens = 0;
  bool operator==(const Balance&) const = default;
};

Balance balance_of(const Position& p, Color side) {
  const auto count = [&](Role role) { return std::popcount(p.of(side, role)); };
  return {count(Role::pawn), count(Role::knight), count(Role::bishop), count(Role::rook),
          count(Role::queen)};
}

/// Queen and a pawn that is one step from promotion.
bool has_queen_and_last_pawn(const Position& p, Color side, const Balance& men) {
  const int rank = side == Color::white ? 6 : 1;
  return men == Balance{.pawns = 1, .queens = 1} &&
         (p.of(side, Role::pawn) & (Bitboard{0xFF} << (8 * rank))) != 0;
}

/// Has `side` the better half of one of the five balances?
bool extends_count(const Position& p, Color side) {
  const Balance strong = balance_of(p, side);
  const Balance weak = balance_of(p, ~side);
  if (strong == Balance{.bishops = 1, .rooks = 1}) return weak == Balance{.rooks = 1};
  if (strong == Balance{.knights = 2}) return weak == Balance{.pawns = 1};
  if (has_queen_and_last_pawn(p, side, strong)) return weak == Balance{.queens = 1};
  if (strong == Balance{.queens = 1}) return weak == Balance{.knights = 2};
  return strong == Balance{.bishops = 2} && weak == Balance{.bishops = 1};
}

bool stand_on_one_colour(Bitboard bishops) {
  return (bishops & board::light_squares) == 0 || (bishops & ~board::light_squares) == 0;
}

}  // namespace

bool is_dead_by_material(const Position& p) {
  if (p.of(Role::pawn) != 0 || p.of(Role::rook) != 0 || p.of(Role::queen) != 0) return false;
  const Bitboard knights = p.of(Role::knight);
  const Bitboard bishops = p.of(Role::bishop);
  if (knights != 0) return bishops == 0 && std::popcount(knights) == 1;
  return stand_on_one_colour(bishops);
}

bool can_mate(const Position& p, Color side, Rules rules) {
  const Balance men = balance_of(p, side);
  if (men == Balance{}) return false;
  if (rules == Rules::ussr || men.pawns != 0 || men.rooks != 0 || men.queens != 0) return true;
  const Balance theirs = balance_of(p, ~side);
  // A knight mates only a king whom a man of his own, no queen, robs of a square.
  if (men.knights != 0) {
    return men.knights + men.bishops > 1 ||
           theirs.pawns + theirs.knights + theirs.bishops + theirs.rooks != 0;
  }
  return !stand_on_one_colour(p.of(Role::bishop)) || theirs.pawns + theirs.knights != 0;
}

bool has_soviet_extension(const Position& p) {
  return extends_count(p, Color::white) || extends_count(p, Color::black);
}

}  // namespace zapis
