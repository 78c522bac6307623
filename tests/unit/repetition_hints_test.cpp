// Repetitions of random games: what the sums suspect, and what is told, beside a count by FEN.
#include "lib/game/repetition_hints.hpp"

#include <map>
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"
#include "zapis/endings.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

/// Board, turn, rights and a real right to capture en passant.
std::string identity(const Position& position) {
  std::string fen;
  write_fen(position, FenStyle::shredder, fen);
  return fen.substr(0, fen.find_last_of(' ', fen.find_last_of(' ') - 1));
}

/// A game in which the men mostly go back and forth, with a variation here and there.
class RandomGame {
 public:
  RandomGame(const Position& start, std::mt19937& random) : random_(random) {
    game_.start = game_.end = start;
    note();
    while (game_.plies < 120 && step()) {
    }
  }

  const Game& game() const { return game_; }
  /// The ply at which a position first stood for the nth time, or 0.
  std::uint32_t first_time(int n) const {
    const auto found = firsts_.find(n);
    return found == firsts_.end() ? 0 : found->second;
  }

 private:
  bool step() {
    std::vector<MoveFacts> moves;
    game_.end.legal_moves(moves);
    if (moves.empty()) return false;
    MoveFacts move = moves[random_() % moves.size()];
    for (int i = 0; i < 8 && starts_count_anew(move); ++i) move = moves[random_() % moves.size()];
    const bool goes_back = random_() % 3 == 0 && before_.size() > 1;
    for (const MoveFacts& other : moves) {
      if (!goes_back) break;
      const MoveFacts& last = before_[before_.size() - 2];
      if (other.from == last.to && other.to == last.from) move = other;
    }
    append(TapeItem::Kind::move).facts = move;
    game_.end.play(move);
    before_.push_back(move);
    ++game_.plies;
    note();
    if (random_() % 8 == 0) add_variation(move);
    return true;
  }

  TapeItem& append(TapeItem::Kind kind) {
    game_.tape.emplace_back().kind = kind;
    return game_.tape.back();
  }

  void add_variation(const MoveFacts& move) {
    const std::size_t begin = game_.tape.size();
    append(TapeItem::Kind::variation_begin).link = static_cast<std::uint32_t>(begin + 3);
    append(TapeItem::Kind::move).facts = move;
    append(TapeItem::Kind::comment);
    append(TapeItem::Kind::variation_end).link = static_cast<std::uint32_t>(begin);
    game_.has_variations = true;
  }

  void note() { firsts_.emplace(++times_[identity(game_.end)], game_.plies); }

  std::mt19937& random_;
  Game game_;
  std::vector<MoveFacts> before_;
  std::map<std::string, int> times_;
  std::map<int, std::uint32_t> firsts_;
};

std::uint32_t ply_of(Code code, const Findings& findings) {
  for (const Finding& finding : findings) {
    if (finding.code == code) return finding.ply;
  }
  return 0;
}

std::size_t sum_of(const std::vector<MoveFacts>& moves) {
  MenSum sum;
  for (const MoveFacts& move : moves) sum.play(move);
  return sum.value();
}

MoveFacts move(Role role, Square from, Square to) {
  MoveFacts facts;
  facts.role = role;
  facts.from = from;
  facts.to = to;
  return facts;
}

}  // namespace

TEST_CASE("repetitions of random games are those that a count by FEN finds") {
  std::mt19937 random(7);  // NOLINT(bugprone-random-generator-seed): the same games each time
  int threefold = 0;
  int fivefold = 0;
  for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                          "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                          "r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1", "4k3/8/8/8/3pP3/8/8/4K1N1 b - e3 0 1",
                          "4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1", "7k/8/8/8/8/8/8/KQ6 w - - 0 1"}) {
    for (int i = 0; i < 60; ++i) {
      Position start;
      REQUIRE(parse_fen(fen, true, start).playable);
      const RandomGame random_game(start, random);
      Findings findings;
      find_endings(random_game.game(), Rules::fide, findings);
      INFO(fen << " " << i);
      REQUIRE(ply_of(Code::threefold_repetition, findings) == random_game.first_time(3));
      REQUIRE(ply_of(Code::fivefold_repetition, findings) == random_game.first_time(5));
      threefold += random_game.first_time(3) != 0 ? 1 : 0;
      fivefold += random_game.first_time(5) != 0 ? 1 : 0;
    }
  }
  // The games show both kinds, and neither.
  CHECK(threefold > 100);
  CHECK(threefold < 300);
  CHECK(fivefold > 20);
}

TEST_CASE("sums tell where the men have gone, by whatever way") {
  const MoveFacts white = move(Role::knight, 6, 21);
  const MoveFacts white_back = move(Role::knight, 21, 6);
  const MoveFacts black = move(Role::knight, 62, 45);
  const MoveFacts black_back = move(Role::knight, 45, 62);
  const MoveFacts king = move(Role::king, 4, 12);
  CHECK(sum_of({white, black, white_back, black_back}) == sum_of({}));
  CHECK(sum_of({white, black, king}) == sum_of({king, black, white}));
  CHECK(sum_of({white, black, white_back}) != sum_of({}));
  CHECK(sum_of({white, black, white_back, move(Role::rook, 45, 62)}) != sum_of({}));
  // Castling can't be undone, and what stands behind other moves is another position.
  MoveFacts castling = move(Role::king, 60, 62);
  castling.castling = CastlingSide::king;
  CHECK(sum_of({white, castling, white_back, move(Role::king, 62, 60)}) != sum_of({}));
  CHECK(MenSum(17).value() != MenSum(1).value());
}

TEST_CASE("only what stands three times is suspected") {
  Game game;
  const auto play = [&game](int moves) {
    for (int i = 0; i < moves; ++i) {
      const int side = i % 2 == 0 ? 0 : 56;
      const int from = i % 4 < 2 ? 6 : 21;
      TapeItem& item = game.tape.emplace_back();
      item.kind = TapeItem::Kind::move;
      item.facts = move(Role::knight, static_cast<Square>(from ^ side),
                        static_cast<Square>(from ^ 6 ^ 21 ^ side));
    }
  };
  const auto suspects = [&game] {
    RepetitionHints hints;
    hints.add(game, 0, game.tape.size());
    CHECK(hints.any() == hints.suspects(MenSum()));
    return hints.any();
  };
  play(7);
  CHECK_FALSE(suspects());
  game.tape.clear();
  play(8);
  CHECK(suspects());
}
