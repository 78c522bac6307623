// The games of a batch as evidence of the language of one among them.
#pragma once

#include <cstddef>
#include <memory>

#include "cli/batch.hpp"
#include "cli/game_text.hpp"
#include "parsers/game_reader.hpp"

namespace zapis::cli {

/// Depends on the batch alone, and thus neither on the number of workers nor on what a worker has
/// read before.
class BatchNeighbours : public NearbyGames {
 public:
  explicit BatchNeighbours(bool fix_mojibake) : fix_mojibake_(fix_mojibake) {}

  /// `batch` must outlive the questions about its games.
  void start(const Batch& batch);
  /// The questions to come are about this game; they are asked in order.
  void stand_at(std::size_t index) { at_ = index; }
  /// That game has been read, and shows these languages by itself.
  void note(std::size_t index, const AlphabetSet& languages);

  const AlphabetSet& before() override;
  const AlphabetSet& behind() override;

 private:
  /// What is needed to read a game beside the one that is being read.
  struct Reading {
    GameReader reader{std::nullopt};
    GameText text;
    Game game;
    Findings findings;
  };

  void count(const AlphabetSet& languages);
  const AlphabetSet& languages_of(std::size_t index);

  bool fix_mojibake_;
  const Batch* batch_ = nullptr;
  std::size_t at_ = 0;
  std::size_t counted_ = 0;  // games that `before_` knows
  AlphabetSet before_;
  std::size_t clear_at_ = 0;  // the game that `behind_` is of
  AlphabetSet behind_;
  std::unique_ptr<Reading> reading_;  // made when first needed
};

}  // namespace zapis::cli
