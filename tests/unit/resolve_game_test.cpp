// A tape on the board: what is played, what breaks, and what is said of it.
#include "zapis/resolve_game.hpp"

#include <memory>
#include <string>

#include "catch.hpp"
#include "parsers/game_reader.hpp"
#include "tests/show.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

struct Reading {
  std::unique_ptr<const std::string> text;  // the game's spans point into it
  Game game;
  Findings findings;
};

Reading read(std::string_view text, const char* notation = "san") {
  Reading reading;
  reading.text = std::make_unique<const std::string>(text);
  GameReader reader(find_system(notation));
  reader.read(*reading.text, reading.game, reading.findings);
  return reading;
}

std::string tape(std::string_view text, const char* notation = "san") {
  return show::tape(read(text, notation).game);
}

/// What was found, but for the missing result that all these fragments have.
std::string said(std::string_view text, const char* notation = "san") {
  Findings findings = read(text, notation).findings;
  findings.erase_if([](const Finding& f) { return f.code == Code::missing_result; });
  return show::findings(findings, text);
}

const Finding& only(const Reading& reading, Code code) {
  const Finding* found = nullptr;
  for (const Finding& finding : reading.findings) {
    if (finding.code != code) continue;
    REQUIRE(found == nullptr);
    found = &finding;
  }
  REQUIRE(found != nullptr);
  return *found;
}

std::string fen(const Position& position) {
  std::string text;
  write_fen(position, FenStyle::x_fen, text);
  return text;
}

/// A FEN tag before a text.
std::string from(std::string_view fen_text, std::string_view text) {
  return "[FEN \"" + std::string(fen_text) + "\"]\n\n" + std::string(text);
}

constexpr const char* scholars_mate = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7";

}  // namespace

