// What is kept of a game to be compared with another sheet of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/report.hpp"
#include "zapis/game.hpp"

namespace zapis::cli {

class BatchGames;

struct GameSheet {
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

  /// Where findings about it are.
  GamePlace place() const { return {file, game, first_line, text}; }
  /// Keeps no more than it takes to say where the game is: it will not be compared.
  void keep_place();
  /// What is written there, no more than a line.
  std::string_view span(const Entry& entry) const;
};

/// Of the game that was just read.
GameSheet make_sheet(const BatchGames& reading);

/// The players, and the round if it is known; empty where one of the players is not.
std::string names_of(const Game& game);
/// Where the game's text begins, behind blanks.
std::uint32_t first_character(std::string_view text);
/// Where the game's result stands, or could.
std::uint32_t end_of(const Game& game);
/// How much of a move that was kept as it stands is its number: "2. Nd4".
std::uint32_t number_length(std::string_view text);

/// The moves of the main line, and the first entry that could not be played.
template <typename F>
void each_main_entry(const Game& game, const F& visit) {
  using Kind = TapeItem::Kind;
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == Kind::variation_begin && item.link > i) {
      i = item.link;
    } else if (item.kind == Kind::move) {
      visit(item);
    } else if (item.kind == Kind::raw && game.broken) {
      visit(item);
      return;
    }
  }
}

}  // namespace zapis::cli
