// Score sheets as text: their heads, their columns, and which notation they are in.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "cli/detector.hpp"
#include "formatters/write_pgn.hpp"
#include "formatters/write_sheet.hpp"
#include "parsers/game_reader.hpp"
#include "parsers/game_splitter.hpp"
#include "parsers/sheet_header.hpp"
#include "parsers/sheet_words.hpp"

using namespace zapis;

namespace {

struct Read {
  Game game;
  Findings findings;
};

void read(std::string_view text, const std::string& notation, Read& out) {
  GameReader reader(notation.empty() ? std::nullopt : find_system(notation));
  reader.read(text, out.game, out.findings);
}

std::string tag(const Game& game, std::string_view name) {
  const Tag* found = game.find_tag(name);
  return found == nullptr ? "(none)" : std::string(found->value);
}

bool has(const Findings& findings, Severity severity) {
  return std::any_of(findings.begin(), findings.end(),
                     [=](const Finding& finding) { return finding.severity == severity; });
}

std::size_t count_games(std::string_view text) {
  GameSplitter splitter;
  std::size_t games = 0;
  while (!text.empty()) {
    text.remove_prefix(splitter.next(text, true));
    ++games;
  }
  return games;
}

}  // namespace

TEST_CASE("a heading given twice is shown where it stands") {
  const std::string text = "Белые: Иванов\nБелые: Петров\n\n1. e4 e5 *\n";
  Read sheet;
  read(text, "", sheet);
  REQUIRE(sheet.findings.size() == 1);
  CHECK(sheet.findings[0].code == Code::duplicate_tag);
  CHECK(sheet.findings[0].offset == text.find("Петров"));
}

TEST_CASE("headers in words become tags") {
  Read sheet;
  read(
      "Турнир: Матч на первенство мира\nДата: 12.03.1957\nБелые: Смыслов\nЧёрные: "
      "Ботвинник\nРезультат: ½–½\n\n"
      "1. d4 Кf6\n2. c4 e6\n½–½\n",
      "", sheet);
  CHECK(tag(sheet.game, "Event") == "Матч на первенство мира");
  CHECK(tag(sheet.game, "Date") == "1957.03.12");
  CHECK(tag(sheet.game, "White") == "Смыслов");
  CHECK(tag(sheet.game, "Black") == "Ботвинник");
  CHECK(sheet.game.result == Result::draw);
  CHECK(sheet.game.plies == 4);
  CHECK_FALSE(has(sheet.findings, Severity::error));
}

TEST_CASE("titles of columns are no text, other lines are comments") {
  Read sheet;
  read("# Защита Филидора\n\tБелые\tЧёрные\n1.\te4\te5\n2.\tКf3\td6\n", "", sheet);
  CHECK(sheet.game.plies == 4);
  CHECK(sheet.game.tags.empty());
  REQUIRE(sheet.game.tape.size() == 5);
  CHECK(sheet.game.span(sheet.game.tape[0]) == " Защита Филидора");
}

TEST_CASE("a line that is a move, or holds a square, heads nothing") {
  CHECK(is_sheet_header("Белые: Алехин"));
  CHECK(is_sheet_header("# anything 1. e4"));
  CHECK(is_sheet_header("Event Wijk aan Zee"));
  CHECK_FALSE(is_sheet_header("Sf3"));
  CHECK_FALSE(is_sheet_header("Кf3 Кf6"));
  CHECK_FALSE(is_sheet_header("O-O-O"));
  CHECK_FALSE(is_sheet_header("1. e4"));
  CHECK_FALSE(is_sheet_header("ed"));
}

TEST_CASE("dates") {
  CHECK(pgn_date("12.03.1957") == "1957.03.12");
  CHECK(pgn_date("1.3.1957") == "1957.03.01");
  CHECK(pgn_date("1957") == "1957.??.??");
  CHECK(pgn_date("1957.03.12") == "1957.03.12");
  CHECK(pgn_date("12 March 1957") == "1957.03.12");
  CHECK(pgn_date("March 12th, 1957") == "1957.03.12");
  CHECK(pgn_date("3. Mai 1957") == "1957.05.03");
  CHECK(pgn_date("1er août 1957") == "1957.08.01");
  CHECK(pgn_date("12 марта 1957 г.") == "1957.03.12");
  CHECK(pgn_date("март 1957") == "март 1957");
  CHECK(pgn_date("12 Marsch 1957") == "12 Marsch 1957");
  CHECK(pgn_date("12 March 57") == "12 March 57");
  CHECK(pgn_date("March March 1957") == "March March 1957");
  CHECK(pgn_date("12/25/1957") == "12/25/1957");
  CHECK(pgn_date("32.1.1957") == "32.1.1957");
  CHECK(is_date("7/11/1957"));
  CHECK_FALSE(is_date("1957"));
  CHECK_FALSE(is_date("1. e4 e5"));
}

