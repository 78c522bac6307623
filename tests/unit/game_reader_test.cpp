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
