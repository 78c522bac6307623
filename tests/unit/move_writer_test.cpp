// Moves as each system writes them: glyph for glyph what docs/cli.md promises.
#include "formatters/move_writer.hpp"

#include <string>

#include "catch.hpp"
#include "parsers/move_reader.hpp"
#include "tests/show.hpp"
#include "tests/testdata.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

Position position(const std::string& fen, bool chess960 = false) {
  Position p;
  REQUIRE(parse_fen(fen, chess960, p).playable);
  return p;
}

/// The move that a text means; all of the text must be it.
MoveFacts resolve(const Position& p, const System& system, const std::string& text) {
  MovePattern pattern;
  REQUIRE(MoveReader(system).read(text, pattern) == text.size());
  const Resolution resolution = p.resolve(pattern);
  REQUIRE(resolution);
  return resolution.facts;
}

MoveFacts by_uci(const Position& p, const std::string& text) {
  return resolve(p, find_system("uci").value(), text);
}

std::string write(const MoveFacts& facts, const System& system) {
  std::string text;
  MoveWriter(system).append(facts, text);
  return text;
}

std::string write(const MoveFacts& facts, std::string_view notation) {
  return write(facts, find_system(notation).value());
}

}  // namespace

TEST_CASE("every example of the fact sheet, in every system, written and read back") {
  const std::vector<std::string> lines = testdata::split(testdata::read("examples.tsv"), '\n');
  REQUIRE(lines.size() > 30);
  const std::vector<std::string> columns = testdata::split(lines[1], '\t');
  for (std::size_t i = 2; i < lines.size(); ++i) {
    const std::vector<std::string> cells = testdata::split(lines[i], '\t');
    REQUIRE(cells.size() == columns.size());
    const Position p = position(cells[1]);
    const MoveFacts facts = by_uci(p, cells[3]);
    for (std::size_t column = 3; column < columns.size(); ++column) {
      INFO(cells[0] << ' ' << columns[column] << ": " << cells[column]);
      CHECK(write(facts, columns[column]) == cells[column]);
      // " e.p." is a word of its own, which only the reader of games joins to its move.
      const std::string text = cells[column].substr(0, cells[column].find(" e.p."));
      const MoveFacts back = resolve(p, find_system(columns[column]).value(), text);
      CHECK(show::facts(back) == show::facts(facts));
    }
  }
}

TEST_CASE("every language has its letters") {
  const Position p = position("4k3/2P5/8/8/8/4K3/8/1QRBN3 w - - 0 1");
  const auto all = [&p](std::string_view notation) {
    std::string text;
    for (const char* move : {"b1b7", "c1c2", "d1c2", "e1d3", "e3f3", "c7c8r"}) {
      text += write(by_uci(p, move), notation) + ' ';
    }
    return text;
  };
  CHECK(all("san") == "Qb7 Rc2 Bc2 Nd3 Kf3 c8=R+ ");
  CHECK(all("san:de") == "Db7 Tc2 Lc2 Sd3 Kf3 c8=T+ ");
  CHECK(all("san:fr") == "Db7 Tc2 Fc2 Cd3 Rf3 c8=T+ ");
  CHECK(all("lan:ru") == "Фb1-b7 Лc1-c2 Сd1-c2 Кe1-d3 Крe3-f3 c7-c8Л+ ");
  CHECK(all("russian:uk") == "Фb7 Тc2 Сc2 Кd3 Крf3 c8Т+ ");
  CHECK(all("levenfish:sr-Cyrl") == "Дb1–b7 Тc1–c2 Лd1–c2 Сe1–d3 Кe3–f3 c7–c8Т+ ");
  CHECK(all("uci") == "b1b7 c1c2 d1c2 e1d3 e3f3 c7c8r ");
}

TEST_CASE("castling in coordinates") {
  const Position standard = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  CHECK(write(by_uci(standard, "e1g1"), "uci") == "e1g1");
  CHECK(write(by_uci(standard, "e1h1"), "uci") == "e1g1");
  CHECK(write(by_uci(standard, "e1c1"), "uci") == "e1c1");
  const Position chess960 = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", true);
  CHECK(write(by_uci(chess960, "e1h1"), "uci") == "e1h1");
  CHECK(write(by_uci(chess960, "e1a1"), "uci") == "e1a1");
  CHECK(write(by_uci(chess960, "e1a1"), "levenfish") == "0–0–0");
}

TEST_CASE("check, double check and mate have their signs, and mate wins") {
  MoveFacts facts;
  facts.role = Role::rook;
  facts.from = 0;
  facts.to = 7;
  const auto with = [&facts](CheckKind check, std::string_view notation) {
    facts.check = check;
    return write(facts, notation);
  };
  CHECK(with(CheckKind::none, "russian") == "Лh1");
  CHECK(with(CheckKind::check, "russian") == "Лh1+");
  CHECK(with(CheckKind::double_check, "russian") == "Лh1++");
  CHECK(with(CheckKind::mate, "russian") == "Лh1х");       // U+0445
  CHECK(with(CheckKind::mate, "levenfish") == "Лa1–h1×");  // U+00D7
  CHECK(with(CheckKind::double_check, "san") == "Rh1+");
  CHECK(with(CheckKind::mate, "san") == "Rh1#");
  facts.castling = CastlingSide::queen;
  CHECK(with(CheckKind::mate, "levenfish") == "0–0–0×");
  CHECK(with(CheckKind::check, "lan") == "O-O-O+");
}

TEST_CASE("null moves as written") {
  MoveFacts facts;
  facts.null = true;
  CHECK(write(facts, "san") == "--");
  CHECK(write(facts, "levenfish") == "--");
  CHECK(write(facts, "uci") == "0000");
}

TEST_CASE("signs and letters that the user sets") {
  System system = find_system("russian").value();
  system.capture = "x";
  system.mate = "#";
  system.castling_king = "О-О";
  system.letters = {"", "", "К", "С", "Л", "Ф", "Король"};
  CHECK(write(by_uci(position("3r2k1/2P2ppp/8/8/8/8/5PPP/6K1 w - - 0 1"), "c7d8q"), system) ==
        "cxd8Ф#");
  CHECK(write(by_uci(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"), system) == "О-О");
  CHECK(write(by_uci(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1e2"), system) == "Корольe2");
}

TEST_CASE("the writer tells how many bytes begin no character") {
  std::array<char, MoveWriter::room> buffer;
  const MoveWriter writer(find_system("levenfish").value());
  std::size_t wide = 0;
  MoveFacts facts = by_uci(position("8/K7/8/7q/8/8/8/k7 w - - 0 3"), "a7a8");
  const char* end = writer.write(facts, buffer.data(), wide);
  const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  CHECK(text == "Крa7–a8");
  CHECK(text.size() - wide == 7);
}
