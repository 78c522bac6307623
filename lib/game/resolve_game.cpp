#include "zapis/resolve_game.hpp"

#include <bit>

#include "lib/board/play_plain.hpp"
#include "lib/game/castling_past.hpp"
#include "lib/game/move_marks.hpp"
#include "lib/game/start.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

using Kind = TapeItem::Kind;
using Mark = MovePattern::Mark;

/// The parts of the origin that a pattern names, or that SAN needs: bit 0 the file, bit 1 the rank.
unsigned parts(const MovePattern& pattern) {
  return (pattern.from_file >= 0 ? 1U : 0U) | (pattern.from_rank >= 0 ? 2U : 0U);
}
unsigned parts(Qualifier qualifier) { return static_cast<unsigned>(qualifier); }
static_assert(static_cast<unsigned>(Qualifier::square) == 3);

/// What SAN wants to be told of the origin: of a pawn that captures, its file.
Qualifier needed_qualifier(const MoveFacts& facts) {
  if (facts.role != Role::pawn) return facts.qualifier;
  return facts.captured == Role::none ? Qualifier::none : Qualifier::file;
}

bool has_needless_qualifier(const MovePattern& pattern, const MoveFacts& facts) {
  return std::popcount(parts(pattern)) > std::popcount(parts(needed_qualifier(facts)));
}

std::uint32_t number_of_last_move(const Position& now) {
  return static_cast<std::uint32_t>(now.fullmove_number()) - (now.turn() == Color::white ? 1 : 0);
}

/// d4, e4, d5, e5: where electronic boards want the kings when a game is over.
bool is_centre(const MovePattern& pattern) {
  const auto is_middle = [](int coordinate) { return coordinate == 3 || coordinate == 4; };
  return is_middle(pattern.to_file) && is_middle(pattern.to_rank);
}

}  // namespace

void GameResolver::resolve(Game& game, const ResolveOptions& options, Findings& findings) {
  options_ = options;
  unmarked_checks_.clear();
  marks_checks_ = false;
  lines_.resize(1);
  Line& main = lines_.front();
  main.ply = 0;
  main.number_shift = 0;
  main.has_before = false;
  main.broken = !set_up_start(game, findings);
  main.now = game.start;
  if (main.broken) {
    game.broken = true;
    break_line(game, 0);
  } else {
    for (std::size_t i = 0; i < game.tape.size();) {
      if (game.tape[i].kind == Kind::pattern) {
        play_patterns(game, i, findings);
      } else {
        resolve_other(game, i, findings);
        ++i;
      }
    }
  }
  game.end = lines_.front().now;
  game.plies = lines_.front().ply;
  game.is_over = game.plies != 0 && !game.end.has_legal_move();
  report_missing_marks(findings);
  if (game.broken || game.plies == 0 || game.marker == Result::none) return;
  // A result that the last position contradicts.
  const Position& end = game.end;
  const Result result = game.result;
  const bool decisive = result == Result::white_wins || result == Result::black_wins;
  if (!game.is_over || result == Result::unknown || result == Result::none) return;
  const Result true_result = !end.in_check()              ? Result::draw
                             : end.turn() == Color::white ? Result::black_wins
                                                          : Result::white_wins;
  if (result != true_result && (decisive || end.in_check() || result == Result::both_lose)) {
    findings.push_back(make_finding(Code::result_contradicts_board, game.marker_offset,
                                    game.marker_length, game.plies));
    findings.back().detail = result_text(true_result);
  }
}

void GameResolver::resolve_other(Game& game, std::size_t index, Findings& findings) {
  TapeItem& item = game.tape[index];
  Line& line = lines_.back();
  switch (item.kind) {
    case Kind::unreadable:
      findings.push_back(
          make_finding(Code::unreadable_move, item.offset, item.length, line.ply + 1));
      findings.back().turn = line.now.turn();
      break_line(game, index);
      break;
    case Kind::nag: {
      const bool black_moved = line.ply > 0 && line.now.turn() == Color::white;
      if ((item.of_mover && black_moved) || (item.of_opponent && !black_moved)) ++item.number;
      item.of_mover = item.of_opponent = false;
      break;
    }
    case Kind::variation_begin: {
      Line branch = line;
      if (line.has_before) {
        branch.now = line.before;
        --branch.ply;
      }
      branch.has_before = false;
      lines_.push_back(branch);
      break;
    }
    case Kind::variation_end:
      if (lines_.size() > 1) lines_.pop_back();
      break;
    default:
      break;
  }
}

