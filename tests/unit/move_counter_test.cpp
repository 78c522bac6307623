// Numbers of moves through nested variations.
#include "formatters/move_counter.hpp"

#include <string>

#include "catch.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

std::string now(const MoveCounter& counter) {
  return std::to_string(counter.number()) + (counter.white_to_move() ? "." : "...");
}

MoveCounter counter_at(std::string_view fen) {
  Position position;
  REQUIRE(parse_fen(fen, false, position).readable);
  MoveCounter counter;
  counter.start(position);
  return counter;
}

}  // namespace

TEST_CASE("moves are counted from where the game starts") {
  MoveCounter counter = counter_at("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(now(counter) == "1.");
  counter.next();
  CHECK(now(counter) == "1...");
  counter.next();
  CHECK(now(counter) == "2.");
  CHECK(now(counter_at("4k3/8/8/8/8/8/8/4K3 b - - 0 23")) == "23...");
}

TEST_CASE("a variation goes one move back, and its line goes on behind it") {
  MoveCounter counter = counter_at("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  counter.next();
  counter.next();
  counter.enter();
  CHECK(now(counter) == "1...");
  counter.next();
  counter.next();
  counter.enter();
  CHECK(now(counter) == "2.");
  counter.leave();
  CHECK(now(counter) == "2...");
  counter.leave();
  CHECK(now(counter) == "2.");
  counter.leave();  // one too many is none
  CHECK(now(counter) == "2.");
}

TEST_CASE("a variation before any move begins where its line begins") {
  MoveCounter counter = counter_at("4k3/8/8/8/8/8/8/4K3 b - - 0 5");
  counter.enter();
  CHECK(now(counter) == "5...");
  counter.enter();
  CHECK(now(counter) == "5...");
}
