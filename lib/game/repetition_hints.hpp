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

  /// Nothing before that place on the tape comes again.
  explicit MenSum(std::size_t begin = 0) : number_(static_cast<std::uint32_t>(begin)) { start(); }
  /// A move that doesn't start the count anew.
  void play(const MoveFacts& facts);
  std::size_t value() const { return sum_ % values; }

 private:
  void start();

  std::uint32_t number_;  // of the position; odd and even ones tell the sides apart
  std::uint32_t sum_ = 0;
};

/// How often each sum occurs in a game's main line.
class RepetitionHints {
 public:
  /// Adds the positions before, between and behind the moves from `begin` up to `end` on the tape,
  /// none of which starts the count anew.
  void add(const Game& game, std::size_t begin, std::size_t end);
  /// May any position stand for the third time?
  bool any() const { return any_; }
  /// May one with this sum?
  bool suspects(const MenSum& sum) const { return times_[sum.value()] == suspicious; }

 private:
  static constexpr std::uint8_t suspicious = 3;
  void add(const MenSum& sum);

  std::array<std::uint8_t, MenSum::values> times_{};  // at most `suspicious`
  bool any_ = false;
};

}  // namespace zapis