/// Plays the patterns that stand side by side, or with comments between them; `index` goes behind
/// the last of them.
void GameResolver::play_patterns(Game& game, std::size_t& index, Findings& findings) {
  Line& line = lines_.back();
  TapeItem* const first = game.tape.data();
  TapeItem* const end = first + game.tape.size();
  TapeItem* item = first + index;
  for (; item != end; ++item) {
    if (item->kind != Kind::pattern) {
      if (item->kind == Kind::comment) continue;
      break;
    }
    const MovePattern pattern = item->pattern;  // the facts take its place on the tape
    if (game.has_variations) line.before = line.now;
    bool castling_as_king_move = false;
    if (!line.now.play_plain_inline(pattern, item->facts) &&
        !play_otherwise(game, static_cast<std::size_t>(item - first), castling_as_king_move,
                        findings)) {
      continue;
    }
    item->kind = Kind::move;
    if (game.has_variations) line.has_before = true;
    if (item->number != 0) {
      const std::uint32_t number = number_of_last_move(line.now);
      if (item->number != number || line.number_shift != 0 || item->black_dots)
        check_number(game, *item, line, findings);
    }
    ++line.ply;
    if (!is_ordinary(pattern, item->facts, castling_as_king_move))
      compare(*item, pattern, castling_as_king_move, line.ply, findings);
  }
  index = static_cast<std::size_t>(item - first);
}

/// Plays what is no plain move; false where it can't be played.
bool GameResolver::play_otherwise(Game& game, std::size_t index, bool& castling_as_king_move,
                                  Findings& findings) {
  TapeItem& item = game.tape[index];
  Line& line = lines_.back();
  Resolution resolution;
  board::resolve_any(line.now, item.pattern, resolution);
  if (!resolution) {
    if (lines_.size() == 1 && puts_kings_in_centre(game, index, findings)) return false;
    report_refusal(game, index, resolution, line, findings);
    break_line(game, index);
    return false;
  }
  castling_as_king_move = resolution.castling_as_king_move;
  line.now.play(resolution.facts);
  item.facts = resolution.facts;
  return true;
}

/// Nothing to say of this move: `compare` would find it in order.
bool GameResolver::is_ordinary(const MovePattern& pattern, const MoveFacts& facts,
                               bool castling_as_king_move) {
  // Nearly every move is ordinary, and this is asked of each: little branches.
  const unsigned remarks =
      static_cast<unsigned>(facts.check) | static_cast<unsigned>(pattern.mark) |
      static_cast<unsigned>(pattern.lower_case_role) | pattern.look_alikes |
      static_cast<unsigned>(pattern.en_passant) | static_cast<unsigned>(castling_as_king_move);
  if (remarks != 0) return false;
  const bool captures = facts.captured != Role::none;
  if (pattern.sign != (captures ? MovePattern::Sign::capture : MovePattern::Sign::none))
    return false;
  if (facts.null || pattern.from_rank >= 0) return false;
  return pattern.from_file < 0 || facts.qualifier == Qualifier::file ||
         (facts.role == Role::pawn && captures);
}

void GameResolver::check_number(const Game& game, const TapeItem& item, Line& line,
                                Findings& findings) {
  const Color mover = ~line.now.turn();
  const std::uint32_t number = number_of_last_move(line.now);
  const std::int64_t shift = std::int64_t{item.number} - number;
  const bool wrong_side = item.black_dots && mover == Color::white;
  // From a position set up, a count may begin anew, or go on from moves that no one counted for it.
  if (line.ply == 0 && game.has_start && (item.number == 1 || number == 1))
    line.number_shift = shift;
  // A count that goes on wrongly is reported where it went wrong.
  const bool is_wrong = (shift != 0 && shift != line.number_shift) || wrong_side;
  line.number_shift = shift;
  if (!is_wrong) return;
  Finding finding = make_finding(Code::wrong_move_number, item.number_offset, 0, line.ply + 1);
  finding.number = static_cast<std::int32_t>(number);
  finding.turn = mover;
  // As many characters as the number has digits: look-alikes ("З" for 3) take more bytes.
  const std::string_view written = game.text.substr(item.number_offset);
  std::size_t length = 0;
  for (std::size_t i = std::to_string(item.number).size(); i > 0 && length < written.size(); --i)
    length += decode_utf8(written.substr(length)).length;
  finding.length = static_cast<std::uint32_t>(length);
  findings.push_back(finding);
}

