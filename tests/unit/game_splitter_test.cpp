// Where one game ends and the next begins, whatever the pieces in which the text arrives.
#include "parsers/game_splitter.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

using namespace zapis;

namespace {

using Games = std::vector<std::string>;

/// Splits a text that arrives in blocks of that size; 0: whole.
Games split(std::string_view text, std::size_t block = 0) {
  Games games;
  GameSplitter splitter;
  std::string pending;
  std::size_t read = 0;
  for (;;) {
    const bool whole = read == text.size();
    const std::size_t length =
        pending.empty() && !whole ? GameSplitter::need_more : splitter.next(pending, whole);
    if (length == GameSplitter::need_more) {
      if (whole) FAIL("a whole text must be cut");
      const std::size_t size = block == 0 ? text.size() : std::min(block, text.size() - read);
      pending += text.substr(read, size);
      read += size;
      continue;
    }
    if (length == 0) break;
    games.push_back(pending.substr(0, length));
    pending.erase(0, length);
  }
  return games;
}

/// The games without the blanks around them, and the same for every size of blocks.
Games games(std::string_view text) {
  const Games whole = split(text);
  std::string joined;
  for (const std::string& game : whole) joined += game;
  CHECK(joined == text);  // nothing is lost between games
  for (const std::size_t block : std::vector<std::size_t>{1, 2, 3, 7, 16, 61, 64, 65, 200}) {
    INFO("blocks of " << block);
    CHECK(split(text, block) == whole);
  }
  Games trimmed;
  for (const std::string& game : whole) {
    const std::size_t begin = game.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) continue;
    trimmed.push_back(game.substr(begin, game.find_last_not_of(" \t\r\n") + 1 - begin));
  }
  return trimmed;
}

}  // namespace

TEST_CASE("tags after movetext begin a game") {
  CHECK(games("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n") ==
        Games{"[Event \"a\"]\n\n1. e4 *", "[Event \"b\"]\n\n1. d4 *"});
  // No blank line, no result.
  CHECK(games("[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4") ==
        Games{"[Event \"a\"]\n1. e4", "[Event \"b\"]\n1. d4"});
  // A blank line between tags and moves, and between tags.
  CHECK(games("[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *") ==
        Games{"[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *"});
  // Tags behind the result on its own line.
  CHECK(games("1. e4 * [Event \"b\"]\n1. d4 *") == Games{"1. e4 *", "[Event \"b\"]\n1. d4 *"});
}

TEST_CASE("a header that begins again is another game's") {
  CHECK(games("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n[Site \"y\"]\n\n1. e4 *") ==
        Games{"[Event \"a\"]\n[Site \"x\"]", "[Event \"b\"]\n[Site \"y\"]\n\n1. e4 *"});
  CHECK(games("[White \"a\"]\n\n[White \"b\"]\n\n1. e4 *") ==
        Games{"[White \"a\"]", "[White \"b\"]\n\n1. e4 *"});
  // With a tag that the first has, too, though it isn't its first.
  CHECK(
      games(
          "[Event \"x\"]\n[Round \"1.1\"]\n\n[Round \"1.2\"]\n[White \"b\"]\n\n[Round \"1.3\"]") ==
      Games{"[Event \"x\"]\n[Round \"1.1\"]", "[Round \"1.2\"]\n[White \"b\"]", "[Round \"1.3\"]"});
  CHECK(games("[WhiteElo \"1\"]\n\n[White \"b\"]\n[Elo \"1\"]\n\n1. e4 *").size() == 1);
}

TEST_CASE("rubbish before a tag is no movetext") {
  for (const std::string rubbish : {"\x1A", "\xFF", "\xC3\xAF\xC2\xBB\xC2\xBF", "\xEF\xBB\xBF"}) {
    const std::string header = rubbish + "[Event \"b\"]\n[Site \"c\"]\n\n1. d4 *";
    CHECK(games("[Event \"a\"]\n\n1. e4 *\n\n" + header) ==
          Games{"[Event \"a\"]\n\n1. e4 *", header});
    CHECK(games("1. e4 e5\n" + header) == Games{"1. e4 e5", header});
    CHECK(games(header) == Games{header});
  }
}

