// Tag pairs: where they begin and end, and what their values mean.
#include "parsers/tag_pair.hpp"

#include <string>

#include "catch.hpp"
#include "parsers/tag_line.hpp"

using namespace zapis;

namespace {

/// "name=value", with marks for what was wrong; "none" where there is no pair.
std::string read(std::string_view text) {
  const TagPair pair = read_tag(text, 0);
  if (pair.length == 0) return "none";
  std::string told = std::string(pair.name) + '=' +
                     (pair.escaped ? unescape_tag(pair.raw) : std::string(pair.raw));
  if (pair.stray_quote) told += " (quote)";
  if (!pair.terminated) told += " (open)";
  return told;
}

std::string taken(std::string_view text) {
  return std::string(text.substr(0, read_tag(text, 0).length));
}

bool opens(std::string_view text) { return opens_tag(text, text.find('[')); }

}  // namespace

TEST_CASE("the values of tags") {
  CHECK(read("[Event \"Wien\"]") == "Event=Wien");
  CHECK(read("[Event \"\"]") == "Event=");
  CHECK(read("[Event\"Wien\"]") == "Event=Wien");
  CHECK(read("[ Event  \"Wien\" ]") == "Event=Wien");
  CHECK(read("[Event\t\"Wien\"]") == "Event=Wien");
  CHECK(read("[Event \" Wien \"]") == "Event= Wien ");
  CHECK(read("[White \"Рети, Рихард\"]") == "White=Рети, Рихард");
  CHECK(read("[X_1-a \"b\"]") == "X_1-a=b");
  // Escapes (PGN standard 7).
  CHECK(read(R"([A "a \"b\" c"])") == R"(A=a "b" c)");
  CHECK(read(R"([A "a\\b"])") == R"(A=a\b)");
  CHECK(read(R"([A "a\\"])") == R"(A=a\)");
  CHECK(read(R"([A "C:\dir"])") == R"(A=C:\dir)");  // no escape: a backslash before a letter
  CHECK(read(R"([A "\\\""])") == R"(A=\")");
}

TEST_CASE("defects of tags") {
  CHECK(read(R"([Event "The "Best" Open"])") == R"(Event=The "Best" Open (quote))");
  CHECK(read("[Event \"Wien\"\n[Site \"?\"]") == "Event=Wien (open)");
  CHECK(read("[Event \"Wien]\n") == "Event=Wien (open)");
  CHECK(read("[Event \"Wien\n[Site \"?\"]") == "Event=Wien (open)");
  CHECK(read("[Event \"a ] b\"]") == "Event=a ] b");
  CHECK(read("[Event Wien]") == "Event=Wien");  // unquoted, but it fills its line
  CHECK(read("[WhiteElo 2500]") == "WhiteElo=2500");
  CHECK(read("[WhiteElo 2500] \ne4") == "WhiteElo=2500");
}

TEST_CASE("how far a tag reaches") {
  CHECK(taken("[Event \"a\"] e4") == "[Event \"a\"]");
  CHECK(taken("[Event \"a\"][Site \"b\"]") == "[Event \"a\"]");
  CHECK(taken("[Event \"a\"]\n[Site \"b\"]") == "[Event \"a\"]");
  CHECK(taken("[Event \"a\r\n[Site \"b\"]") == "[Event \"a");
  CHECK(taken("[Event \"a \"b\"] c\"]") == "[Event \"a \"b\"]");
}

TEST_CASE("what opens a tag") {
  CHECK(opens("[Event \"a\"]"));
  CHECK(opens("\n[Event a]"));
  CHECK(opens("e4 [Event \"a\"]"));  // quoted: anywhere
  CHECK_FALSE(opens("e4 [Event a]"));
  CHECK_FALSE(opens("[%clk 0:01:00]"));
  CHECK_FALSE(opens("[]"));
  CHECK_FALSE(opens("[+]"));
  CHECK_FALSE(opens("[ 12 \"a\"]"));
  CHECK_FALSE(opens("[Event]"));
  CHECK_FALSE(opens("[Event a\n]"));
  CHECK_FALSE(opens("[Event a] b"));
  CHECK_FALSE(opens("["));
}

TEST_CASE("lines end at any line break") {
  CHECK(line_end("ab\ncd", 0) == 2);
  CHECK(line_end("ab\r\ncd", 0) == 2);
  CHECK(line_end("ab\rcd\n", 0) == 2);
  CHECK(line_end("ab", 1) == 2);
  CHECK(line_end("ab\ncd", 3) == 5);
  CHECK(line_end("ab\ncd", 2) == 2);
}
