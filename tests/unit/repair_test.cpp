// What a broken game probably meant.
#include "zapis/repair.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "formatters/move_writer.hpp"
#include "parsers/game_reader.hpp"
#include "parsers/slip_readings.hpp"
#include "tests/fuzz/round_trip.hpp"
#include "tests/testdata.hpp"

using namespace zapis;

namespace {

/// Searches the repair of one game.
struct Search {
  explicit Search(std::string_view text, const char* notation = "san")
      : writer(*find_system(notation)) {
    GameReader reader(find_system(notation));
    Game resolved;
    Findings findings;
    reader.read(text, resolved, findings);
    reader.read_patterns(text, game, findings);
    repair = find_repair(game, [&](std::string_view word, std::vector<Reading>& readings) {
      read_slips(word, reader.letters(), readings);
    });
    apply_repair(repair, game);
    reader.resolve(game, findings);
  }

  std::string say(const std::vector<Edit>& edits) const {
    std::string said;
    for (const Edit& edit : edits) {
      said += said.empty() ? "" : ", ";
      said += std::to_string(edit.ply);
      if (edit.kind == Edit::Kind::inserted) said += " +";
      if (edit.kind == Edit::Kind::removed)
        said += " -" + std::string(game.span(edit.offset, edit.length));
      if (edit.kind == Edit::Kind::exchanged) said += " <>";
      if (edit.kind == Edit::Kind::removed) continue;
      said += ' ';
      writer.append(edit.facts, said);
    }
    return said;
  }
  std::string edits() const { return say(repair.edits); }
  std::string choices() const { return say(repair.choices); }
  std::string doubt() const { return repair.doubt ? say({*repair.doubt}) : ""; }

  MoveWriter writer;
  Game game;
  Repair repair;
};

std::string edits(std::string_view text, const char* notation = "san") {
  return Search(text, notation).edits();
}

/// A whole game, in which the tests put one slip at a time.
const std::string opera =
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 "
    "b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 "
    "16. Qb8+ Nxb8 17. Rd8# 1-0";

/// The opera with one stretch of it replaced by another.
std::string slip(std::string_view right, std::string_view wrong) {
  std::string text = opera;
  const std::size_t at = text.find(right);
  REQUIRE(at != std::string::npos);
  return text.replace(at, right.size(), wrong);
}

}  // namespace

TEST_CASE("one slip of the pen is repaired, whatever its kind") {
  CHECK(edits(opera).empty());
  CHECK(edits(slip("12. O-O-O", "12. O-O")) == "23 O-O-O");
  CHECK(edits(slip("Bg5", "Bg3")) == "17 Bg5");
  CHECK(edits(slip("Nf3", "Nf5")) == "3 Nf3");
  CHECK(edits(slip("Qb3", "Qh3")) == "13 Qb3");
  CHECK(edits(slip("Nc3", "Ne3")) == "15 Nc3");
  CHECK(edits(slip("Nf6", "f6")) == "12 Nf6");
  CHECK(edits(slip("13. Rxd7", "13. Bxd7+")).empty());  // another legal game: Bxd7+ is no slip
  CHECK(edits(slip("Qe7", "Ke7")) == "14 Qe7");
  CHECK(edits(slip("Nbd7", "Nd7")) == "22 Nbd7");
  CHECK(edits(slip("Bg5 b5", "Bg5 Bg5 b5")) == "18 -Bg5");
  CHECK(edits(slip("8. Nc3 c6", "8. c6 Nc3")) == "15 <> Nc3");
  CHECK(edits(slip("10. Nxb5 cxb5", "10. Nxb5")) == "20 + cxb5");
}

TEST_CASE("a word that is no move is read as the nearest one") {
  CHECK(edits(slip("Nf3", "N3f")) == "3 Nf3");
  CHECK(edits(slip("Nf3", "Nt3")) == "3 Nf3");
  CHECK(edits(slip("Bg4", "Bq4")) == "6 Bg4");
  CHECK(edits(slip("Nf6", "Sf6")) == "12 Nf6");
  CHECK(edits(slip("14. Rd1", "14. R1d")) == "27 Rd1");
  CHECK(edits("1. e2-e4 e7-e5 2. Кg1-f3 Кb8-c6 3. Сf1-b5 a7-a6 4. Сb5: 6c d7: c6 5. 0-0 f7-f6 *",
              "levenfish") == "7 Сb5: c6");
  CHECK(edits("1. e4 d5 2. e:d5 :d5 3. Кc3 Фa5 4. d4 Кf6 5. Кf3 Сg4 *", "russian") == "4 Ф:d5");
}

