// Input that nobody means well with: nothing crashes, and no step costs the square of its length.
// There is no clock here: the sizes are such that a quadratic step would not come to an end.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "catch.hpp"
#include "tests/fuzz/round_trip.hpp"
#include "tests/testdata.hpp"

using namespace zapis;

namespace {

std::string repeat(std::string_view unit, std::size_t times) {
  std::string text;
  text.reserve(unit.size() * times);
  for (std::size_t i = 0; i < times; ++i) text += unit;
  return text;
}

/// How many games a text is, known from the beginning to be whole, and read in blocks.
std::size_t count_games(std::string_view text) {
  const std::vector<std::size_t> lengths = round_trip::split_at_once(text);
  std::size_t sum = 0;
  for (const std::size_t length : lengths) sum += length;
  CHECK(sum == text.size());
  GameSplitter splitter;
  std::vector<std::size_t> in_blocks;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool whole = false;
  while (begin < text.size()) {
    const std::size_t length = begin == end ? GameSplitter::need_more
                                            : splitter.next(text.substr(begin, end - begin), whole);
    if (length != GameSplitter::need_more) {
      in_blocks.push_back(length);
      begin += length;
    } else if (end == text.size()) {
      whole = true;
    } else {
      end = std::min(text.size(), end + (std::size_t{1} << 18U));
    }
  }
  CHECK(in_blocks == lengths);
  return lengths.size();
}

/// One game, read as SAN, or in whatever language it is found to be, and written again.
struct Reading {
  explicit Reading(std::string_view text, bool find_out = false) {
    GameReader reader(find_out ? std::nullopt : find_system("san"));
    reader.read(text, game, findings);
    PgnWriter(*find_system("san"), {}).write(game, written);
  }

  bool has(Code code) const {
    return std::any_of(findings.begin(), findings.end(),
                       [code](const Finding& finding) { return finding.code == code; });
  }

  Game game;
  Findings findings;
  std::string written;
};

std::size_t count(const Game& game, TapeItem::Kind kind) {
  const auto is = [kind](const TapeItem& item) { return item.kind == kind; };
  return static_cast<std::size_t>(std::count_if(game.tape.begin(), game.tape.end(), is));
}

constexpr std::size_t thousand = 1000;
constexpr std::size_t million = 1000 * thousand;

}  // namespace

TEST_CASE("real defects, once found, come through unharmed") {
  round_trip::Machine machine;
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ZAPIS_TESTDATA "/quirks")) {
    const std::string text = testdata::read_file(entry.path().string());
    INFO(entry.path().filename().string());
    ++files;
    CHECK(round_trip::complaint_about_cuts(text).empty());
    std::string_view rest = text;
    for (const std::size_t length : round_trip::split_at_once(text)) {
      CHECK(machine.complaint_about_game(rest.substr(0, length)).empty());
      rest.remove_prefix(length);
    }
  }
  CHECK(files > 0);
}

TEST_CASE("a promotion or capture with room around it is one move") {
  const Reading promotion(testdata::read("quirks/promotion-in-brackets.pgn"));
  CHECK(promotion.game.plies == 3);
  CHECK(promotion.findings.empty());
  const Reading capture(testdata::read("quirks/capture-with-blanks.pgn"));
  CHECK(capture.game.plies == 5);
}

TEST_CASE("a game of another start is Chess960, whatever its Variant tag says") {
  const Reading reading(testdata::read("quirks/chess960-under-another-name.pgn"));
  CHECK(reading.game.plies == 1);
  CHECK(reading.written.find("[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]") != std::string::npos);
}

TEST_CASE("many games, and many lines that could be one") {
  CHECK(count_games(repeat("*\n", million)) == million);
  CHECK(count_games(repeat("1. e4\n\n", 500 * thousand)) == 500 * thousand);
  CHECK(count_games(repeat("[A \"x\"]\n\n", 200 * thousand)) == 200 * thousand);
  CHECK(count_games(repeat("\n", 5 * million)) == 1);
  CHECK(count_games(std::string(5 * million, '\0')) == 1);
  CHECK(count_games(repeat("1-0 ", million)) > 1);  // many on one line
}

TEST_CASE("one long line is cut in one walk") {
  for (const std::string_view unit :
       {" ", "[",    "{", "}",  "(",    ")",     "1",          "0",     "$",  "\"",   "\\", "-",
        "*", "\xD0", "ж", "[a", "[A b", "[A \"", "[A \"x\"] ", "(1-0 ", "½ ", "{ {}", "; "}) {
    INFO(std::string(unit));
    CHECK(count_games(repeat(unit, 2 * million / unit.size())) == 1);
  }
  // A line of tags whose end is none, brackets behind a result, and tags nobody closes.
  CHECK(count_games(repeat("[A \"x\"] ", 500 * thousand) + "x\n") == 1);
  CHECK(count_games("* " + repeat("[a", 2 * million)) == 1);
  CHECK(count_games("[A \"" + repeat("x", 5 * million)) == 1);
  CHECK(count_games("[A \"" + repeat("\\", 5 * million) + "\"]\n*\n") == 1);
}

TEST_CASE("a text that knows one kind of line end is not searched for the other") {
  CHECK(count_games(repeat("[A \"x\"]\r", 500 * thousand) + "*\r") == 1);
  CHECK(count_games(repeat("; x\r", 500 * thousand) + "*\r") == 1);
  CHECK(count_games("*\r" + repeat("% x\r", 500 * thousand)) == 1);
  const std::string tags = repeat("[A \"x\"]\r", 100 * thousand);
  CHECK(Reading(tags + "\r1. e4 *\r").game.tags.size() == 100 * thousand);
  const std::string comments = repeat("; x\r", 500 * thousand);
  CHECK(count(Reading("1. e4 " + comments + "*\r").game, TapeItem::Kind::comment) ==
        500 * thousand);
}

