// Which positions of a game may stand for the third time, told by the moves alone: no board is
// played, nothing is allocated. What it suspects must be proven; what it rules out is sure.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "zapis/game.hpp"

namespace zapis {

/// No position before such a move comes again, and the moves are counted anew (FIDE Laws 9.3).
inline bool starts_count_anew(const MoveFacts& facts) {
  return facts.role == Role::pawn || facts.captured != Role::none;
}

/// Sums up where the men of a line have gone since the last move that started the count anew:
/// positions that are alike have like sums, and few others have.
class MenSum {
 public:
  static constexpr std::size_t values = 2048;

  /// Begins behind so many plies of a line.
  explicit MenSum(std::uint32_t plies = 0) : plies_(plies) { start(); }
  void play(const MoveFacts& facts);
  std::size_t value() const { return sum_ % values; }

 private:
  void start();

  std::uint32_t plies_;
  std::uint32_t sum_ = 0;
};

/// How often each sum occurs in a game's main line.
class RepetitionHints {
 public:
  /// Adds the positions before, between and behind the moves from `begin` up to `end` on the tape,
  /// none of which starts the count anew. So many plies stand before them.
  void add(const Game& game, const TapeItem* begin, const TapeItem* end, std::uint32_t plies);
  /// Adds the position behind one move more.
  void add(const MoveFacts& facts);
  /// May any position stand for the third time?
  bool any() const { return any_; }
  /// May one with this sum?
  bool suspects(const MenSum& sum) const { return times_[sum.value()] == suspicious; }

 private:
  static constexpr std::uint8_t suspicious = 3;
  void add_position();

  MenSum sum_;
  std::array<std::uint8_t, MenSum::values> times_{};  // at most `suspicious`
  bool any_ = false;
};

}  // namespace zapis
