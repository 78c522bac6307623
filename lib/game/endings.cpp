#include "zapis/endings.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "lib/game/main_line.hpp"
#include "lib/game/repetition_hints.hpp"
#include "lib/game/tag_values.hpp"

namespace zapis {
namespace {

/// All that must be alike for a position to be the same (FIDE Laws 9.2.3), packed without loss.
struct PositionKey {
  std::array<Bitboard, 4> men{};  // the bits of each square's role, and its colour
  Bitboard castling_rooks = 0;
  Square en_passant = no_square;  // where a capture en passant is legal
  Color turn = Color::white;
  bool operator<(const PositionKey& other) const {
    return std::tie(men, castling_rooks, en_passant, turn) <
           std::tie(other.men, other.castling_rooks, other.en_passant, other.turn);
  }
};

PositionKey key_of(const Position& p) {
  PositionKey key;
  for (std::size_t role = 1; role < role_count; ++role) {
    const Bitboard men = p.of(static_cast<Role>(role));
    for (std::size_t i = 0; i < 3; ++i) {
      if (((role >> i) & 1U) != 0) key.men[i] |= men;
    }
  }
  key.men[3] = p.of(Color::white);
  key.castling_rooks = p.castling_rooks();
  if (p.en_passant_legal()) key.en_passant = p.en_passant();
  key.turn = p.turn();
  return key;
}

/// Finds what a game may hold by a quick look at its moves.
class Look {
 public:
  explicit Look(const Game& game)
      : game_(game), may_count_(game.start.halfmove_clock() >= fifty_moves - long_run) {
    if (game.has_variations) {
      look_around_variations();
    } else {
      look();
    }
  }

  const std::optional<RepetitionHints>& repetitions() const { return repetitions_; }
  bool found() const { return may_count_ || (repetitions_ && repetitions_->any()); }

 private:
  // A position's third time is at least two returns of four plies away from its first.
  static constexpr int long_run = 8;
  static constexpr int fifty_moves = 100;

  static bool starts_anew(const TapeItem& item) {
    return item.kind == TapeItem::Kind::move && starts_count_anew(item.facts);
  }

  /// Most runs of moves that can be taken back are short: looked for from the end of the shortest
  /// one wanted, they are found to be so without a look at most of their moves.
  void look() {
    const std::size_t size = game_.tape.size();
    for (std::size_t begin = 0; begin + long_run <= size;) {
      std::size_t end = begin + long_run;
      while (end != begin && !starts_anew(game_.tape[end - 1])) --end;
      if (end != begin) {
        begin = end;
        continue;
      }
      end = begin + long_run;
      while (end != size && !starts_anew(game_.tape[end])) ++end;
      add(begin, end);
      begin = end + 1;
    }
  }

  void look_around_variations() {
    std::size_t begin = 0;
    each_main_move(game_, [&](const TapeItem& item) {
      if (!starts_anew(item)) return;
      const auto end = static_cast<std::size_t>(&item - game_.tape.data());
      if (end >= begin + long_run) add(begin, end);
      begin = end + 1;
    });
    if (game_.tape.size() >= begin + long_run) add(begin, game_.tape.size());
  }

  /// A run of moves on the tape that may be long enough.
  void add(std::size_t begin, std::size_t end) {
    const auto length = static_cast<std::int64_t>(end - begin);
    if (length + game_.start.halfmove_clock() >= fifty_moves) may_count_ = true;
    if (!may_come_thrice(begin, end)) return;
    if (!repetitions_) repetitions_.emplace();
    repetitions_->add(game_, begin, end);
  }

  /// Whenever a position comes again, each side's last move has gone to a square that a man of its
  /// own had left.
  bool may_come_thrice(std::size_t begin, std::size_t end) const {
    std::array<Bitboard, 2> left{};
    std::array<std::uint64_t, 2> returns{};
    bool is_null = false;
    std::size_t side = 0;
    const TapeItem* const tape = game_.tape.data();
    each_main_move(game_, tape + begin, tape + end, [&](const TapeItem& item) {
      const MoveFacts& facts = item.facts;
      if (facts.null) {
        is_null = true;
        return;
      }
      returns[side] += left[side] >> facts.to & 1;
      left[side] |= bit(facts.from);
      side ^= 1;
    });
    return is_null || (returns[0] >= 2 && returns[1] >= 2);
  }

  const Game& game_;
  std::optional<RepetitionHints> repetitions_;
  bool may_count_;  // fifty moves
};

/// Was the game played before the Laws of July 2014, the first in which five repetitions and
/// seventy-five moves end a game? What is not known of its date says nothing.
bool was_before_counts(const Game& game) {
  constexpr std::string_view first_day = "2014.07.01";
  const Tag* const date = game.find_tag("Date");
  return date != nullptr && check_date(date->value) == DateFault::none &&
         date->value.size() == first_day.size() && date->value < first_day;
}

/// Plays the main line once more and watches the counts.
class Watch {
 public:
  Watch(const Game& game, Rules rules, const std::optional<RepetitionHints>& repetitions,
        bool blockade, Findings& findings)
      : game_(game),
        rules_(rules),
        counts_end_game_(rules == Rules::fide && !was_before_counts(game)),
        repetitions_(repetitions),
        watch_blockade_(blockade),
        findings_(findings) {}