void GameResolver::compare(const TapeItem& item, const MovePattern& pattern,
                           bool castling_as_king_move, std::uint32_t ply, Findings& findings) {
  const MoveFacts& facts = item.facts;
  const auto report = [&](Code code) -> Finding& {
    findings.push_back(make_finding(code, item.offset, item.length, ply));
    findings.back().role = facts.role;
    return findings.back();
  };
  if (pattern.mark != Mark::none) {
    marks_checks_ = true;
    if (!mark_fits(pattern.mark, facts.check)) {
      report(Code::wrong_check_mark).number = static_cast<std::int32_t>(facts.check);
    }
  } else if (facts.check != CheckKind::none) {
    unmarked_checks_.push_back({item.offset, item.length, ply});
  }
  if (facts.null) {
    if (lines_.size() == 1) report(Code::null_move);
    return;
  }
  if (const std::optional<CaptureFault> fault = find_capture_fault(pattern, facts)) {
    Finding& finding = report(Code::wrong_capture_mark);
    finding.number = static_cast<std::int32_t>(*fault);
    finding.square = facts.to;
  }
  if (castling_as_king_move && pattern.role == Role::king) report(Code::castling_as_king_move);
  if (pattern.lower_case_role != Role::none && facts.role == pattern.lower_case_role) {
    report(Code::lower_case_piece);
  }
  if (pattern.look_alikes != 0) {
    const bool only_castling = pattern.look_alikes == look_alike_castling;
    if (!only_castling || !options_.cyrillic_castling)
      report(Code::homoglyph).number = pattern.look_alikes;
  }
  // Of a piece that is read from a pawn's file, "bc4", the letter is no origin.
  if (options_.origin == Origin::as_needed && facts.castling == CastlingSide::none &&
      pattern.role == facts.role && has_needless_qualifier(pattern, facts)) {
    report(Code::needless_qualifier).number = static_cast<std::int32_t>(needed_qualifier(facts));
  }
}

void GameResolver::report_refusal(const Game& game, std::size_t index, const Resolution& resolution,
                                  const Line& line, Findings& findings) {
  const TapeItem& item = game.tape[index];
  Code code = Code::illegal_move;
  if (resolution.refusal == Refusal::ambiguous) code = Code::ambiguous_move;
  if (resolution.refusal == Refusal::missing_promotion) code = Code::missing_promotion;
  if (resolution.refusal == Refusal::null_move_in_check) code = Code::null_move_in_check;
  Finding finding = make_finding(code, item.offset, item.length, line.ply + 1);
  finding.refusal = resolution.refusal;
  finding.role = role_meant(line.now, item.pattern);
  finding.turn = line.now.turn();
  finding.square = resolution.square;
  finding.candidates = resolution.candidates;
  // Of a hostile game's findings only so many are listed, and the rest need no explaining.
  if (findings.size() < Findings::most_of_a_code) {
    finding.reason = explain(line.now, item.pattern, resolution);
    recall_castling(game, index, line.now, finding.reason);
  }
  findings.push_back(finding);
}

void GameResolver::break_line(Game& game, std::size_t index) {
  lines_.back().broken = true;
  if (lines_.size() == 1) game.broken = true;
  std::size_t depth = 0;
  for (std::size_t i = index; i < game.tape.size(); ++i) {
    TapeItem& item = game.tape[i];
    if (item.kind == Kind::variation_begin) {
      ++depth;
    } else if (item.kind == Kind::variation_end) {
      if (depth == 0) return;  // the end of the broken variation itself
      --depth;
    }
    if (item.kind == Kind::comment || item.kind == Kind::dropped) continue;
    if (item.kind == Kind::pattern || item.kind == Kind::unreadable) {
      // The number belongs to the text that is kept.
      if (item.number != 0) {
        item.length += item.offset - item.number_offset;
        item.offset = item.number_offset;
      }
    }
    item.kind = Kind::raw;
  }
}

bool GameResolver::puts_kings_in_centre(Game& game, std::size_t index, Findings& findings) const {
  std::size_t kings = 0;
  for (std::size_t i = index; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == Kind::comment || item.kind == Kind::nag) continue;
    if (item.kind != Kind::pattern || item.pattern.role != Role::king || !is_centre(item.pattern))
      return false;
    if (++kings > 2) return false;
  }
  for (std::size_t i = index; i < game.tape.size(); ++i) {
    TapeItem& item = game.tape[i];
    if (item.kind != Kind::pattern) continue;
    findings.push_back(
        make_finding(Code::king_to_centre, item.offset, item.length, lines_.back().ply + 1));
    item.kind = Kind::dropped;
  }
  return true;
}

void GameResolver::report_missing_marks(Findings& findings) {
  if (!marks_checks_) return;
  for (const UnmarkedCheck& check : unmarked_checks_) {
    findings.push_back(make_finding(Code::wrong_check_mark, check.offset, check.length, check.ply));
    findings.back().detail = "missing";
  }
}

}  // namespace zapis
