// Whose move it is and what number it has, through nested variations.
#pragma once

#include <cstdint>
#include <vector>

#include "zapis/position.hpp"

namespace zapis {

class MoveCounter {
 public:
  /// Starts again at a game's first move.
  void start(const Position& position) {
    outer_.clear();
    line_ = {static_cast<std::uint32_t>(position.fullmove_number()) * 2 +
                 (position.turn() == Color::black ? 1U : 0U),
             false};
  }
  void next() { line_ = {line_.half_move + 1, true}; }
  /// A variation replaces the last move; at the head of a line it replaces the next one.
  void enter() {
    outer_.push_back(line_);
    line_ = {line_.half_move - (line_.has_moves ? 1U : 0U), false};
  }
  void leave() {
    if (outer_.empty()) return;
    line_ = outer_.back();
    outer_.pop_back();
  }
  std::uint32_t number() const { return line_.half_move / 2; }
  bool white_to_move() const { return line_.half_move % 2 == 0; }

 private:
  struct Line {
    std::uint32_t half_move = 2;
    bool has_moves = false;
  };
  Line line_;
  std::vector<Line> outer_;
};

}  // namespace zapis
