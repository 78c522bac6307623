// Counts of legal move sequences against published ones: the proof of the move generator.
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "zapis/fen.hpp"
#include "zapis/position.hpp"

using namespace zapis;

namespace {

/// `lists` has one list for each ply still to go, so that none is allocated twice.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the test asks for
std::uint64_t perft(const Position& p, int depth, std::vector<std::vector<MoveFacts>>& lists) {
  std::vector<MoveFacts>& moves = lists[static_cast<std::size_t>(depth)];
  moves.clear();
  p.legal_moves(moves);
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const MoveFacts& move : moves) {
    Position next = p;
    next.play(move);
    count += perft(next, depth - 1, lists);
  }
  return count;
}

/// Checks every line of an EPD file to the depths whose counts are at most `limit`.
void check_file(const std::string& name, std::uint64_t limit) {
  std::ifstream file(std::string(ZAPIS_TESTDATA) + "/perft/" + name);
  REQUIRE(file);
  std::string line;
  int lines = 0;
  while (std::getline(file, line)) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t end = line.find(';');
    REQUIRE(end != std::string::npos);
    const std::string fen = line.substr(0, end);
    CAPTURE(fen);
    Position p;
    const FenReport report = parse_fen(fen, name == "chess960.epd", p);
    REQUIRE(report.playable);
    CHECK_FALSE((report.bad_castling_flag || report.bad_en_passant || report.missing_fields));
    std::istringstream counts(line.substr(end));
    char semicolon = 0;
    char d = 0;
    int depth = 0;
    std::uint64_t published = 0;
    std::vector<std::vector<MoveFacts>> lists(16);
    while (counts >> semicolon >> d >> depth >> published) {
      if (published > limit) continue;
      CAPTURE(depth);
      CHECK(perft(p, depth, lists) == published);
    }
    ++lines;
  }
  CHECK(lines > 20);
}

}  // namespace

TEST_CASE("perft of orthodox positions") { check_file("standard.epd", 5'000'000); }
TEST_CASE("perft of Chess960 positions") { check_file("chess960.epd", 1'300'000); }

TEST_CASE("perft of orthodox positions, deep", "[.deep]") {
  check_file("standard.epd", 200'000'000);
}
TEST_CASE("perft of Chess960 positions, deep", "[.deep]") {
  check_file("chess960.epd", 100'000'000);
}
