// Findings as people read them: place, words, the source line and a caret under the right
// character.
#include "cli/report.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis;
using namespace zapis::cli;

namespace {

/// The report of a finding on the `length` bytes at `what`, in a game that starts at `game`.
std::string report(std::string_view text, std::string_view what, Code code = Code::unknown_glyph,
                   std::string_view game = "") {
  GamePlace place;
  place.file = "a.pgn";
  place.game = 1;
  place.first_line = 10;
  place.text = text;
  place.offset = game.empty() ? 0 : text.find(game);
  Finding finding = make_finding(code, static_cast<std::uint32_t>(text.find(what) - place.offset),
                                 static_cast<std::uint32_t>(what.size()));
  std::string out;
  append_text_report(false, describe(finding, place, Language::en), finding, place, out);
  return out;
}

DiagnosticText describe_in(std::string_view text, std::string_view what,
                           Language language = Language::en) {
  const GamePlace place{"a.pgn", 1, 1, text, 0};
  return describe(make_finding(Code::stray_text, static_cast<std::uint32_t>(text.find(what)),
                               static_cast<std::uint32_t>(what.size()), 5),
                  place, language);
}

const std::string said = "warning[unknown-glyph]: an unknown sign, kept as a comment\n";

}  // namespace

TEST_CASE("place, code, line and caret") {
  CHECK(report("1. e4 ¤ e5\n", "¤") == "a.pgn:10:7: " + said + "    1. e4 ¤ e5\n          ^\n");
  CHECK(report("[Event \"x\"]\n\n1. e4 e5\n2. ¤¤ *\n", "¤¤") ==
        "a.pgn:13:4: " + said + "    2. ¤¤ *\n       ^~\n");
  CHECK(report("¤", "¤") == "a.pgn:10:1: " + said + "    ¤\n    ^\n");
  // The game's own offset counts from where it starts.
  CHECK(report("1. e4 *\n1. d4 ¤ *\n", "¤", Code::unknown_glyph, "1. d4")
            .starts_with("a.pgn:11:7: "));
}

TEST_CASE("columns count characters, not bytes") {
  CHECK(report("{Защита} 1. e4 ¤¤¤ e5", "¤¤¤") ==
        "a.pgn:10:16: " + said + "    {Защита} 1. e4 ¤¤¤ e5\n                   ^~~\n");
  CHECK(describe_in("{Защита} е4 x", "x").column == 13);
  CHECK(describe_in("{\xFF\xFE} x", "x").column == 6);  // a byte that is no UTF-8 is one
}

TEST_CASE("tabs and control characters keep their cell") {
  CHECK(report("\t1.\te4 ¤", "¤") == "a.pgn:10:8: " + said + "     1. e4 ¤\n           ^\n");
  CHECK(report("\x01\x1B[31m ¤", "¤") == "a.pgn:10:8: " + said + "      [31m ¤\n           ^\n");
}

TEST_CASE("a text of several lines is shown to the end of the first") {
  const DiagnosticText diagnostic = describe_in("1. e4 {a\nb} *", "{a\nb}");
  CHECK(diagnostic.text == "{a");
  CHECK(report("1. e4 {a\r\nb} *", "{a\r\nb}") ==
        "a.pgn:10:7: " + said + "    1. e4 {a\n          ^~\n");
}

TEST_CASE("long lines are clipped between characters") {
  const std::string before(300, 'a');
  const std::string wide = [] {
    std::string text;
    for (int i = 0; i < 300; ++i) text += "ж";
    return text;
  }();
  const std::string cell(100, 'a');
  CHECK(report(before + "¤" + before, "¤") == "a.pgn:10:301: " + said + "    …" + cell + "¤" +
                                                  std::string(198, 'a') + "…\n     " +
                                                  std::string(100, ' ') + "^\n");
  // 100 bytes of Cyrillic are 50 characters.
  const std::string clipped = report(wide + "¤" + wide, "¤");
  CHECK(clipped.find("\n     " + std::string(50, ' ') + "^\n") != std::string::npos);
  CHECK(report("b" + wide + "¤" + wide, "¤").find("\n     " + std::string(50, ' ') + "^\n") !=
        std::string::npos);
  // Nothing is cut that would fit.
  CHECK(report(std::string(100, 'a') + "¤" + std::string(100, 'a'), "¤").find("…") ==
        std::string::npos);
}

