// The text of one game on its tape: every kind of item, in document order, nothing dropped.
#include "parsers/pgn_reader.hpp"

#include <string>

#include "catch.hpp"
#include "tests/show.hpp"

using namespace zapis;

namespace {

/// A text, read; the buffers are used again for each.
struct Reading {
  Game game;
  Findings findings;
  std::string tape, said;
};

Reading& read(std::string_view text, const char* notation = "san") {
  static Reading reading;
  static PgnReader reader;
  const MoveReader moves(find_system(notation).value());
  reading.findings.clear();
  reader.read(text, moves, reading.game, reading.findings);
  reading.tape = show::tape(reading.game);
  reading.said = show::findings(reading.findings, text);
  return reading;
}

std::string tape(std::string_view text, const char* notation = "san") {
  return read(text, notation).tape;
}

/// What was found, but for the missing result that all these fragments have.
std::string said(std::string_view text) {
  std::string found = read(text).said;
  for (const char* each : {", missing-result", "missing-result"}) {
    if (found.ends_with(each)) found.erase(found.size() - std::string_view(each).size());
  }
  return found;
}

std::string tags(std::string_view text) {
  std::string all;
  for (const Tag& tag : read(text).game.tags) {
    all += std::string(tag.name) + '=' + std::string(tag.value) + ';';
  }
  return all;
}

}  // namespace

TEST_CASE("a document with everything") {
  const Reading& r = read(R"([Event "a \"b\""]
[Site "Вена"]
[Result "1-0"]

; a line
% an escape 1. d4
{Before} 1. e4 $1 {good ; not a line} e5!? (1... c5 2. Nf3 (2. c3 {Alapin}) 2... d6 *) 2. Nf3
Nc6 3.Bb5 a6 4... (=) Nf6 N 1-0
)");
  CHECK(r.tape ==
        "{a line} {Before} 1. Pe4 $1 {good ; not a line} Pe5 $5 ( 1... Pc5 2. Nf3 ( 2. Pc3 "
        "{Alapin} ) 2... Pd6 "
        "<*> ) 2. Nf3 Nc6 3. Bb5 Pa6 {(=)} 4... Nf6 $146");
  CHECK(r.said.empty());
  CHECK(r.game.marker == Result::white_wins);
  CHECK(r.game.span(r.game.marker_offset, r.game.marker_length) == "1-0");
  CHECK(r.game.result == Result::white_wins);
  CHECK(r.game.has_variations);
  REQUIRE(r.game.tags.size() == 3);
  CHECK(r.game.tags[0].value == "a \"b\"");
  CHECK(r.game.span(r.game.tags[1].offset, r.game.tags[1].length) == "Вена");
  CHECK(r.game.find_tag("Result") == &r.game.tags[2]);
  CHECK(r.game.find_tag("White") == nullptr);
}

TEST_CASE("spans point at what was written") {
  const Reading& r = read("1. e4 {Good} Nf9 ±");
  REQUIRE(r.game.tape.size() == 4);
  CHECK(r.game.span(r.game.tape[0]) == "e4");
  CHECK(r.game.span(r.game.tape[1]) == "Good");
  CHECK(r.game.span(r.game.tape[2]) == "Nf9");
  CHECK(r.game.span(r.game.tape[3]) == "±");
  CHECK(r.game.tape[0].number_offset == 0);
}

TEST_CASE("variations are linked both ways, at any depth") {
  const Reading& r = read("e4 (d4 (c4) (Nf3)) e5");
  REQUIRE(r.tape == "Pe4 ( Pd4 ( Pc4 ) ( Nf3 ) ) Pe5");
  const std::vector<TapeItem>& t = r.game.tape;
  CHECK(t[1].link == 9);
  CHECK(t[9].link == 1);
  CHECK(t[3].link == 5);
  CHECK(t[8].link == 6);

  const std::string deep = "e4 " + std::string(20000, '(') + "d4" + std::string(20000, ')') + " e5";
  CHECK(read(deep).game.tape.size() == 40003);
  CHECK(said(deep).empty());
}

