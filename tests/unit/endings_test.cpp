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
  CHECK(notes(dance + dance + dance + dance + dance + "*\n") ==
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
