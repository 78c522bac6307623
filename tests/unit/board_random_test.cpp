// Random games, every position of them compared with the oracle.
#include <functional>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "catch.hpp"
#include "tests/unit/board_help.hpp"
#include "tests/unit/board_oracle.hpp"

using namespace zapis;
using namespace board_help;

namespace {

using Key = std::tuple<int, int, char, int>;  // from, to, promotion, castling rook

Key key(const oracle::Move& m) { return {m.from, m.to, m.promotion, m.castling_rook}; }
Key key(const MoveFacts& f) {
  return {f.from, f.to, " pnbrqk"[static_cast<int>(f.promotion)],
          f.castling == CastlingSide::none ? -1 : f.castling_rook};
}

/// Everything that makes two positions the same, the e.p. square only if it can be used.
std::string identity(const Position& p) {
  return fen_of(p, FenStyle::shredder) + (p.chess960() ? " 960" : "") +
         std::to_string(p.checkers()) + "," + std::to_string(p.castling_rooks()) + "," +
         std::to_string(p.king(Color::white)) + "," + std::to_string(p.king(Color::black));
}

MovePattern full_pattern(const MoveFacts& f, bool with_role) {
  MovePattern p;
  p.role = with_role ? f.role : Role::none;
  p.from_file = static_cast<std::int8_t>(file_of(f.from));
  p.from_rank = static_cast<std::int8_t>(rank_of(f.from));
  const Square to = f.castling == CastlingSide::none ? f.to : f.castling_rook;
  p.to_file = static_cast<std::int8_t>(file_of(to));
  p.to_rank = static_cast<std::int8_t>(rank_of(to));
  p.promotion = f.promotion;
  return p;
}

/// Compares one position with the oracle; returns what differs, or nothing.
class Comparison {
 public:
  explicit Comparison(const Position& p) : p_(p), board_(p) {}

  std::string run() {
    p_.legal_moves(ours_);
    const std::vector<oracle::Move> theirs = board_.legal_moves();
    std::multiset<Key> a;
    std::map<Key, oracle::Move> b;
    for (const MoveFacts& f : ours_) a.insert(key(f));
    for (const oracle::Move& m : theirs) b.emplace(key(m), m);
    std::multiset<Key> keys;
    for (const auto& [k, m] : b) keys.insert(k);
    if (a != keys) return "legal moves differ";
    if (p_.has_legal_move() == ours_.empty()) return "has_legal_move";
    if (p_.in_check() != board_.in_check(board_.white)) return "in_check";
    if (p_.is_mate() != (theirs.empty() && board_.in_check(board_.white))) return "is_mate";
    for (const MoveFacts& f : ours_) {
      std::string fault = compare_move(f, b.at(key(f)));
      if (!fault.empty()) return name(f) + ": " + fault;
    }
    std::string castling = compare_castling();
    return castling.empty() ? compare_refusals() : castling;
  }

 private:
  CheckKind slow_check(const oracle::Move& m) const {
    const oracle::Board next = board_.after(m);
    if (!next.in_check(next.white)) return CheckKind::none;
    if (next.legal_moves().empty()) return CheckKind::mate;
    const std::size_t n = next.attackers(next.king(next.white), !next.white).size();
    return n > 1 ? CheckKind::double_check : CheckKind::check;
  }

  Qualifier slow_qualifier(const MoveFacts& f) const {
    if (f.role == Role::pawn || f.role == Role::king) return Qualifier::none;
    int rivals = 0;
    int on_file = 0;
    int on_rank = 0;
    for (const MoveFacts& other : ours_) {
      if (other.role != f.role || other.to != f.to || other.from == f.from) continue;
      ++rivals;
      if (file_of(other.from) == file_of(f.from)) ++on_file;
      if (rank_of(other.from) == rank_of(f.from)) ++on_rank;
    }
    if (rivals == 0) return Qualifier::none;
    if (on_file == 0) return Qualifier::file;
    return on_rank == 0 ? Qualifier::rank : Qualifier::square;
  }

  bool slow_unique_file(const MoveFacts& f) const {
    if (f.role != Role::pawn || file_of(f.from) == file_of(f.to)) return false;
    std::set<std::pair<int, int>> captures;
    for (const MoveFacts& other : ours_) {
      if (other.role == Role::pawn && file_of(other.from) == file_of(f.from) &&
          file_of(other.to) == file_of(f.to)) {
        captures.insert({other.from, other.to});
      }
    }
    return captures.size() == 1;
  }

