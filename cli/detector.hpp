// Says which notation and language a file is in: every alphabet of the table reads it, the board
// judges, and the system is the one that writes most of its moves exactly as they stand.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "parsers/game_reader.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis::cli {

struct Detection {
  std::string system;                  ///< empty: there is no move
  std::string language;                ///< of the best reading; empty: the system has no letters
  std::vector<std::string> languages;  ///< all whose reading stays legal as long
  double confidence = 0;               ///< 0 … 1
  std::uint64_t games = 0;
  std::uint64_t broken = 0;  ///< games of these with something that can't be read or played
  std::uint64_t moves = 0;   ///< legal ones, in the best reading; variations count
  std::uint64_t words = 0;   ///< moves as written, legal or not
};

class Detector {
 public:
  Detector() : reader_(std::nullopt) {}
  /// Looks at the games of a file, or the first of them.
  /// `encoding`: what they were read in; signs that it lacks are looked for in the form that a
  /// typist gives them.
  Detection detect(const std::vector<std::string_view>& games, const std::string& encoding);

 private:
  struct Trial {
    std::size_t alphabet = 0;
    std::uint64_t plies = 0, unread = 0;
    std::int64_t legible = 0;  // plies less twice the odd words of broken games
  };
  Trial read_all(const std::vector<std::string_view>& games, std::size_t alphabet);
  /// A system, and how many of the moves it writes exactly as they stand.
  struct Fit {
    const Style* style = nullptr;
    std::uint64_t exact = 0, moves = 0;
  };
  Fit best_style(const std::vector<std::string_view>& games, const Alphabet& alphabet,
                 const std::string& encoding);

  GameReader reader_;
  Game game_;
  Findings findings_;
};

}  // namespace zapis::cli