TEST_CASE("the slip may stand before the move that breaks the game") {
  CHECK(edits("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3 Be7 5. O-O d6 6. h3 O-O 7. Nc3 Na5 8. Bb5 a6 "
              "9. Bb3 Nxb3 10. axb3 c5 *") == "15 Nb5");
  CHECK(edits(slip("2. Nf3", "2. Nc3")) == "3 Nf3");
}

TEST_CASE("an ambiguous move is settled by what follows") {
  const std::string before = "1. e4 e5 2. Nf3 Nc6 3. d3 Nf6 4. Nd2 ";
  CHECK(edits(before + "Bc5 5. Nc4 d6 6. Ng5 O-O *") == "7 Nbd2");
  const Search open(before + "Bc5 5. Be2 O-O *");
  CHECK(open.edits().empty());
  CHECK(open.choices() == "7 Nbd2, 7 Nfd2");
  CHECK(open.game.broken);
}

TEST_CASE("what may be meant is named in the order of the game") {
  const std::string before =
      "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. Qe2 Bg4 7. Be3 Bb6 8. Nbd2 O-O ";
  const Search side(before + "9. O-O Ne7 10. h3 Bh5 11. Kb1 *");
  CHECK(side.edits().empty());
  CHECK(side.choices() == "17 O-O-O, 21 Kh1, 21 Nb1");
  CHECK_FALSE(side.repair.is_open);
  // What gets beyond one break and ends at the next is no more than a guess.
  const Search hopeless("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bc4 Nf6 5. Ng4 d6 6. Nd2 Bb4 7. Qc7 *");
  CHECK(hopeless.edits().empty());
  CHECK_FALSE(hopeless.repair.choices.empty());
  CHECK(hopeless.repair.is_open);
}

TEST_CASE("signs of capture, check and mate are evidence") {
  // Either rook, but one gives check.
  const std::string rooks = "[FEN \"3k4/8/8/8/8/8/4K3/R5R1 w - - 0 1\"]\n\n1. ";
  CHECK(Search(rooks + "Rh1 Kc8 2. Kf3 Kb8 *").edits().empty());
  CHECK(edits(slip("Bxb5+", "Bxd5+")) == "21 Bxb5+");
  CHECK(edits(slip("16. Qb8+ Nxb8", "16. Qb3+ Nxb8")) == "31 Qb8+");
}

TEST_CASE("signs that are not true cast doubt on a game that can be played") {
  const std::string middle = " c6 4. Ba4 b5 5. Bb3 Nf6 6. Nc3 Be7 7. ";
  const std::string end = "Bxf7+ Kxf7 8. Nf3 Rf8 9. Nxe5+ dxe5 10. Qh5+ Nxh5 11. O-O Kg8 *";
  const Search check("1. e4 d6 2. Bc4 e5 3. Bb3+" + middle + end);
  CHECK(check.edits().empty());
  CHECK(check.choices().empty());
  CHECK(check.doubt() == "5 Bb5+");
  CHECK(check.repair.doubt_ply == 5);
  // What is not wrong, or in a sheet that is often wrong, casts none.
  CHECK(Search("1. e4 d6 2. Bc4 e5 3. Bb3" + middle + end).doubt().empty());
  CHECK(Search("1. e4 d6 2. Bc4+ e5 3. Bb3+" + middle + "Bxf7+ Kxf7 8. Nf3 Rf8 *").doubt().empty());
  // Two signs that one slip explains are worth more than it is.
  std::string rooks = "[FEN \"3k4/8/8/8/6b1/8/1R6/R3K3 w - - 0 1\"]\n\n";
  for (int i = 1; i < 11; i += 2) {
    rooks += std::to_string(i) + ". Ra8+ Ke7 " + std::to_string(i + 1) + ". Ra7+ Kd8 ";
  }
  CHECK(edits(rooks + "11. Ra8+ Kc7 12. Re2+ Be6 13. Rxe6+ Kd7 *") == "22 Ke7");
  CHECK(edits(rooks + "11. Ra8+ Kc7 12. Re2 Be6 13. Rxe6+ Kd7 *").empty());
}

