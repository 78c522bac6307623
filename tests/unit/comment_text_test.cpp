// Comments as they leave.
#include "formatters/comment_text.hpp"

#include "catch.hpp"

using namespace zapis;

namespace {

std::string fold(std::string_view text) {
  std::string out = "|";
  append_folded(text, out);
  return out.substr(1);
}

std::string without_clocks(std::string text) {
  remove_clock_commands(text);
  return text;
}

}  // namespace

TEST_CASE("blanks and line ends count as one blank, none at the ends") {
  CHECK(fold("a") == "a");
  CHECK(fold("  a \r\n\t b\v\fc  ") == "a b c");
  CHECK(fold("").empty());
  CHECK(fold(" \n ").empty());
  CHECK(fold("Защита\nКаро-Канн") == "Защита Каро-Канн");
  CHECK(fold("a\u00A0b") == "a\u00A0b");  // that one is meant to stay
}

TEST_CASE("clock commands go, all else stays") {
  CHECK(without_clocks("[%clk 0:01:00]").empty());
  CHECK(without_clocks("[%clk 0:01:00] good") == "good");
  CHECK(without_clocks("good [%emt 0:00:05] move [%egt 1:00:00]") == "good move");
  CHECK(without_clocks("[%clk 0:01:00][%eval 0.3]") == "[%eval 0.3]");
  CHECK(without_clocks("[%eval 0.3] [%cal Ge2e4] [%csl Rd4]") ==
        "[%eval 0.3] [%cal Ge2e4] [%csl Rd4]");
  CHECK(without_clocks("[%mct 1] [%ct 2]").empty());
  CHECK(without_clocks("[%clock 1]") == "[%clock 1]");
  CHECK(without_clocks("[%clk 0:01:00") == "[%clk 0:01:00");  // never closed: no command
}
