#include "parsers/game_reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

namespace zapis {
namespace {

/// An error that the letters of another language could mend.
bool has_move_error(const Findings& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& finding) { return breaks_line(finding.code); });
}

bool same_moves(const Game& a, const Game& b) {
  return std::equal(a.tape.begin(), a.tape.end(), b.tape.begin(), b.tape.end(),
                    [](const TapeItem& x, const TapeItem& y) {
                      if (x.kind != y.kind) return false;
                      return x.kind != TapeItem::Kind::move ||
                             (x.facts.from == y.facts.from && x.facts.to == y.facts.to &&
                              x.facts.promotion == y.facts.promotion);
                    });
}

/// The beginning of a very long game tells its language: not all of it is read in each.
constexpr std::size_t enough = std::size_t{256} * 1024;

/// A slip in a game of the language that is expected is likelier than another language in which
/// "Rd1" happens to be a king's move: that must show in more than a few moves.
constexpr std::uint32_t convincing_gain = 6;

/// The longest legal main line wins; then fewer errors, fewer look-alikes, fewer pawns with
/// letters.
auto quality(const Game& game, const Findings& findings) {
  const auto errors = std::count_if(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.severity == Severity::error;
  });
  return std::make_tuple(!game.broken, legible_plies(game), -errors,
                         -static_cast<std::int64_t>(game.spelling.unreadable),
                         -static_cast<std::int64_t>(game.spelling.look_alike_letters),
                         -static_cast<std::int64_t>(game.spelling.pawn_letters));
}

}  // namespace

std::uint64_t foreign_letters(const Game& game) {
  return std::uint64_t{game.spelling.unreadable} + game.spelling.look_alike_letters +
         game.spelling.pawn_letters;
}

std::int64_t legible_plies(const Game& game) {
  if (!game.broken) return game.plies;
  return game.plies - 2 * (std::int64_t{game.spelling.unreadable} + game.spelling.pawn_letters);
}

int GameReader::familiarity(const Alphabet& alphabet) {
  constexpr std::array<std::string_view, 12> familiar = {"en", "ru", "de", "fr", "es", "it",
                                                         "nl", "pl", "cs", "hu", "pt", "uk"};
  const auto* const found = std::find(familiar.begin(), familiar.end(), alphabet.id);
  if (found != familiar.end()) return static_cast<int>(found - familiar.begin());
  return 100 + (alphabet.confidence - 'A');
}

GameReader::GameReader(std::optional<System> notation)
    : notation_(std::move(notation)), readers_(alphabets().size()) {
  if (notation_) named_reader_ = std::make_unique<MoveReader>(*notation_);
}

/// The system that spelling and alphabet show.
const System& GameReader::written_system(const Spelling& spelling, const MoveReader& reader) {
  const bool is_long = spelling.long_moves > spelling.short_moves;
  std::string_view id = is_long ? "lan" : "san";
  const Alphabet* alphabet = reader.system().alphabet;
  if (alphabet->id == "figurine") {
    id = "fan";
  } else if (is_long && spelling.letters == 0 && spelling.signs == 0) {
    id = "uci";
    alphabet = nullptr;
  } else if (reader.is_cyrillic()) {
    const bool like_a_book = spelling.book_signs * 2 > spelling.signs;
    id = !is_long ? "russian" : like_a_book ? "levenfish" : "russian-long";
  }
  const Style* style = find_style(id);
  const auto key = std::make_pair(style, alphabet);
  const auto found = systems_.find(key);
  if (found != systems_.end()) return found->second;
  return systems_.emplace(key, make_system(*style, alphabet)).first->second;
}

const MoveReader& GameReader::reader_of(std::size_t alphabet) {
  std::unique_ptr<MoveReader>& reader = readers_[alphabet];
  if (reader == nullptr) {
    const Alphabet& row = alphabets()[alphabet];
    reader = std::make_unique<MoveReader>(make_system(*find_style("san"), &row));
  }
  return *reader;
}

void GameReader::attempt(std::string_view text, const MoveReader& reader, Attempt& out) {
  out.findings.clear();
  out.reader = &reader;
  out.languages.reset();
  if (!notation_) out.languages.set(place_of(reader));
  out.rival = nullptr;
  pgn_reader_.read(text, reader, out.game, out.findings);
  resolve(out.game, reader, out.findings);
}

