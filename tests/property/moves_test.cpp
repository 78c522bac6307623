// Every kind of move through every line of the table: a new language is tested by being there.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "formatters/move_writer.hpp"
#include "lib/text/code_page.hpp"
#include "lib/text/encoding_fit.hpp"
#include "parsers/move_reader.hpp"
#include "tests/show.hpp"
#include "tests/testdata.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

struct Case {
  Position position;
  std::vector<MoveFacts> moves;  // all legal ones, complete
};

MoveFacts complete(const Position& position, const MoveFacts& move) {
  MovePattern pattern;
  pattern.role = move.role;
  pattern.from_file = static_cast<std::int8_t>(file_of(move.from));
  pattern.from_rank = static_cast<std::int8_t>(rank_of(move.from));
  pattern.to_file = static_cast<std::int8_t>(file_of(move.to));
  pattern.to_rank = static_cast<std::int8_t>(rank_of(move.to));
  pattern.promotion = move.promotion;
  if (move.castling != CastlingSide::none) {
    pattern.kind = MovePattern::Kind::castling;
    pattern.castling = move.castling;
  }
  const Resolution resolution = position.resolve(pattern);
  REQUIRE(resolution);
  return resolution.facts;
}

/// Positions in which every kind of move occurs, the fact sheet's examples among them.
std::vector<Case> cases() {
  std::vector<std::string> fens = {
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
      "r1n1n2r/1P1P1P1P/8/8/8/1K6/8/5k2 w - - 0 1",  // promotions, with captures
      "8/1k6/8/8/7K/8/p1p1p1p1/1R1N1N2 b - - 0 1",
      "3k4/P6P/8/8/8/8/8/4K3 w - - 0 1",  // promotions that give check
      "3rkr2/2p1P1p1/4P3/8/8/8/8/K2R1R2 w - - 0 1",
      "7k/8/8/1N3N2/8/1N3N2/8/K7 w - - 0 1",  // the full square of origin
      "8/7k/8/2B1B3/3p4/2B1B3/8/7K w - - 0 1",
      "7k/8/8/1Q3Q2/8/1Q3Q2/8/6K1 w - - 0 1",
      "1k4n1/8/8/3n4/8/8/8/R2R2K1 w - - 0 1",  // by file, by rank
      "k7/7R/8/3n4/8/8/7R/6K1 w - - 0 1",
      "k7/8/8/2N1N3/8/4N3/8/6K1 w - - 0 1",
      "k7/7B/6p1/8/8/8/7B/1B4K1 w - - 0 1",
      "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1",  // en passant
      "3k4/2p5/8/3Pp3/8/8/8/3RK3 w - e6 0 1",
      "k7/8/8/8/8/8/1p6/K7 w - - 0 1",
      "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
      "4k3/8/8/8/2PpP3/8/8/4K3 b - c3 0 1",
      "2rkr3/2p1p3/8/8/8/8/8/R3K2R w KQ - 0 1",  // castling gives mate, and check
      "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
      "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
      "r3k2r/8/8/8/8/8/8/5K2 b kq - 0 1",
      "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1",   // double check
      "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1",  // mate
      "7k/8/5NK1/8/8/8/8/R7 w - - 0 1",
      "k7/2P5/1K6/8/8/8/8/8 w - - 0 1",
  };
  const std::vector<std::string> lines = testdata::split(testdata::read("examples.tsv"), '\n');
  for (std::size_t i = 2; i < lines.size(); ++i)
    fens.push_back(testdata::split(lines[i], '\t').at(1));

  std::vector<Case> all;
  for (const std::string& fen : fens) {
    INFO(fen);
    Case c;
    REQUIRE(parse_fen(fen, false, c.position).playable);
    std::vector<MoveFacts> legal;
    c.position.legal_moves(legal);
    for (const MoveFacts& move : legal) c.moves.push_back(complete(c.position, move));
    all.push_back(std::move(c));
  }
  // Chess960: the king may stay, or end where the rook stood.
  for (const char* fen : {"4k3/8/8/8/8/8/8/2R3KR w HC - 0 1", "4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1",
                          "1rk3r1/8/8/8/8/8/8/4K3 b gb - 0 1"}) {
    INFO(fen);
    Case c;
    REQUIRE(parse_fen(fen, true, c.position).playable);
    std::vector<MoveFacts> legal;
    c.position.legal_moves(legal);
    for (const MoveFacts& move : legal) c.moves.push_back(complete(c.position, move));
    all.push_back(std::move(c));
  }
  return all;
}

}  // namespace