TEST_CASE("numbers of moves") {
  CHECK(tape("1. e4 e5") == "1. Pe4 Pe5");
  CHECK(tape("1.e4 e5 2.Nf3") == "1. Pe4 Pe5 2. Nf3");
  CHECK(tape("1 e4 e5 2 Nf3") == "1. Pe4 Pe5 2. Nf3");
  CHECK(tape("1) e4 e5") == "1. Pe4 Pe5");
  CHECK(tape("1 . e4") == "1. Pe4");
  CHECK(tape("1.\ne4") == "1. Pe4");
  CHECK(tape("23... Rd6") == "23... Rd6");
  CHECK(tape("23...Rd6") == "23... Rd6");
  CHECK(tape("23... Rd6 24. Rd1 {a} 24... Rd7") == "23... Rd6 24. Rd1 {a} 24... Rd7");
  CHECK(tape("1234... Rd6 12345... Rd7") == "1234... Rd6 12345... Rd7");
  CHECK(tape("23...  Rd6 23...\nRd7") == "23... Rd6 23... Rd7");
  CHECK(tape("23. ... Rd6") == "23... Rd6");
  CHECK(tape("23. … Rd6") == "23... Rd6");
  CHECK(tape("23… Rd6") == "23... Rd6");
  CHECK(tape("23 … Rd6") == "23... Rd6");
  CHECK(tape("23.. Rd6") == "23... Rd6");
  CHECK(tape("3. — Кf6", "russian") == "3... Nf6");
  CHECK(tape("1. 1. e4") == "1. Pe4");
  CHECK(tape("5254 5755") == "|5254| |5755|");  // no number is as long
}

TEST_CASE("castling, results and numbers all begin with digits") {
  CHECK(tape("5. 0-0 0-0-0 6. Re1 0-1") == "5. castling king castling queen 6. Re1");
  CHECK(read("1. e4 0-1").game.marker == Result::black_wins);
  CHECK(read("1. e4 e5 1/2-1/2").game.marker == Result::draw);
  CHECK(read("1. e4 e5 ½–½").game.marker == Result::draw);
  CHECK(read("1. e4 e5 *").game.marker == Result::unknown);
  CHECK(read("1. e4 e5").game.marker == Result::none);
  CHECK(tape("1. e4 0000 2. d4") == "1. Pe4 null 2. Pd4");
}

TEST_CASE("comments in movetext") {
  CHECK(tape("{a}{b} e4 {} ; c\ne5 ;") == "{a} {b} Pe4 {} {c} Pe5 {}");
  CHECK(tape("e4 {a {b} c} e5") == "Pe4 {a {b} c} Pe5");
  CHECK(said("e4 {a {b} c} e5") == "nested-comment {a {b} c}");
  CHECK(tape("e4 {a e5") == "Pe4 {a e5}");
  CHECK(said("e4 {a e5") == "unterminated-comment {");
  CHECK(tape("e4 e5 ; 1-0\r\nNf3") == "Pe4 Pe5 {1-0} Nf3");
  CHECK(tape("e4\n% not this\n%nor this\ne5") == "Pe4 Pe5");
  CHECK(tape("e4 %this e5") == "Pe4 |%this| Pe5");
  CHECK(tape("e4{x}e5(d5{y})Nf3") == "Pe4 {x} Pe5 ( Pd5 {y} ) Nf3");
  CHECK(tape("e4 {[%clk 0:01:00] good} e5") == "Pe4 {[%clk 0:01:00] good} Pe5");
}

TEST_CASE("glyphs in movetext") {
  CHECK(tape("e4! e5? Nf3!! Nc6?? Bb5!? a6?!") == "Pe4 $1 Pe5 $2 Nf3 $3 Nc6 $4 Bb5 $5 Pa6 $6");
  CHECK(tape("e4 ! e5 $14$32 Nf3 $0 $255 $999999") == "Pe4 $1 Pe5 $14 $32 Nf3 $0 $255 $999999");
  CHECK(tape("e4 ± e5 +- Nf3+- Nc6+= Bb5 ∞ a6 N") ==
        "Pe4 $16 Pe5 $18 Nf3 $18 Nc6 $14 Bb5 $13 Pa6 $146");
  CHECK(tape("e4+! e5#!? Nf3!+-") == "Pe4+ $1 Pe5# $5 Nf3 $1 $18");
  CHECK(tape("e4 (+) e5 (.) Nf3 [] Nc6 = d4 -+") == "Pe4 $138 Pe5 $22 Nf3 $7 Nc6 $10 Pd4 $19");
  CHECK(said("e4 ¤ e5") == "unknown-glyph ¤");
  CHECK(tape("e4 ¤ e5") == "Pe4 |¤| Pe5");
  CHECK(said("e4 $ e5") == "unknown-glyph $");
}

TEST_CASE("draw offers stay as comments") {
  CHECK(tape("e4 (=) e5(=)") == "Pe4 {(=)} Pe5 {(=)}");
  CHECK(tape("e4 (= e5)") == "Pe4 ( $10 Pe5 )");
}

