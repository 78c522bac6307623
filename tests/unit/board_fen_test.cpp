#include "catch.hpp"
#include "tests/unit/board_help.hpp"

using namespace zapis;
using namespace board_help;

namespace {

FenReport report_of(std::string_view fen, bool chess960 = false) {
  Position p;
  return parse_fen(fen, chess960, p);
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Castling {
  const char* fen;
  bool hint;
  const char* x_fen;  ///< the castling field written again
  const char* shredder;
  bool chess960;
  bool bad_flag;
};

std::string field(const std::string& fen, int n) {
  std::size_t begin = 0;
  while (n-- > 0) begin = fen.find(' ', begin) + 1;
  return fen.substr(begin, fen.find(' ', begin) - begin);
}

}  // namespace

TEST_CASE("the starting position is written as everyone writes it") {
  CHECK(fen_of(Position()) == start);
  CHECK(fen_of(Position(), FenStyle::shredder) ==
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
  CHECK(fen_of(position(start)) == start);
  CHECK(fen_of(Position::empty()) == "8/8/8/8/8/8/8/8 w - - 0 1");
}

TEST_CASE("castling flags: which rook, and whether to believe it") {
  const auto c = GENERATE(values<Castling>({
      {start, false, "KQkq", "HAha", false, false},
      {start, true, "KQkq", "HAha", true, false},
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", false, "KQkq", "HAha", false,
       false},
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1", false, "KQkq", "HAha", false,
       false},
      {"r3k2r/8/8/8/8/8/8/R3K2R b qK - 0 1", false, "Kq", "Ha", false, false},
      {"r3k2r/8/8/8/8/8/8/R3K2R b KKq - 0 1", false, "Kq", "Ha", false, false},
      {"r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1", false, "-", "-", false, false},
      // Off the home squares, both sides alike: whole arrays, or flags that fit.
      {"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1", false, "KQkq", "GDgd", true,
       false},
      {"nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8", false, "KQq", "GDd", true,
       false},
      {"rnqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/BBQRKRNN w KQkq - 0 1", false, "KQkq", "FDga", true,
       false},
      {"rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB w Kkq - 1 9", true, "Kkq", "Eea", true,
       false},
      // Two arrays of their own (DFRC), later in the game: only the game can tell.
      {"1rk3r1/8/8/8/8/8/8/R2K3R w KQkq - 0 1", true, "KQkq", "HAgb", true, false},
      {"1rk3r1/8/8/8/8/8/8/R2K3R w KQkq - 0 1", false, "-", "-", false, true},
      // One side alone, or two that differ: left out.
      {"1r4k1/b2b1Rpr/p2P3p/1ppB4/8/2B5/PP1q1PPP/2R3K1 w Qq - 0 1", false, "-", "-", false, true},
      {"1q2kb1r/1r1n1ppp/2Qpp3/8/N7/8/1PP2PPP/R1BR2K1 w q - 0 1", false, "-", "-", false, true},
      {"r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", false, "Kkq", "Hha", false, true},
      {"r3k2r/8/8/8/8/8/8/R5KR w KQkq - 0 1", false, "kq", "ha", false, true},
      {"r4rk1/8/8/8/8/8/8/R4RK1 w KQkq - 0 1", false, "-", "-", false, true},
      {"k6r/8/8/8/8/8/8/K6R w Kk - 0 1", false, "-", "-", false, true},
      {"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", false, "K", "H", false, true},
      {"4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", true, "-", "-", true, true},
      {"4k3/8/8/8/8/8/8/8 w KQkq - 0 1", true, "-", "-", true, true},
      // A letter is believed whenever king and rook are there, and then so are the others.
      {"7k/8/8/8/8/8/8/5KR1 w G - 0 1", false, "K", "G", true, false},
      {"1r2k3/8/8/8/8/8/8/5KR1 w Gq - 0 1", false, "Kq", "Gb", true, false},
      {"7k/8/8/8/8/8/8/5KR1 w H - 0 1", false, "-", "-", false, true},
      // The inner of two rooks has to be named.
      {"4k3/8/8/8/8/8/8/3R1RK1 w D - 0 1", false, "Q", "D", true, false},
      {"4k3/8/8/8/8/8/8/3R1RK1 w F - 0 1", false, "F", "F", true, false},
      {"4k3/8/8/8/8/8/8/3RKR1R w F - 0 1", false, "F", "F", true, false},
      {"4k3/8/8/8/8/8/8/3RKR1R w K - 0 1", false, "K", "H", false, false},
      {"4k3/8/8/8/8/8/8/3RKR1R w KF - 0 1", false, "K", "H", false, true},
      // What is no flag.
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq- - 0 1", false, "KQkq", "HAha", false, true},
      {"r3k2r/8/8/8/8/8/8/R3K2R w XYZ - 0 1", false, "-", "-", false, true},
      {"r3k2r/8/8/8/8/8/8/R3K2R w {|}~@[` - 0 1", false, "-", "-", false, true},
  }));
  CAPTURE(c.fen, c.hint);
  Position p;
  const FenReport report = parse_fen(c.fen, c.hint, p);
  REQUIRE(report.readable);
  CHECK(field(fen_of(p), 2) == c.x_fen);
  CHECK(field(fen_of(p, FenStyle::shredder), 2) == c.shredder);
  CHECK(p.chess960() == c.chess960);
  CHECK(report.bad_castling_flag == c.bad_flag);
}

