// PGN in export format: what the standard wants of tags, lines, numbers and comments.
#include "formatters/write_pgn.hpp"

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/game_reader.hpp"
#include "tests/testdata.hpp"

using namespace zapis;

namespace {

std::string write(std::string_view text, const WriteOptions& options = {},
                  const char* notation = "san") {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  std::string out;
  PgnWriter(find_system(notation).value(), options).write(game, out);
  return out;
}

/// The movetext alone, its last line end left out.
std::string moves(std::string_view text, int wrap = 80, const char* notation = "san") {
  WriteOptions options;
  options.tags = false;
  options.wrap = wrap;
  std::string out = write(text, options, notation);
  REQUIRE(out.ends_with("\n\n"));
  out.resize(out.size() - 2);
  return out;
}

std::string tags(std::string_view text, const WriteOptions& options = {}) {
  const std::string out = write(text, options);
  const std::size_t end = out.find("\n\n");
  REQUIRE(end != std::string::npos);
  return out.substr(0, end + 1);
}

}  // namespace

TEST_CASE("a whole game") {
  CHECK(write("[White \"a\"]\n[Event \"b\"]\n\n1. e4 e5 1-0") ==
        R"([Event "b"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "a"]
[Black "?"]
[Result "1-0"]

1. e4 e5 1-0

)");
}

TEST_CASE("the roster comes first and in its order, all else as it came") {
  CHECK(tags("[ECO \"C20\"]\n[Result \"*\"]\n[Black \"b\"]\n[WhiteElo \"1\"]\n[White "
             "\"a\"]\n[Round \"1\"]\n"
             "[Date \"1910.??.??\"]\n[Site \"s\"]\n[Event \"e\"]\n\n*") ==
        "[Event \"e\"]\n[Site \"s\"]\n[Date \"1910.??.??\"]\n[Round \"1\"]\n[White \"a\"]\n[Black "
        "\"b\"]\n"
        "[Result \"*\"]\n[ECO \"C20\"]\n[WhiteElo \"1\"]\n");
  // Nothing is lost: what is given twice is written twice.
  CHECK(tags("[Event \"a\"]\n[Event \"b\"]\n\n*").ends_with("[Result \"*\"]\n[Event \"b\"]\n"));
}

TEST_CASE("values are escaped") {
  CHECK(tags(R"([Event "a \"b\" \\ c"])"
             "\n\n*")
            .starts_with(R"([Event "a \"b\" \\ c"])"));
  CHECK(tags(R"([Event "a "b" \ c"])"
             "\n\n*")
            .starts_with(R"([Event "a \"b\" \\ c"])"));
}

TEST_CASE("the Result tag") {
  const auto result = [](std::string_view text) {
    const std::string all = tags(text);
    const std::size_t begin = all.find("[Result");
    return all.substr(begin, all.find('\n', begin) - begin);
  };
  CHECK(result("1. e4 1-0") == "[Result \"1-0\"]");
  CHECK(result("1. e4") == "[Result \"*\"]");
  CHECK(result("[Result \"½-½\"]\n\n1. e4 ½") == "[Result \"1/2-1/2\"]");
  CHECK(result("[Result \"1-0\"]\n\n1. e4 0-1") == "[Result \"1-0\"]");  // reported, not hidden
  CHECK(result("[Result \"0:0\"]\n\n1. e4 0-0") == "[Result \"0-0\"]");
  CHECK(result("[Result \"adjourned\"]\n\n1. e4 1-0") == "[Result \"adjourned\"]");
}

TEST_CASE("a start of its own") {
  const std::string set_up = "[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n";
  // Both tags, at the end, whatever was given and in whatever spelling.
  CHECK(tags("[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n[ECO \"A00\"]\n\n*")
            .ends_with("[ECO \"A00\"]\n" + set_up));
  CHECK(tags("[Setup \"0\"]\n[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n\n*")
            .ends_with("[Result \"*\"]\n" + set_up));
  // Put right: the counters, and rights that nothing bears out.
  CHECK(tags("[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ\"]\n\n*")
            .ends_with("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n"));
  // One that can't be read stays as it is.
  CHECK(tags("[SetUp \"1\"]\n[FEN \"nonsense\"]\n\n1. e4 *")
            .ends_with("[SetUp \"1\"]\n[FEN \"nonsense\"]\n"));
  // Chess960 says so.
  const std::string men = "[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 0 1\"]\n";
  CHECK(tags(men + "\n*").ends_with("[Variant \"Chess960\"]\n[SetUp \"1\"]\n" + men));
  CHECK(tags("[Variant \"chess 960\"]\n" + men + "\n*")
            .ends_with("[Variant \"chess 960\"]\n[SetUp \"1\"]\n" + men));
}

TEST_CASE("tags that are wanted") {
  WriteOptions some;
  some.only_tags = {"White", "ECO"};
  CHECK(tags("[ECO \"C20\"]\n[Event \"e\"]\n[White \"a\"]\n\n*", some) ==
        "[White \"a\"]\n[ECO \"C20\"]\n");
  WriteOptions none;
  none.tags = false;
  CHECK(write("[Event \"e\"]\n\n1. e4 *", none) == "1. e4 *\n\n");
  // Without these the moves mean nothing.
  const std::string from =
      "[Event \"e\"]\n[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n\n23... Rd6 *";
  CHECK(write(from, none) ==
        "[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n\n23... Rd6 *\n\n");
}

