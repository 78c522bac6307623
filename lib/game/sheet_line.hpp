// The main line of a game as the moves that its sheet names, and how far they can be played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lib/game/move_marks.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// A word of the sheet that names a move, or may.
struct Cell {
  enum class Kind : std::uint8_t { move, unreadable, stray };
  std::uint32_t item = 0;    ///< index on the tape
  std::uint32_t offset = 0;  ///< span of the whole word that it stands in
  std::uint32_t length = 0;
  std::uint32_t joined = 0;  ///< how many of the cells behind it stand in the same word
  bool is_settled = false;   ///< an edit has been made here
  bool is_part = false;      ///< the word is longer than what was read of it
  Kind kind = Kind::move;
  bool black_dots = false;
  std::uint32_t number = 0;  ///< 0: none is written
  MovePattern pattern;
};

/// A game being played from a sheet.
struct Standing {
  Position now;
  std::uint64_t moves_hash = 0;  ///< of all moves so far: equal for the same game
  std::int64_t alignment = 0;    ///< half-moves by which written numbers differ from the true ones
  int contradictions = 0;        ///< signs of capture, check and mate that are not true
  int misnumbered = 0;           ///< how often written numbers went astray
  std::uint32_t ply = 0;
  std::size_t reach = 0;  ///< the cell to play next
  bool at_end = false;    ///< nothing is left to play
};

/// Reads cells off a tape of patterns and plays them.
class SheetLine {
 public:
  explicit SheetLine(const Game& game);

  std::vector<Cell>& cells() { return cells_; }
  const std::vector<Cell>& cells() const { return cells_; }
  Standing start() const;
  /// Plays a cell as it is written; false: it can't be played.
  bool step(Standing& standing);
  /// Plays these facts as what the pattern says.
  void play(Standing& standing, const MovePattern& pattern, const MoveFacts& facts) const;
  /// Looks at the number that is written before a cell, if there is one.
  static void count_number(Standing& standing, const Cell& cell);
  /// Plays on as far as the cells can be played.
  void play_on(Standing& standing);
  /// The same from the start, and learns which signs the sheet writes; `before` gets the standing
  /// before each cell, up to the one that can't be played. Where it stops.
  Standing play_through(std::vector<Standing>& before);
  /// Counts the wrong signs of a line that was played through anew, now that its habits are known.
  void recount_signs(std::vector<Standing>& before, Standing& stop);
  /// Which signs it writes.
  const MarkHabits& habits() const { return habits_; }
  std::size_t work() const { return work_; }
  void count_work(std::size_t moves) { work_ += moves; }

 private:
  bool only_centred_kings_left(std::size_t index) const;

  const Game* game_;
  std::vector<Cell> cells_;
  MarkHabits habits_;
  std::size_t work_ = 0;
};

}  // namespace zapis