TEST_CASE("the e.p. square is believed where a pawn can have jumped") {
  Position p;
  FenReport r = parse_fen("rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6", false, p);
  CHECK_FALSE(r.bad_en_passant);  // case F03
  CHECK(p.en_passant() == square("e6"));
  CHECK(r.missing_fields);
  CHECK(fen_of(p) == "rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 1");
  // Kept without a capturer, but not written.
  r = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", false, p);
  CHECK_FALSE(r.bad_en_passant);
  CHECK(p.en_passant() == square("e3"));
  CHECK(fen_of(p) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  for (const char* bad : {"e6", "e3", "e4", "a3", "i3", "e", "E3", "e33", "x"}) {
    CAPTURE(bad);
    const std::string fen =
        std::string("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq ") + bad + " 0 1";
    CHECK(parse_fen(fen, false, p).bad_en_passant);
    CHECK(p.en_passant() == no_square);
  }
  // The square itself or the one behind it is taken.
  CHECK(report_of("4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1").bad_en_passant);
  CHECK(report_of("4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1").bad_en_passant);
}

TEST_CASE("fields that are missing or odd") {
  struct Case {
    const char* fen;
    const char* written;
    bool missing;
  };
  const auto c = GENERATE(values<Case>({
      {"8/5k2/8/3R4/8/1B6/8/6K1", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 b", "8/5k2/8/3R4/8/1B6/8/6K1 b - - 0 1", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - -", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - 7", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 7 1", true},
      {"  8/5k2/8/3R4/8/1B6/8/6K1   w\t-  -   12 34 \n", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 12 34",
       false},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - 12 34 and more", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 12 34",
       false},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - x y", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - -3 -1", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - 1x 2", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 2", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - 99999999999 2", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 2", true},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 0", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", false},
      {"8/5k2/8/3R4/8/1B6/8/6K1 w - - bm Rd7; id \"a\";", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1",
       true},
      {"8/5k2/8/3R4/8/1B6/8/33K1 w - - 0 1", "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1", false},
  }));
  CAPTURE(c.fen);
  Position p;
  const FenReport report = parse_fen(c.fen, false, p);
  REQUIRE(report.readable);
  CHECK(fen_of(p) == c.written);
  CHECK(report.missing_fields == c.missing);
}

