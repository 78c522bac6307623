// What a broken game probably meant: the one slip of the pen that leaves the rest of it legal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "zapis/game.hpp"

namespace zapis {

/// One way to read a word that no grammar reads, and how implausible it is.
struct Reading {
  MovePattern pattern;
  int cost = 0;
};

/// Fills in the readings of a word; given by the caller, for the board sees no text.
using ReadingsOf = std::function<void(std::string_view word, std::vector<Reading>& readings)>;

/// A change of one move of the main line.
struct Edit {
  enum class Kind : std::uint8_t {
    replaced,  ///< the move was written wrongly
    inserted,  ///< a move was left out before this one
    removed,   ///< the move stands there twice, or is none
    exchanged  ///< White's and Black's moves changed places
  };
  Kind kind = Kind::replaced;
  std::uint32_t item = 0;    ///< index on the tape of patterns
  std::uint32_t last = 0;    ///< that of the last item that belongs to it
  std::uint32_t offset = 0;  ///< span of what is written
  std::uint32_t length = 0;
  std::uint32_t ply = 0;  ///< of the move as it should be, from 1
  int move_number = 0;    ///< the same as written numbers count
  Color turn = Color::white;
  MoveFacts facts;      ///< the move as it should be; of a removed one nothing
  MovePattern pattern;  ///< says the same
};

/// What a search has found.
struct Repair {
  std::vector<Edit> edits;  ///< in the order of the game; each is clearly the best of its kind
  /// For the next break: those that are as good, none is to be made; in the order of the game.
  std::vector<Edit> choices;
  bool is_open = false;  ///< none of the choices leads far: it may have been something else
  /// Of a game that can be played: the one edit that would make all its signs of capture and check
  /// true, not to be made …
  std::optional<Edit> doubt;
  std::uint32_t doubt_ply = 0;     ///< … and where the first of them is wrong
  std::uint32_t doubt_offset = 0;  ///< of that move in the game's text
  std::size_t work = 0;            ///< moves resolved or played
};

/// No game costs many more moves resolved or played than this: what has been begun is finished.
inline constexpr std::size_t most_repair_work = 60'000;
/// Errors of one game that are repaired, one after the other.
inline constexpr std::size_t most_repairs = 3;

/// Searches the repair of a game of patterns, not yet resolved. Two moves that were taken for one
/// may become two items of its tape.
Repair find_repair(Game& game, const ReadingsOf& readings_of);

/// Makes the edits on a tape of patterns that is the one that was searched.
void apply_repair(const Repair& repair, Game& game);

}  // namespace zapis