TEST_CASE("several keys on a line, and keys before a dash") {
  const auto tags = [](std::string_view head) {
    const std::string text = std::string(head) + "\n1. e4 e5\n";
    Read sheet;
    read(text, "san", sheet);
    std::string all;
    for (const Tag& each : sheet.game.tags)
      all += std::string(each.name) + '=' + std::string(each.value) + '|';
    return all;
  };
  CHECK(tags("White: J. Hill    Black: T. Wood") == "White=J. Hill|Black=T. Wood|");
  CHECK(tags("White: J. Hill Black: T. Wood") == "White=J. Hill|Black=T. Wood|");
  CHECK(tags("Weiß: Hügel, J.,\tSchwarz: Wald") == "White=Hügel, J.|Black=Wald|");
  CHECK(tags("Белые – Горин, чёрные – Лесов") == "White=Горин|Black=Лесов|");
  CHECK(tags("Белые: Горин — Чёрные: Лесов") == "White=Горин|Black=Лесов|");
  CHECK(tags("Round: 3; Date: 5 May 1988\tPlace: York") == "Round=3|Date=1988.05.05|Site=York|");
  CHECK(tags("Runde 4") == "Round=4|");
  CHECK(tags("Партия № 12") == "Round=12|");
  CHECK(tags("Wynik: Remis") == "Result=1/2-1/2|");
  CHECK(tags("Result: Black resigns") == "Result=1-0|");
  CHECK(tags("Result: remission") == "Result=remission|");
  CHECK(tags("7 November 1957") == "Date=1957.11.07|");
  // What might be a key is part of a name.
  CHECK(tags("White: Joe Black - York") == "White=Joe Black - York|");
  CHECK(tags("Event: Cup: final, place: last") == "Event=Cup: final|Site=last|");
  CHECK(tags("Турнир: Матч на первенство: финал") == "Event=Матч на первенство: финал|");
  CHECK(tags("Kreisliga - Saison").empty());
  CHECK(tags("Белые – Чёрные").empty());
  CHECK(tags("White - Smith Black - Black") == "White=Smith|Black=Black|");
  CHECK(tags("Black - X White - Black") == "Black=X|");
}

TEST_CASE("keys and results in the words of other languages") {
  Read sheet;
  read(
      "Tournoi : Coupe\nLieu : Nantes\nBlancs : Roux\nRonde : 2\nÉchiquier : 5\n\n1. e4 e5 2. Cf3 "
      "Cc6\nLes noirs abandonnent\n",
      "", sheet);
  CHECK(tag(sheet.game, "Event") == "Coupe");
  CHECK(tag(sheet.game, "Site") == "Nantes");
  CHECK(tag(sheet.game, "White") == "Roux");
  CHECK(tag(sheet.game, "Round") == "2");
  CHECK(tag(sheet.game, "Board") == "5");
  CHECK(sheet.game.marker == Result::white_wins);
  // A capital may have more bytes than its small letter.
  Read capital;
  read("1. e4 e5 WEIẞ GIBT AUF\n", "", capital);
  CHECK(capital.game.marker == Result::black_wins);
  CHECK(capital.game.span(capital.game.marker_offset, capital.game.marker_length) ==
        "WEIẞ GIBT AUF");
}

TEST_CASE("results in words end the game") {
  for (const auto& [words, result] :
       std::vector<std::pair<std::string, Result>>{{"ничья", Result::draw},
                                                   {"Белые сдались", Result::black_wins},
                                                   {"Черные сдались", Result::white_wins},
                                                   {"Black resigns", Result::white_wins},
                                                   {"draw agreed", Result::draw}}) {
    Read sheet;
    read("1. e4 e5 2. Nf3 " + words + "\n", "san", sheet);
    CHECK(sheet.game.marker == result);
    CHECK(sheet.game.plies == 3);
    CHECK_FALSE(has(sheet.findings, Severity::error));
  }
}

