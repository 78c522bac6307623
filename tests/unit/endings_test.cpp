// Notes on endings: the material, the counts, and the rights that make positions differ.
#include "zapis/endings.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "parsers/game_reader.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

/// "code@ply" of each note.
std::vector<std::string> notes(const std::string& text, Rules rules = Rules::fide) {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  findings.clear();
  find_endings(game, rules, findings);
  std::vector<std::string> list;
  for (const Finding& f : findings)
    list.push_back(std::string(code_name(f.code)) + '@' + std::to_string(f.ply));
  return list;
}

std::string from(const std::string& fen, const std::string& moves) {
  return "[FEN \"" + fen + "\"]\n[SetUp \"1\"]\n\n" + moves + " *\n";
}

using List = std::vector<std::string>;

}  // namespace

TEST_CASE("The start counts for a repetition, and each note is given once", "[endings]") {
  const std::string dance = "Nf3 Nf6 Ng1 Ng8 ";
  CHECK(notes(dance + "*\n").empty());
  CHECK(notes(dance + dance + "*\n") == List{"threefold-repetition@8"});
  CHECK(notes(dance + dance + dance + dance + "*\n") ==
        List{"threefold-repetition@8", "fivefold-repetition@16"});
  CHECK(notes(dance + dance + dance + dance + "*\n", Rules::ussr) ==
        List{"threefold-repetition@8"});
}

TEST_CASE("A lost right to castle makes another position", "[endings]") {
  const std::string kings = "Ke2 Ke7 Ke1 Ke8 ";
  // The men stand as after 1... e5 at plies 2, 6 and 10, but at ply 2 both sides could castle.
  CHECK(notes("e4 e5 " + kings + kings + "*\n").empty());
  CHECK(notes("e4 e5 " + kings + kings + kings + "*\n") == List{"threefold-repetition@12"});
}

TEST_CASE("A legal capture en passant makes another position, an empty one does not", "[endings]") {
  const std::string dance = "Nf6 Nf3 Ng8 Ng1 ";
  CHECK(notes("e4 " + dance + dance + "*\n") == List{"threefold-repetition@9"});
  // Black's pawn on d4 may take e4 en passant at once, never later.
  const std::string fen = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  CHECK(notes(from(fen, "e4 " + dance + dance)).empty());
}

TEST_CASE("Fifty and seventy-five moves", "[endings]") {
  const auto rook = [](int clock) {
    return from("4k3/8/8/8/8/8/8/R3K3 w - - " + std::to_string(clock) + " 90", "Ra2");
  };
  CHECK(notes(rook(98)).empty());
  CHECK(notes(rook(99)) == List{"fifty-moves@1"});
  CHECK(notes(rook(149)) == List{"fifty-moves@1", "seventy-five-moves@1"});
  CHECK(notes(rook(149), Rules::ussr) == List{"fifty-moves@1"});
  // Rook and bishop against rook: the Soviet code waits for seventy-five.
  const auto longer = [](int clock) {
    return from("4k2r/8/8/8/8/8/B7/R3K3 w - - " + std::to_string(clock) + " 90", "Rb1");
  };
  CHECK(notes(longer(99)) == List{"fifty-moves@1"});
  CHECK(notes(longer(99), Rules::ussr).empty());
  CHECK(notes(longer(149), Rules::ussr) == List{"seventy-five-moves@1"});
  // Mate on the last move comes before the count.
  CHECK(notes(from("7k/8/6K1/8/8/8/8/R7 w - - 149 90", "Ra8#")) ==
        List{"fifty-moves@1", "checkmate@1"});
}

