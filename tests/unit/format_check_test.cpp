// The form of an archive: tags, dates, ratings, glyphs, lines.
#include "zapis/format_check.hpp"

#include <string>

#include "catch.hpp"
#include "lib/game/tag_values.hpp"
#include "lib/text/mixed_script.hpp"
#include "parsers/game_reader.hpp"

using namespace zapis;

namespace {

const std::string roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n";

/// "code text detail" of each finding, with commas.
std::string said(const std::string& text, void (*check)(const Game&, Findings&) = check_format) {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read(text, game, findings);
  findings.clear();
  check(game, findings);
  std::string list;
  for (const Finding& f : findings) {
    if (!list.empty()) list += ", ";
    list += std::string(code_name(f.code)) + ' ' + text.substr(f.offset, f.length);
    if (!f.detail.empty()) list += ": " + f.detail;
  }
  return list;
}

}  // namespace

TEST_CASE("the seven tag roster") {
  CHECK(said(roster + "\n1. e4 *\n").empty());
  CHECK(said("1. e4 *\n").empty());
  CHECK(said("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n*\n").empty());
  CHECK(said("White: Reti\nBlack: Tartakower\n\n1. e4 *\n").empty());  // a sheet, no archive
  CHECK(said("White: Reti\nDate: March 1910\n\n1. e4 *\n").empty());
  CHECK(said("White: Reti\nDate: 31.2.1910\n\n1. e4 *\n") == "bad-date 31.2.1910: day");
  CHECK(said("[White \"a\"]\n[Black \"b\"]\n\n*\n") ==
        "missing-tag White: Event, Site, Date, Round, Result");
  CHECK(said("[ECO \"A00\"]\n" + roster + "\n*\n") == "tag-order Event: Event");
  CHECK(said(roster + "[ECO \"A00\"]\n[Annotator \"x\"]\n\n*\n").empty());
  CHECK(said("[Site \"?\"]\n[Event \"?\"]\n" + roster.substr(roster.find("[Date")) + "\n*\n") ==
        "tag-order Event: Event");
}

TEST_CASE("SetUp and FEN go together") {
  const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n";
  CHECK(said(roster + fen + "\n*\n") == "setup-tag FEN");
  CHECK(said(roster + "[SetUp \"1\"]\n\n*\n") == "setup-tag 1: no-fen");
  CHECK(said(roster + "[SetUp \"0\"]\n\n*\n").empty());
}

TEST_CASE("dates in tags") {
  const auto fault = [](std::string_view value) { return static_cast<int>(check_date(value)); };
  const int none = static_cast<int>(DateFault::none);
  const int shape = static_cast<int>(DateFault::shape);
  const int day = static_cast<int>(DateFault::day);
  for (const char* good : {"2024.02.29", "2000.02.29", "????.??.??", "1999.??.??", "????.02.29",
                           "19??.??.??", "", "?", "-", "1997.12.31"})
    CHECK(fault(good) == none);
  for (const char* bad : {"2024", "2024-01-01", "2024.1.1", "24.01.2024", "2024.01.01 ", "?.??.??"})
    CHECK(fault(bad) == shape);
  for (const char* bad : {"2024.13.45", "2023.02.29", "1900.02.29", "2024.00.01", "2024.01.00",
                          "2024.??.32", "2024.04.31", "2011.20.11"})
    CHECK(fault(bad) == day);
  CHECK(said(roster + "[EventDate \"2024.13.45\"]\n\n*\n") == "bad-date 2024.13.45: day");
}

TEST_CASE("ratings, openings, results, counts") {
  for (const char* good : {"2700", "0", "", "?", "-", "4000", "800"}) CHECK(is_rating(good));
  for (const char* bad : {"4001", "27OO", "2700?", "02700", "-5"}) CHECK_FALSE(is_rating(bad));
  for (const char* good : {"A00", "E99", "B97/07", "B97j", "B22k1", "?", ""}) CHECK(is_eco(good));
  for (const char* bad : {"F00", "A0", "A000", "b97", "B97/7", "B97/0x", "B97jj", "Sicilian"})
    CHECK_FALSE(is_eco(bad));
  for (const char* good : {"1-0", "0-1", "1/2-1/2", "*", "0-0"}) CHECK(is_result_value(good));
  for (const char* bad : {"1/2", "", "?", "1 - 0", "1:0"}) CHECK_FALSE(is_result_value(bad));
  CHECK(said(roster + "[WhiteElo \"x\"]\n[BlackElo \"y\"]\n[ECO \"z\"]\n\n*\n") ==
        "bad-rating x, bad-rating y, bad-eco z");
  CHECK(said(roster + "[PlyCount \"3\"]\n\n1. e4 e5 *\n") == "wrong-ply-count 3");
  CHECK(said(roster + "[PlyCount \"2\"]\n\n1. e4 e5 *\n").empty());
  CHECK(said(roster + "[PlyCount \"many\"]\n\n1. e4 e5 *\n").empty());
  CHECK(said(roster + "[PlyCount \"9\"]\n\n1. e4 Qa1 *\n").empty());  // broken: who knows
  CHECK(said("[Result \"1/2\"]\n" + roster.substr(0, roster.find("[Result")) + "\n*\n") ==
        "bad-result 1/2, tag-order Event: Event");
}

TEST_CASE("glyphs end at 255") {
  CHECK(said("1. e4 $255 e5 $256 ( 1... c5 $99999999999 ) *\n") ==
        "glyph-range $256, glyph-range $999999999");
}

TEST_CASE("the first line that is too long") {
  const auto line = [](std::size_t width) { return '{' + std::string(width - 2, 'a') + "}\n"; };
  CHECK(said("1. e4\n" + line(255) + "*\n", check_lines).empty());
  CHECK(said("1. e4\n" + line(256) + line(300) + "*\n", check_lines) == "long-line ");
  std::string wide;
  for (int i = 0; i < 253; ++i) wide += "ж";
  CHECK(said('{' + wide + "}\r\n1. e4 *\r\n", check_lines).empty());  // characters, not bytes
  CHECK(said('{' + wide + "ж}\r\n1. e4 *\r\n", check_lines) == "long-line ");
}

TEST_CASE("words of two scripts") {
  const auto mixed = [](std::string_view text) {
    const std::optional<MixedWord> word = find_mixed_word(text);
    if (!word) return std::string();
    return std::string(text.substr(word->offset, word->length)) +
           (word->latin_among_cyrillic ? " latin " : " cyrillic ") + word->letters;
  };
  CHECK(mixed("Петpoв, Ивaн") == "Петpoв latin p, o");
  CHECK(mixed("Smirnоv") == "Smirnоv cyrillic о");
  CHECK(mixed("Пётр I, Smirnov, IBM-совместимый").empty());
  CHECK(mixed("Петров Zürich Łódź Ђорђе").empty());
  CHECK(mixed("ЧМ2024 Мaстер") == "Мaстер latin a");
  CHECK(mixed("VIPзал").empty());  // V has no twin, and з none either
  CHECK(mixed("").empty());
  CHECK(said("[White \"Пе\\\\тpов\"]\n\n*\n").find("mixed-script тpов: p") != std::string::npos);
}