TEST_CASE("words behind a move") {
  CHECK(tape("exd6 e.p. Nf6") == "Pexd6 e.p. Nf6");
  CHECK(tape("exd6 ep Nf6") == "Pexd6 e.p. Nf6");
  CHECK(tape("exd6 (e.p.) Nf6") == "Pexd6 e.p. Nf6");
  CHECK(tape("exd6 e.p.+ Kf8") == "Pexd6+ e.p. Kf8");
  CHECK(tape("Rd8 mate") == "Rd8#");
  CHECK(tape("Rd8 #") == "Rd8#");
  CHECK(tape("Rf5 dbl ch Kg8") == "Rf5++ Kg8");
  CHECK(tape("Rf5 ++ Kg8") == "Rf5++ Kg8");
  // "check" says no more than that, and may stand behind a mate.
  CHECK(tape("Rf5 ch Kg8 check") == "Rf5 Kg8");
  CHECK(tape("Rf5 + Kg8") == "Rf5+ Kg8");
  CHECK(tape("e:d6 на пр. Кf6 шах Фh4 мат", "russian") == "Pexd6 e.p. Nf6 Qh4#");
  // Only behind a move, and only as whole words.
  CHECK(said("{x} mate e4") == "stray-text mate");
  CHECK(said("Rd8 mates") == "stray-text mates");
}

TEST_CASE("moves that can't be read") {
  CHECK(tape("1. e4 Nf9 2. d4") == "1. Pe4 |Nf9| 2. Pd4");  // no square in it, no number before it
  CHECK(tape("1. Nf9 e5") == "1. ?Nf9? Pe5");
  CHECK(tape("1. e4 ♘f6 2. d4") == "1. Pe4 ?♘f6? 2. Pd4");
  CHECK(tape("1. Sf3 d5") == "1. ?Sf3? Pd5");
  CHECK(tape("1. Кf3 d5") == "1. Kf3 alike:letter Pd5");
  CHECK(tape("1. Nf3d4e5 d5") == "1. ?Nf3d4e5? Pd5");
  CHECK(read("1. ♘f3 Sc6").game.spelling.unreadable == 2);
}

TEST_CASE("words that belong to no move") {
  CHECK(tape("e4 with the idea d4") == "Pe4 |with| |the| |idea| Pd4");
  CHECK(said("e4 with the idea d4") == "stray-text with the idea");  // one sentence, one finding
  CHECK(tape("e4, e5, Nf3") == "Pe4 Pe5 Nf3");
  CHECK(said("e4, e5, Nf3").empty());
  CHECK(said("e4 ) e5") == "unbalanced-bracket )");
  CHECK(tape("e4 ) e5") == "Pe4 |)| Pe5");
  CHECK(said("e4 } e5") == "unbalanced-bracket }");
  CHECK(tape("e4 1-0 and the end e5") == "Pe4 |and| |the| |end| |e5|");
  CHECK(said("e4 1-0 and the end") == "stray-text and the end");
  CHECK(said("e4 1-0 0-1") == "stray-text 0-1");
  CHECK(said(std::string_view("e4 \0 e5", 7)).starts_with("invalid-bytes"));
  CHECK(tape(std::string_view("e4 \0 e5", 7)) == "Pe4 Pe5");
}

TEST_CASE("blanks of all kinds stand between tokens") {
  CHECK(tape("e4\te5\r\nNf3\vNc6\u00A0Bb5\u2009a6\u200BBa4\uFEFFb5\u3000Bb3") ==
        "Pe4 Pe5 Nf3 Nc6 Bb5 Pa6 Ba4 Pb5 Bb3");
}

TEST_CASE("brackets that are never closed") {
  const Reading& r = read("e4 (d4 (c4 {x} *");
  CHECK(r.tape == "Pe4 ( Pd4 ( Pc4 {x} <*> ) )");
  CHECK(r.said == "unterminated-variation (, missing-result");
  CHECK(r.game.tape[1].link == 8);
}