TEST_CASE("Dead and live balances of men", "[endings]") {
  const auto dead = [](const char* fen) {
    Position position;
    REQUIRE(parse_fen(fen, false, position).playable);
    return is_dead_by_material(position);
  };
  CHECK(dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  CHECK(dead("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"));
  CHECK(dead("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
  CHECK(dead("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1"));
  CHECK_FALSE(dead("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1"));
  CHECK_FALSE(dead("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"));
  CHECK_FALSE(dead("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1"));
  CHECK_FALSE(dead("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1"));
  CHECK_FALSE(dead("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
}

TEST_CASE("A game that is over by itself, and goes on", "[endings]") {
  const std::string dance = "Nf3 Nf6 Ng1 Ng8 ";
  const std::string five = dance + dance + dance + dance;
  CHECK(notes(five + "e4 e5 *\n") ==
        List{"threefold-repetition@8", "fivefold-repetition@16", "moves-after-end@17"});
  CHECK(notes(five + "e4 e5 *\n", Rules::ussr) == List{"threefold-repetition@8"});
  // Before July 2014 no count ended a game.
  const auto played = [&five](const std::string& date) {
    return notes("[Date \"" + date + "\"]\n\n" + five + "e4 e5 *\n");
  };
  CHECK(played("1921.03.15") == List{"threefold-repetition@8"});
  CHECK(played("2014.06.??") == List{"threefold-repetition@8"});
  for (const char* date : {"2014.07.01", "2014.??.??", "????.??.??", "", "1.1.1921"})
    CHECK(played(date).size() == 3);
  CHECK(notes(from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "Kxe2 Ke7 Ke3")) ==
        List{"dead-position@1", "moves-after-end@2"});
  CHECK(notes(from("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "Ra2 Kd8")) ==
        List{"fifty-moves@1", "seventy-five-moves@1", "moves-after-end@2"});
}

TEST_CASE("A draw agreed too early", "[endings]") {
  CHECK(notes("1/2-1/2\n").empty());  // no game at all
  CHECK(notes("e4 1/2-1/2\n") == List{"early-draw@1"});
  CHECK(notes("e4 e5 1/2-1/2\n").empty());
  CHECK(notes("e4 1-0\n").empty());
  CHECK(notes("[Result \"1/2-1/2\"]\n\ne4\n") == List{"early-draw@1"});
}

TEST_CASE("A win of one who can't mate", "[endings]") {
  const auto wins = [](const std::string& fen, const std::string& moves, const std::string& result,
                       Rules rules = Rules::fide) {
    return notes("[FEN \"" + fen + "\"]\n\n" + moves + ' ' + result + '\n', rules);
  };
  const std::string lone = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
  CHECK(wins(lone, "Qa2", "0-1") == List{"impossible-win@1"});
  CHECK(wins(lone, "Qa2", "0-1", Rules::ussr) == List{"impossible-win@1"});
  CHECK(wins(lone, "Qa2", "1-0").empty());
  // Against a queen a knight can't mate; the Soviet code asks for more than a lone king only.
  const std::string knight = "4k1n1/8/8/8/8/8/8/Q3K3 w - - 0 1";
  CHECK(wins(knight, "Qa2", "0-1") == List{"impossible-win@1"});
  CHECK(wins(knight, "Qa2", "0-1", Rules::ussr).empty());
  CHECK(wins("4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2", "0-1").empty());  // it can against a rook
  // Bishops of one colour mate only beside a pawn or a knight.
  CHECK(wins("4kb2/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2", "0-1") == List{"impossible-win@1"});
  CHECK(wins("4kb2/8/8/8/8/8/P7/4K3 w - - 0 1", "a3", "0-1").empty());
  CHECK(wins("4kb2/8/8/8/8/8/8/4K1B1 w - - 0 1", "Bh2", "0-1") ==
        List{"impossible-win@1", "dead-position@1"});
  CHECK(wins("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "Bg2", "0-1").empty());
}

TEST_CASE("A position that is dead by blockade", "[endings]") {
  const auto dead = [](const char* fen) {
    Position position;
    REQUIRE(parse_fen(fen, false, position).playable);
    return is_dead_by_blockade(position);
  };
  // A wall across the board.
  CHECK(dead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"));
  CHECK_FALSE(dead("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1"));  // a hole on g4
  CHECK(dead("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4/8 w - - 0 1"));
  CHECK(dead("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4/8 b - - 0 1"));
  // The king stands beside a pawn that no other guards.
  CHECK_FALSE(dead("8/8/1p1p1p1p/pPpPpPpP/P1PkP1P1/8/3K4/8 w - - 0 1"));
  // One pawn is free, one can take, one other man is there.
  CHECK_FALSE(dead("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/3K4/8 w - - 0 1"));
  CHECK_FALSE(dead("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3KN3/8 w - - 0 1"));
  CHECK_FALSE(dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));  // that is the men's business
  CHECK(notes(from("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/3K4/8 w - - 0 1", "Ke2")).empty());
  CHECK(notes(from("8/3k4/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/3K4/8 w - - 0 1", "g4")) ==
        List{"dead-position@1"});
}
