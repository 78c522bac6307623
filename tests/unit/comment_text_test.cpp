// Comments as they leave.
#include "formatters/comment_text.hpp"

#include "catch.hpp"

using namespace zapis;

namespace {

std::string folded(std::string_view text) {
  std::string room = "what was there before";
  return std::string(fold(text, room));
}

}  // namespace

TEST_CASE("blanks and line ends count as one blank, none at the ends") {
  CHECK(folded("a") == "a");
  CHECK(folded("  a \r\n\t b\v\fc  ") == "a b c");
  CHECK(folded("").empty());
  CHECK(folded(" \n ").empty());
  CHECK(folded("Защита\nКаро-Канн") == "Защита Каро-Канн");
  CHECK(folded("a\u00A0b") == "a\u00A0b");  // that one is meant to stay
}

TEST_CASE("what has to be folded is seen at every place of texts of any length") {
  for (std::size_t size = 3; size < 40; ++size) {
    const std::string text(size, 'a');
    CHECK(folded(text) == text);
    for (std::size_t i = 1; i + 2 < size; ++i) {
      std::string line = text;
      line[i] = '\n';
      std::string wanted = text;
      wanted[i] = ' ';
      CHECK(folded(line) == wanted);
      CHECK(folded(wanted) == wanted);
      line[i + 1] = ' ';
      CHECK(folded(line) == wanted.erase(i + 1, 1));
    }
  }
}

TEST_CASE("clock commands go, all else stays") {
  CHECK(without_clock_commands("[%clk 0:01:00]").empty());
  CHECK(without_clock_commands("[%clk 0:01:00] good") == "good");
  CHECK(without_clock_commands("good [%emt 0:00:05] move [%egt 1:00:00]") == "good move");
  CHECK(without_clock_commands("[%clk 0:01:00][%eval 0.3]") == "[%eval 0.3]");
  CHECK(without_clock_commands("[%eval 0.3] [%cal Ge2e4] [%csl Rd4]") ==
        "[%eval 0.3] [%cal Ge2e4] [%csl Rd4]");
  CHECK(without_clock_commands("[%mct 1] [%ct 2]").empty());
  CHECK(without_clock_commands("[%clock 1]") == "[%clock 1]");
  CHECK(without_clock_commands("[%clk 0:01:00") == "[%clk 0:01:00");  // never closed: no command
}