TEST_CASE("comments of all kinds and lengths") {
  CHECK(count_games("1. e4 {" + repeat("word ", 2 * million) + "} *\n") == 1);
  CHECK(count_games("1. e4 {" + repeat("\n\n[a", million) + "} *\n") == 1);
  CHECK(count_games("1. e4 {" + repeat("\n\n[A b\n", 100) + repeat("x", million)) > 0);
  CHECK(count_games("1. e4 " + repeat("{ {} ", million) + "*\n") == 1);

  const Reading longest("1. e4 {" + repeat("word ", 2 * million) + "} *\n");
  CHECK(longest.findings.empty());
  CHECK(longest.written.size() > 10 * million);
  const Reading open("1. e4 {" + repeat("word ", million));
  CHECK(open.has(Code::unterminated_comment));
  const Reading nested("1. e4 {" + repeat("{", million) + repeat("}", million) + "} e5 *\n");
  CHECK(nested.has(Code::nested_comment));
  CHECK(nested.game.plies == 2);
}

TEST_CASE("commands in a comment that nobody closes") {
  const std::string commands = repeat("[%clk ", million);
  const std::string text = "1. e4 {" + commands + "} *\n";  // outlives the game that points at it
  Reading reading(text);
  CHECK(reading.written.size() > commands.size());
  WriteOptions without_clocks;
  without_clocks.clocks = false;
  reading.written.clear();
  PgnWriter(*find_system("san"), without_clocks).write(reading.game, reading.written);
  CHECK(reading.written.size() > commands.size());
}

TEST_CASE("variations side by side and inside each other") {
  const Reading siblings("1. e4 " + repeat("(1. d4) ", million) + "*\n");
  CHECK(siblings.findings.empty());
  CHECK(count(siblings.game, TapeItem::Kind::move) == million + 1);
  const std::size_t depth = 100 * thousand;
  const Reading nested("1. e4 " + repeat("(1. d4 ", depth) + repeat(")", depth) + " e5 *\n");
  CHECK(nested.findings.empty());
  CHECK(count(nested.game, TapeItem::Kind::move) == depth + 2);
  CHECK(nested.game.plies == 2);

  // Deeper than any game, brackets are no variations any more; the main line goes on.
  const std::size_t too_deep = million;
  const Reading deepest("1. e4 " + repeat("(", too_deep) + repeat(")", too_deep) + " e5 *\n");
  CHECK(deepest.has(Code::stray_text));
  CHECK(deepest.game.plies == 2);
  CHECK(deepest.findings.size() < 10);
  const Reading open("1. e4 " + repeat("(1. e5 ", depth), true);
  CHECK(open.has(Code::unterminated_variation));
  CHECK(open.game.plies == 1);
}

TEST_CASE("broken variations by the hundred thousand") {
  const Reading reading("1. e4 " + repeat("(1. e5 e4 e3) ", 100 * thousand) + "e5 *\n");
  CHECK(reading.game.plies == 2);
  CHECK(reading.findings.size() == Findings::most_of_a_code);
}

TEST_CASE("castlings that have lost their right by the hundred thousand") {
  const Reading reading("1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 Nf6 5. Bc4 Bc5 6. d3 " +
                        repeat("(6. O-O) ", 100 * thousand) + "d6 *\n");
  CHECK(reading.game.plies == 12);
  CHECK(reading.findings.size() == Findings::most_of_a_code);
}

TEST_CASE("signs without sense are few findings and few pieces") {
  for (const std::string_view unit : {"$", "}", ")", "*", "\\", "\"", "½"}) {
    INFO(std::string(unit));
    const Reading reading("1. e4 1-0 " + repeat(unit, million));
    CHECK(reading.game.plies == 1);
    CHECK(reading.findings.size() < 4);
    CHECK(reading.game.tape.size() < 10);
  }
  const Reading nul("1. e4" + std::string(million, '\0') + "e5 *\n");
  CHECK(nul.game.plies == 2);
  CHECK(nul.findings.size() == 1);
}

TEST_CASE("a million tags in a game") {
  std::string text;
  for (std::size_t i = 0; i < million; ++i) text += "[T" + std::to_string(i) + " \"x\"]\n";
  CHECK(count_games(text + "\n*\n") == 1);
  const Reading reading(text + "\n*\n");
  CHECK(reading.game.tags.size() == million);
  CHECK(reading.findings.empty());
  CHECK(count_games(repeat("[A \"x\"]\n", million) + "\n*\n") == 1);
}

TEST_CASE("a long line of keys and colons heads a game") {
  for (const std::string_view unit : {":", "White: a, ", "a: ", " : ", "x - ", "Round 5 "}) {
    INFO(std::string(unit));
    const Reading reading("White: x" + repeat(unit, 100 * thousand) + "\n\n1. e4 e5 *\n");
    CHECK(reading.game.plies == 2);
  }
}

TEST_CASE("long words in any script, in any language") {
  for (const std::string_view unit : {"a", "ж", "ас", "馬", "1", "Nf3x", "e4e5", "½", "\xC3\xBF"}) {
    INFO(std::string(unit));
    const Reading reading("1. " + repeat(unit, 200 * thousand) + " *\n", true);
    CHECK(reading.written.size() > 200 * thousand);
  }
}
