// --strict: as the system writes it, or an error with the right form.
#include "cli/strict.hpp"

#include <string>

#include "catch.hpp"
#include "parsers/game_reader.hpp"
#include "tests/show.hpp"

using namespace zapis;

namespace {

/// "e8/Q → e8=Q": each error and what should stand there.
std::string strict(std::string_view text, const char* notation = "san") {
  const System system = find_system(notation).value();
  GameReader reader(system);
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  cli::StrictCheck(system).check(game, findings);
  std::string told;
  for (const Finding& finding : findings) {
    if (finding.severity != Severity::error) continue;
    if (!told.empty()) told += ", ";
    told += std::string(game.span(finding.offset, finding.length)) + " → " + finding.suggestion;
  }
  return told;
}

std::string promotion(std::string_view move, const char* notation = "san") {
  return strict("[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. " + std::string(move) + " *",
                notation);
}

}  // namespace

TEST_CASE("each error has its ply, in variations too") {
  const System system = find_system("san").value();
  GameReader reader(system);
  Game game;
  Findings findings;
  reader.read("1. e2-e4 e5 (1... c7-c5 2. g1-f3 (2. Nc3 Nb8-c6) d6) 2. f2-f4 *", game, findings);
  cli::StrictCheck(system).check(game, findings);
  findings.sort();
  std::string plies;
  for (const Finding& finding : findings) plies += std::to_string(finding.ply) + ' ';
  CHECK(plies == "1 2 3 4 3 ");
}

TEST_CASE("what the system says is read") {
  CHECK(strict("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 *").empty());
  CHECK(strict("1. e2–e4 d7–d5 2. e4: d5 Фd8: d5 3. Кb1–c3 Фd5–e5+ *", "levenfish").empty());
  CHECK(strict("1. e2e4 d7d5 2. e4d5 d8d5 *", "uci").empty());
  CHECK(promotion("e8=Q").empty());
  CHECK(promotion("e7-e8Q", "lan").empty());
  CHECK(promotion("e7-e8=Q", "lan").empty());  // both are at home in it
}

TEST_CASE("each leniency is an error that names the right form") {
  CHECK(strict("1. e4 d5 2. ed5 *") == "ed5 → exd5");
  CHECK(strict("1. e4 d5 2. e:d5 *") == "e:d5 → exd5");
  CHECK(strict("1. e2-e4 *") == "e2-e4 → e4");
  CHECK(strict("1. nf3 *") == "nf3 → Nf3");
  CHECK(strict("1. Ngf3 *") == "Ngf3 → Nf3");
  CHECK(strict("1. е4 *") == "е4 → e4");
  CHECK(strict("1. e4 d5 2. Bb5 c6 *") == "Bb5 → Bb5+");
  CHECK(strict("1. e4+ *") == "e4+ → e4");
  CHECK(strict("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *") == "0-0 → O-O");
  CHECK(promotion("e8Q") == "e8Q → e8=Q");
  CHECK(promotion("e8(Q)") == "e8(Q) → e8=Q");
  CHECK(strict("1. e4 e5 2. Кg1-f3 *", "russian") == "Кg1-f3 → Кf3");
  CHECK(strict("1. e2-e4 *", "levenfish") == "e2-e4 → e2–e4");
}

TEST_CASE("variations are held to it too") {
  CHECK(strict("1. e4 (1. d2-d4 d5) e5 *") == "d2-d4 → d4");
}

TEST_CASE("what is an error anyway stays that one") {
  CHECK(strict("1. e4 e5 2. Nf6 *") == "Nf6 → ");
}
