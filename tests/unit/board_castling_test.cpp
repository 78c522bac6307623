// Castling: its conditions, its ways of being written, and all 960 arrays.
#include <map>
#include <random>

#include "catch.hpp"
#include "tests/unit/board_help.hpp"
#include "tests/unit/board_oracle.hpp"

using namespace zapis;
using namespace board_help;

namespace {

struct Case {
  const char* fen;
  const char* move;
  Refusal refusal;
  const char* square_or_name;  ///< the square of the refusal, or the move
  bool as_king_move = false;
  bool chess960 = false;
};

constexpr const char* open_board = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

}  // namespace

TEST_CASE("castling and its refusals") {
  const auto c = GENERATE(values<Case>({
      {open_board, "O-O", Refusal::none, "e1h1"},
      {open_board, "O-O-O", Refusal::none, "e1a1"},
      {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", Refusal::none, "e8h8"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "O-O", Refusal::castling_no_right, ""},
      {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O-O", Refusal::castling_no_right, ""},
      {"4k3/8/8/8/8/8/8/R3KN1R w KQ - 0 1", "O-O", Refusal::castling_blocked, "f1"},
      {"4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "O-O", Refusal::castling_blocked, "g1"},
      {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", Refusal::castling_blocked, "b1"},
      {"4k3/8/8/8/8/8/8/RN1QK2R w KQ - 0 1", "O-O-O", Refusal::castling_blocked, "d1"},
      {"4r3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", Refusal::castling_out_of_check, "e1"},
      {"5r2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", Refusal::castling_through_check, "f1"},
      {"6r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", Refusal::castling_through_check, "g1"},
      {"7r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", Refusal::none, "e1h1"},
      {"1r6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", Refusal::none, "e1a1"},
      // Written as the king's move (cases S26, S26h).
      {open_board, "Kg1", Refusal::none, "e1h1", true},
      {open_board, "Kc1", Refusal::none, "e1a1", true},
      {open_board, "Ke1-g1", Refusal::none, "e1h1", true},
      {open_board, ".e1g1", Refusal::none, "e1h1", true},
      {open_board, ".e1h1", Refusal::none, "e1h1", true},
      {open_board, ".e1a1", Refusal::none, "e1a1", true},
      {open_board, "Kxh1", Refusal::none, "e1h1", true},
      {open_board, "Ke1xa1", Refusal::none, "e1a1", true},
      {open_board, "Kh1", Refusal::no_such_man, ""},
      {open_board, "Kb1", Refusal::no_such_man, ""},
      {open_board, "Kxg1", Refusal::no_such_man, ""},
      {open_board, "Kg8", Refusal::no_such_man, ""},
      {open_board, "Kg1=Q", Refusal::impossible_promotion, "g1"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "Kg1", Refusal::castling_no_right, "", true},
      {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", ".e1h1", Refusal::castling_no_right, "", true},
      {"4k3/8/8/8/8/8/8/R3KN1R w KQ - 0 1", "Kg1", Refusal::castling_blocked, "f1", true},
      {"5r2/8/8/8/8/8/8/R3K2R w KQ - 0 1", ".e1g1", Refusal::castling_through_check, "f1", true},
      {"7k/8/8/8/8/8/8/R5K1 w - - 0 1", "Kc1", Refusal::no_such_man, ""},
      // An ordinary step stays one, though castling would go there too.
      {"7k/8/8/8/8/8/8/R2K4 w - - 0 1", "Kc1", Refusal::none, "d1c1"},
      {"7k/8/8/8/8/8/8/4K2R w K - 0 1", "Kf1", Refusal::none, "e1f1"},
      // Chess960: the goal one file away, or no way at all for the king.
      {"7k/8/8/8/8/8/8/5K1R w H - 0 1", "Kg1", Refusal::none, "f1g1", false, true},
      {"7k/8/8/8/8/8/8/5K1R w H - 0 1", "O-O", Refusal::none, "f1h1", false, true},
      {"7k/8/8/8/8/8/8/5KR1 w G - 0 1", "Kg1", Refusal::none, "f1g1", true, true},
      {"7k/8/8/8/8/8/8/5KR1 w G - 0 1", ".f1g1", Refusal::none, "f1g1", true, true},
      {"7k/8/8/8/8/8/8/5KR1 w - - 0 1", "Kg1", Refusal::own_man_on_target, "g1", false, true},
      {"7k/8/8/8/8/8/8/5KNR w H - 0 1", "Kg1", Refusal::own_man_on_target, "g1", false, true},
      // The king stands still (case C03).
      {"7k/8/8/8/8/8/8/6KR w H - 0 1", "O-O", Refusal::none, "g1h1", false, true},
      {"7k/8/8/8/8/8/8/6KR w H - 0 1", ".g1h1", Refusal::none, "g1h1", true, true},
      // The rook is all that shields the king.
      {"7k/8/8/8/8/8/8/rRK5 w B - 0 1", "O-O-O", Refusal::castling_through_check, "c1", false,
       true},
      {"7k/8/8/8/8/8/8/rR3K2 w B - 0 1", "O-O-O", Refusal::castling_through_check, "e1", false,
       true},
      {"7k/8/8/8/8/8/8/1R3K1r w B - 0 1", "O-O-O", Refusal::castling_out_of_check, "f1", false,
       true},
      // Goals that are taken; the rook's way counts as the king's does.
      {"7k/8/8/8/8/8/8/1K1N3R w H - 0 1", "O-O", Refusal::castling_blocked, "d1", false, true},
      {"7k/8/8/8/8/8/8/RN3K2 w A - 0 1", "O-O-O", Refusal::castling_blocked, "b1", false, true},
      {"7k/8/8/8/8/8/8/5K1R w H - 0 1", "O-O-O", Refusal::castling_no_right, "", false, true},
  }));
  CAPTURE(c.fen, c.move);
  const Resolution r = resolve(c.fen, c.move, c.chess960);
  REQUIRE(static_cast<int>(r.refusal) == static_cast<int>(c.refusal));
  CHECK(r.castling_as_king_move == c.as_king_move);
  if (r) {
    CHECK(name(r.facts) == c.square_or_name);
  } else {
    CHECK(r.square == (*c.square_or_name == '\0' ? no_square : square(c.square_or_name)));
  }
}

TEST_CASE("castling facts and the board afterwards") {
  Position p = position("nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8", true);
  const Resolution r = p.resolve(pattern(".e8d8"));  // case C07
  REQUIRE(r);
  CHECK(r.facts.castling == CastlingSide::queen);
  CHECK(r.facts.from == square("e8"));
  CHECK(r.facts.to == square("c8"));
  CHECK(r.facts.castling_rook == square("d8"));
  CHECK(r.facts.role == Role::king);
  CHECK(r.facts.captured == Role::none);
  CHECK(r.facts.chess960);
  p.play(r.facts);
  CHECK(fen_of(p) == "nnkr1q1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB w KQ - 2 9");
}

TEST_CASE("in Chess960 castling can be the only legal move") {
  for (const char* fen : {"8/8/8/8/2k2r2/5q1r/1b4nP/1q1b2KR w H - 0 1",
                          "8/8/8/8/p2p4/1k1r1q2/bP1P1P1b/BRK1B3 w B - 0 1"}) {
    CAPTURE(fen);
    const Position p = position(fen, true);
    std::vector<MoveFacts> moves;
    p.legal_moves(moves);
    REQUIRE(moves.size() == 1);
    CHECK(moves[0].castling != CastlingSide::none);
    CHECK(p.has_legal_move());
    CHECK_FALSE(p.is_stalemate());
  }
}

TEST_CASE("rights go with the king, the rook, and the rook's end") {
  Position p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  p.play(p.resolve(pattern("Rxh8")).facts);
  CHECK(fen_of(p) == "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
  p.play(p.resolve(pattern("Kd7")).facts);
  CHECK(fen_of(p) == "r6R/3k4/8/8/8/8/8/R3K3 w Q - 1 2");
}

namespace {

/// A start array of both sides from which men are missing, and others stand about.
Position disturbed_start(const std::string& array, std::mt19937& random) {
  Position p = Position::empty();
  Bitboard rooks = 0;
  for (int file = 0; file < 8; ++file) {
    const char man = array[static_cast<std::size_t>(file)];
    for (Color c : {Color::white, Color::black}) {
      const bool white = c == Color::white;
      const Square s = square_at(file, white ? 0 : 7);
      if (man == 'R') rooks |= Bitboard{1} << s;
      if (man == 'K' || man == 'R' || random() % 6 == 0) p.put(s, c, role(man));
      if (random() % 3 != 0) p.put(square_at(file, white ? 1 : 6), c, Role::pawn);
    }
  }
  for (int i = 0; i < 6; ++i) {
    const auto s = static_cast<Square>(random() % 64);
    if (p.role_at(s) != Role::none) continue;
    const auto officer = static_cast<Role>(static_cast<unsigned>(Role::knight) + random() % 4);
    p.put(s, random() % 2 == 0 ? Color::white : Color::black, officer);
  }
  p.set_castling_rooks(rooks);
  p.set_chess960(true);
  p.set_turn(random() % 2 == 0 ? Color::white : Color::black);
  p.finish();
  return p;
}

Refusal refusal_of(const std::string& fault) {
  if (fault.empty()) return Refusal::none;
  if (fault == "blocked") return Refusal::castling_blocked;
  return fault == "out" ? Refusal::castling_out_of_check : Refusal::castling_through_check;
}

/// What our castling and the oracle's disagree about, if anything. Counts the faults met.
std::string compare_castling(const Position& p, CastlingSide side,
                             std::map<std::string, int>& faults) {
  const oracle::Board slow(p);
  const Square rook = p.castling_rook(p.turn(), side);
  if (rook == no_square) return "no rook";
  MovePattern castling;
  castling.kind = MovePattern::Kind::castling;
  castling.castling = side;
  const Resolution r = p.resolve(castling);
  const std::string fault = slow.castling_fault(rook);
  ++faults[fault];
  if (r.refusal != refusal_of(fault)) return "refusal, not " + fault;
  if (!r) return {};
  Position next = p;
  next.play(r.facts);
  oracle::Move m{r.facts.from, r.facts.to};
  m.castling_rook = rook;
  const oracle::Board after = slow.after(m);
  if (oracle::Board(next).men != after.men) return "board";
  const bool check = r.facts.check != CheckKind::none;
  return check == after.in_check(after.white) ? "" : "check";
}

}  // namespace

TEST_CASE("all arrays: castling agrees with the oracle when men come and go") {
  std::mt19937 random(960);
  std::map<std::string, int> faults;
  for (int i = 0; i < 960 * 12; ++i) {
    const Position p = disturbed_start(start_array(i % 960), random);
    if (p.attackers(p.king(~p.turn()), p.turn()) != 0) continue;  // no position of a game
    for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
      const std::string difference = compare_castling(p, side, faults);
      if (!difference.empty()) FAIL(fen_of(p) << " " << difference);
    }
  }
  CHECK(faults[""] > 1000);
  CHECK(faults["blocked"] > 1000);
  CHECK(faults["out"] > 100);
  CHECK(faults["through"] > 100);
}