TEST_CASE("the positions hold every kind of move") {
  std::set<std::string> kinds;
  for (const Case& c : cases()) {
    for (const MoveFacts& f : c.moves) {
      const std::string role(1, show::role_letter(f.role));
      kinds.insert(role + (f.captured == Role::none ? " quiet" : " takes"));
      std::string with_qualifier = role;
      with_qualifier.append(" qualifier ").append(std::to_string(static_cast<int>(f.qualifier)));
      kinds.insert(with_qualifier);
      const std::string check = std::to_string(static_cast<int>(f.check));
      std::string with_check = role;
      with_check.append(" check ").append(check);
      kinds.insert(with_check);
      if (f.promotion != Role::none) {
        std::string promotion = "promotion ";
        promotion += show::role_letter(f.promotion);
        if (f.captured != Role::none) promotion += " takes";
        kinds.insert(promotion);
        kinds.insert("promotion check " + check);
      }
      if (f.en_passant) kinds.insert("e.p. " + check);
      if (f.castling != CastlingSide::none) {
        kinds.insert(show::move(f) + (f.chess960 ? " 960" : ""));
        kinds.insert("castling check " + check);
      }
    }
  }
  std::vector<std::string> wanted = {"O-O",
                                     "O-O-O",
                                     "O-O 960",
                                     "O-O-O 960",
                                     "e.p. 0",
                                     "e.p. 1",
                                     "castling check 1",
                                     "castling check 3",
                                     "promotion check 0",
                                     "promotion check 1",
                                     "promotion check 3",
                                     "R check 2",
                                     "R check 3",
                                     "N check 1",
                                     "Q check 3",
                                     "P check 1",
                                     "P check 3",
                                     "B check 1"};
  for (const char role : {'P', 'N', 'B', 'R', 'Q', 'K'}) {
    for (const char* what : {" quiet", " takes"}) wanted.push_back(role + std::string(what));
  }
  for (const char role : {'N', 'B', 'R', 'Q'}) {
    for (const char* what : {"", " takes"})
      wanted.push_back(std::string("promotion ") + role + what);
    for (int qualifier = 0; qualifier < 4; ++qualifier) {
      if (role == 'R' && qualifier == 3) continue;  // no three rooks stand so
      wanted.push_back(role + std::string(" qualifier ") + std::to_string(qualifier));
    }
  }
  for (const std::string& kind : wanted) {
    INFO(kind);
    CHECK(kinds.count(kind) == 1);
  }
}

namespace {

/// The text after a journey in an encoding.
std::string carried(std::string_view text, StreamEncoder& encoder, const CodePage& page) {
  std::string bytes;
  std::string back;
  encoder.encode(text, bytes);
  page.decode(bytes, back);
  return back;
}

/// Writes and reads each move; how many come back as another, the first few of them shown.
/// `encoding`: what carries the text; where it lacks the letters, nothing is written.
std::size_t count_failures(const System& system, const std::vector<Case>& all, bool shown,
                           const std::string& encoding = {}) {
  const MoveReader reader(system);
  System written = system;
  if (!encoding.empty() && !EncodingFit(encoding).fit_system(written)) return 0;
  std::optional<StreamEncoder> encoder = StreamEncoder::open(encoding.empty() ? "UTF-8" : encoding);
  const std::optional<CodePage> page = CodePage::open(encoding);
  const MoveWriter writer(written);
  std::size_t failures = 0;
  for (const Case& c : all) {
    for (const MoveFacts& facts : c.moves) {
      std::string text;
      writer.append(facts, text);
      // A word behind a blank is no part of the move; the reader of games joins it.
      if (facts.en_passant && system.en_passant.starts_with(' ')) text.resize(text.find(' '));
      if (page) text = carried(text, *encoder, *page);
      // With nothing behind it, and where the short cut for plain moves may be taken.
      for (const char* behind : {"", " and more of the game"}) {
        MovePattern pattern;
        const std::size_t length = reader.read(text + behind, pattern);
        const Resolution back = c.position.resolve(pattern);
        const bool same = length == text.size() && back && pattern.look_alikes == 0 &&
                          show::facts(back.facts) == show::facts(facts);
        if (same || ++failures > 5 || !shown) continue;
        INFO(system.id << ' ' << text << ": " << show::facts(facts) << " read as "
                       << show::pattern(pattern));
        CHECK(same);
      }
    }
  }
  return failures;
}

}  // namespace

TEST_CASE("every move in every language and system says the same when it is read again") {
  const std::vector<Case> all = cases();
  for (const Style& style : styles()) {
    if (style.alphabet.empty()) {
      CHECK(count_failures(make_system(style, nullptr), all, true) == 0);
      continue;
    }
    for (const Alphabet& alphabet : alphabets()) {
      if (alphabet.id == "bn") continue;  // see below
      const System system = make_system(style, &alphabet);
      INFO(system.id);
      CHECK(count_failures(system, all, true) == 0);
    }
  }
}

TEST_CASE("every move in every encoding that has the letters says the same when it is read again") {
  const std::vector<Case> all = cases();
  for (const char* encoding : {"windows-1250", "windows-1251", "windows-1252", "windows-1253",
                               "windows-1255", "windows-1256", "KOI8-R", "KOI8-U", "IBM866",
                               "ISO-8859-2", "ISO-8859-5", "ISO-8859-7", "x-mac-cyrillic"}) {
    std::size_t written = 0;
    for (const Alphabet& alphabet : alphabets()) {
      if (alphabet.id == "bn") continue;  // see below
      for (const Style& style : styles()) {
        if (style.alphabet.empty()) continue;
        const System system = make_system(style, &alphabet);
        System fitted = system;
        if (!EncodingFit(encoding).fit_system(fitted)) continue;
        ++written;
        INFO(encoding << ' ' << system.id);
        CHECK(count_failures(system, all, true, encoding) == 0);
      }
    }
    INFO(encoding);
    CHECK(written > 0);
  }
}

TEST_CASE("a letter that with the next file is another letter (Bengali G and Gh)",
          "[!shouldfail]") {
  CHECK(count_failures(find_system("san:bn").value(), cases(), false) == 0);
}
