// What a word that is no move may have been meant for.
#include "parsers/slip_readings.hpp"

#include <algorithm>
#include <string>

#include "catch.hpp"

using namespace zapis;

namespace {

/// The cheapest reading of `word` as the knight's move to that square, or -1.
int cost_as_knight(std::string_view word, Square to, const char* notation = "san") {
  const MoveReader reader(*find_system(notation));
  std::vector<Reading> readings;
  read_slips(word, reader, readings);
  int least = -1;
  for (const Reading& reading : readings) {
    const MovePattern& pattern = reading.pattern;
    if (pattern.role != Role::knight || pattern.to_file != file_of(to) ||
        pattern.to_rank != rank_of(to)) {
      continue;
    }
    least = least < 0 ? reading.cost : std::min(least, reading.cost);
  }
  return least;
}

}  // namespace

TEST_CASE("a move is its own reading, and costs nothing") {
  CHECK(cost_as_knight("Nf3", square_at(5, 2)) == 0);
  CHECK(cost_as_knight("Nf3!?", square_at(5, 2)) == 0);
  CHECK(cost_as_knight("Кf3", square_at(5, 2), "russian") == 0);
}

TEST_CASE("one slip away") {
  const int exchanged = cost_as_knight("N3f", square_at(5, 2));
  CHECK(exchanged > 0);
  CHECK(cost_as_knight("Nt3", square_at(5, 2)) == exchanged);
  CHECK(cost_as_knight("К3f", square_at(5, 2), "russian") == exchanged);
  CHECK(cost_as_knight("Nm3", square_at(5, 2)) > exchanged);
  CHECK(cost_as_knight("Nff3", square_at(5, 2)) >= 0);
  CHECK(cost_as_knight("N3", square_at(5, 2)) > exchanged);
  CHECK(cost_as_knight("Pf3", square_at(5, 2)) > 0);
}

TEST_CASE("what is no move by far has no readings") {
  CHECK(cost_as_knight("", square_at(5, 2)) == -1);
  CHECK(cost_as_knight("word", square_at(5, 2)) == -1);
  CHECK(cost_as_knight("Nf3andsomethingmorebehindit", square_at(5, 2)) == -1);
  CHECK(cost_as_knight("\xD0\xD0\xFF", square_at(5, 2)) == -1);
}