  std::string compare_move(const MoveFacts& listed, const oracle::Move& m) {
    Resolution r;
    for (bool with_role : {true, false}) {
      r = p_.resolve(full_pattern(listed, with_role));
      if (!r) return "refused";
      if (key(r.facts) != key(m)) return "another move";
    }
    const MoveFacts& f = r.facts;
    if (f.role != listed.role || f.captured != listed.captured || f.null) return "role";
    if (" pnbrqk"[static_cast<int>(f.captured)] != m.captured) return "captured";
    if (f.en_passant != m.en_passant || listed.en_passant != m.en_passant) return "en passant";
    if (f.chess960 != p_.chess960() || listed.chess960 != p_.chess960()) return "chess960";
    if (r.castling_as_king_move != (f.castling != CastlingSide::none)) return "king takes rook";
    if (f.qualifier != slow_qualifier(listed)) return "qualifier";
    if (f.pawn_file_unique != slow_unique_file(listed)) return "pawn_file_unique";
    if (f.check != slow_check(m)) return "check";
    if (!f.complete || listed.complete) return "complete";
    std::string fault = compare_short(f);
    if (!fault.empty()) return fault;
    return compare_play(f, listed, m);
  }

  /// The SAN of the move means the move, and with less of the origin it is ambiguous.
  std::string compare_short(const MoveFacts& f) const {
    if (f.castling != CastlingSide::none) return {};
    MovePattern p = full_pattern(f, true);
    const bool capture = f.captured != Role::none;
    if (f.role == Role::pawn) {
      p.from_rank = -1;
      if (!capture) p.from_file = -1;
      if (!same(p_.resolve(p).facts, f)) return "SAN of a pawn";
      if (!capture) return {};
      p.to_rank = -1;
      const Resolution files = p_.resolve(p);
      if (f.pawn_file_unique && !(files && same(files.facts, f))) return "ed";
      if (!f.pawn_file_unique && files && !same(files.facts, f)) return "ed of another pawn";
      return {};
    }
    const bool file = f.qualifier == Qualifier::file || f.qualifier == Qualifier::square;
    const bool rank = f.qualifier == Qualifier::rank || f.qualifier == Qualifier::square;
    if (!file) p.from_file = -1;
    if (!rank) p.from_rank = -1;
    const Resolution exact = p_.resolve(p);
    if (!exact || !same(exact.facts, f)) return "SAN";
    if (f.qualifier == Qualifier::none) return {};
    p.from_file = p.from_rank = -1;
    const Resolution vague = p_.resolve(p);
    if (vague.refusal != Refusal::ambiguous) return "should be ambiguous";
    return (vague.candidates >> f.from & 1) != 0 ? std::string{} : "candidates";
  }

  static bool same(const MoveFacts& a, const MoveFacts& b) {
    return key(a) == key(b) && a.check == b.check && a.qualifier == b.qualifier &&
           a.captured == b.captured && a.pawn_file_unique == b.pawn_file_unique;
  }

  std::string compare_play(const MoveFacts& f, const MoveFacts& listed,
                           const oracle::Move& m) const {
    Position next = p_;
    next.play(f);
    Position other = p_;
    other.play(listed);
    if (identity(next) != identity(other)) return "play of complete and of listed facts";
    // At a stroke: the same move, or, of castling, nothing at all.
    for (const bool with_role : {true, false}) {
      Position quick = p_;
      MoveFacts facts;
      const bool played = quick.play_plain(full_pattern(f, with_role), facts);
      if (played != (f.castling == CastlingSide::none)) return "play_plain";
      if (identity(quick) != identity(played ? next : p_)) return "position after play_plain";
      if (played && !same(facts, f)) return "facts of play_plain";
    }
    const oracle::Board slow = board_.after(m);
    for (int s = 0; s < 64; ++s) {
      const auto square = static_cast<Square>(s);
      char c = " pnbrqk"[static_cast<int>(next.role_at(square))];
      if (next.of(Color::white) >> s & 1) c = static_cast<char>(std::toupper(c));
      if (c != slow.at(s)) return "board after the move";
    }
    Bitboard checkers = 0;
    for (int s : slow.attackers(slow.king(slow.white), !slow.white)) checkers |= Bitboard{1} << s;
    if (next.checkers() != checkers) return "checkers after the move";
    Bitboard rooks = 0;
    for (int s : slow.castling_rooks) rooks |= Bitboard{1} << s;
    if (next.castling_rooks() != rooks) return "castling rights after the move";
    if ((next.en_passant() == no_square ? -1 : next.en_passant()) != slow.en_passant) return "e.p.";
    for (FenStyle style : {FenStyle::x_fen, FenStyle::shredder}) {
      const std::string fen = fen_of(next, style);
      Position again;
      const FenReport report = parse_fen(fen, next.chess960(), again);
      if (!report.readable || !report.playable || report.bad_castling_flag ||
          report.bad_en_passant || report.missing_fields) {
        return "report of " + fen;
      }
      if (identity(again) != identity(next)) return "reading of " + fen;
    }
    return {};
  }

  std::string compare_castling() const {
    for (CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
      MovePattern p;
      p.kind = MovePattern::Kind::castling;
      p.castling = side;
      const Resolution r = p_.resolve(p);
      const Square rook = p_.castling_rook(p_.turn(), side);
      const std::string fault = rook == no_square ? "right" : board_.castling_fault(rook);
      const std::map<std::string, Refusal> refusals{{"", Refusal::none},
                                                    {"right", Refusal::castling_no_right},
                                                    {"blocked", Refusal::castling_blocked},
                                                    {"out", Refusal::castling_out_of_check},
                                                    {"through", Refusal::castling_through_check}};
      if (r.refusal != refusals.at(fault)) return "castling: " + fault;
      if (r && r.castling_as_king_move) return "castling as such";
    }
    return {};
  }

