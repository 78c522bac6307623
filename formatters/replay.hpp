// The board beside the tape: which position stands where, through nested variations.
#pragma once

#include <vector>

#include "zapis/position.hpp"

namespace zapis {

class Replay {
 public:
  explicit Replay(const Position& start) : line_{start, start} {}

  void play(const MoveFacts& facts) {
    line_.before = line_.now;
    line_.now.play(facts);
  }
  /// A variation replaces the last move; at the head of a line it replaces the next one.
  void enter() {
    outer_.push_back(line_);
    line_.now = line_.before;
  }
  void leave() {
    if (outer_.empty()) return;
    line_ = outer_.back();
    outer_.pop_back();
  }
  const Position& now() const { return line_.now; }
  bool in_variation() const { return !outer_.empty(); }

 private:
  struct Line {
    Position before, now;
  };
  Line line_;
  std::vector<Line> outer_;
};

}  // namespace zapis
