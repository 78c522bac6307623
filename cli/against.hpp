// A second sheet of the same games: where does it first differ from the one that is checked?
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "cli/batch.hpp"
#include "cli/batch_games.hpp"
#include "cli/batch_processor.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

/// Reads the other file game by game beside the one that is checked. Games are paired by their
/// order; where the names of players say that one is missing, it is looked for a little further on.
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
  /// What is kept of a game of the other file.
  struct Sheet {
    struct Entry {
      MoveFacts facts;
      bool playable = false;
      std::uint32_t offset = 0, length = 0;
    };
    std::string file, text;
    std::uint64_t game = 0, first_line = 0;
    std::string names;  ///< of the players; empty where one is not known
    Position start;
    Result result = Result::none;
    std::uint32_t end_offset = 0;
    std::vector<Entry> line;

    GamePlace place() const { return {file, game, first_line, text}; }
    std::string_view span(const Entry& entry) const;
  };

  bool read_sheet();
  void keep(const BatchGames& reading);
  bool find_sheet(const std::string& names);
  static void compare(const Game& game, const Sheet& sheet, Findings& findings);
  void report_missing(const Sheet& sheet, Processed& out) const;

  const CheckOptions& options_;
  Input input_;
  TextSource source_;
  BatchReader reader_;
  BatchGames reading_;
  Batch batch_;
  std::size_t next_ = 0;  // game of the batch
  bool at_end_ = false;
  bool names_tell_ = false;   // a pair had the same names: the files can be matched by them
  std::deque<Sheet> sheets_;  // read ahead
  std::vector<Sheet> passed_over_;
};

}  // namespace zapis::cli
