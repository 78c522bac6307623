// Broken games: what was probably meant, said or done.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "formatters/move_writer.hpp"
#include "parsers/game_reader.hpp"
#include "zapis/repair.hpp"

namespace zapis::cli {

/// A sign of capture or check that is there, and not true.
bool says_wrong_sign(const Finding& finding);

/// Looks after the game that a reader read last, if it is broken. The findings from `own` on are
/// the reader's.
class Mender {
 public:
  explicit Mender(GameReader& reader) : reader_(reader) {}

  /// Makes the corrections that are clearly the best, and reports them; reports where several are
  /// as good.
  void repair(const System& system, Game& game, Findings& findings, std::size_t own);
  /// Names the corrections in the finding that says where the game breaks, or where a sign is
  /// wrong.
  void suggest(const System& system, const Game& game, Findings& findings, std::size_t own);

 private:
  Repair search(std::string_view text);
  /// Says of a wrong sign in a game that can be played which other move would have it.
  void name_doubt(const Repair& repair, const MoveWriter& writer, Findings& findings) const;
  void report_choices(const Repair& repair, const MoveWriter& writer, Findings& findings) const;

  GameReader& reader_;
  Game patterns_;
  Findings pattern_findings_;
};

}  // namespace zapis::cli
