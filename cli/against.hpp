// A second sheet of the same games: where does it first differ from the one that is checked?
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "cli/batch.hpp"
#include "cli/batch_games.hpp"
#include "cli/batch_processor.hpp"
#include "cli/game_sheet.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/pipeline.hpp"

namespace zapis::cli {

/// Reads the other file beside the one that is checked, with workers of its own. Games are paired
/// by their order; where the names of players say that one is missing, it is looked for a little
/// further on.
class Against {
 public:
  explicit Against(const CheckOptions& options);

  /// Appends a finding where the game that was just read and the other sheet part.
  void compare(const BatchGames& reading, Findings& findings);
  /// Reports the games of the other file that have not been asked for, some at a time; false: there
  /// are no more.
  bool finish(Processed& out);
  /// Why the other file could not be read; empty when it could.
  const std::string& error() const { return input_.error(); }
  const std::string& name() const { return input_.name(); }

 private:
  bool read_sheets();
  bool find_sheet(const std::string& names);
  static void compare(const Game& game, const GameSheet& sheet, Findings& findings);
  void report_missing(const GameSheet& sheet, Processed& out) const;

  const CheckOptions& options_;
  Input input_;
  TextSource source_;
  BatchReader reader_;
  bool at_end_ = false;
  bool names_tell_ = false;       // a pair had the same names: the files can be matched by them
  std::deque<GameSheet> sheets_;  // read ahead
  std::vector<GameSheet> passed_over_;
  Pipeline pipeline_;  // last: its threads end before what they use
};

}  // namespace zapis::cli