  /// Whatever goes from a square to a square and is not legal is refused, with a reason.
  std::string compare_refusals() const {
    std::set<std::pair<int, int>> legal;
    std::set<std::pair<int, int>> promoting;
    for (const MoveFacts& f : ours_) {
      legal.insert({f.from, f.to});
      if (f.promotion != Role::none) promoting.insert({f.from, f.to});
      if (f.castling != CastlingSide::none) {
        legal.erase({f.from, f.to});
        legal.insert({f.from, f.castling_rook});
      }
    }
    for (const MoveFacts& f : ours_) {
      if (f.castling == CastlingSide::none) continue;
      if (p_.chess960() || std::abs(f.from - f.to) >= 2) legal.insert({f.from, f.to});
    }
    MovePattern p;
    p.role = Role::none;
    for (int from = 0; from < 64; ++from) {
      for (int to = 0; to < 64; ++to) {
        p.from_file = static_cast<std::int8_t>(from % 8);
        p.from_rank = static_cast<std::int8_t>(from / 8);
        p.to_file = static_cast<std::int8_t>(to % 8);
        p.to_rank = static_cast<std::int8_t>(to / 8);
        const Resolution r = p_.resolve(p);
        const bool needs_promotion = promoting.contains({from, to});
        const bool expected = legal.contains({from, to}) && !needs_promotion;
        const auto where = [&] { return std::to_string(from) + "-" + std::to_string(to); };
        if (static_cast<bool>(r) != expected) return where() + " accepted or refused wrongly";
        if (needs_promotion && r.refusal != Refusal::missing_promotion)
          return where() + " promotion";
        if (r.refusal == Refusal::leaves_king_in_check && r.square == no_square) return where();
        if (r.refusal == Refusal::blocked &&
            (r.square == no_square || p_.role_at(r.square) == Role::none)) {
          return where() + " blocked by nobody";
        }
      }
    }
    return {};
  }

  const Position& p_;
  oracle::Board board_;
  std::vector<MoveFacts> ours_;
};

void play_random_games(unsigned seed, int games, int plies,
                       const std::function<std::string(int)>& start) {
  std::mt19937 random(seed);
  for (int game = 0; game < games; ++game) {
    const std::string fen = start(static_cast<int>(random() % 960 * 960 + random() % 960));
    const bool chess960 = fen != start_fen(518, 518) && fen.find(" w KQkq") != std::string::npos;
    Position p = position(fen, chess960);
    for (int ply = 0; ply < plies; ++ply) {
      const std::string fault = Comparison(p).run();
      if (!fault.empty()) {
        FAIL_CHECK(fen_of(p) << " " << fault);
        return;
      }
      std::vector<MoveFacts> moves;
      p.legal_moves(moves);
      if (moves.empty()) break;
      MoveFacts pick = moves[random() % moves.size()];
      // Castling, promotion and e.p. are rare in random play: take them when they come.
      for (const MoveFacts& f : moves) {
        const bool rare =
            f.castling != CastlingSide::none || f.en_passant || f.promotion != Role::none;
        if (rare && random() % 3 == 0) pick = f;
      }
      p.play(random() % 2 == 0 ? pick : p.resolve(full_pattern(pick, true)).facts);
    }
  }
  SUCCEED();
}

}  // namespace

TEST_CASE("random orthodox games agree with the oracle") {
  play_random_games(1, 12, 120, [](int) { return start_fen(518, 518); });
}

TEST_CASE("random Chess960 games agree with the oracle") {
  play_random_games(2, 12, 60, [](int n) { return start_fen(n % 960, n % 960); });
}

TEST_CASE("random games with two arrays agree with the oracle") {
  play_random_games(3, 12, 60, [](int n) { return start_fen(n % 960, n / 960); });
}

TEST_CASE("random games from sharp positions agree with the oracle") {
  const std::array<const char*, 10> fens{
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
      "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
      "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
      "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
      "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
      "q3q3/1q1q4/8/q3k3/8/8/1Q1Q4/Q2K3Q b - - 0 1",
      "N1N1N3/8/N3N3/8/N1N1N2k/8/8/K7 w - - 0 1",
      "4k3/pppppppp/8/PPPPPPPP/pppppppp/8/PPPPPPPP/4K3 w - - 0 1"};
  play_random_games(4, 30, 50,
                    [&](int n) { return fens[static_cast<std::size_t>(n) % fens.size()]; });
}

TEST_CASE("many random games agree with the oracle", "[.deep]") {
  play_random_games(11, 300, 200, [](int) { return start_fen(518, 518); });
  play_random_games(12, 600, 120, [](int n) { return start_fen(n % 960, n % 960); });
  play_random_games(13, 600, 120, [](int n) { return start_fen(n % 960, n / 960); });
}
