// Lists and boards of text: what they say becomes a position.
#include <string>
#include <string_view>

#include "catch.hpp"
#include "formatters/write_position.hpp"
#include "lib/board/set_up.hpp"
#include "parsers/board_text.hpp"
#include "parsers/position_list.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

struct Reading {
  bool good = false;
  std::string fen, operations;
  Findings findings;
};

Reading settle(bool good, const PositionText& text, Findings findings) {
  Reading reading{good, "", text.words.operations, std::move(findings)};
  if (good) write_fen(set_up(text, 1, reading.findings), FenStyle::x_fen, reading.fen);
  return reading;
}

Reading list(std::string_view text, const char* language = nullptr) {
  PositionText read;
  Findings findings;
  const Alphabet* alphabet = language == nullptr ? nullptr : find_alphabet(language);
  const bool good = read_position_list(text, alphabet, read, findings);
  return settle(good, read, findings);
}

Reading board(std::string_view text) {
  PositionText read;
  Findings findings;
  const bool good = read_board_text(text, read, findings);
  return settle(good, read, findings);
}

const std::string two_kings = "White: Ke1, Ra1. Black: Ke8, Rh8. ";

}  // namespace

TEST_CASE("the examples of Levenfish's style and of others give their FEN") {
  const auto [text, fen] = GENERATE(table<const char*, const char*>({
      {"Белые: Крe1, Фd1, Ла1, h1, Cc1, f1, Кb1, g1, пп. a2, b2, с2, d2, e2, f2, g2, h2.\n"
       "Черные: Крe8, Фd8, Ла8, h8, Cc8, f8, Кb8, g8, пп. a7, b7, c7, d7, e7, f7, g7, h7.",
       "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
      {"Белые: Крg1, Лd5, Сb3. Черные: Крf7.", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1"},
      {"Белые: Крe2, Лa1, h1. Черные: Крe8.", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"},
      {"Белые: Крg1, Фd1, Лa1, f1, Сb2, e2, Кc3, f3, пп. a2, b3, c4, d4, e3, f2, g2, h2. "
       "Черные: Крg8, Фd8, Лa8, f8, Сb7, e7, Кd7, f6, пп. a7, b6, c5, d5, e6, f7, g7, h7.",
       "r2q1rk1/pb1nbppp/1p2pn2/2pp4/2PP4/1PN1PN2/PB2BPPP/R2Q1RK1 w - - 0 1"},
      {"White: Kg1, Rc1. Black: Kg7, Pc7.", "8/2p3k1/8/8/8/8/8/2R3K1 w - - 0 1"},
      {"Weiß: Kg1, Tc1 – Schwarz: Kg7, Bc7", "8/2p3k1/8/8/8/8/8/2R3K1 w - - 0 1"},
      {"Kg1, Pe2 / Kg8", "6k1/8/8/8/8/8/4P3/6K1 w - - 0 1"},
      {"Черные: Крg8, п. a7. Белые: Крg1.", "6k1/p7/8/8/8/8/8/6K1 w - - 0 1"},
  }));
  CHECK(list(text).fen == fen);
}

TEST_CASE("whose turn it is stands in words of many languages") {
  const auto [words, turn] = GENERATE(table<const char*, const char*>({
      {"Black to play", " b "},
      {"White to move.", " w "},
      {"Ход черных", " b "},
      {"ход белых", " w "},
      {"Schwarz am Zug", " b "},
      {"Trait aux noirs.", " b "},
      {"trait aux blancs", " w "},
      {"Juegan las negras", " b "},
      {"23…", " b "},
      {"1...", " b "},
      {"Ruch czarnych", " b "},
      {"Белые начинают", " w "},
      {"h#3", " b "},
      {"h#2.5", " w "},
      {"h#3 White to move", " w "},
  }));
  INFO(words);
  const Reading reading = list(two_kings + words);
  CHECK(reading.good);
  CHECK(reading.fen.find(turn) != std::string::npos);
}

TEST_CASE("a stipulation is kept as an EPD operation") {
  const auto [words, operations] = GENERATE(table<const char*, const char*>({
      {"#2", "dm 2;"},
      {"2#", "dm 2;"},
      {"≠12", "dm 12;"},
      {"Мат в 2 хода.", "dm 2;"},
      {"#2. Мат в 2 хода", "dm 2;"},
      {"Белые начинают и дают мат в 5 ходов", "dm 5;"},
      {"White to play and mate in 3 moves", "dm 3;"},
      {"Matt in 4 Zügen", "dm 4;"},
      {"h#3", "c0 \"h#3\";"},
      {"s#4", "c0 \"s#4\";"},
      {"+", "c0 \"+\";"},
      {"=", "c0 \"=\";"},
      {"Чёрные начинают и делают ничью", "c0 \"=\";"},
      {"Выигрыш", "c0 \"+\";"},
  }));
  INFO(words);
  const Reading reading = list(two_kings + words);
  CHECK(reading.good);
  CHECK(reading.operations == operations);
}

TEST_CASE("castling and en passant are said in words or flags") {
  const auto [words, fields] = GENERATE(table<const char*, const char*>({
      {"", " w Qk - "},
      {"Castling: k.", " w k - "},
      {"Рокировка: Q", " w Q - "},
      {"castling -", " w - - "},
      {"No castling", " w - - "},
      {"White cannot castle", " w k - "},
      {"Чёрные не могут рокировать", " w Q - "},
  }));
  INFO(words);
  CHECK(list(two_kings + words).fen.find(fields) != std::string::npos);
  CHECK(list("White: Ke1, Pe5. Black: Ke8, Pd5. e.p. d6.").fen ==
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  const Reading no_jump = list("White: Ke1, Pe5. Black: Ke8. e.p. d6.");
  REQUIRE(no_jump.findings.size() == 1);
  CHECK(no_jump.findings[0].detail == "en-passant");
  const Reading no_rook = list("White: Ke1. Black: Ke8. White can castle.");
  REQUIRE(no_rook.findings.size() == 1);
  CHECK(no_rook.findings[0].code == Code::bad_castling_flag);
}

TEST_CASE("a count of men is held against the list") {
  CHECK(list(two_kings + "(2+2)").findings.empty());
  const std::string text = two_kings + "(8+5)";
  const Reading wrong = list(text);
  REQUIRE(wrong.findings.size() == 1);
  CHECK(wrong.findings[0].code == Code::men_count);
  CHECK(wrong.findings[0].detail == "2+2");
  CHECK(text.substr(wrong.findings[0].offset, wrong.findings[0].length) == "(8+5)");
}

TEST_CASE("look-alikes in a list are read, and said") {
  const std::string text = "Белые: Крe1, Ла1, Cc1. Черные: Крe8.";
  const Reading reading = list(text);
  CHECK(reading.fen == "4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1");
  REQUIRE(reading.findings.size() == 2);
  CHECK(text.substr(reading.findings[0].offset, reading.findings[0].length) == "а1");
  CHECK(text.substr(reading.findings[1].offset, reading.findings[1].length) == "C");
}

TEST_CASE("boards are read with frames, coordinates and empty squares of all kinds") {
  const char* const fen = "r3k2r/8/8/8/4P3/8/P7/R3K2R w KQkq - 0 1";
  CHECK(board("r...k..r\n........\n--------\n++++++++\n....P...\n********\nP.......\nR...K..R\n")
            .fen == fen);
  CHECK(board("8 r 3 k 2 r\n7 8\n6 8\n5 8\n4 . . . . P . . .\n3 1 1 1 1 1 1 1 1\n2 P7\n"
              "1 R3K2R\n  a b c d e f g h\n")
            .fen == fen);
  CHECK(
      board("♜···♚··♜\n········\n□■□■□■□■\n········\n····♙···\n········\n♙\uFE0E·······\n♖···♔··♖")
          .fen == fen);
  CHECK(board("+----------+\n|r...k..r|8\n|........|7\n|........|6\n|........|5\n|....P...|4\n"
              "|........|3\n|P.......|2\n|R...K..R|1\n+----------+\n abcdefgh")
            .fen == fen);
  CHECK(board("|r| | | |k| | |r|\n| | | | | | | | |\n| | | | | | | | |\n| | | | | | | | |\n"
              "| | | | |P| | | |\n| | | | | | | | |\n|P| | | | | | | |\n|R| | | |K| | |R|")
            .fen == fen);
}

TEST_CASE("coordinates say which side is below") {
  const char* const fen = "6k1/8/8/8/8/8/P7/6K1 w - - 0 1";
  CHECK(board("1 .K......\n2 .......P\n3 8\n4 8\n5 8\n6 8\n7 8\n8 .k......\n  hgfedcba").fen ==
        fen);
  CHECK(board("1 .K......\n2 .......P\n3 8\n4 8\n5 8\n6 8\n7 8\n8 .k......").fen == fen);
  CHECK(board(".K......\n.......P\n8\n8\n8\n8\n8\n.k......\nhgfedcba").fen == fen);
}

TEST_CASE("words without men are no list") {
  for (const char* text : {"+", "=", "#2", "Ход чёрных"}) {
    INFO(text);
    const Reading reading = list(text);
    CHECK_FALSE(reading.good);
    REQUIRE(reading.findings.size() == 1);
    const Finding& found = *reading.findings.begin();
    CHECK(found.offset + found.length <= std::string_view(text).size());
  }
}

TEST_CASE("rows of dashes may be a frame") {
  const char* const fen = "k7/8/8/8/8/8/8/7K w - - 0 1";
  const std::string ranks =
      "k-------\n--------\n--------\n--------\n--------\n--------\n--------\n-------K\n";
  CHECK(board(ranks).fen == fen);
  CHECK(board("--------\n" + ranks + "--------\n").fen == fen);
}

TEST_CASE("a board is measured with the words below, and no further") {
  const std::string one = "k.......\n8\n8\n8\n8\n8\n8\n.......K\n";
  CHECK(measure_board(one + "\nBlack to move\n\nmore") == one.size() + 15);
  CHECK(measure_board(one + "\n" + one) == one.size());
  CHECK(measure_board(one + one) == one.size());
  CHECK(measure_board("White: Kg1. Black: Kg8.\n") == 0);
  CHECK(measure_board("--------\nWhite: Kg1. Black: Kg8.\n") == 0);
  CHECK_FALSE(board("k.......\n8\n8\n.......K\n").good);
  CHECK_FALSE(board("k.......\n8\n8\n8\n8\n8\n8\n......K\n").good);
}

TEST_CASE("what the writers write is read back") {
  const auto fen = GENERATE(as<std::string>(), "r3k2r/8/8/8/4P3/8/P7/R3K2R b Kq - 0 1",
                            "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
                            "4k3/8/8/3pP3/8/8/8/R3K3 w - d6 0 1");
  Position p;
  REQUIRE(parse_fen(fen, false, p).readable);
  for (const bool figurines : {false, true}) {
    for (const bool flip : {false, true}) {
      std::string text;
      write_board_text(p, figurines, flip, text);
      const std::string read = board(text).fen;
      CHECK(read.substr(0, read.find(' ') + 2) == fen.substr(0, fen.find(' ') + 2));
    }
  }
  for (const Alphabet& alphabet : alphabets()) {
    if (!has_list_headings(alphabet.id)) continue;
    std::string text;
    write_position_list(p, alphabet, R"(dm 3; id "x"; c0 "h#4";)", text);
    INFO(text);
    const Reading read = list(text);
    CHECK(read.fen == fen);
    CHECK(read.operations == "dm 3; c0 \"h#4\";");
    CHECK(read.findings.empty());
  }
}