TEST_CASE("what has a meaning of its own before a tag is no rubbish") {
  CHECK(games("[Event \"a\"]\n\n1. e4 e5\n½[Event \"b\"]\n\n1. d4 *\n") ==
        Games{"[Event \"a\"]\n\n1. e4 e5\n½", "[Event \"b\"]\n\n1. d4 *"});
  // A bare value, and a line that is longer than what is looked ahead.
  CHECK(games("1. e4\n\x1A[Event Linares 1999]\n[White \"a\"]\n\n1. d4 *\n") ==
        Games{"1. e4", "\x1A[Event Linares 1999]\n[White \"a\"]\n\n1. d4 *"});
  const std::string far = "\x1A[Event" + std::string(70, ' ') + "\"b\"]";
  CHECK(games("1. e4\n" + far + "\n\n1. d4 *\n") == Games{"1. e4", far + "\n\n1. d4 *"});
}

TEST_CASE("a tag that is spoken of in a comment has not come before") {
  const std::string head =
      "[Event \"Problem\"]\n{[White to mate in two]}\n\n[White \"A\"]\n\n1. e4 *";
  CHECK(games(head) == Games{head});
  CHECK(games("[Event \"a\"]\n[White \"A\"]\n\n[White \"B\"]\n\n1. e4 *") ==
        Games{"[Event \"a\"]\n[White \"A\"]", "[White \"B\"]\n\n1. e4 *"});
}

TEST_CASE("a game ends behind the line of its marker") {
  CHECK(games("1. e4 e5 1-0\n1. d4 d5 0-1\n") == Games{"1. e4 e5 1-0", "1. d4 d5 0-1"});
  CHECK(games("1. e4 e5 1-0\n\n\n1. d4 d5 0-1") == Games{"1. e4 e5 1-0", "1. d4 d5 0-1"});
  for (const char* marker :
       {"1-0", "0-1", "1/2-1/2", "*", "½-½", "1–0", "0:1", "1/2", "½ - ½", "0,5-0,5"}) {
    INFO(marker);
    const std::string first = std::string("1. e4 e5 ") + marker;
    CHECK(games(first + "\n1. d4 d5 *\n") == Games{first, "1. d4 d5 *"});
    CHECK(games(first + " {resigned}\n1. d4 *") == Games{first + " {resigned}", "1. d4 *"});
  }
  // Two games on one line.
  CHECK(games("1. e4 e5 1-0 1. d4 d5 0-1") == Games{"1. e4 e5 1-0", "1. d4 d5 0-1"});
  CHECK(games("1-0\n0-1\n") == Games{"1-0", "0-1"});
}

TEST_CASE("what looks like a marker and is none") {
  for (const char* text :
       {"1. e4 e5 2. Nf3 Nc6 3. Bb5 0-0 4. 0-0-0 d5 *", "1. e4 {1-0\n} e5 *", "1. e4 ; 1-0\ne5 *",
        "1. e4 (1. d4 1-0\n) 1... e5 *", "[Result \"1-0\"]\n\n1. e4 *",
        "1. e4 e5 2. Nf3 11-0 Nc6 *", "%1-0\n1. e4 *"}) {
    INFO(text);
    CHECK(games(text) == Games{text});
  }
}

TEST_CASE("a line that starts again at move one behind a blank line") {
  CHECK(games("1. e4 e5 2. Nf3\n\n1. d4 d5\n") == Games{"1. e4 e5 2. Nf3", "1. d4 d5"});
  CHECK(games("{a} 1. e4 e5\n\n1. d4 d5\n") == Games{"{a} 1. e4 e5", "1. d4 d5"});
  CHECK(games("1. e4 e5\n\n1) d4 d5\n") == Games{"1. e4 e5", "1) d4 d5"});
  CHECK(games("1. e4 e5\n\n1 d4 d5\n") == Games{"1. e4 e5", "1 d4 d5"});
  // Black's dots, another number, no blank line, an open variation.
  CHECK(games("1. e4\n\n1... e5 *") == Games{"1. e4\n\n1... e5 *"});
  CHECK(games("1. e4\n\n1. … e5 *") == Games{"1. e4\n\n1. … e5 *"});
  CHECK(games("1. e4 e5\n\n2. Nf3 *") == Games{"1. e4 e5\n\n2. Nf3 *"});
  CHECK(games("1. e4 e5\n1. d4 *") == Games{"1. e4 e5\n1. d4 *"});
  CHECK(games("1. e4 (\n\n1. d4) e5 *") == Games{"1. e4 (\n\n1. d4) e5 *"});
  CHECK(games("12. e4 e5\n\n11. d4 *") == Games{"12. e4 e5\n\n11. d4 *"});
}

