// The games of a batch, read one after the other. What is done with them is another's business.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "cli/batch.hpp"
#include "cli/batch_neighbours.hpp"
#include "cli/game_text.hpp"
#include "cli/mender.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "parsers/game_reader.hpp"

namespace zapis::cli {

/// Keeps its buffers from batch to batch.
class BatchGames {
 public:
  explicit BatchGames(const ReadOptions& options)
      : options_(options), reader_(options.from), neighbours_(options.fix_mojibake) {}
  BatchGames(const BatchGames&) = delete;
  BatchGames& operator=(const BatchGames&) = delete;

  /// `batch` must outlive the reading of its games.
  void start(const Batch& batch);
  /// Reads the game of that index, in order from the first that is wanted; false: a stretch of text
  /// that is no game, of which at most stray text is found.
  bool read(std::size_t index);

  Game& game() { return game_; }
  const Game& game() const { return game_; }
  Findings& findings() { return findings_; }
  const GamePlace& place() const { return place_; }
  /// What the game is written in.
  const System& system() const { return *system_; }
  const std::string& encoding() const { return game_text_.encoding(); }
  /// The line on which the game's first character stands, from 1.
  std::uint64_t first_line() const;

 private:
  void report_encoding();

  const ReadOptions& options_;
  GameReader reader_;
  Mender mender_{reader_};
  BatchNeighbours neighbours_;
  const Batch* batch_ = nullptr;
  const System* system_ = nullptr;
  Game game_;
  Findings findings_;
  GamePlace place_;
  GameText game_text_;
  LineFinder batch_lines_, game_lines_;  // the latter of a game that had to be rewritten
  bool guess_to_report_ = false;  // the batch's encoding was guessed, and no game has said so
  std::string mojibake_to_report_;
};

}  // namespace zapis::cli
