#include <vector>

#include "catch.hpp"
#include "tests/unit/board_help.hpp"

using namespace zapis;
using namespace board_help;

TEST_CASE("a double step leaves its square behind, legal or not") {
  Position p;
  p.play(p.resolve(pattern("e4")).facts);
  CHECK(p.en_passant() == square("e3"));
  CHECK_FALSE(p.en_passant_legal());
  CHECK(fen_of(p) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  p.play(p.resolve(pattern("Nf6")).facts);
  CHECK(p.en_passant() == no_square);
}

TEST_CASE("the capture takes the pawn beside") {
  Position p = position("rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
  CHECK(p.en_passant_legal());
  const Resolution r = p.resolve(pattern("exd6"));
  REQUIRE(r);
  CHECK(r.facts.en_passant);
  CHECK(r.facts.captured == Role::pawn);
  CHECK(r.facts.pawn_file_unique);
  p.play(r.facts);
  CHECK(fen_of(p) == "rnbqkb1r/ppp1pppp/3P1n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
}

TEST_CASE("the right lapses after one move") {
  Position p = position("rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
  p.play(p.resolve(pattern("Nf3")).facts);
  p.play(p.resolve(pattern("Nc6")).facts);
  CHECK(p.resolve(pattern("exd6")).refusal == Refusal::nothing_to_capture);
}

TEST_CASE("it must answer the check (case S22)") {
  Position p = position("8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37");
  const Resolution jump = p.resolve(pattern("d4"));
  REQUIRE(jump);
  CHECK(jump.facts.check == CheckKind::check);
  p.play(jump.facts);
  CHECK(p.en_passant() == square("d3"));
  CHECK_FALSE(p.en_passant_legal());
  const Resolution r = p.resolve(pattern("exd3"));
  CHECK(r.refusal == Refusal::leaves_king_in_check);
  CHECK(r.square == square("a2"));
}

TEST_CASE("it answers the check of the pawn that jumped") {
  Position p = position("8/8/8/2k5/2p5/8/B2P4/4K3 w - - 0 3");
  p.play(p.resolve(pattern("d4")).facts);
  CHECK(p.in_check());
  const Resolution r = p.resolve(pattern("cxd3"));
  REQUIRE(r);
  CHECK(r.facts.en_passant);
  CHECK_FALSE(p.is_mate());
}

TEST_CASE("it may be the only answer to a check") {
  for (const char* fen :
       {"8/8/8/4pP2/n3bKnk/8/2b5/8 w - e6 0 1", "1n1k4/8/8/6pP/7K/4qq2/8/8 w - g6 0 1",
        "8/8/7k/2qpP3/4K3/2r5/1b6/5q2 w - d6 0 1"}) {
    CAPTURE(fen);
    const Position p = position(fen);
    std::vector<MoveFacts> moves;
    p.legal_moves(moves);
    REQUIRE(moves.size() == 1);
    CHECK(moves[0].en_passant);
    CHECK(p.in_check());
    CHECK(p.has_legal_move());
    CHECK_FALSE(p.is_mate());
  }
}

TEST_CASE("both pawns leaving the rank must not bare the king") {
  const Position p = position("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
  const Resolution r = p.resolve(pattern("exd3"));
  CHECK(r.refusal == Refusal::leaves_king_in_check);
  CHECK(r.square == square("h4"));
  CHECK_FALSE(p.en_passant_legal());
  CHECK(fen_of(p) == "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
  // On the diagonal of the pawn that is taken, likewise.
  const Position q = position("8/8/8/5k2/3Pp3/8/8/1B5K b - d3 0 1");
  CHECK(q.resolve(pattern("exd3")));
  const Position d = position("6B1/8/8/3pP3/8/1K6/8/6k1 w - d6 0 1");
  CHECK(d.resolve(pattern("exd6")));
}

TEST_CASE("it can give check by the line it opens (case S23)") {
  Position p = position("rnbq1bnr/ppp1kppp/4p3/3pP3/5P2/8/PPPP2PP/RNBQKBNR w KQ d6 0 4");
  const Resolution r = p.resolve(pattern("exd6"));
  REQUIRE(r);
  CHECK(r.facts.check == CheckKind::check);
  // The taken pawn was the shield, with the taker along the rank or alone on a diagonal.
  CHECK(resolve("8/8/8/R2pP2k/8/8/8/K7 w - d6 0 1", "exd6").facts.check == CheckKind::check);
  CHECK(resolve("5B2/8/5r2/1Pp2n2/1k6/8/K7/8 w - c6 0 1", "bxc6").facts.check == CheckKind::check);
  CHECK(resolve("8/1K2k3/n7/4r1pP/5q1Q/8/8/7r w - g6 0 1", "hxg6").facts.check == CheckKind::check);
}

TEST_CASE("two pawns can take: the file says which") {
  const Position p = position("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
  CHECK(p.resolve(pattern("xd6")).refusal == Refusal::ambiguous);
  CHECK(name(p.resolve(pattern("cxd6")).facts) == "c5d6");
  CHECK(name(p.resolve(pattern("ed6")).facts) == "e5d6");
}
