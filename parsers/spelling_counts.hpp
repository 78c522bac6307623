// How moves are spelt, counted at a stroke.
#pragma once

#include <cstddef>
#include <cstdint>

#include "zapis/game.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// Small counters side by side in one word, so that those of a move are added to those of others at
/// once. `most_moves` can be added up.
class SpellingCounts {
 public:
  static constexpr std::size_t most_moves = 4095;

  SpellingCounts() = default;
  /// Of one move: nothing of what is no step of a man.
  explicit SpellingCounts(const MovePattern& pattern) {
    if (pattern.kind != MovePattern::Kind::move) return;
    const bool is_long = pattern.names_origin();
    add(is_long ? long_moves : short_moves);
    if (pattern.names_piece()) add(letters);
    if (pattern.pawn_letter) add(pawn_letters);
    if (is_long && pattern.sign != MovePattern::Sign::none) add(signs);
  }

  void operator+=(const SpellingCounts& other) { counters_ += other.counters_; }
  void add_to(Spelling& spelling) const {
    spelling.long_moves += count(long_moves);
    spelling.short_moves += count(short_moves);
    spelling.letters += count(letters);
    spelling.pawn_letters += count(pawn_letters);
    spelling.signs += count(signs);
  }

 private:
  /// The places of the counters, twelve bits each.
  enum Counter : unsigned { long_moves, short_moves, letters, pawn_letters, signs };
  static constexpr unsigned bits = 12;

  void add(Counter counter) { counters_ += std::uint64_t{1} << (bits * counter); }
  std::uint32_t count(Counter counter) const {
    return static_cast<std::uint32_t>(counters_ >> (bits * counter) & most_moves);
  }

  std::uint64_t counters_ = 0;
};

}  // namespace zapis
