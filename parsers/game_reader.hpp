// Reads one game in the notation that is named, or finds out which it is: the board is the judge.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "parsers/alphabet_kin.hpp"
#include "parsers/nearby_games.hpp"
#include "parsers/pgn_reader.hpp"
#include "zapis/finding.hpp"
#include "zapis/game.hpp"
#include "zapis/resolve_game.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Letters in a game's text that the alphabet lacks, or has only by their looks; and pawns with
/// letters.
std::uint64_t foreign_letters(const Game& game);
/// The legal plies of the main line, of broken games less twice the words that can't be read or
/// would be pawns with letters: a slip at the beginning must not make it another language.
std::int64_t legible_plies(const Game& game);

/// Each game is decided as a whole. What was read before is asked only where a game alone doesn't
/// tell its language, and only of those who are given for that.
class GameReader {
 public:
  /// `notation`: read exactly this one; nothing: find out.
  explicit GameReader(std::optional<System> notation);

  /// Fills `game` from `text` and resolves its moves; appends findings. The system that the game is
  /// written in; it lives as long as the reader. `nearby` settles what the game leaves open.
  const System& read(std::string_view text, Game& game, Findings& findings,
                     NearbyGames* nearby = nullptr);
  /// The languages that the game read last shows by itself: it is legal to its end in these, with
  /// the same moves, and in no other. None: it is no evidence.
  const AlphabetSet& languages() const { return languages_; }

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
  static constexpr std::size_t english = 0;  // place in the table

  /// One way to read a game and how well it went.
  struct Attempt {
    Game& game;
    Findings& findings;
    const MoveReader* reader = nullptr;
    AlphabetSet languages{};            ///< that read it as well
    const MoveReader* rival = nullptr;  ///< of these one that reads other moves
  };

  static std::size_t place_of(const MoveReader& reader) {
    return static_cast<std::size_t>(reader.system().alphabet - alphabets().data());
  }
  const MoveReader& reader_of(std::size_t alphabet);
  const System& written_system(const Spelling& spelling, const MoveReader& reader);
  void resolve(Game& game, const MoveReader& reader, Findings& findings);
  void attempt(std::string_view text, const MoveReader& reader, Attempt& out);
  const AlphabetKin& kin_of(std::size_t alphabet);
  bool read_as_before(std::string_view text, Attempt& best);
  void find_alphabet(std::string_view text, Attempt& best);
  void try_other_alphabets(std::string_view text, Attempt& best);
  /// `needed`: so many legal plies, at least.
  void try_alphabets(std::string_view text, const AlphabetSet& tried, std::uint32_t needed,
                     Attempt& best);
  static void take(Attempt& other, Attempt& best);
  static bool is_clear(const Attempt& best);
  void settle(std::string_view text, NearbyGames& nearby, Attempt& best);

  std::optional<System> notation_;
  std::unique_ptr<MoveReader> named_reader_;
  std::vector<std::unique_ptr<MoveReader>> readers_;  // one an alphabet, made when first needed
  const MoveReader* last_reader_ = nullptr;
  std::map<std::size_t, AlphabetKin> kin_;  // by the alphabet's place
  std::size_t expected_ = english;  // the alphabet of the last clear game: where to begin to look
  std::map<std::pair<const Style*, const Alphabet*>, System> systems_;
  PgnReader pgn_reader_;
  GameResolver resolver_;
  AlphabetSet languages_;
  Game other_game_, likely_game_;
  Findings other_findings_, likely_findings_, best_findings_;
};

}  // namespace zapis
