// Plays a tape of patterns on the board: facts take their places, findings say what did not fit.
#pragma once

#include <vector>

#include "zapis/finding.hpp"
#include "zapis/game.hpp"
#include "zapis/system.hpp"

namespace zapis {

struct ResolveOptions {
  Origin origin = Origin::as_needed;  ///< `always`: squares of origin are no needless qualifiers
  bool cyrillic_castling = false;     ///< Cyrillic letters O are at home in castling
};

/// Replays games. One object serves many games, so that warm ones allocate nothing.
class GameResolver {
 public:
  /// Sets up the start from the FEN and Variant tags, then resolves all patterns of main line and
  /// variations. A line ends where a move can't be played: the rest of it turns to raw text, the
  /// rest of the game goes on.
  void resolve(Game& game, const ResolveOptions& options, Findings& findings);

 private:
  /// A line being played: the main line, or an open variation.
  struct Line {
    Position now;
    Position before;  ///< before the last move, where a variation branches off; kept only when
                      ///< there are any
    std::uint32_t ply = 0;
    std::int64_t number_shift = 0;  ///< written number less the true one, once reported
    bool has_before = false;
    bool broken = false;
  };

  void resolve_other(Game& game, std::size_t index, Findings& findings);
  void play_patterns(Game& game, std::size_t& index, Findings& findings);
  [[gnu::noinline]] bool play_otherwise(Game& game, std::size_t index, bool& castling_as_king_move,
                                        Findings& findings);
  /// The number of the move that was just played on `line`.
  static void check_number(const Game& game, const TapeItem& item, Line& line, Findings& findings);
  static bool is_ordinary(const MovePattern& pattern, const MoveFacts& facts,
                          bool castling_as_king_move);
  /// Reports where the move on the tape differs from what was written of it.
  [[gnu::noinline]] void compare(const TapeItem& item, const MovePattern& pattern,
                                 bool castling_as_king_move, std::uint32_t ply, Findings& findings);
  static void report_refusal(const Game& game, std::size_t index, const Resolution& resolution,
                             const Line& line, Findings& findings);
  void break_line(Game& game, std::size_t index);
  bool puts_kings_in_centre(Game& game, std::size_t index, Findings& findings) const;
  void report_missing_marks(Findings& findings);

  struct UnmarkedCheck {
    std::uint32_t offset, length, ply;
  };

  ResolveOptions options_;
  std::vector<Line> lines_;  // the last one is being played
  std::vector<UnmarkedCheck> unmarked_checks_;
  bool marks_checks_ = false;  // the game writes check marks at all
};

}  // namespace zapis
