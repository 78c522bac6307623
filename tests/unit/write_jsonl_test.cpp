// JSON lines: the fields of docs/cli.md, in their order, and strings that any reader takes.
#include "formatters/write_jsonl.hpp"

#include <string>

#include "catch.hpp"
#include "formatters/json.hpp"
#include "formatters/write_lines.hpp"
#include "parsers/game_reader.hpp"

using namespace zapis;

namespace {

std::string json(std::string_view text) {
  std::string out;
  append_json_string(text, out);
  return out;
}

std::string write(std::string_view text, const char* notation = "uci",
                  const WriteOptions& options = {},
                  std::span<const DiagnosticText> diagnostics = {}) {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  GameOrigin origin;
  origin.file = "a.pgn";
  origin.game = 2;
  origin.line = 7;
  origin.notation = "san";
  origin.encoding = "UTF-8";
  std::string out;
  write_jsonl(game, origin, MoveWriter(find_system(notation).value()), options, diagnostics, out);
  return out;
}

/// One field's value: up to the key behind it.
std::string field(const std::string& line, const std::string& key, const std::string& next) {
  const std::size_t begin = line.find("\"" + key + "\":");
  REQUIRE(begin != std::string::npos);
  const std::size_t value = begin + key.size() + 3;
  return line.substr(value, line.find(",\"" + next + "\":", value) - value);
}

std::string movetext(std::string_view text, const WriteOptions& options = {}) {
  return field(write(text, "uci", options), "movetext", "diagnostics");
}

}  // namespace

TEST_CASE("JSON strings") {
  CHECK(json("") == R"("")");
  CHECK(json("abc") == R"("abc")");
  CHECK(json("a\"b\\c/") == R"("a\"b\\c/")");
  CHECK(json("\n\r\t") == R"("\n\r\t")");
  CHECK(json(std::string_view("\0\x01\x1F\x7F", 4)) == R"("\u0000\u0001\u001f\u007f")");
  CHECK(json("Рети ♘ 😀") == "\"Рети ♘ 😀\"");
}

TEST_CASE("a whole line") {
  CHECK(
      write("[Event \"t\"]\n[White \"Пет\\\"ров\"]\n\n1. e4 $1 {a} (1. d4) e5 1-0") ==
      R"({"file":"a.pgn","game":2,"line":7,"variant":"standard","notation":"san","encoding":"UTF-8",)"
      R"("tags":[["Event","t"],["White","Пет\"ров"]],)"
      R"("start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",)"
      R"("moves":["e2e4","e7e5"],)"
      R"("end":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2","result":"1-0",)"
      R"("movetext":[{"move":"e2e4"},{"nag":1},{"comment":"a"},{"variation":[{"move":"d2d4"}]},)"
      R"({"move":"e7e5"}],"diagnostics":[]})"
      "\n");
}

TEST_CASE("moves in the notation that is written") {
  CHECK(field(write("1. e4 d5 2. exd5 *", "levenfish"), "moves", "end") ==
        R"(["e2–e4","d7–d5","e4: d5"])");
  CHECK(field(write("1. e4 -- *", "uci"), "moves", "end") == R"(["e2e4","0000"])");
  CHECK(field(write("*"), "moves", "end") == "[]");
}

TEST_CASE("the movetext is everything in its order") {
  CHECK(
      movetext("e4 (d4 (c4) () Nf6) e5 *") ==
      R"([{"move":"e2e4"},{"variation":[{"move":"d2d4"},{"variation":[{"move":"c2c4"}]},{"variation":[]},)"
      R"({"move":"g8f6"}]},{"move":"e7e5"}])");
  CHECK(movetext("e4 (d4 1-0) ; a\n *") ==
        R"([{"move":"e2e4"},{"variation":[{"move":"d2d4"},{"result":"1-0"}]},{"comment":"a"}])");
  CHECK(movetext("1. e4 e5 2. Nf9 Nc6 {x} *") ==
        R"([{"move":"e2e4"},{"move":"e7e5"},{"raw":"2. Nf9 Nc6"},{"comment":"x"}])");
  CHECK(movetext("1. e4 e5 2. Ke4 *") == R"([{"move":"e2e4"},{"move":"e7e5"}])");
}