void GameReader::resolve(Game& game, const MoveReader& reader, Findings& findings) {
  const System& system = notation_ ? *notation_ : reader.system();
  ResolveOptions options;
  options.origin = notation_                                              ? system.origin
                   : game.spelling.long_moves > game.spelling.short_moves ? Origin::always
                                                                          : Origin::as_needed;
  options.cyrillic_castling = reader.is_cyrillic();
  resolver_.resolve(game, options, findings);
}

void GameReader::read_patterns(std::string_view text, Game& game, Findings& findings) {
  findings.clear();
  pgn_reader_.read(text, *last_reader_, game, findings);
}

void GameReader::resolve(Game& game, Findings& findings) { resolve(game, *last_reader_, findings); }

const System& GameReader::read(std::string_view text, Game& game, Findings& findings,
                               NearbyGames* nearby) {
  Attempt best{game, best_findings_};
  languages_.reset();
  if (notation_) {
    attempt(text, *named_reader_, best);
  } else {
    Spelling in_english;
    if (!read_as_before(text, best)) {
      attempt(text, reader_of(english), best);
      in_english = game.spelling;
      if (has_move_error(best.findings) || foreign_letters(game) != 0) find_alphabet(text, best);
    }
    if (is_clear(best)) {
      languages_ = best.languages;
      expected_ = place_of(*best.reader);
    }
    const bool has_letters = game.spelling.letters != 0;
    if (nearby != nullptr && has_letters && text.size() <= enough) settle(text, *nearby, best);
    if (best.rival != nullptr) {
      best.findings.push_back(make_finding(Code::ambiguous_language, in_english.foreign_offset,
                                           in_english.foreign_length));
      best.findings.back().detail = std::string(best.reader->system().alphabet->english) + ", " +
                                    std::string(best.rival->system().alphabet->english);
    }
  }
  last_reader_ = best.reader;
  if (!best_findings_.empty()) findings.append(best_findings_);
  return notation_ ? *notation_ : written_system(game.spelling, *best.reader);
}

const System& GameReader::read_as(std::string_view text, const Alphabet& alphabet, Game& game,
                                  Findings& findings) {
  Attempt only{game, findings};
  attempt(text, reader_of(static_cast<std::size_t>(&alphabet - alphabets().data())), only);
  return written_system(game.spelling, *only.reader);
}

bool GameReader::is_clear(const Attempt& best) {
  return !best.game.broken && best.rival == nullptr && best.game.spelling.letters != 0 &&
         foreign_letters(best.game) == 0 &&
         (place_of(*best.reader) != english || is_english_alone(best.game));
}

void GameReader::settle(std::string_view text, NearbyGames& nearby, Attempt& best) {
  const std::size_t own = place_of(*best.reader);
  const AlphabetSet& before = nearby.before();
  if (best.rival == nullptr && (before.test(own) || languages_.count() == 1)) return;
  AlphabetSet likely = nearby.behind();
  if (before.any()) likely = likely.any() ? likely & before : before;
  // A game that is clear by itself can get no more from others than a name.
  if (languages_.any()) likely &= languages_;
  if (likely.none() || (best.rival == nullptr && likely.test(own))) return;
  Attempt other{likely_game_, likely_findings_};
  std::size_t first = 0;
  while (!likely.test(first)) ++first;
  attempt(text, reader_of(first), other);
  try_alphabets(text, AlphabetSet(likely).reset(first), 0, other);
  // Games that may be in any of many languages don't speak for the few of these that fit.
  if (other.languages.count() * 2 < likely.count()) return;
  const bool as_good =
      best.game.broken ? foreign_letters(other.game) <= foreign_letters(best.game) &&
                             other.game.plies + convincing_gain > best.game.plies
                       : quality(other.game, other.findings) >= quality(best.game, best.findings);
  if (as_good) take(other, best);
}

const AlphabetKin& GameReader::kin_of(std::size_t alphabet) {
  const auto [found, is_new] = kin_.try_emplace(alphabet, alphabets()[alphabet]);
  for (std::size_t i = 0; is_new && i < readers_.size(); ++i)
    found->second.compare(i, reader_of(i).letters());
  return found->second;
}

