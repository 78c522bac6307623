#include "lib/board/validity.hpp"

#include <algorithm>
#include <bit>

#include "lib/board/attacks.hpp"
#include "lib/board/double_check.hpp"
#include "lib/board/pawn_structure.hpp"

namespace zapis {

using namespace board;

namespace {

/// Men that must have been pawns once: more of a kind than the start array has.
int promoted_men(const Position& p, Color c) {
  const auto beyond = [](Bitboard men, int start) {
    return std::max(0, std::popcount(men) - start);
  };
  const Bitboard bishops = p.of(c, Role::bishop);
  return beyond(p.of(c, Role::queen), 1) + beyond(p.of(c, Role::rook), 2) +
         beyond(bishops & light_squares, 1) + beyond(bishops & ~light_squares, 1) +
         beyond(p.of(c, Role::knight), 2);
}

/// Can no single move have given these checks?
bool impossible_checks(const Position& p) {
  const int count = std::popcount(p.checkers());
  return count > 2 || (count == 2 && !is_possible_double_check(p));
}

}  // namespace

std::vector<const char*> impossibilities(const Position& p) {
  std::vector<const char*> reasons;
  const auto say = [&](bool found, const char* key) {
    if (found) reasons.push_back(key);
  };
  if (p.occupied() == 0) return {"empty"};
  const int white_kings = std::popcount(p.of(Color::white, Role::king));
  const int black_kings = std::popcount(p.of(Color::black, Role::king));
  say(white_kings == 0, "no-white-king");
  say(black_kings == 0, "no-black-king");
  say(white_kings > 1, "white-kings");
  say(black_kings > 1, "black-kings");
  say((p.of(Role::pawn) & (first_rank | last_rank)) != 0, "pawns");
  bool orderly = (p.of(Role::pawn) & (first_rank | last_rank)) == 0;
  for (const Color c : {Color::white, Color::black}) {
    const bool white = c == Color::white;
    const int pawns = std::popcount(p.of(c, Role::pawn));
    const bool many_pawns = pawns > 8;
    const bool many_men = std::popcount(p.of(c)) > 16;
    say(many_pawns, white ? "white-pawns" : "black-pawns");
    say(many_men, white ? "white-men" : "black-men");
    say(!many_pawns && !many_men && promoted_men(p, c) > 8 - pawns,
        white ? "white-promoted" : "black-promoted");
    orderly = orderly && !many_pawns && !many_men;
  }
  for (const Color c : {Color::white, Color::black}) {
    say(orderly && !is_possible_pawn_structure(p, c),
        c == Color::white ? "white-structure" : "black-structure");
  }
  if (white_kings != 1 || black_kings != 1) return reasons;
  if ((king_attacks(p.king(Color::white)) & bit(p.king(Color::black))) != 0) {
    reasons.push_back("adjacent-kings");
  } else if (p.attackers(p.king(~p.turn()), p.turn()) != 0) {
    reasons.push_back("check");
  }
  say(impossible_checks(p), "checks");
  return reasons;
}

}  // namespace zapis
