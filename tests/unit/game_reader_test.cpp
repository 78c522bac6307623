// Which notation a game is in: the board is the judge.
#include "parsers/game_reader.hpp"

#include <string>

#include "catch.hpp"
#include "tests/show.hpp"

using namespace zapis;

namespace {

struct Reading {
  std::string system, tape, said;
};

Reading read(GameReader& reader, std::string_view text) {
  Game game;
  Findings findings;
  Reading reading;
  reading.system = reader.read(text, game, findings).id;
  reading.tape = show::tape(game);
  reading.said = show::findings(findings, text);
  return reading;
}

std::string system_of(std::string_view text) {
  GameReader reader(std::nullopt);
  return read(reader, text).system;
}

}  // namespace

TEST_CASE("the system that a game is written in") {
  CHECK(system_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *") == "san");
  CHECK(system_of("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *") == "lan");
  CHECK(system_of("1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 *") == "uci");
  CHECK(system_of("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 d:c6 *") == "russian");
  CHECK(system_of("1. e2-e4 e7-e5 2. Кg1-f3 Кb8-c6 3. Сf1-b5 *") == "russian-long");
  CHECK(system_of("1. e2–e4 e7–e5 2. Кg1–f3 Кb8–c6 3. Сf1–b5 *") == "levenfish");
  CHECK(system_of("1. e2-e4 d7-d5 2. e4: d5 Фd8: d5 3. Кb1-c3 *") == "russian-long");
  CHECK(system_of("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 *") == "san:de");
  CHECK(system_of("1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 *") == "lan:de");
  CHECK(system_of("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *") == "san:fr");
  CHECK(system_of("1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 *") == "san:cs");
  CHECK(system_of("1. e4 e5 2. ♘f3 ♞c6 *") == "fan");
  CHECK(system_of("*") == "san");
  // What stands behind a move, or glued to it, tells nothing.
  for (const char* move :
       {"Sf3!", "Sf3!?", "Sf3±", "Sf3,", "Sf3$1", "Sf3{x}", "Sf3)", "2.Sf3", "2…Sf3"}) {
    INFO(move);
    CHECK(system_of("1. e4 e5 2. " + std::string(move) + " Sc6 3. Lb5 *") == "san:de");
  }
  // An English king's move stands in the Albanian knight's.
  CHECK(system_of("1. e2-e4 e7-e5 2. Kag1-f3 Kab8-c6 3. Of1-c4 *") == "lan:sq");
}

TEST_CASE("a legal reading wins over one that breaks") {
  // Rf1 and Rf8 are English rooks or French kings: the Cavalier says which.
  CHECK(system_of("1. e4 e5 2. Cf3 Cf6 3. Fc4 Fc5 4. Re2 Re7 5. Rd3 *") == "san:fr");
  CHECK(system_of("1. Nf3 Nf6 2. Rg1 Rg8 *") == "san");
}

TEST_CASE("a slip in an English game is no other language") {
  GameReader reader(std::nullopt);
  const Reading reading = read(reader, "1. e4 e5 2. Nf3 Nc6 3. Rd1 *");
  CHECK(reading.system == "san");
  CHECK(reading.said == "illegal-move Rd1");
}

TEST_CASE("a slip at the beginning of a game makes it no other language") {
  // Vietnamese reads Cf3 as a pawn's move, Czech Se3 as a bishop's: both get further, and neither
  // reads the rest.
  CHECK(system_of("1. d4 c5 2. Cf3 3. Cxd4 e5 4. Cf3 e4 5. Cd4 d5 6. Cc3 Cf6 7. Fg5 Fc5 *") ==
        "san:fr");
  CHECK(system_of("1. e4 d5 2. d4 dxe4 3. Se3 Sc6 4. f3 e3 5. Lxe3 e5 6. d5 Sb4 7. Lb5+ Ld7 *") ==
        "san:de");
  // Finnish would have pawns with letters.
  CHECK(system_of("1. e4 e5 2. Sf3 Sc6 3. Sc3 g6 4. d4 exd4 5. xd4 Lg7 6. Le3 Sf6 7. Dd2 O-O *") ==
        "san:de");
}

TEST_CASE("more than a slip is another language") {
  // English breaks off at Re2; French goes on for six half-moves more, or for five.
  CHECK(system_of("1. e4 e5 2. Re2 Re7 3. Rd3 Rd6 4. Rc3 Rc6 *") == "san:fr");
  CHECK(system_of("1. e4 e5 2. Re2 Re7 3. Rd3 Rd6 4. Rc3 *") == "san");
}

TEST_CASE("look-alike letters do not make a Russian of an English game") {
  GameReader reader(std::nullopt);
  const Reading reading = read(reader, "1. e4 e5 2. Nf3 Nc6 3. Вb5 a6 *");
  CHECK(reading.system == "san");
  CHECK(reading.said == "homoglyph Вb5");
}

TEST_CASE("a first word that no language reads tells nothing of the language") {
  CHECK(system_of("1. 4e e5 2. Cf3 Cc6 3. Fb5 a6 *") == "san:fr");
  CHECK(system_of("1. e4 5e 2. Кf3 Кc6 3. Сb5 a6 *") == "russian");
}

TEST_CASE("a named notation is believed") {
  GameReader russian(find_system("russian"));
  CHECK(read(russian, "1. e4 e5 2. Кf3 Кc6 *").said.empty());
  const Reading reading = read(russian, "1. e4 e5 2. Nf3 Nc6 *");
  CHECK(reading.system == "russian");
  CHECK(reading.said == "unreadable-move Nf3");
}

namespace {

/// Neighbours in these languages.
class Neighbours : public NearbyGames {
 public:
  Neighbours(std::initializer_list<const char*> before, std::initializer_list<const char*> behind)
      : before_(set(before)), behind_(set(behind)) {}
  const AlphabetSet& before() override { return before_; }
  const AlphabetSet& behind() override { return behind_; }

 private:
  static AlphabetSet set(std::initializer_list<const char*> ids) {
    AlphabetSet places;
    for (const char* id : ids)
      places.set(static_cast<std::size_t>(find_alphabet(id) - alphabets().data()));
    return places;
  }
  AlphabetSet before_, behind_;
};

using Ids = std::initializer_list<const char*>;

/// System, moves and findings of a game between others.
std::string between(Ids before, std::string_view text, Ids behind) {
  GameReader reader(std::nullopt);
  Neighbours neighbours(before, behind);
  Game game;
  Findings findings;
  const std::string system = reader.read(text, game, findings, &neighbours).id;
  return system + ' ' + show::tape(game) + ' ' + show::findings(findings, text);
}

/// What a game by itself is evidence of.
std::string evidence(std::string_view text) {
  GameReader reader(std::nullopt);
  read(reader, text);
  std::string ids;
  for (std::size_t i = 0; i < alphabets().size(); ++i) {
    if (reader.languages().test(i)) ids += std::string(alphabets()[i].id) + ' ';
  }
  return ids;
}

}  // namespace

TEST_CASE("a game that two languages read differently is in the language of its neighbours") {
  const char* doubtful = "1. e4 e5 2. Ve2 Ve7 *";  // Hungarian queens, Vietnamese kings
  const std::string hungarian = "san:hu e2e4 e7e5 d1e2 d8e7 ";
  const std::string open = hungarian + "ambiguous-language Ve2";
  CHECK(between({}, doubtful, {}) == open);
  CHECK(between({"hu"}, doubtful, {}) == hungarian);
  CHECK(between({}, doubtful, {"hu"}) == hungarian);
  CHECK(between({"vi"}, doubtful, {"vi"}) == "san:vi e2e4 e7e5 e1e2 e8e7 ");
  CHECK(between({"hu"}, doubtful, {"vi"}) == open);
  CHECK(between({"vi"}, doubtful, {"hu"}) == open);
  CHECK(between({"fr"}, doubtful, {"fr"}) == open);
  CHECK(between({"hu", "vi"}, doubtful, {}) == open);
  CHECK(between({"hu", "vi"}, doubtful, {"vi"}) == "san:vi e2e4 e7e5 e1e2 e8e7 ");
}

TEST_CASE("a game that English reads too is in the language of its neighbours") {
  CHECK(between({"fr"}, "1. e4 e5 2. Re2 *", {}) == "san:fr e2e4 e7e5 e1e2 ");
  CHECK(between({"fr"}, "1. h4 h5 2. Rh2 *", {}) == "san h2h4 h7h5 h1h2 ");  // no king's move
  const char* on_f1 = "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n1. Rf1 *";
  CHECK(between({}, on_f1, {}) == "san h1f1 ");
  CHECK(between({"en"}, on_f1, {"fr"}) == "san h1f1 ");
  CHECK(between({"fr"}, on_f1, {"fr"}) == "san:fr e1f1 ");
  CHECK(between({"fr"}, "1. d4 d5 *", {"fr"}) == "san d2d4 d7d5 ");
  // A Finnish knight is none because rooks are T all around, as in many languages.
  CHECK(between({"de", "fr", "es", "fi"}, "1. a4 a5 2. Ra3 *", {"de", "fr", "es", "fi"}) ==
        "san a2a4 a7a5 a1a3 ");
  CHECK(between({"fi", "et"}, "1. a4 a5 2. Ra3 *", {}) == "san:et a2a4 a7a5 b1a3 ");
}

TEST_CASE("a game that is clear keeps its language, whatever its neighbours are in") {
  CHECK(between({"fr"}, "1. e4 e5 2. Nf3 Nc6 3. Bb5 *", {"fr"}) == "san e2e4 e7e5 g1f3 b8c6 f1b5 ");
  CHECK(between({"fr"}, "1. e4 e5 2. Sf3 Sc6 3. Lb5 *", {"fr"}) ==
        "san:de e2e4 e7e5 g1f3 b8c6 f1b5 ");
  // Of the languages that read it so, the neighbours choose the name.
  CHECK(between({"sv", "da"}, "1. e4 e5 2. Sf3 Sc6 3. Lb5 *", {"sv"}) ==
        "san:sv e2e4 e7e5 g1f3 b8c6 f1b5 ");
  CHECK(between({"es"}, "1. e4 e5 2. Cf3 *", {}) == "san:es e2e4 e7e5 g1f3 ");
}

TEST_CASE("a slip in a game of the neighbours' language is no other language") {
  CHECK(between({"fr"}, "1. e4 e5 2. Re2 Re7 3. Rh4 *", {"fr"}) ==
        "san:fr e2e4 e7e5 e1e2 e8e7 |3. Rh4| illegal-move Rh4");
  CHECK(between({"fr"}, "1. e4 e5 2. Ab5 Cf6 3. Af9 *", {"fr"}) ==
        between({}, "1. e4 e5 2. Ab5 Cf6 3. Af9 *", {}));
}

TEST_CASE("what a game shows of its language") {
  CHECK(evidence("1. e4 e5 2. Nf3 Nc6 3. Bb5 *") == "en ");
  CHECK(evidence("1. e4 e5 2. Qe2 *") == "en ");
  CHECK(evidence("1. e4 e5 2. Bb5 *").empty());  // B is a rook, too, and a queen
  CHECK(evidence("1. e4 e5 2. Cf3 Fc5 *") == "fr ");
  CHECK(evidence("1. e4 e5 2. Кf3 Сc5 *") == "ru uk be ");
  CHECK(evidence("1. e4 e5 2. Ve2 Ve7 *").empty());
  CHECK(evidence("1. e4 e5 *").empty());
  CHECK(evidence("1. e4 e5 2. Cf3 Fe3 *").empty());
}

TEST_CASE("each game is decided for itself") {
  GameReader reader(std::nullopt);
  const char* german = "1. e4 e5 2. Sf3 Sc6 *";
  const char* ambiguous = "1. d4 d5 *";
  CHECK(read(reader, german).system == "san:de");
  CHECK(read(reader, ambiguous).system == "san");
  CHECK(read(reader, "1. e4 e5 2. Кf3 Кc6 *").system == "russian");
  const Reading again = read(reader, german);
  CHECK(again.system == "san:de");
  CHECK(again.tape == "e2e4 e7e5 g1f3 b8c6");
  CHECK(again.said.empty());
}