TEST_CASE("a pawn that does not say where it takes from may be another man") {
  const std::string end =
      " 4. d4 e5 5. dxe5 Qxd1+ 6. Kxd1 Bg4+ 7. f3 Bf5 8. g4 Be6 9. h4 h5 10. gxh5 Rxh5 11. c4 Bc5 "
      "*";
  const Search either("1. e4 d5 2. exd5 c6 3. dxc6 xc6" + end);
  CHECK(either.edits().empty());
  CHECK(either.choices() == "6 bxc6, 6 Nxc6");
  CHECK(either.game.plies == 22);
  // Only the pawn can.
  CHECK(Search("1. e4 d5 2. exd5 c6 3. dxc6 Na6 4. xb7 Bxb7 5. f4 e5 6. fxe5 g5 7. h4 gxh4 *")
            .choices()
            .empty());
}

TEST_CASE("several errors are repaired one after the other") {
  std::string text = slip("Nf3", "Nf5");
  text.replace(text.find("Nbd7"), 4, "Nd7");
  CHECK(edits(text) == "3 Nf3, 22 Nbd7");
  // Two that stand close together bear each other out.
  text = slip("Bg5", "Bg3");
  text.replace(text.find("12. O-O-O"), 9, "12. O-O");
  CHECK(edits(text) == "17 Bg5, 23 O-O-O");
  CHECK(edits("1. e2-e4 e7-e5 2. К1g-f3 Кb8-c6 3. Сf1-b5 a7-a6 4. Сb5: 6c d7: c6 5. 0-0 f7-f6 *",
              "levenfish") == "3 Кg1–f3, 7 Сb5: c6");
  // The second one found stands before the first.
  CHECK(edits("1. e4 e5 2. Nc3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. d3 Be7 6. Be3 d6 7. Qd2 O-O 8. h3 h6 "
              "9. 3g b5 10. Bb3 Na5 11. a3 c5 12. a4 Qc7 13. Nxe5 dxe5 *") == "3 Nf3, 17 g3");
}

TEST_CASE("a game that gives no evidence is left alone") {
  CHECK(Search("1. e5 *").edits().empty());
  CHECK(Search("1. e4 e5 2. Ke5 *").edits().empty());
  CHECK(Search("1. e4 e5 2. Nf3 Nc6 3. Kx *").edits().empty());
  CHECK(Search("Nothing here is a game, but for e4 and Nf9.").edits().empty());
  CHECK(Search("[FEN \"nonsense\"]\n\n1. e4 e5 *").edits().empty());
}

TEST_CASE("comments and variations stay with their moves") {
  const Search search(slip("10. Nxb5 cxb5", "10. Nxb5 {!} (10. Be2 (10. Bd3) Nbd7)"));
  CHECK(search.edits() == "20 + cxb5");
  CHECK_FALSE(search.game.broken);
  for (std::size_t i = 0; i < search.game.tape.size(); ++i) {
    const TapeItem& item = search.game.tape[i];
    if (item.kind != TapeItem::Kind::variation_begin) continue;
    CHECK(search.game.tape[item.link].kind == TapeItem::Kind::variation_end);
    CHECK(search.game.tape[item.link].link == i);
  }
}

TEST_CASE("real defects, once found, are searched unharmed") {
  std::size_t games = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ZAPIS_TESTDATA "/quirks")) {
    const std::string text = testdata::read_file(entry.path().string());
    std::string_view rest = text;
    for (const std::size_t length : round_trip::split_at_once(text)) {
      INFO(entry.path());
      CHECK(Search(rest.substr(0, length)).repair.work < most_repair_work);
      rest.remove_prefix(length);
      ++games;
    }
  }
  CHECK(games > 5);
}

TEST_CASE("a hopeless game costs no more than the limit") {
  std::string moves;
  for (int i = 1; i <= 300; ++i) {
    moves += std::to_string(4 * i) + ". Nf3 Nf6 " + std::to_string(4 * i + 1) + ". Ng1 Ng8 ";
  }
  const auto costs = [](const std::string& text) {
    const Search search(text);
    // One cell, once begun, is finished.
    CHECK(search.repair.work < most_repair_work + 10'000);
    CHECK(search.edits().empty());
    return search.repair.work;
  };
  CHECK(costs(moves + "Qh5 Qh4 Qh5 Qh4 Rd4 Rd5 *") > 1000);
  CHECK(costs(moves + "e4 d5 exd5 Qxd5 Nc3 Qe5+ Qe2 Qxe2+ Bxe2 e5+ *") > 1000);
  std::string words;
  for (int i = 0; i < 3000; ++i) words += "Nq" + std::to_string(i % 10) + "d5 ";
  costs(words + "*");
  std::string run = "e4";
  for (int i = 0; i < 200'000; ++i) run += ",e4";
  costs(run);
}