TEST_CASE("clock times in the margin and digits typed as letters") {
  Read sheet;
  read("1. e4 0:01 e5 0:02\n2. Nf3 0:03 Nc6 0:10\nЗ. Bb5 1:02:30 a6 *\n", "", sheet);
  CHECK(sheet.game.plies == 6);
  CHECK_FALSE(has(sheet.findings, Severity::error));
}

TEST_CASE("sheets one under another are cut at results, headers and move one") {
  CHECK(count_games("1. e4 e5\n1-0\n1. d4 d5\n0-1\n") == 2);
  CHECK(count_games("1. e4 e5\n2. Nf3\n\n1. d4 d5\n") == 2);
  CHECK(count_games("Белые: А\n\n1. e4 e5\n\nБелые: Б\n\n1. d4 d5\n") == 2);
  CHECK(count_games("1. e4 e5\n\n2. Nf3 Nc6\n") == 1);
}

TEST_CASE("a sheet that was written reads back as the same game") {
  const std::string pgn =
      "[Event \"Match\"]\n[Site \"?\"]\n[Date \"1957.03.12\"]\n[Round \"3\"]\n[White \"A: "
      "B\"]\n[Black \"C\"]\n"
      "[Result \"1-0\"]\n[ECO \"C41\"]\n\n"
      "{at first} 1. e4! {good} e5 2. Nf3 (2. f4 exf4 (2... d5) 3. Nf3) 2... d6 $14 3. d4 {x} {y} "
      "3... Bg4?! 1-0\n\n";
  Read original;
  read(pgn, "san", original);
  std::string wanted;
  PgnWriter(*find_system("san"), {}).write(original.game, wanted);
  for (const std::string notation :
       {"san", "lan", "russian", "russian-long", "levenfish", "uci", "san:de", "fan"}) {
    std::string sheet;
    SheetWriter(*find_system(notation), {}).write(original.game, sheet);
    Read again;
    read(sheet, notation, again);
    std::string got;
    PgnWriter(*find_system("san"), {}).write(again.game, got);
    CHECK(got == wanted);
  }
}

TEST_CASE("the detector names system and languages") {
  cli::Detector detector;
  const auto detect = [&](std::string_view text) { return detector.detect({text}, "UTF-8"); };
  CHECK(detect("1. e2–e4 e7–e5 2. Кg1–f3 Кb8–c6 3. Сf1–b5 a7–a6 4. Сb5: c6 d7: c6 *\n").system ==
        "levenfish");
  CHECK(detect("1. e2e4 e7e5 2. g1f3 b8c6 *\n").system == "uci");
  CHECK(detect("1. e2e4 e7e5 2. g1f3 b8c6 *\n").languages.empty());
  const cli::Detection hungarian =
      detect("1.e4 e5 2.Hf3 Hc6 3.Fb5 a6 4.Fa4 Hf6 5.0-0 Fe7 6.Be1 b5 7.Fb3 0-0 *\n");
  CHECK(hungarian.system == "fide");
  CHECK(hungarian.languages == std::vector<std::string>{"hu"});
  const cli::Detection german = detect("1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. O-O Le7 5. Te1 *\n");
  CHECK(german.language == "de");
  CHECK(german.languages.size() > 3);
  CHECK(detect("lorem ipsum\n").system.empty());
}

TEST_CASE("a pawn's letter is the last resort") {
  // Dutch P is the knight; languages in which it is the pawn would play other moves.
  Read sheet;
  read("1. e4 e5 2. Pf3 Pc6 3. Lb5 Pf6 *\n", "", sheet);
  CHECK(sheet.game.plies == 6);
  CHECK(sheet.game.tape[2].facts.role == Role::knight);
}

TEST_CASE("two languages that read it as well and differently are a finding") {
  Read sheet;
  read("[FEN \"7k/8/8/8/8/8/8/KBR5 w - - 0 1\"]\n\n1. Лc2 *\n", "", sheet);
  bool found = false;
  for (const Finding& finding : sheet.findings)
    found = found || finding.code == Code::ambiguous_language;
  CHECK(found);
}
