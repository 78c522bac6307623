// Findings are kept to a bound, and counted beyond it.
#include <string>

#include "catch.hpp"
#include "cli/counts.hpp"
#include "parsers/game_reader.hpp"

using namespace zapis;

namespace {

constexpr std::uint32_t most = Findings::most_of_a_code;

void push(Findings& findings, Code code, std::uint32_t times) {
  for (std::uint32_t i = 0; i < times; ++i) findings.push_back(make_finding(code, i, 1));
}

}  // namespace

TEST_CASE("of each code so many findings are kept, and the rest are counted") {
  Findings findings;
  push(findings, Code::stray_text, most + 5);
  push(findings, Code::homoglyph, most);
  CHECK(findings.size() == std::size_t{2} * most);
  findings.push_back(make_finding(Code::stray_text, 9, 9));
  findings.back().detail = "x";  // of the one that is not kept
  CHECK(findings[2 * most - 1].detail.empty());
  findings.sum_up();
  REQUIRE(findings.size() == 2 * most + 1);
  CHECK(findings.back().code == Code::stray_text);
  CHECK(findings.back().omitted == 6);
  CHECK(findings.back().offset == most - 1);
  cli::Counts counts;
  counts.count(findings);
  CHECK(counts.warnings == 2 * most + 6);
  // What is summed up is not summed up again, but goes on.
  findings.sum_up();
  CHECK(findings.size() == 2 * most + 1);
  push(findings, Code::stray_text, 2);
  findings.sum_up();
  CHECK(findings.back().omitted == 2);
  findings.clear();
  CHECK(findings.empty());
  push(findings, Code::stray_text, 1);
  CHECK(findings.size() == 1);
}

TEST_CASE("findings appended keep what was left out") {
  Findings inner;
  push(inner, Code::stray_text, most + 5);
  Findings outer;
  push(outer, Code::stray_text, 1);
  outer.append(inner);
  outer.sum_up();
  CHECK(outer.size() == most + 1);
  CHECK(outer.back().omitted == 6);
}

TEST_CASE("a game of one tag a hundred thousand times") {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "[A \"b\"]\n";
  text += "\n1. e4 *\n";
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  findings.sum_up();
  CHECK(findings.size() == most + 1);
  CHECK(findings.back().omitted == 100'000 - 1 - most);
}