/// Reads the game in the language of the last one, where all languages need not be tried to know
/// that none does better. A short cut: without it `find_alphabet` comes to the same.
bool GameReader::read_as_before(std::string_view text, Attempt& best) {
  if (expected_ == english || text.size() > enough) return false;
  attempt(text, reader_of(expected_), best);
  const auto casts_doubt = [](const Finding& finding) {
    return finding.severity == Severity::error || finding.code == Code::lower_case_piece;
  };
  if (!is_clear(best) || std::any_of(best.findings.begin(), best.findings.end(), casts_doubt))
    return false;
  const AlphabetSet same = kin_of(expected_).readers_of(best.game);
  if (same.none() || same.test(english)) return false;
  std::size_t chosen = expected_;
  for (std::size_t i = readers_.size(); i-- > 0;) {
    if (same.test(i) && familiarity(alphabets()[i]) <= familiarity(alphabets()[chosen])) chosen = i;
  }
  if (chosen != expected_) attempt(text, reader_of(chosen), best);
  best.languages = same;
  return true;
}

void GameReader::find_alphabet(std::string_view text, Attempt& best) {
  if (text.size() <= enough) {
    try_other_alphabets(text, best);
    return;
  }
  const std::string_view beginning = text.substr(0, text.find_last_of(" \n", enough));
  Game game;
  Findings findings;
  Attempt sample{game, findings};
  attempt(beginning, *best.reader, sample);
  try_other_alphabets(beginning, sample);
  if (sample.reader != best.reader) attempt(text, *sample.reader, best);
  best.languages = sample.languages;
  best.rival = sample.rival;
}

void GameReader::try_other_alphabets(std::string_view text, Attempt& best) {
  // Where English can read every letter, English is expected.
  const std::uint32_t needed =
      foreign_letters(best.game) != 0 ? 0 : best.game.plies + convincing_gain;
  // The first foreign word; its beginning may have been read as another move ("Kag1-f3" in
  // Albanian).
  const std::size_t foreign_end =
      best.game.spelling.foreign_offset + best.game.spelling.foreign_length;
  const std::string foreign(text.substr(0, foreign_end).substr(best.game.spelling.foreign_offset));
  const std::size_t blank =
      text.substr(0, foreign_end - foreign.size()).find_last_of(" \t\r\n.(){}");
  const std::string glued(
      text.substr(0, foreign_end).substr(blank == std::string_view::npos ? 0 : blank + 1));
  AlphabetSet tried;
  for (std::size_t i = english + 1; i < readers_.size(); ++i) {
    MovePattern pattern;
    if (reader_of(i).read(foreign, pattern) != 0 || reader_of(i).read(glued, pattern) != 0)
      tried.set(i);
  }
  // An alphabet that can't read the first foreign word either needs no trying; a word that none
  // can read tells nothing of them.
  if (tried.none()) tried.set().reset(english);
  try_alphabets(text, tried, needed, best);
}

void GameReader::try_alphabets(std::string_view text, const AlphabetSet& tried,
                               std::uint32_t needed, Attempt& best) {
  const auto is_more_familiar = [](const Attempt& a, const Attempt& b) {
    return familiarity(*a.reader->system().alphabet) < familiarity(*b.reader->system().alphabet);
  };
  for (std::size_t i = 0; i < readers_.size(); ++i) {
    if (!tried.test(i)) continue;
    Attempt other{other_game_, other_findings_};
    attempt(text, reader_of(i), other);
    const auto own = quality(best.game, best.findings);
    const auto others = quality(other.game, other.findings);
    if (other.game.plies < needed || others < own) continue;
    if (own == others) {
      // As good: the same moves in another language, or a different game.
      best.languages |= other.languages;
      if (!same_moves(best.game, other.game))
        best.rival = is_more_familiar(other, best) ? best.reader : other.reader;
      if (!is_more_familiar(other, best)) continue;
      other.languages = best.languages;
      other.rival = best.rival;
    }
    take(other, best);
  }
}

void GameReader::take(Attempt& other, Attempt& best) {
  std::swap(best.game, other.game);
  std::swap(best.findings, other.findings);
  best.reader = other.reader;
  best.languages = other.languages;
  best.rival = other.rival;
}

}  // namespace zapis
