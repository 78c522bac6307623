// Do the signs of capture and check say what is so?
#pragma once

#include <optional>

#include "zapis/finding.hpp"
#include "zapis/move_facts.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// No mark is no lie.
bool mark_fits(MovePattern::Mark mark, CheckKind check);

/// What is wrong with the sign of capture, if anything.
std::optional<CaptureFault> find_capture_fault(const MovePattern& pattern, const MoveFacts& facts);

/// Which signs a sheet writes; where it does, their lack says something too.
class MarkHabits {
 public:
  /// Learns from a move that was played as it is written.
  void learn(const MovePattern& pattern, const MoveFacts& facts);
  /// Learns from a move that was not played.
  void learn(const MovePattern& pattern);
  /// How many of the signs of this move are not true.
  int contradictions(const MovePattern& pattern, const MoveFacts& facts) const;
  /// Does the sheet write so many signs that the wrong ones are exceptions?
  bool are_reliable(int wrong) const;

 private:
  int captures_with_sign_ = 0, captures_without_ = 0;
  int checks_with_mark_ = 0, checks_without_ = 0;
  int pawns_with_file_ = 0, pawns_without_ = 0;  // that capture
};

}  // namespace zapis