  void run() {
    Position now = game_.start;
    visit(now, nullptr);
    each_main_move(game_, [&](const TapeItem& item) {
      now.play(item.facts);
      ++ply_;
      if (over_ && !moved_on_) {
        moved_on_ = true;
        findings_.push_back(make_finding(Code::moves_after_end, item.offset, item.length, ply_));
        findings_.back().number = static_cast<std::int32_t>(*over_);
      }
      if (starts_count_anew(item.facts)) {
        times_.clear();
        men_ = MenSum(static_cast<std::size_t>(&item - game_.tape.data()) + 1);
      } else {
        men_.play(item.facts);
      }
      visit(now, &item);
    });
  }

 private:
  void visit(const Position& now, const TapeItem* item) {
    if (repetitions_ && repetitions_->suspects(men_)) {
      const int times = ++times_[key_of(now)];
      if (times == 3) note(Code::threefold_repetition, now, item);
      if (times == 5 && counts_end_game_) end(Code::fivefold_repetition, now, item);
    }
    if (item == nullptr) return;  // what the start says is no one's move
    const int clock = now.halfmove_clock();
    const bool extended = rules_ == Rules::ussr && clock >= 100 && has_soviet_extension(now);
    if (clock >= 100 && !extended) note(Code::fifty_moves, now, item);
    // Mate on the last move counts (9.6.2).
    if (clock >= 150 && counts_end_game_ && !now.is_mate())
      end(Code::seventy_five_moves, now, item);
    if (clock >= 150 && extended) note(Code::seventy_five_moves, now, item);
    if (is_dead_by_material(now)) end(Code::dead_position, now, item);
    if (watch_blockade_ && !over_ && is_dead_by_blockade(now)) {
      end(Code::dead_position, now, item);
      findings_.back().detail = "blockade";
    }
  }

  /// The game is over, whatever the players do.
  void end(Code code, const Position& now, const TapeItem* item) {
    note(code, now, item);
    if (!over_) over_ = code;
  }

  /// Each is said once, where it was first so.
  void note(Code code, const Position& now, const TapeItem* item) {
    bool& said = said_[static_cast<std::size_t>(code)];
    if (said || item == nullptr) return;
    said = true;
    findings_.push_back(make_finding(code, item->offset, item->length, ply_));
    findings_.back().turn = now.turn();
    findings_.back().number = rules_ == Rules::ussr ? 1 : 0;  // a claim, not the end
  }

  const Game& game_;
  Rules rules_;
  bool counts_end_game_;  // five times, seventy-five moves: without a claim
  const std::optional<RepetitionHints>& repetitions_;
  bool watch_blockade_;  // only a position that ends dead was so before
  Findings& findings_;
  MenSum men_;
  std::map<PositionKey, int> times_;  // since the last move that can't be taken back
  std::array<bool, code_count> said_{};
  std::optional<Code> over_;  // what ended the game without the players
  bool moved_on_ = false;     // … and they went on all the same
  std::uint32_t ply_ = 0;
};

/// A finding on the result: its marker, else its tag.
Finding& report_result(Code code, const Game& game, Findings& findings) {
  const Tag* const tag = game.find_tag("Result");
  const bool has_marker = game.marker != Result::none || tag == nullptr;
  findings.push_back(has_marker
                         ? make_finding(code, game.marker_offset, game.marker_length, game.plies)
                         : make_finding(code, tag->offset, tag->length, game.plies));
  return findings.back();
}

/// A draw before both have moved (FIDE Laws 5.2.3), or a win of one who can't mate (5.1.2, 6.9).
void check_result(const Game& game, Rules rules, bool blockade, Findings& findings) {
  if (game.broken) return;
  // Without any move, the moves are not known.
  if (game.result == Result::draw && game.plies == 1 && !game.has_start)
    report_result(Code::early_draw, game, findings);
  if (game.is_over) return;  // by the board: what that says of the result is said already
  if (game.result != Result::white_wins && game.result != Result::black_wins) return;
  const Color winner = game.result == Result::white_wins ? Color::white : Color::black;
  if (can_mate(game.end, winner, rules) && !blockade) return;
  report_result(Code::impossible_win, game, findings).turn = winner;
}

}  // namespace

void find_endings(const Game& game, Rules rules, Findings& findings) {
  if (game.plies == 0) return;
  const bool blockade = is_dead_by_blockade(game.end);
  check_result(game, rules, blockade, findings);
  const Look look(game);
  if (look.found() || blockade || is_dead_by_material(game.end)) {
    Watch(game, rules, look.repetitions(), blockade, findings).run();
  }
  if (!game.is_over) return;
  const TapeItem* last = nullptr;
  each_main_move(game, [&](const TapeItem& item) { last = &item; });
  const Code code = game.end.in_check() ? Code::checkmate : Code::stalemate;
  findings.push_back(make_finding(code, last->offset, last->length, game.plies));
  findings.back().turn = code == Code::checkmate ? ~game.end.turn() : game.end.turn();
}

}  // namespace zapis