TEST_CASE("what is left out of JSON on request") {
  WriteOptions options;
  options.comments = options.nags = options.variations = false;
  CHECK(movetext("e4 $1 {a} (d4) e5 *", options) == R"([{"move":"e2e4"},{"move":"e7e5"}])");
  options.only_tags = {"White"};
  const char* text = "[Event \"e\"]\n[White \"a\"]\n\n*";
  CHECK(field(write(text, "uci", options), "tags", "start") == R"([["White","a"]])");
  options.only_tags.clear();
  options.tags = false;
  CHECK(field(write(text, "uci", options), "tags", "start") == "[]");
}

TEST_CASE("start, end and variant") {
  const std::string line =
      write("[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w HDhd - 3 7\"]\n\n7. e4 *");
  CHECK(field(line, "variant", "notation") == "\"chess960\"");
  CHECK(field(line, "start", "moves") ==
        "\"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 3 7\"");
  // The e.p. square only where it can be used.
  CHECK(field(line, "end", "result") ==
        "\"bqnrkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/BQNRKBNR b KQkq - 0 7\"");
  CHECK(field(write("1. e4 a6 2. e5 d5 *"), "end", "result") ==
        "\"rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3\"");
}

TEST_CASE("results in JSON") {
  const auto result = [](std::string_view text) {
    return field(write(text), "result", "movetext");
  };
  CHECK(result("e4 1-0") == "\"1-0\"");
  CHECK(result("e4 ½") == "\"1/2-1/2\"");
  CHECK(result("e4") == "\"*\"");
  CHECK(result("[Result \"0-1\"]\n\ne4") == "\"0-1\"");
  CHECK(result("[Result \"0-0\"]\n\ne4 0-0") == "\"0-0\"");
}

TEST_CASE("diagnostics") {
  DiagnosticText diagnostic;
  diagnostic.code = "homoglyph";
  diagnostic.severity = "warning";
  diagnostic.file = "a.pgn";
  diagnostic.game = 2;
  diagnostic.line = 7;
  diagnostic.column = 12;
  diagnostic.ply = 3;
  diagnostic.text = "Nс6";
  diagnostic.message = "a \"b\"";
  std::string out;
  append_diagnostic(diagnostic, true, out);
  CHECK(out ==
        R"({"file":"a.pgn","game":2,"code":"homoglyph","severity":"warning","line":7,"column":12,)"
        R"("ply":3,"text":"Nс6","message":"a \"b\""})");
  diagnostic.ply = 0;
  diagnostic.suggestion = "Nc6";
  out.clear();
  append_diagnostic(diagnostic, false, out);
  CHECK(
      out ==
      R"({"code":"homoglyph","severity":"warning","line":7,"column":12,"text":"Nс6","message":"a \"b\"",)"
      R"("suggestion":"Nc6"})");
  const DiagnosticText two[] = {diagnostic, diagnostic};
  CHECK(write("e4 *", "uci", {}, two).ends_with(",\"diagnostics\":[" + out + "," + out + "]}\n"));
}

TEST_CASE("lines: the moves of the main line and nothing else") {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  std::string out;
  const MoveWriter writer(find_system("russian").value());
  for (const char* text :
       {"[Event \"e\"]\n\n{a} 1. e4 $1 (1. d4) e5 2. Nf3 {b} 1-0", "*", "1. d4 d5 2. Nf9 *"}) {
    reader.read(text, game, findings);
    write_lines(game, writer, out);
  }
  CHECK(out == "e4 e5 Кf3\n\nd4 d5\n");
}