TEST_CASE("Black's number stands only where the standard wants it") {
  CHECK(moves("1. e4 1... e5 2. Nf3 2... Nc6 *") == "1. e4 e5 2. Nf3 Nc6 *");
  CHECK(moves("1. e4 {a} e5 $1 2. Nf3 $2 Nc6 {b} 3. Bb5 *") ==
        "1. e4 {a} 1... e5 $1 2. Nf3 $2 Nc6 {b} 3. Bb5 *");
  CHECK(moves("1. e4 (1. d4 d5) e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3 *") ==
        "1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *");
  CHECK(moves("{a} 1. e4 e5 *") == "{a} 1. e4 e5 *");
  CHECK(write("[FEN \"6k1/8/8/8/8/8/3r4/K7 b - - 0 23\"]\n\nRd6 Kb1 Rd2 *")
            .ends_with("\n\n23... Rd6 24. Kb1 Rd2 *\n\n"));
}

TEST_CASE("variations, nested and empty, with results of their own") {
  CHECK(moves("e4 ( d4 ( c4 ) ( Nf3 ) ) e5 *") == "1. e4 (1. d4 (1. c4) (1. Nf3)) 1... e5 *");
  CHECK(moves("e4 () e5 (()) *") == "1. e4 () 1... e5 (()) *");
  CHECK(moves("(1. d4 {a}) e4 *") == "(1. d4 {a}) 1. e4 *");
  CHECK(moves("e4 ({a} d4 $1 {b}) *") == "1. e4 ({a} 1. d4 $1 {b}) *");
  CHECK(moves("e4 e5 (c5 1/2-1/2) 1-0") == "1. e4 e5 (1... c5 1/2-1/2) 1-0");
}

TEST_CASE("what is left out on request") {
  const char* text = "{a} 1. e4 $1 {[%clk 0:01:00] b} (1. d4 {c}) 1... e5 {[%clk 0:01:00]} *";
  WriteOptions options;
  options.tags = false;
  options.comments = false;
  CHECK(write(text, options) == "1. e4 $1 (1. d4) 1... e5 *\n\n");
  options.nags = false;
  CHECK(write(text, options) == "1. e4 (1. d4) 1... e5 *\n\n");
  options.variations = false;
  CHECK(write(text, options) == "1. e4 e5 *\n\n");
  options = {};
  options.tags = false;
  options.clocks = false;
  CHECK(write(text, options) == "{a} 1. e4 $1 {b} (1. d4 {c}) 1... e5 *\n\n");
}

TEST_CASE("comments") {
  CHECK(moves("e4 { a\n  b } {} *") == "1. e4 {a b} {} *");
  CHECK(moves("e4 ; to the end\ne5 *") == "1. e4 {to the end} 1... e5 *");
  CHECK(moves("e4 (=) e5 *") == "1. e4 {(=)} 1... e5 *");
  // Only a comment to the end of its line can hold a closing brace.
  CHECK(moves("e4 {a {b} c} e5 *") == "1. e4 ; a {b} c\n1... e5 *");
  CHECK(moves("e4 ({a {b} c} d4) *") == "1. e4 (; a {b} c\n1. d4) *");
  CHECK(moves("e4 (d4 {a {b} c}) *") == "1. e4 (1. d4 ; a {b} c\n) *");
  CHECK(moves("e4 {{}} *") == "1. e4 ; {}\n*");
}

TEST_CASE("a brace is seen at every place of comments of any length") {
  for (std::size_t size = 1; size < 40; ++size) {
    for (std::size_t i = 0; i < size; ++i) {
      std::string text(size, 'a');
      text[i] = '{';
      CHECK(moves("1. e4 ;" + text + "\n e5") == "1. e4 ; " + text + "\n1... e5 *");
      text[i] = '[';
      CHECK(moves("1. e4 ;" + text + "\n e5") == "1. e4 {" + text + "} 1... e5 *");
    }
  }
}

TEST_CASE("commands of a comment") {
  CHECK(moves("1. e4 { [%clk 0:01:00] } e5") == "1. e4 {[%clk 0:01:00]} 1... e5 *");
  CHECK(moves("1. e4 {[%eval 0.2] [%clk 0:01:00]}", 20) == "1. e4 {[%eval 0.2]\n[%clk 0:01:00]} *");
  CHECK(moves("1. e4 {[%clk 0:01:00}", 12) == "1. e4 {[%clk\n0:01:00} *");  // never closed
}

TEST_CASE("brackets that wait for a comment leave it its room") {
  // Many enough to use up what is kept ready for a token.
  const std::string open(5000, '(');
  const std::string close(5000, ')');
  const std::string comment(3000, 'a');
  CHECK(moves("1. e4 " + open + "{" + comment + "} " + close, 0) ==
        "1. e4 " + open + "{" + comment + "}" + close + " *");
}