TEST_CASE("tags of a game") {
  CHECK(tags("[Event \"a\"]\n[Site \"b\"] [Date \"c\"]\n\ne4") == "Event=a;Site=b;Date=c;");
  CHECK(tags("\xEF\xBB\xBF[Event \"a\"]\ne4") == "Event=a;");
  CHECK(tags("{x}\n[Event \"a\"]\n%y\n[Site \"b\"]\n;z\ne4") == "Event=a;Site=b;");
  CHECK(tags("[Event \"\\\"\\\\\"]") == "Event=\"\\;");
  CHECK(said("[Event \"a\"]\n[Event \"b\"]\ne4") == "duplicate-tag Event");
  CHECK(said("[Event \"a \"b\" c\"]\ne4") == "unescaped-quote a \"b\" c");
  CHECK(said("[Event \"a\n[Site \"b\"]\ne4") == "unterminated-tag [Event \"a");
  CHECK(said("[WhiteElo 2500]\ne4").empty());
  CHECK(tags("\x1A[Event \"a\"]\ne4") == "Event=a;");
  CHECK(said("\x1A[Event \"a\"]\ne4") == "invisible-character \x1A");
  CHECK(tags("я[Event \"a\"]\n[Site \"b\"]\ne4") == "Event=a;Site=b;");
  CHECK(said("я[Event \"a\"]\ne4") == "stray-text я");
  // Long headers are searched in another way.
  std::string many;
  for (int i = 0; i < 60; ++i) many += "[T" + std::to_string(i) + " \"\"]\n";
  CHECK(said(many + "e4").empty());
  CHECK(said(many + "[T7 \"\"]\n[T0 \"\"]\ne4") == "duplicate-tag T7, duplicate-tag T0");
}

TEST_CASE("a result is missed where the text ends") {
  const Reading& r = read("[Event \"a\"]\n\n1. e4 e5\n\n");
  REQUIRE(r.findings.size() == 1);
  CHECK(r.findings[0].offset == std::string_view("[Event \"a\"]\n\n1. e4 e5").size());
}

TEST_CASE("the result: marker, else tag") {
  const auto results = [](std::string_view text) {
    const Reading& r = read(text);
    return std::string(result_text(r.game.result)) + ' ' + r.said;
  };
  CHECK(results("[Result \"1-0\"]\ne4 1-0") == "1-0 ");
  CHECK(results("[Result \"1-0\"]\ne4 0-1") == "0-1 result-mismatch 0-1");
  CHECK(results("[Result \"1-0\"]\ne4") == "1-0 missing-result");
  CHECK(results("e4") == "* missing-result");
  CHECK(results("e4 1/2-1/2") == "1/2-1/2 ");
  CHECK(results("[Result \"1-0\"]\n") == "1-0 ");  // no moves to stand behind
  CHECK(results("[Event \"x\"]\n") == "* missing-result");
  CHECK(results("[Result \"½-½\"]\ne4 1/2") == "1/2-1/2 ");
  CHECK(results("[Result \"?\"]\ne4 1-0") == "1-0 ");
  CHECK(results("[Result \"*\"]\ne4 1-0") == "1-0 result-mismatch 1-0");
}

TEST_CASE("a last 0-0 is a double forfeit where the tag says so") {
  const Reading& forfeit = read("[Result \"0-0\"]\n\n1. e4 e5 0-0");
  CHECK(forfeit.tape == "1. Pe4 Pe5");
  CHECK(forfeit.game.marker == Result::both_lose);
  CHECK(forfeit.said == "result-read-as-forfeit 0-0");
  const Reading& castling = read("[Result \"1-0\"]\n\n4. Nf3 Nf6 5. 0-0");
  CHECK(castling.tape == "4. Nf3 Nf6 5. castling king");
  CHECK(castling.game.result == Result::white_wins);
  CHECK(read("[Result \"0-0\"]\n\n4. 0-0 Nf6 1-0").tape == "4. castling king Nf6");
  CHECK(read("[Result \"0-0\"]\n\n1. O-O-O").tape == "1. castling queen");
}

TEST_CASE("how the moves are spelt") {
  const Spelling& s =
      read("1. e2-e4 e7–e5 2. Ng1-f3 Nc6 3. Кd2: e4 0-0 4. d4xe5 ♘f3 *", "lan").game.spelling;
  CHECK(s.long_moves == 5);
  CHECK(s.short_moves == 1);
  CHECK(s.letters == 3);
  CHECK(s.look_alike_letters == 1);
  CHECK(s.signs == 5);
  CHECK(s.book_signs == 2);
  CHECK(s.unreadable == 1);
}

TEST_CASE("moves of one spelling are counted, however many follow each other") {
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += "Nf3 e4 ";
  const Spelling& s = read(text).game.spelling;
  CHECK(s.short_moves == 20'000);
  CHECK(s.letters == 10'000);
}

TEST_CASE("nothing to read") {
  CHECK(tape("").empty());
  CHECK(tape(" \n").empty());
  CHECK(tape("\xEF\xBB\xBF").empty());
}