TEST_CASE("a game is played to its end") {
  const Reading r = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *");
  CHECK(show::tape(r.game) == "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 O-O");
  CHECK(r.findings.empty());
  CHECK(r.game.plies == 9);
  CHECK_FALSE(r.game.broken);
  CHECK(fen(r.game.start) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  CHECK(fen(r.game.end) == "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 5");
}

TEST_CASE("a variation replaces the last move") {
  CHECK(tape("1. e4 (1. d4 d5 2. c4) 1... e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3") ==
        "e2e4 ( d2d4 d7d5 c2c4 ) e7e5 ( c7c5 g1f3 ( c2c3 d7d5 ) d7d6 ) g1f3");
  CHECK(said("1. e4 (1. d4 d5 2. c4) 1... e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3").empty());
  // Two in a row both replace it; one before the first move begins at the start.
  CHECK(tape("1. e4 (1. d4) (1. c4) e5") == "e2e4 ( d2d4 ) ( c2c4 ) e7e5");
  CHECK(tape("(1. d4 d5) 1. e4 e5") == "( d2d4 d7d5 ) e2e4 e7e5");
  CHECK(tape("1. e4 () e5") == "e2e4 ( ) e7e5");
  // At the head of a variation there is no move yet: what opens there begins where it begins.
  CHECK(tape("1. e4 ((1. c4) 1. d4 d5) e5") == "e2e4 ( ( c2c4 ) d2d4 d7d5 ) e7e5");
  const Reading r = read("1. e4 (1. d4 d5 (1... Nf6 2. c4)) e5");
  CHECK(r.game.plies == 2);
  CHECK(fen(r.game.end) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST_CASE("a broken line keeps its legal part, and the rest as it was written") {
  const Reading r = read("1. e4 e5 2. Nf6 $1 Nc6 {really} 3. Bb5 (3. Bc4) a6 1-0");
  CHECK(show::tape(r.game) ==
        "e2e4 e7e5 |2. Nf6| |$1| |Nc6| {really} |3. Bb5| |(| |3. Bc4| |)| |a6|");
  CHECK(r.game.broken);
  CHECK(r.game.plies == 2);
  CHECK(r.game.result == Result::white_wins);
  const Finding& finding = only(r, Code::illegal_move);
  CHECK(finding.ply == 3);
  CHECK(finding.turn == Color::white);
  CHECK(finding.role == Role::knight);
  CHECK(r.findings.size() == 1);  // what follows is not blamed
}

TEST_CASE("a broken variation leaves the game whole") {
  const Reading r = read("1. e4 (1. d4 d6 2. d6 d5 (2. c4) 3. c4) e5 2. Nf3 *");
  CHECK(show::tape(r.game) == "e2e4 ( d2d4 d7d6 |2. d6| |d5| |(| |2. c4| |)| |3. c4| ) e7e5 g1f3");
  CHECK_FALSE(r.game.broken);
  CHECK(only(r, Code::illegal_move).ply == 3);
  CHECK(r.game.plies == 3);
}

TEST_CASE("a word in a move's place that is none breaks the line") {
  const Reading r = read("1. e4 e5 2. ♘f3 Nc6 *");
  CHECK(show::tape(r.game) == "e2e4 e7e5 |2. ♘f3| |Nc6|");
  CHECK(only(r, Code::unreadable_move).ply == 3);
  CHECK(r.game.broken);
}

TEST_CASE("why a move can't be played") {
  CHECK(said("1. e5") == "illegal-move e5");
  CHECK(said("1. Nc3 e5 2. Nd2") == "illegal-move Nd2");
  CHECK(said(from("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "1. O-O")) == "illegal-move O-O");
  CHECK(said(from("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "1. Rd1")) == "ambiguous-move Rd1");
  CHECK(said(from("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "1. e8")) == "missing-promotion e8");
  CHECK(said(from("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "1. e8=P")) ==
        "stray-text P, missing-promotion e8");
  CHECK(said(from("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "1. e8=K")) == "illegal-move e8=K");
  CHECK(said(from("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "1. --")) == "null-move-in-check --");
}

TEST_CASE("marks of check and mate are held to the board") {
  CHECK(said("1. e4+ e5") == "wrong-check-mark e4+");
  CHECK(said("1. e4# e5") == "wrong-check-mark e4#");
  const std::string mate = scholars_mate;
  CHECK(said(mate).empty());  // no mark at all, as in books that write none
  CHECK(said(mate + "#").empty());
  CHECK(said(mate + "+") == "wrong-check-mark Qxf7+");
  CHECK(said(mate + "++").empty());  // mate, as FIDE and many books write it
  CHECK(said("1. e4 e5 2. Bc4 Nc6 3. Bxf7++ Kxf7") == "wrong-check-mark Bxf7++");
  CHECK(said("1. e4 e5 2. Bc4 Nc6 3. Bxf7# Kxf7") == "wrong-check-mark Bxf7#");
  const std::string double_check = "8/5k2/8/3R4/8/1B6/8/6K1 w - - 0 1";
  CHECK(said(from(double_check, "1. Rf5++ Ke7")).empty());
  CHECK(said(from(double_check, "1. Rf5+ Ke7")).empty());
  CHECK(said(from(double_check, "1. Rf5# Ke7")) == "wrong-check-mark Rf5#");
  // A check without its mark is a slip only in a game that marks others.
  CHECK(said("1. e4 d5 2. Bb5 c6 3. Bxc6 bxc6").empty());
  CHECK(said("1. e4 d5 2. Bb5+ c6 3. Bxc6 bxc6") == "wrong-check-mark Bxc6");
}

TEST_CASE("numbers of moves are held to the game") {
  CHECK(said("1. e4 e5 2. Nf3").empty());
  CHECK(said("e4 e5 Nf3").empty());
  CHECK(said("1. e4 1... e5 2. Nf3 2... Nc6").empty());
  CHECK(said("1. e4 e5 3. Nf3") == "wrong-move-number 3");
  CHECK(said("1... e4 e5") == "wrong-move-number 1");
  CHECK(said("1. e4 2. e5") == "wrong-move-number 2");
  CHECK(said("1. e4 1. e5").empty());  // Black's dots are often left out
  // A count that goes on wrongly is reported where it went wrong; and where it is right again.
  CHECK(said("1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 5. Ba4") == "wrong-move-number 3");
  CHECK(only(read("1. e4 e5 3. Nf3"), Code::wrong_move_number).number == 2);
  // Variations count for themselves.
  CHECK(said("1. e4 (1. d4 d5 2. c4) 1... e5 (1... c5 2. Nf3) 2. Nf3").empty());
  CHECK(said("1. e4 (2. d4) e5 2. Nf3") == "wrong-move-number 2");
  CHECK(said(from("6k1/8/8/8/8/8/3r4/K7 b - - 0 23", "23... Rd6 24. Kb1")).empty());
  // From a position set up one may count anew, or from where the game was.
  CHECK(said(from("6k1/8/8/8/8/8/3r4/K7 b - - 0 23", "1... Rd6 2. Kb1")).empty());
  CHECK(said(from("6k1/8/8/8/8/8/3r4/K7 w - - 0 1", "40. Kb1 Rd6 41. Kc1")).empty());
  CHECK(said(from("6k1/8/8/8/8/8/3r4/K7 b - - 0 23", "1... Rd6 30. Kb1")) ==
        "wrong-move-number 30");
  CHECK(said(from("6k1/8/8/8/8/8/3r4/K7 b - - 0 23", "22... Rd6")) == "wrong-move-number 22");
}

TEST_CASE("signs, qualifiers and letters are held to the board") {
  CHECK(said("1. exd4") == "illegal-move exd4");
  CHECK(said("1. Nxf3") == "wrong-capture-mark Nxf3");
  CHECK(said("1. e2-e4 d7-d5 2. e4-d5", "lan") == "wrong-capture-mark e4-d5");
  const auto fault = [](std::string_view text, const char* notation) {
    return static_cast<CaptureFault>(only(read(text, notation), Code::wrong_capture_mark).number);
  };
  CHECK(fault("1. Nxf3", "san") == CaptureFault::no_capture);
  CHECK(fault("1. e2-e4 d7-d5 2. e4-d5", "lan") == CaptureFault::is_capture);
  CHECK(fault("1. e4 d5 2. exd5 e.p.", "san") == CaptureFault::no_en_passant);
  CHECK(said("1. e2xe4", "lan") == "illegal-move e2xe4");
  CHECK(said("1. e4 d5 2. ed5").empty());
  CHECK(said("1. e4 d5 2. ed").empty());
  CHECK(said("1. e4 e5 2. exd5 e.p.") == "illegal-move exd5 e.p.");
  CHECK(said("1. e4 d5 2. exd5 e.p.") == "wrong-capture-mark exd5 e.p.");
  CHECK(said("1. e4 a6 2. e5 d5 3. exd6 e.p.").empty());
  CHECK(said("1. e4 a6 2. e5 d5 3. exd6").empty());
  CHECK(said("1. Ngf3") == "needless-qualifier Ngf3");
  CHECK(said("1. Ng1f3") == "needless-qualifier Ng1f3");
  CHECK(said("1. Ng1-f3", "lan").empty());
  CHECK(said(from("4k3/8/8/8/8/8/4K3/R6R w - - 0 12", "12. Rhd1")).empty());
  CHECK(said(from("4k3/8/8/8/8/8/4K3/R6R w - - 0 12", "12. Rh1d1")) == "needless-qualifier Rh1d1");
  const auto needed = [](std::string_view text) {
    return static_cast<Qualifier>(only(read(text), Code::needless_qualifier).number);
  };
  CHECK(needed("1. Ng1f3") == Qualifier::none);
  CHECK(needed(from("4k3/8/8/8/8/8/4K3/R6R w - - 0 12", "12. Rh1d1")) == Qualifier::file);
  CHECK(needed(from("4k3/8/8/R7/8/8/4K3/R7 w - - 0 12", "12. Ra1a3")) == Qualifier::rank);
  // Another way of telling them apart is none too many.
  CHECK(said(from("5rk1/8/6N1/7r/6N1/8/8/6K1 w - - 0 34", "34. N4e5")).empty());
  CHECK(said("1. nf3") == "lower-case-piece nf3");
  CHECK(said("1. Nс3") == "homoglyph Nс3");
  CHECK(said("1. е4") == "homoglyph е4");
}

TEST_CASE("a small letter that is a file too is no qualifier") {
  CHECK(said("1. e4 e5 2. bc4") == "lower-case-piece bc4");
  CHECK(said("1. d4 d5 2. nbd2") == "lower-case-piece nbd2, needless-qualifier nbd2");
}

TEST_CASE("castling as people write it") {
  const std::string castles = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 ";
  CHECK(said(castles + "4. 0-0").empty());
  CHECK(said(castles + "4. Kg1") == "castling-as-king-move Kg1");
  CHECK(said(castles + "4. Kxh1") == "castling-as-king-move Kxh1");
  CHECK(said(castles + "4. О-О") == "homoglyph О-О");
  CHECK(said("1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. О-О", "russian").empty());
  CHECK(said("1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. e1g1", "uci").empty());
  CHECK(tape("1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. e1h1", "uci").ends_with("O-O"));
}

TEST_CASE("null moves on the board") {
  CHECK(tape("1. e4 -- 2. d4") == "e2e4 -- d2d4");
  const Reading r = read("1. e4 -- 2. d4 Z0 *");
  CHECK(r.game.plies == 4);
  CHECK(show::findings(r.findings, r.game.text) == "null-move --, null-move Z0");
  CHECK(said("1. e4 (1. -- d5) e5").empty());  // in an analysis it is a common way of speaking
  CHECK(read("1. e4 e5 2. Bc4 d6 3. Bxf7+ -- *").game.broken);
}

TEST_CASE("kings put in the centre end a game") {
  const Reading r = read("1. e4 e5 2. Ke4 Kd5 1-0");
  CHECK(show::tape(r.game) == "e2e4 e7e5 ~Ke4~ ~Kd5~");
  CHECK(show::findings(r.findings, r.game.text) == "king-to-centre Ke4, king-to-centre Kd5");
  CHECK_FALSE(r.game.broken);
  CHECK(r.game.plies == 2);
  CHECK(tape("1. e4 e5 2. Kd4 {agreed} *") == "e2e4 e7e5 ~Kd4~ {agreed}");
  // With anything behind it, off the centre, or legal, it is a move like others.
  CHECK(read("1. e4 e5 2. Ke4 Nf6 *").game.broken);
  CHECK(read("1. e4 e5 2. Kf5 *").game.broken);
  CHECK(read("1. e4 e5 2. Ke4 Kd5 3. Ke5 *").game.broken);
  CHECK(said(from("8/8/8/8/8/4K3/8/k7 w - - 0 1", "1. Ke4")).empty());
}

TEST_CASE("glyphs that mean one thing for White and another for Black") {
  CHECK(tape("1. e4 ⊙ ○ ⇆ e5 ⊙ ○ ⇆") == "e2e4 $23 $26 $132 e7e5 $22 $27 $133");
  CHECK(tape("1. e4 ± e5 ±") == "e2e4 $16 e7e5 $16");
}

TEST_CASE("a result that the last position contradicts") {
  const std::string mate = std::string(scholars_mate) + "# ";
  CHECK(said(mate + "1-0").empty());
  CHECK(said(mate + "*").empty());
  CHECK(said(mate + "0-1") == "result-contradicts-board 0-1");
  CHECK(said(mate + "1/2-1/2") == "result-contradicts-board 1/2-1/2");
  CHECK(only(read(mate + "0-1"), Code::result_contradicts_board).detail == "1-0");
  const std::string stalemate = from("7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "1. Qg6 ");
  CHECK(said(stalemate + "1/2-1/2").empty());
  CHECK(said(stalemate + "1-0") == "result-contradicts-board 1-0");
  CHECK(said("1. e4 e5 1-0").empty());  // resigned
}

TEST_CASE("where a game starts") {
  const Reading plain = read(from("4k3/8/8/8/8/8/8/4K2R w K - 3 9", "9. O-O"));
  CHECK(plain.game.has_start);
  CHECK(plain.game.variant == Variant::standard);
  CHECK(fen(plain.game.start) == "4k3/8/8/8/8/8/8/4K2R w K - 3 9");
  CHECK(show::findings(plain.findings, plain.game.text) == "missing-result");
  CHECK_FALSE(read("1. e4").game.has_start);

  CHECK(said("[SetUp \"0\"]\n" + from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O")) ==
        "setup-tag 0");
  CHECK(said("[SetUp \"1\"]\n" + from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O")).empty());
  // A right that the men don't bear out.
  const Reading flags = read(from("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "1. O-O"));
  CHECK(fen(flags.game.start) == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  CHECK(only(flags, Code::bad_castling_flag).length != 0);
}

TEST_CASE("a start from which nothing can be played") {
  const Reading bad = read(from("nonsense", "1. e4 e5 *"));
  CHECK(show::findings(bad.findings, bad.game.text) == "bad-fen nonsense");
  CHECK(show::tape(bad.game) == "|1. e4| |e5|");
  CHECK(bad.game.broken);
  const Reading impossible = read(from("8/8/8/8/8/8/8/K7 w - - 0 1", "1. Ka2 *"));
  CHECK(only(impossible, Code::impossible_position).detail == "kings");
  CHECK(impossible.game.plies == 0);
  const Reading variant = read("[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 *");
  CHECK(only(variant, Code::unsupported_variant).detail == "Crazyhouse");
  CHECK(variant.game.broken);
  CHECK(read("[Variant \"CRAZYHOUSE\"]\n\n1. e4 *").game.broken);
}

TEST_CASE("chess960") {
  const std::string men =
      "[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 0 1\"]\n\n1. e4 *";
  for (const char* name :
       {"Chess960", "chess 960", "Fischerandom", "Fischer Random", "Freestyle"}) {
    INFO(name);
    const Reading r = read("[Variant \"" + std::string(name) + "\"]\n" + men);
    CHECK(r.game.variant == Variant::chess960);
    CHECK(r.findings.empty());
  }
  // Without the tag the flags tell.
  CHECK(read(men).game.variant == Variant::chess960);
  CHECK(read("[Variant \"Standard\"]\n1. e4 *").game.variant == Variant::standard);
  const Reading castled =
      read("[Variant \"Chess960\"]\n" + from("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "1. O-O *"));
  CHECK(fen(castled.game.end) == "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
}

TEST_CASE("a resolver serves one game after another") {
  GameReader reader(find_system("san"));
  Game game;
  Findings findings;
  reader.read("1. e4 e5 2. Ke3 (2. Nf9 *", game, findings);
  CHECK(game.broken);
  findings.clear();
  reader.read("1. e4 e5 2. Bc4+ *", game, findings);
  CHECK(show::tape(game) == "e2e4 e7e5 f1c4");
  CHECK(show::findings(findings, game.text) == "wrong-check-mark Bc4+");
  findings.clear();
  reader.read("1. d4 d5 2. c4 e6 3. cxd5 Bb4 *", game, findings);
  CHECK(findings.empty());  // the last game's marks are forgotten
}
