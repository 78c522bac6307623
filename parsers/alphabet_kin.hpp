// How the piece letters of one alphabet read in the others: what a game that one alphabet reads
// without fault would be in them need not be tried.
#pragma once

#include <array>

#include "parsers/move_letters.hpp"
#include "parsers/nearby_games.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// The alphabets that stand in a relation to one of them, role by role.
class AlphabetKin {
 public:
  explicit AlphabetKin(const Alphabet& own) : own_(own) {}

  /// Notes how the own letters read in another alphabet, at that place of the table.
  void compare(std::size_t place, const MoveLetters& other);
  /// The alphabets in which the game is the same move for move. None: some of them may read it as
  /// well, but otherwise. For a game that the own alphabet reads whole, each piece by its letter.
  AlphabetSet readers_of(const Game& game) const;

 private:
  const Alphabet& own_;
  AlphabetSet known_;
  std::array<AlphabetSet, role_count> same_{};  // they read each spelling as the same piece
  std::array<AlphabetSet, role_count>
      lacking_{};  // they have none of them, but perhaps by its looks
};

}  // namespace zapis
