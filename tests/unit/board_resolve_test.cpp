// What a pattern means on a board, and precisely why it means nothing.
#include <random>
#include <vector>

#include "catch.hpp"
#include "tests/unit/board_help.hpp"

using namespace zapis;
using namespace board_help;

namespace {

struct Refused {
  const char* fen;
  const char* move;
  Refusal refusal;
  const char* square;      ///< "" for none
  const char* candidates;  ///< squares in a row, "" for none, "?" for any
};

Bitboard squares(std::string_view names) {
  Bitboard b = 0;
  for (std::size_t i = 0; i + 1 < names.size(); i += 2) {
    b |= Bitboard{1} << square(names.substr(i, 2));
  }
  return b;
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

TEST_CASE("refusals name the plainest reason") {
  const auto c = GENERATE(values<Refused>({
      // Men.
      {start, "Nd4", Refusal::no_such_man, "", ""},
      {start, "Ndf3", Refusal::no_such_man, "", ""},
      {start, "Rb1", Refusal::own_man_on_target, "b1", "?"},
      {start, "Ra3", Refusal::blocked, "a2", "a1"},
      {start, "Bb5", Refusal::blocked, "e2", "f1"},
      {start, "Qh5", Refusal::blocked, "e2", "d1"},
      {start, "Ke2", Refusal::own_man_on_target, "e2", "e1"},
      {start, "Ke3", Refusal::no_such_man, "", ""},
      {start, ".e4e5", Refusal::no_such_man, "", ""},
      {start, ".e7e5", Refusal::no_such_man, "", ""},
      {"4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1", "Kd1", Refusal::leaves_king_in_check, "e2", "e1"},
      {"4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", Refusal::leaves_king_in_check, "e8", "e2"},
      {"4r2k/8/8/8/8/8/8/1N2K3 w - - 0 1", "Nc3", Refusal::leaves_king_in_check, "e8", "b1"},
      {"7k/8/8/8/8/4N3/8/N3K3 w - - 0 1", "Nc2", Refusal::ambiguous, "", "a1e3"},
      {"7k/8/8/8/8/4N3/8/N3K3 w - - 0 1", "Ndc2", Refusal::no_such_man, "", ""},
      // Case S01: three knights, and the file alone leaves two.
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Nec3", Refusal::ambiguous, "", "e2e4"},
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Nc3", Refusal::ambiguous, "", "a2e2e4"},
      // Pawns straight on.
      {start, "e5", Refusal::no_such_man, "", ""},
      {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", Refusal::blocked, "e3", "e2"},
      {"4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e4", Refusal::blocked, "e4", "e2"},
      {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e3", Refusal::blocked, "e3", "e2"},
      {"4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "e3", Refusal::own_man_on_target, "e3", "e2"},
      {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", Refusal::no_such_man, "", ""},
      {"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", "d1", Refusal::no_such_man, "", ""},
      {"4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f3", Refusal::leaves_king_in_check, "h4", "f2"},
      // A capture is never guessed from a bare square.
      {"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "d5", Refusal::no_such_man,
       "", ""},
      {"4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "d5", Refusal::blocked, "d5", "d4"},
      // Nor a step from a capture.
      {start, "xe4", Refusal::no_such_man, "", ""},
      {start, "exe4", Refusal::nothing_to_capture, "e4", ""},
      {"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "exe5", Refusal::no_such_man, "e5", ""},
      // Captures.
      {start, "exd5", Refusal::no_such_man, "", ""},
      {start, "exd3", Refusal::nothing_to_capture, "d3", "e2"},
      {start, "ed3", Refusal::nothing_to_capture, "d3", "e2"},
      {start, "axc3", Refusal::no_such_man, "", ""},
      {"4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1", "exd5", Refusal::own_man_on_target, "d5", "e4"},
      {"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5", Refusal::ambiguous, "", "c4e4"},
      {"4k3/8/8/8/2P1P3/8/8/4K3 w - - 0 1", "xd5", Refusal::nothing_to_capture, "d5", "c4e4"},
      {"4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", "xd5", Refusal::no_such_man, "", ""},
      // Captures by files alone.
      {"4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - - 0 1", "exd", Refusal::ambiguous, "", "e4e6"},
      {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd", Refusal::nothing_to_capture, "d5", "e4"},
      {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "dxe", Refusal::no_such_man, "", ""},
      {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exg", Refusal::no_such_man, "", ""},
      {"4r2k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd", Refusal::leaves_king_in_check, "e8", "e4"},
      {"3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd", Refusal::missing_promotion, "d8", "e7"},
      {"7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd=Q", Refusal::impossible_promotion, "d5", "e4"},
      // Promotion.
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8", Refusal::missing_promotion, "e8", "e7"},
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=K", Refusal::impossible_promotion, "", ""},
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=P", Refusal::impossible_promotion, "", ""},
      {"7k/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4=Q", Refusal::impossible_promotion, "e4", "e2"},
      {"7k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4=Q", Refusal::impossible_promotion, "d4", "e2"},
      {"4n2k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=Q", Refusal::blocked, "e8", "e7"},
      {"3n3k/4P3/8/8/8/8/4R3/K7 w - - 0 1", ".e7d8", Refusal::missing_promotion, "d8", "e7"},
      // Null moves and boards without a king.
      {"4r2k/8/8/8/8/8/8/4K3 w - - 0 1", "--", Refusal::null_move_in_check, "e8", ""},
      {"4k3/8/8/8/8/8/4P3/8 w - - 0 1", "e4", Refusal::no_king, "", ""},
      {"4k3/8/8/8/8/8/4P3/8 w - - 0 1", "O-O", Refusal::no_king, "", ""},
      {"4k3/8/8/8/8/8/4P3/8 w - - 0 1", "--", Refusal::no_king, "", ""},
      {"8/8/8/8/8/8/8/8 w - - 0 1", "Kd4", Refusal::no_king, "", ""},
  }));
  CAPTURE(c.fen, c.move);
  const Resolution r = resolve(c.fen, c.move);
  CHECK(static_cast<int>(r.refusal) == static_cast<int>(c.refusal));
  CHECK(r.square == (*c.square == '\0' ? no_square : square(c.square)));
  if (*c.candidates != '?') CHECK(r.candidates == squares(c.candidates));
  CHECK(r.facts.from == no_square);
  CHECK_FALSE(static_cast<bool>(r));
}

TEST_CASE("patterns that say more or less than SAN") {
  struct Case {
    const char* fen;
    const char* move;
    const char* name;
    Qualifier qualifier;
  };
  const auto c = GENERATE(values<Case>({
      {start, "e4", "e2e4", Qualifier::none},
      {start, "ee4", "e2e4", Qualifier::none},
      {start, "e2e4", "e2e4", Qualifier::none},
      {start, ".e2-e4", "e2e4", Qualifier::none},
      {start, "Ng1-f3", "g1f3", Qualifier::none},
      {start, "Ngf3", "g1f3", Qualifier::none},
      {start, "N1f3", "g1f3", Qualifier::none},
      {start, "Nxf3", "g1f3", Qualifier::none},  // the sign is the caller's business
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4-d5", "e4d5", Qualifier::none},
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", "e4d5", Qualifier::none},
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5", "e4d5", Qualifier::none},
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed", "e4d5", Qualifier::none},
      {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4xd5", "e4d5", Qualifier::none},
      {"3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=N", "e7d8n", Qualifier::none},
      {"3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd=R", "e7d8r", Qualifier::none},
      // Only the pawn that reaches the last rank can be meant.
      {"3n3k/4P3/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd=B", "e7d8b", Qualifier::none},
      // Case S06: the rook on d1 is pinned, so Rd2 says it all.
      {"1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44", "Rcd2", "c2d2", Qualifier::none},
      {"1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44", "Rd2", "c2d2", Qualifier::none},
      // Case S01w.
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "N4c3", "e4c3", Qualifier::rank},
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Nac3", "a2c3", Qualifier::file},
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Ne2c3", "e2c3", Qualifier::square},
      // Case S02b: queens.
      {"5q1k/4P3/7q/1Q1pQ3/3P4/1KN5/8/5q2 b - - 1 60", ".f8f6", "f8f6", Qualifier::rank},
      {"5q1k/4P3/7q/1Q1pQ3/3P4/1KN5/8/5q2 b - - 1 60", ".h6f6", "h6f6", Qualifier::file},
      {"5q1k/4P3/7q/1Q1pQ3/3P4/1KN5/8/5q2 b - - 1 60", ".f1f6", "f1f6", Qualifier::rank},
      // A rook behind the other one is no rival.
      {"7k/8/8/8/8/8/8/R2R1K2 w - - 0 1", "Re1", "d1e1", Qualifier::none},
      {"7k/8/8/8/8/8/8/R2R1K2 w - - 0 1", "Rac1", "a1c1", Qualifier::file},
  }));
  CAPTURE(c.fen, c.move);
  const Resolution r = resolve(c.fen, c.move);
  REQUIRE(static_cast<int>(r.refusal) == 0);
  CHECK(name(r.facts) == c.name);
  CHECK(static_cast<int>(r.facts.qualifier) == static_cast<int>(c.qualifier));
  CHECK(r.candidates == Bitboard{1} << r.facts.from);
  CHECK_FALSE(r.castling_as_king_move);
  CHECK_FALSE(r.lower_case_piece);
}

TEST_CASE("captures by files are unique or not") {
  const char* two = "4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - - 0 1";
  CHECK_FALSE(resolve(two, "e4xd5").facts.pawn_file_unique);
  CHECK_FALSE(resolve(two, "e6xd7").facts.pawn_file_unique);
  CHECK_FALSE(resolve(two, "e7").facts.pawn_file_unique);
  // A pinned pawn is no rival.
  const char* pinned = "4r2k/3p4/4P3/4K3/3p4/4P3/8/8 w - - 0 1";
  CHECK(resolve(pinned, "e6xd7").refusal == Refusal::leaves_king_in_check);
  CHECK(resolve(pinned, "e3xd4").facts.pawn_file_unique);
  CHECK(name(resolve(pinned, "exd").facts) == "e3d4");
  // With "e.p." the capture in passing is meant.
  const char* passing = "4k3/8/8/3pP3/3p4/4P3/8/4K3 w - d6 0 1";
  MovePattern p = pattern("exd");
  CHECK(position(passing).resolve(p).refusal == Refusal::ambiguous);
  p.en_passant = true;
  const Resolution r = position(passing).resolve(p);
  REQUIRE(r);
  CHECK(name(r.facts) == "e5d6");
  CHECK(r.facts.en_passant);
  CHECK(r.facts.captured == Role::pawn);
  CHECK_FALSE(r.facts.pawn_file_unique);
}

TEST_CASE("lower-case letters: the pawn first, then the piece") {
  MovePattern p = pattern("bxc4");
  p.lower_case_role = Role::bishop;
  // Case S11: both are legal.
  const char* both = "rnb1kbnr/p1q1pppp/8/1p6/2p5/1P2PN2/3P1PPP/RNBQKB1R w KQkq - 0 1";
  Resolution r = position(both).resolve(p);
  REQUIRE(r);
  CHECK(name(r.facts) == "b3c4");
  CHECK_FALSE(r.lower_case_piece);
  // Case S12: only the bishop.
  const char* bishop = "rnb1kbnr/p1q1pppp/8/1p6/2p5/4PN2/3P1PPP/RNBQKB1R w KQkq - 0 1";
  r = position(bishop).resolve(p);
  REQUIRE(r);
  CHECK(name(r.facts) == "f1c4");
  CHECK(r.lower_case_piece);
  // Neither: the pawn's refusal, since a pawn could go so.
  r = position("rnb1kbnr/p1q1pppp/8/1p6/8/1P2PN2/3P1PPP/RNBQK2R w KQkq - 0 1").resolve(p);
  CHECK(r.refusal == Refusal::nothing_to_capture);
  // No pawn goes from b to d: the bishop's answer counts, good or bad.
  p = pattern("bd2");
  p.lower_case_role = Role::bishop;
  r = position("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1").resolve(p);
  REQUIRE(r);
  CHECK(name(r.facts) == "c1d2");
  CHECK(r.lower_case_piece);
  r = position(start).resolve(p);
  CHECK(r.refusal == Refusal::own_man_on_target);
  // A letter that is no file: the role is said, and no doubt arises.
  p = pattern("Nf3");
  p.lower_case_role = Role::knight;
  r = position(start).resolve(p);
  REQUIRE(r);
  CHECK(r.lower_case_piece);
}

TEST_CASE("what a move does to the other king") {
  struct Case {
    const char* fen;
    const char* move;
    CheckKind kind;
  };
  const auto c = GENERATE(values<Case>({
      {start, "e4", CheckKind::none},
      {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", CheckKind::check},
      {"4k3/8/4N3/8/8/8/8/K3R3 w - - 0 1", "Nd4", CheckKind::check},
      {"4k3/8/4N3/8/8/8/8/K3R3 w - - 0 1", "Nc7", CheckKind::double_check},
      {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", CheckKind::mate},
      {"6rk/6pp/8/6N1/8/8/8/4K3 w - - 0 1", "Nf7", CheckKind::mate},
      // Mate wins over double check.
      {"3qkb2/3p1p2/2n2n2/8/4N3/8/4Q3/4K3 w - - 0 1", "Nxf6", CheckKind::mate},
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=Q", CheckKind::check},
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=B", CheckKind::none},
      {"7k/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e8=R", CheckKind::mate},
      {"8/5k2/8/4P3/8/8/8/4K3 w - - 0 1", "e6", CheckKind::check},
      {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", CheckKind::none},
      {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", CheckKind::check},
      {"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", CheckKind::check},
  }));
  CAPTURE(c.fen, c.move);
  const Resolution r = resolve(c.fen, c.move);
  REQUIRE(r);
  CHECK(static_cast<int>(r.facts.check) == static_cast<int>(c.kind));
}

TEST_CASE("a null move passes the turn") {
  Position p = position("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 3 2");
  const Resolution r = p.resolve(pattern("--"));
  REQUIRE(r);
  CHECK(r.facts.null);
  p.play(r.facts);
  CHECK(fen_of(p) == "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 4 2");
  p.play(r.facts);
  CHECK(p.fullmove_number() == 3);
}

TEST_CASE("no pattern is read out of range") {
  const std::vector<Position> boards{Position(),
                                     Position::empty(),
                                     position("8/8/8/8/8/8/4P3/8 w - - 0 1"),
                                     position("PPPPPPPP/K6K/8/8/8/8/k6k/pppppppp b - - 0 1"),
                                     position("P3k2P/P6P/8/8/8/8/p6p/p3K2p w - - 0 1"),
                                     position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")};
  std::mt19937 random(7);
  const auto small = [&random] {
    return static_cast<std::int8_t>(random() % 3 == 0 ? random() : random() % 9 - 1);
  };
  const auto role = [&random] {
    return static_cast<Role>(random() % 4 == 0 ? random() : random() % 7);
  };
  // Boards of any men anywhere, too: no rule holds there, but nothing may break.
  const auto any_board = [&random] {
    Position p = Position::empty();
    for (int i = 0; i < 20; ++i) {
      p.put(static_cast<Square>(random() % 64), random() % 2 == 0 ? Color::white : Color::black,
            static_cast<Role>(random() % 7));
    }
    p.set_castling_rooks(~Bitboard{0});
    p.set_en_passant(static_cast<Square>(random() % 80));
    p.set_turn(random() % 2 == 0 ? Color::white : Color::black);
    p.set_chess960(random() % 2 == 0);
    p.finish();
    return p;
  };
  std::vector<MoveFacts> moves;
  std::string fen;
  int accepted = 0;
  for (int i = 0; i < 200000; ++i) {
    MovePattern p;
    if (random() % 4 == 0) p.kind = static_cast<MovePattern::Kind>(random() % 5);
    p.role = role();
    p.from_file = small();
    p.from_rank = small();
    p.to_file = small();
    p.to_rank = small();
    if (random() % 2 == 0) p.promotion = role();
    p.castling = static_cast<CastlingSide>(random() % 4);
    p.sign = static_cast<MovePattern::Sign>(random() % 4);
    if (random() % 2 == 0) p.lower_case_role = role();
    p.en_passant = random() % 2 == 0;
    Position board = random() % 4 == 0 ? any_board() : boards[random() % boards.size()];
    const Resolution r = board.resolve(p);
    if (!r) continue;
    ++accepted;
    board.play(r.facts);
    moves.clear();
    board.legal_moves(moves);
    const Bitboard kings = board.of(board.turn(), Role::king);
    const bool one_king = (kings & (kings - 1)) == 0;
    if (one_king && board.has_legal_move() == moves.empty()) FAIL_CHECK(fen_of(board));
    fen.clear();
    write_fen(board, FenStyle::shredder, fen);
    for (const MoveFacts& f : moves) {
      Position next = board;
      next.play(f);
    }
  }
  CHECK(accepted > 0);
}
