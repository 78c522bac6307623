// What the games beside a game say of the language that it is in.
#pragma once

#include <bitset>

#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Alphabets, by their places in the table.
using AlphabetSet = std::bitset<most_alphabets>;

/// The games around one, for the reader that can't tell its language from it alone. Both sets are
/// empty where there is no evidence.
class NearbyGames {
 public:
  NearbyGames() = default;
  virtual ~NearbyGames() = default;
  NearbyGames(const NearbyGames&) = delete;
  NearbyGames& operator=(const NearbyGames&) = delete;

  /// The languages of the clear games before it.
  virtual const AlphabetSet& before() = 0;
  /// Those of the next clear game behind it.
  virtual const AlphabetSet& behind() = 0;
};

/// Has a legal game letters that no language reads in another sense than English?
bool is_english_alone(const Game& game);

}  // namespace zapis
