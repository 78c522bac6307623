// Reads one game in the notation that is named, or finds out which it is: the board is the judge.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "parsers/pgn_reader.hpp"
#include "zapis/finding.hpp"
#include "zapis/game.hpp"
#include "zapis/resolve_game.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Each game is decided for itself and as a whole, so that the answer never depends on what was
/// read before.
class GameReader {
 public:
  /// `notation`: read exactly this one; nothing: find out.
  explicit GameReader(std::optional<System> notation);

  /// Fills `game` from `text` and resolves its moves; appends findings. The system that the game is
  /// written in; it lives as long as the reader.
  const System& read(std::string_view text, Game& game, Findings& findings);

  /// The game that `read` read last, once more: its tape of patterns, not yet resolved. `findings`
  /// are cleared first.
  void read_patterns(std::string_view text, Game& game, Findings& findings);
  /// Resolves such a tape, which may have been changed; appends findings.
  void resolve(Game& game, Findings& findings);
  /// The letters that `read` decided on.
  const MoveReader& letters() const { return *last_reader_; }

  /// Among readings that are equally good the language that more people write: the smaller the
  /// more.
  static int familiarity(const Alphabet& alphabet);

  /// The same in the letters of one alphabet of the table, whatever else was named; `findings` are
  /// cleared first.
  const System& read_as(std::string_view text, const Alphabet& alphabet, Game& game,
                        Findings& findings);

 private:
  /// One way to read a game and how well it went.
  struct Attempt {
    Game& game;
    Findings& findings;
    const MoveReader* reader = nullptr;
  };

  const MoveReader& reader_of(std::size_t alphabet);
  const System& written_system(const Spelling& spelling, const MoveReader& reader);
  void resolve(Game& game, const MoveReader& reader, Findings& findings);
  void attempt(std::string_view text, const MoveReader& reader, Attempt& out);
  void find_alphabet(std::string_view text, Attempt& best);
  void try_other_alphabets(std::string_view text, Attempt& best);

  std::optional<System> notation_;
  std::unique_ptr<MoveReader> named_reader_;
  std::vector<std::unique_ptr<MoveReader>> readers_;  // one an alphabet, made when first needed
  const MoveReader* last_reader_ = nullptr;
  std::map<std::pair<const Style*, const Alphabet*>, System> systems_;
  PgnReader pgn_reader_;
  GameResolver resolver_;
  Game other_game_;
  Findings other_findings_, best_findings_;
};

}  // namespace zapis
