// Lines and columns, whatever ends the lines.
#include "cli/line_count.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis::cli;

namespace {

std::uint64_t counted_slowly(std::string_view text) {
  std::uint64_t lines = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')))
      ++lines;
  }
  return lines;
}

}  // namespace

TEST_CASE("line ends of all kinds") {
  CHECK(count_line_ends("") == 0);
  CHECK(count_line_ends("a") == 0);
  CHECK(count_line_ends("\n") == 1);
  CHECK(count_line_ends("\r") == 1);
  CHECK(count_line_ends("\r\n") == 1);
  CHECK(count_line_ends("\n\r") == 2);
  CHECK(count_line_ends("a\nb\r\nc\rd\n\n") == 5);
}

TEST_CASE("long texts are counted as short ones") {
  // Past the runs in which it counts, and past what a byte can count.
  std::string text;
  for (std::size_t i = 0; i < 1500; ++i) {
    text += "\n\r\nab\r"[i * 7 % 6];
    if (i % 97 == 0) text += std::string(i % 140, '\n');
    if (count_line_ends(text) != counted_slowly(text)) {
      INFO(text.size() << " bytes");
      REQUIRE(count_line_ends(text) == counted_slowly(text));
    }
  }
  CHECK(count_line_ends(std::string(100000, '\n')) == 100000);
  CHECK(count_line_ends(std::string(100000, '\r')) == 100000);
}
