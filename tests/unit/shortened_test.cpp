// What people are shown: every error and repair, of each other code the first five of a game.
#include "cli/shortened.hpp"

#include "catch.hpp"

using namespace zapis;
using namespace zapis::cli;

TEST_CASE("of each warning five are shown, the rest are counted") {
  Shortened shortened;
  for (std::uint32_t i = 0; i < 9; ++i)
    CHECK(shortened.shows(make_finding(Code::homoglyph, 10 * i, 2)) == (i < 5));
  CHECK(shortened.shows(make_finding(Code::needless_qualifier, 200, 3)));
  Finding sum = make_finding(Code::homoglyph, 300, 0);
  sum.omitted = 1000;  // of those that were not even listed
  CHECK_FALSE(shortened.shows(sum));
  const std::vector<Finding> rest = shortened.rest();
  REQUIRE(rest.size() == 1);
  CHECK(rest[0].code == Code::homoglyph);
  CHECK(rest[0].omitted == 4 + 1000);
  CHECK(rest[0].offset == 40);
  CHECK(rest[0].severity == Severity::warning);
}

TEST_CASE("errors are shown, all of them") {
  Shortened shortened;
  Finding finding = make_finding(Code::homoglyph, 0, 2);
  finding.severity = Severity::error;  // --deny
  for (int i = 0; i < 9; ++i) CHECK(shortened.shows(finding));
  CHECK(shortened.rest().empty());
}

TEST_CASE("each repair is shown: it changes the text") {
  Shortened shortened;
  for (std::uint32_t i = 0; i < 9; ++i)
    CHECK(shortened.shows(make_finding(Code::repaired_move, 10 * i, 2)));
  CHECK(shortened.rest().empty());
}
