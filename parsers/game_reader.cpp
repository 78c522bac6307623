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

/// Letters that the alphabet lacks, or has only by their looks.
bool has_foreign_letters(const Game& game) {
  return game.spelling.unreadable != 0 || game.spelling.look_alike_letters != 0 ||
         game.spelling.pawn_letters != 0;
}

}  // namespace

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

const System& GameReader::read(std::string_view text, Game& game, Findings& findings) {
  Attempt best{game, best_findings_};
  attempt(text, notation_ ? *named_reader_ : reader_of(0), best);
  if (!notation_ && (has_move_error(best.findings) || has_foreign_letters(game))) {
    find_alphabet(text, best);
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

void GameReader::find_alphabet(std::string_view text, Attempt& best) {
  // The beginning of a very long game tells its language: not all of it is read in each.
  constexpr std::size_t enough = std::size_t{256} * 1024;
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
  if (!findings.empty() && findings.back().code == Code::ambiguous_language)
    best.findings.push_back(findings.back());
}

void GameReader::try_other_alphabets(std::string_view text, Attempt& best) {
  const auto errors = [](const Attempt& a) {
    return std::count_if(a.findings.begin(), a.findings.end(),
                         [](const Finding& f) { return f.severity == Severity::error; });
  };
  // The longest legal main line wins; then fewer errors, fewer look-alikes, fewer pawns with
  // letters.
  const auto quality = [&](const Attempt& a) {
    return std::make_tuple(!a.game.broken, a.game.plies, -errors(a),
                           -static_cast<std::int64_t>(a.game.spelling.unreadable),
                           -static_cast<std::int64_t>(a.game.spelling.look_alike_letters),
                           -static_cast<std::int64_t>(a.game.spelling.pawn_letters));
  };
  const auto is_more_familiar = [](const Attempt& a, const Attempt& b) {
    return familiarity(*a.reader->system().alphabet) < familiarity(*b.reader->system().alphabet);
  };
  // Where English can read every letter, a slip in an English game is likelier than another
  // language in which "Rd1" happens to be a king's move: that must show in more than a few moves.
  constexpr std::uint32_t convincing_gain = 6;
  const std::uint32_t needed =
      has_foreign_letters(best.game) ? 0 : best.game.plies + convincing_gain;
  // The first foreign word; its beginning may have been read as another move ("Kag1-f3" in
  // Albanian).
  const std::size_t foreign_end =
      best.game.spelling.foreign_offset + best.game.spelling.foreign_length;
  const MoveReader* rival = nullptr;  // reads other moves, and as well
  const Spelling first_foreign = best.game.spelling;
  const std::string foreign(text.substr(0, foreign_end).substr(best.game.spelling.foreign_offset));
  const std::size_t blank =
      text.substr(0, foreign_end - foreign.size()).find_last_of(" \t\r\n.(){}");
  const std::string glued(
      text.substr(0, foreign_end).substr(blank == std::string_view::npos ? 0 : blank + 1));
  const auto reads_foreign = [&](std::size_t alphabet) {
    MovePattern pattern;
    return reader_of(alphabet).read(foreign, pattern) != 0 ||
           reader_of(alphabet).read(glued, pattern) != 0;
  };
  // A word that no alphabet can read tells nothing of them.
  bool is_readable = false;
  for (std::size_t i = 1; i < readers_.size() && !is_readable; ++i) is_readable = reads_foreign(i);
  for (std::size_t i = 1; i < readers_.size(); ++i) {
    // An alphabet that can't read the first foreign word either needs no trying.
    if (is_readable && !reads_foreign(i)) continue;
    Attempt other{other_game_, other_findings_};
    attempt(text, reader_of(i), other);
    if (other.game.plies < needed || quality(other) < quality(best)) continue;
    if (quality(best) < quality(other)) {
      rival = nullptr;
    } else {
      // As good: the same moves in another language, or a different game.
      if (!same_moves(best.game, other.game))
        rival = is_more_familiar(other, best) ? best.reader : other.reader;
      if (!is_more_familiar(other, best)) continue;
    }
    std::swap(best.game, other.game);
    std::swap(best.findings, other.findings);
    best.reader = other.reader;
  }
  if (rival != nullptr) {
    best.findings.push_back(make_finding(Code::ambiguous_language, first_foreign.foreign_offset,
                                         first_foreign.foreign_length));
    best.findings.back().detail = std::string(best.reader->system().alphabet->english) + ", " +
                                  std::string(rival->system().alphabet->english);
  }
}

}  // namespace zapis
