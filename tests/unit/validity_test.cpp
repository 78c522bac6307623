// Positions that no game can come to, and their like that are sound.
#include "lib/board/validity.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

std::vector<std::string> reasons(const char* fen) {
  Position p;
  REQUIRE(parse_fen(fen, false, p).readable);
  const std::vector<const char*> keys = impossibilities(p);
  return {keys.begin(), keys.end()};
}

using Reasons = std::vector<std::string>;

}  // namespace

TEST_CASE("what is impossible is said") {
  const auto [fen, key] = GENERATE(table<const char*, const char*>({
      {"8/8/8/8/8/8/8/8 w - -", "empty"},
      {"8/8/8/8/8/8/8/4K3 w - -", "no-black-king"},
      {"4k3/8/8/8/8/8/8/2K1K3 w - -", "white-kings"},
      {"4k3/8/8/8/8/8/8/P3K3 w - -", "pawns"},
      {"P3k3/8/8/8/8/8/8/4K3 w - -", "pawns"},
      {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -", "white-pawns"},
      {"4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ -", "white-men"},
      {"4k3/8/8/8/8/8/4R3/4K3 w - -", "check"},
      {"8/8/8/8/8/8/4k3/4K3 w - -", "adjacent-kings"},
      {"4k3/8/3N1N2/8/8/8/8/4RK2 b - -", "checks"},
      {"4k3/8/3N1N2/8/8/8/8/5K2 b - -", "checks"},
      {"3Rk2R/8/8/8/8/8/8/4K3 b - -", "checks"},
      {"4k3/8/8/8/8/8/PPPPPPPP/B1B1K1B1 w - -", "white-promoted"},
      {"4k3/8/8/8/8/8/PPPPPPPP/Q1Q1K3 w - -", "white-promoted"},
      {"4k3/8/8/8/8/PPP5/PPP5/4K3 w - -", "white-structure"},
      {"4k3/ppp5/ppp5/8/8/8/8/4K3 w - -", "black-structure"},
      {"rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKB1R w KQkq -", "white-structure"},
      {"4k3/8/8/8/B7/8/8/4R1K1 b - -", "checks"},  // neither can have come from the other's line
  }));
  INFO(fen);
  CHECK(reasons(fen) == Reasons{key});
}

TEST_CASE("what a game can come to is not called impossible") {
  const auto* const fen =
      GENERATE(as<const char*>(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
               "4k3/8/5N2/8/8/8/8/4R1K1 b - -",  // the knight came from e4
               "4k3/8/8/1B6/8/8/8/4R1K1 b - -",  // the bishop from e2
               "4kQ2/8/8/8/8/8/8/4R1K1 b - -",   // a pawn took from e7
               "4k3/8/8/8/8/PP6/P7/4K3 w - -",
               "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -");
  INFO(fen);
  CHECK(reasons(fen) == Reasons{});
}

TEST_CASE("two lines may be opened by a capture en passant") {
  // e5xd6 e.p. takes both pawns away between king and rook, king and bishop.
  CHECK(reasons("8/8/3Pk3/8/8/8/B7/4R1K1 b - -") == Reasons{});
  CHECK(reasons("8/3p4/3Pk3/8/8/8/B7/4R1K1 b - -") == Reasons{"checks"});
  CHECK(reasons("8/8/4k3/8/8/8/B7/4R1K1 b - -") == Reasons{"checks"});
}