TEST_CASE("a long text is quoted in part") {
  const std::string text(500, 'z');
  CHECK(describe_in(text, text).text == std::string(200, 'z'));
  std::string wide = "z";
  for (int i = 0; i < 200; ++i) wide += "ж";
  CHECK(describe_in(wide, wide).text.size() == 199);  // not half a character
}

TEST_CASE("a finding at the very end, or with nothing to point at") {
  CHECK(report("1. e4", "", Code::missing_result) ==
        "a.pgn:10:1: warning[missing-result]: the game's result is missing behind its moves\n");
  GamePlace place{"a.pgn", 1, 1, "1. e4\n", 0};
  const DiagnosticText end =
      describe(make_finding(Code::missing_result, 6, 0), place, Language::en);
  CHECK(end.line == 2);
  CHECK(end.column == 1);
  CHECK(end.text.empty());
}

TEST_CASE("the suggestion has a line of its own") {
  Finding finding = make_finding(Code::unreadable_move, 3, 3);
  finding.suggestion = "e8=Q";
  const GamePlace place{"<stdin>", 1, 1, "1. e8Q", 0};
  std::string out;
  append_text_report(false, describe(finding, place, Language::en), finding, place, out);
  CHECK(out ==
        "<stdin>:1:4: error[unreadable-move]: not written as the notation demands\n"
        "    1. e8Q\n       ^~~\n    = e8=Q\n");
}

TEST_CASE("a finding described") {
  const DiagnosticText diagnostic = describe_in("1. e4 hello *", "hello", Language::ru);
  CHECK(diagnostic.code == "stray-text");
  CHECK(diagnostic.severity == "warning");
  CHECK(diagnostic.file == "a.pgn");
  CHECK(diagnostic.game == 1);
  CHECK(diagnostic.line == 1);
  CHECK(diagnostic.ply == 5);
  CHECK(diagnostic.text == "hello");
  CHECK(diagnostic.message == "текст, не относящийся к ходам, сохранён как примечание");
  CHECK(severity_name(Severity::note) == "note");
  CHECK(severity_name(Severity::error) == "error");
}

TEST_CASE("a report in colours") {
  Finding finding = make_finding(Code::illegal_move, 3, 3);
  finding.refusal = Refusal::nothing_to_capture;
  finding.reason.kind = Reason::Kind::takes_aside;
  const GamePlace place{"a.pgn", 1, 1, "1. exd", 0};
  std::string out;
  append_text_report(true, describe(finding, place, Language::en), finding, place, out);
  CHECK(out ==
        "\x1B[1ma.pgn:1:4:\x1B[0m \x1B[1;31merror[illegal-move]:\x1B[0m "
        "\x1B[1mthere is nothing to capture\x1B[0m\n"
        "    1. exd\n       \x1B[1;32m^~~\x1B[0m\n"
        "    \x1B[36mnote:\x1B[0m a pawn takes on a neighbouring file only\n");
}

TEST_CASE("a byte order mark takes no column and is not shown") {
  CHECK(report("\xEF\xBB\xBF"
               "1. e4 ¤ e5\n",
               "¤") == "a.pgn:10:7: " + said + "    1. e4 ¤ e5\n          ^\n");
  CHECK(report("\xEF\xBB\xBF"
               "1. e4\ne5 ¤\n",
               "¤") == "a.pgn:11:4: " + said + "    e5 ¤\n       ^\n");
}

TEST_CASE("what is left out has one line") {
  Finding finding = make_finding(Code::duplicate_tag, 3, 0);
  finding.omitted = 21;
  const GamePlace place{"a.pgn", 1, 1, "1. exd", 0};
  std::string out;
  append_text_report(false, describe(finding, place, Language::en), finding, place, out);
  CHECK(out == "a.pgn:1:4: warning[duplicate-tag]: and 21 more of these in this game\n");
  CHECK(describe(finding, place, Language::ru).message == "и ещё 21 такое же в этой партии");
  finding.omitted = 22;
  CHECK(describe(finding, place, Language::ru).message == "и ещё 22 таких же в этой партии");
}