TEST_CASE("what can't be read leaves the position alone") {
  struct Case {
    const char* fen;
    const char* reason;
  };
  const auto c = GENERATE(values<Case>({
      {"", "rank"},
      {"   ", "rank"},
      {"8/8/8/8/8/8/8 w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/8/8 w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/7 w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/9 w - - 0 1", "piece"},
      {"8/8/8/8/8/8/8/45 w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/KKKKKKKKK w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/8K w - - 0 1", "rank"},
      {"88888888 w - - 0 1", "rank"},
      {"8/8/8/8/8/8/8/8/ w - - 0 1", "rank"},
      {"/8/8/8/8/8/8/8/8 w - - 0 1", "rank"},
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQXBNR w KQkq - 0 1", "piece"},
      {"rnbqkbnr_pppppppp_8_8_8_8_PPPPPPPP_RNBQKBNR w KQkq - 0 1", "piece"},
      {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK\xD0\x9ANR w KQkq - 0 1", "piece"},
      {"8/8/8/8/8/8/8/8 x - - 0 1", "turn"},
      {"8/8/8/8/8/8/8/8 white - - 0 1", "turn"},
      {"8/8/8/8/8/8/8/8 KQkq - 0 1", "turn"},
  }));
  CAPTURE(c.fen);
  Position p;
  const FenReport report = parse_fen(c.fen, false, p);
  CHECK_FALSE(report.readable);
  CHECK_FALSE(report.playable);
  CHECK(std::string(report.reason) == c.reason);
  CHECK(fen_of(p) == start);
}

TEST_CASE("positions without rules are read but not playable") {
  struct Case {
    const char* fen;
    const char* reason;
  };
  const auto c = GENERATE(values<Case>({
      {"8/8/8/8/8/8/8/8 w - - 0 1", "kings"},
      {"8/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/8 w - - 0 1", "kings"},  // case F05
      {"4k3/8/8/8/8/8/8/8 w - - 0 1", "kings"},
      {"4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", "kings"},
      {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawns"},
      {"4k2p/8/8/8/8/8/8/4K3 w - - 0 1", "pawns"},
      {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "check"},
      {"8/8/8/8/8/8/4k3/4K3 w - - 0 1", "check"},
      {"4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", ""},
      {"4k3/8/8/8/8/8/PPPPPPPP/B1B1K1B1 w - - 0 1", ""},
  }));
  CAPTURE(c.fen);
  Position p;
  const FenReport report = parse_fen(c.fen, false, p);
  CHECK(report.readable);
  CHECK(report.playable == (*c.reason == '\0'));
  CHECK(std::string(report.reason) == c.reason);
  CHECK(fen_of(p) == c.fen);
}

TEST_CASE("the cases of the collection") {
  // C02: Shredder letters in, X-FEN out.
  CHECK(fen_of(position("rqnknrbb/pppppppp/8/8/8/8/PPPPPPPP/RQNKNRBB w FAfa - 0 1", true)) ==
        "rqnknrbb/pppppppp/8/8/8/8/PPPPPPPP/RQNKNRBB w KQkq - 0 1");
  // C01: after a move the rights are still those.
  Position p = position("rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB w Kkq - 1 9", true);
  p.play(p.resolve(pattern("Nf3")).facts);
  CHECK(fen_of(p) == "rkbnrqnb/8/8/pppppppp/PPPPP3/B4N2/5PPP/1KRNRQ1B b Kkq - 2 9");
  // F08: Black to move.
  p = position("r2q1rk1/pbpn2pp/1p1pp3/5p2/1PPPn3/2BBPN2/P1Q2PPP/3R1RK1 b - - 0 12");
  CHECK_FALSE(p.resolve(pattern("b4")));
}

TEST_CASE("all arrays are known without a hint") {
  for (int n = 0; n < 960; ++n) {
    const int m = (n * 577 + 13) % 960;
    for (int black : {n, m}) {
      const std::string fen = start_fen(n, black);
      Position p;
      const FenReport report = parse_fen(fen, false, p);
      if (!report.playable || report.bad_castling_flag || fen_of(p) != fen) FAIL(fen);
      // With king and rooks on the orthodox squares nothing tells the variant.
      const auto orthodox = [](const std::string& array) {
        return array[0] == 'R' && array[4] == 'K' && array[7] == 'R';
      };
      const bool both = orthodox(start_array(n)) && orthodox(start_array(black));
      if (p.chess960() == both) FAIL("chess960 " << fen);
    }
  }
  CHECK(start_array(518) == "RNBQKBNR");
  CHECK(start_array(0) == "BBQNNRKR");
  CHECK(start_array(959) == "RKRNNQBB");
}

TEST_CASE("a position set up by hand is put in order by finish") {
  Position p = Position::empty();
  p.put(square("e1"), Color::white, Role::king);
  p.put(square("h1"), Color::white, Role::rook);
  p.put(square("e8"), Color::black, Role::king);
  p.put(square("e4"), Color::white, Role::queen);
  p.put(square("e4"), Color::white, Role::pawn);  // instead of the queen
  p.put(square("d5"), Color::black, Role::knight);
  p.put(square("d5"), Color::black, Role::none);
  p.put(no_square, Color::black, Role::knight);
  p.set_castling_rooks(~Bitboard{0});
  p.set_en_passant(square("e3"));
  p.set_turn(Color::black);
  p.set_counters(3, 17);
  p.finish();
  CHECK(fen_of(p) == "4k3/8/8/8/4P3/8/8/4K2R b K - 3 17");
  CHECK(p.en_passant() == square("e3"));
  CHECK(p.king(Color::white) == square("e1"));
  p.set_en_passant(square("d3"));
  p.set_turn(Color::white);
  p.finish();
  CHECK(p.en_passant() == no_square);
}