TEST_CASE("nothing inside a comment is a boundary") {
  CHECK(games("1. e4 {a\n\n[Event \"x\"]\n\n1. d4 1-0\n} e5 *\n") ==
        Games{"1. e4 {a\n\n[Event \"x\"]\n\n1. d4 1-0\n} e5 *"});
  CHECK(games("1. e4 {a {1-0\n} b} e5 *\n1. d4 *") == Games{"1. e4 {a {1-0\n} b} e5 *", "1. d4 *"});
  CHECK(games("1. e4 ; [Event \"x\"] {\ne5 *") == Games{"1. e4 ; [Event \"x\"] {\ne5 *"});
}

TEST_CASE("an unclosed comment costs its own game only") {
  CHECK(games("[Event \"a\"]\n\n1. e4 {oh\n\n[Event \"b\"]\n\n1. d4 {x} *\n") ==
        Games{"[Event \"a\"]\n\n1. e4 {oh", "[Event \"b\"]\n\n1. d4 {x} *"});
  CHECK(games("1. e4 {oh") == Games{"1. e4 {oh"});
}

TEST_CASE("an unclosed variation ends with its game") {
  CHECK(games("1. e4 (1. d4 d5 1-0\n\n[Event \"b\"]\n\n1. d4 *") ==
        Games{"1. e4 (1. d4 d5 1-0", "[Event \"b\"]\n\n1. d4 *"});
  CHECK(games("1. e4 (1. d4 d5 1-0\n\n1. c4 *") == Games{"1. e4 (1. d4 d5 1-0", "1. c4 *"});
}

TEST_CASE("line ends and byte order marks") {
  CHECK(games("[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n[Event \"b\"]\r\n\r\n1. d4 *\r\n") ==
        Games{"[Event \"a\"]\r\n\r\n1. e4 *", "[Event \"b\"]\r\n\r\n1. d4 *"});
  CHECK(games("[Event \"a\"]\r\r1. e4 *\r\r[Event \"b\"]\r\r1. d4 *\r") ==
        Games{"[Event \"a\"]\r\r1. e4 *", "[Event \"b\"]\r\r1. d4 *"});
  CHECK(games("1. e4 e5\r\n\r\n1. d4 d5\r\n") == Games{"1. e4 e5", "1. d4 d5"});
  CHECK(games("\xEF\xBB\xBF[Event \"a\"]\n\n1. e4 *\n") ==
        Games{"\xEF\xBB\xBF[Event \"a\"]\n\n1. e4 *"});
  // Files that were pasted together, each with its mark.
  CHECK(games("1. e4 *\n\xEF\xBB\xBF[Event \"b\"]\n\n1. d4 *\n") ==
        Games{"1. e4 *", "\xEF\xBB\xBF[Event \"b\"]\n\n1. d4 *"});
}

TEST_CASE("texts without a game") {
  CHECK(split("").empty());
  CHECK(games("\n\n \t\r\n").empty());
  CHECK(games("Hello, world\n") == Games{"Hello, world"});
  CHECK(games("[Event \"a\"]\n") == Games{"[Event \"a\"]"});
  CHECK(games("%\n") == Games{"%"});
}

TEST_CASE("after a game the splitter knows nothing of it") {
  GameSplitter splitter;
  const std::string first = "[Event \"a\"]\n\n1. e4 (1. d4 {x";
  CHECK(splitter.next(first, false) == GameSplitter::need_more);
  CHECK(splitter.next(first, true) == first.size());
  CHECK(splitter.next("1. e4 *\n1. d4 *\n", true) == 8);
}
