// --strict: a move must stand exactly as its system writes it.
#pragma once

#include <string>

#include "formatters/move_writer.hpp"
#include "zapis/finding.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis::cli {

/// Compares each legal move with what the system writes; a difference is an error, either that of
/// the finding that names it already, or `unreadable-move` with the right form as suggestion.
class StrictCheck {
 public:
  explicit StrictCheck(const System& system);
  void check(const Game& game, Findings& findings);

 private:
  bool is_written_right(const Game& game, const TapeItem& item);

  MoveWriter writer_;
  MoveWriter alternative_;  // with the other promotion sign that the style admits
  std::string text_;
};

}  // namespace zapis::cli
