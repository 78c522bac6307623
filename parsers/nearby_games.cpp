#include "parsers/nearby_games.hpp"

#include <algorithm>

namespace zapis {
namespace {

/// Of the English letters, a bit a role.
using Letters = std::bitset<role_count>;

/// The English letters that an alphabet has too, for pieces; none where all mean the same.
Letters letters_in_another_sense(const Alphabet& english, const Alphabet& other) {
  Letters shared;
  bool differs = false;
  for (int e = static_cast<int>(Role::knight); e < role_count; ++e) {
    const std::string_view letter = english.spellings(static_cast<Role>(e)).front();
    for (int o = static_cast<int>(Role::knight); o < role_count; ++o) {
      const auto spellings = other.spellings(static_cast<Role>(o));
      if (std::find(spellings.begin(), spellings.end(), letter) == spellings.end()) continue;
      shared.set(static_cast<std::size_t>(e));
      differs = differs || e != o;
    }
  }
  return differs ? shared : Letters{};
}

}  // namespace

bool is_english_alone(const Game& game) {
  // Of each set of letters: does some alphabet have all of them, and not all in the same sense?
  static const auto others = [] {
    std::bitset<std::size_t{1} << role_count> shared_sets;
    for (const Alphabet& row : alphabets()) {
      const Letters shared = letters_in_another_sense(alphabets().front(), row);
      for (std::size_t set = 1; shared.any() && set < shared_sets.size(); ++set) {
        if ((Letters(set) & ~shared).none()) shared_sets.set(set);
      }
    }
    return shared_sets;
  }();
  std::size_t used = 0;
  for (const TapeItem& item : game.tape) {
    if (item.kind != TapeItem::Kind::move || item.facts.role <= Role::pawn ||
        item.facts.castling != CastlingSide::none)
      continue;
    used |= std::size_t{1} << static_cast<unsigned>(item.facts.role);
    if (!others[used]) return true;
  }
  return false;
}

}  // namespace zapis