TEST_CASE("a broken game keeps its text in comments") {
  CHECK(moves("1. e4 e5 2. Nf6 $1 Nc6 {really} 3. Bb5 (3. Bc4 Nf6) a6 1-0") ==
        "1. e4 e5 {2. Nf6 $1 Nc6} {really} {3. Bb5 (3. Bc4 Nf6) a6} 1-0");
  CHECK(moves("1. e4 (1. d9 d5) e5 *") == "1. e4 ({1. d9 d5}) 1... e5 *");
  CHECK(moves("1. e4 ♘f6 *") == "1. e4 {♘f6} *");
  CHECK(moves("1. e4 and so on e5 *") == "1. e4 {and so on} 1... e5 *");
  CHECK(moves("1. e4 e5 2. Nf6 {a {b} c} Nc6 *") == "1. e4 e5 {2. Nf6} ; a {b} c\n{Nc6} *");
  CHECK(moves("1. e4 } e5 *") == "1. e4 ; }\n1... e5 *");
  CHECK(moves("1. e4 e5 2. Ke4 Kd5 1-0") == "1. e4 e5 1-0");  // kings put in the centre
}

TEST_CASE("lines of movetext are filled, and none is longer than it may be") {
  std::string text;
  for (std::size_t i = 0; i < 30; ++i) {
    std::string words;
    for (std::size_t j = 0; j < i; ++j)
      words.append(" ").append((7 * i + 13 * j) % (j % 9 == 8 ? 47 : 11) + 1, 'y');
    text.append("Nf3 {Слон и конь, ").append(i, 'x').append("} Nf6 $14 (Nc6 {é} Ng1) Ng1 {");
    text.append(words).append("} Ng8 ");
  }
  for (const int wrap : {20, 40, 79, 80, 81, 200}) {
    for (const char* notation : {"san", "levenfish"}) {
      INFO(wrap << ' ' << notation);
      const std::string out = moves(text + "*", wrap, notation);
      const std::vector<std::string> lines = testdata::split(out, '\n');
      const auto limit = static_cast<std::size_t>(wrap);
      for (std::size_t i = 0; i < lines.size(); ++i) {
        INFO(lines[i]);
        const std::size_t width = count_code_points(lines[i]);
        // A token too long for any line has its own.
        const bool fits = width <= limit || lines[i].find(' ') == std::string::npos ||
                          lines[i].find(". ") == lines[i].rfind(' ') - 1;
        CHECK(fits);
        CHECK_FALSE(lines[i].ends_with(' '));
        CHECK_FALSE(lines[i].starts_with(' '));
        if (i + 1 == lines.size()) break;
        // The next token would not have fitted; a move and its number are one token here.
        std::size_t end = lines[i + 1].find(' ');
        const std::string first = lines[i + 1].substr(0, end);
        if (first.ends_with('.')) end = lines[i + 1].find(' ', end + 1);
        CHECK(width + 1 + count_code_points(lines[i + 1].substr(0, end)) > limit);
      }
      std::string joined = out;
      std::replace(joined.begin(), joined.end(), '\n', ' ');
      CHECK(joined == moves(text + "*", 0, notation));
    }
  }
}

TEST_CASE("a command in a comment is never split") {
  const std::string arrows = "[%cal Ge2e4, Gd2d4, Rg1f3]";
  CHECK(moves("e4 {" + arrows + " a b} e5 *", 12) == "1. e4\n{" + arrows + "\na b} 1... e5\n*");
  CHECK(moves("e4 {a [%clk never closed} *", 12) == "1. e4 {a\n[%clk never\nclosed} *");
}

TEST_CASE("writing what was written changes nothing") {
  for (const char* text :
       {"1. e4 e5 2. Nf3 *",
        "[Event \"a \\\"b\\\"\"]\n[X \"\"]\n\n{a} 1. e4 {b {c} d} (1. d4 ; e }\n) e5 $3 1-0",
        "1. e4 e5 2. Nf9 {x} Nc6 (2... d6 {y {z} }) 3. Bb5 0-1", "1. e4 } ) hello ¤ e5 *",
        "1. e4 () (()) {} *", "[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 8\"]\n\n1. e8Q {unclosed",
        "1. e4 (d4 (c4 Nf6 *", "[Result \"0-0\"]\n\n1. e4 e5 0-0", "1. e4 {a {b} e5 *",
        "1. e4 {[%csl Ra1] {[%cal Ra1a2]} e5 *", "*", "{only}"}) {
    INFO(text);
    const std::string once = write(text);
    CHECK(write(once) == once);
  }
}

TEST_CASE("games are appended") {
  GameReader reader(find_system("san"));
  PgnWriter writer(find_system("san").value(), {});
  Game game;
  Findings findings;
  std::string out;
  reader.read("1. e4 (1. d4 *", game, findings);
  writer.write(game, out);
  const std::size_t first = out.size();
  reader.read("1. d4 d5 *", game, findings);
  writer.write(game, out);
  CHECK(out.substr(first).find("1. d4 d5 *") != std::string::npos);
  CHECK(out.substr(0, first) == write("1. e4 (1. d4 *"));
}
