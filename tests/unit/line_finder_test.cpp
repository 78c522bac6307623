// Lines and columns of places in a text, asked for in their order or not.
#include "cli/line_finder.hpp"

#include <string>

#include "catch.hpp"
#include "cli/line_count.hpp"

using namespace zapis::cli;

namespace {

// Ж and ½ are two bytes each.
const std::string text = "one\ntwЖ ½\r\n\rfour\r\n\r\n x";

bool splits_character(std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

std::string place(LineFinder& finder, std::size_t at) {
  const LineFinder::Place found = finder.find(text, at);
  return std::to_string(found.lines) + ':' + std::to_string(found.column);
}

}  // namespace

TEST_CASE("the line and column of a place") {
  LineFinder finder;
  CHECK(place(finder, 0) == "0:1");
  CHECK(place(finder, 3) == "0:4");
  CHECK(place(finder, 4) == "1:1");
  CHECK(place(finder, 8) == "1:4");
  CHECK(place(finder, 9) == "1:5");
  CHECK(place(finder, 13) == "2:1");
  CHECK(place(finder, 14) == "3:1");
  CHECK(place(finder, text.size()) == "5:3");
  CHECK(place(finder, text.size() + 5) == "5:3");
}

TEST_CASE("what was asked before changes no answer") {
  for (std::size_t first = 0; first <= text.size(); ++first) {
    for (std::size_t second = 0; second <= text.size(); ++second) {
      if (splits_character(first) || splits_character(second)) continue;
      LineFinder used;
      LineFinder fresh;
      used.find(text, first);
      CHECK(place(used, second) == place(fresh, second));
    }
  }
}
