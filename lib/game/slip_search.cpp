#include "lib/game/slip_search.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "lib/game/slip_cost.hpp"

namespace zapis {
namespace {

/// So many moves must follow where a slip is a rare one.
constexpr std::size_t several_moves = 5;
/// What it costs to find the readings of a word, by its length, in moves resolved.
constexpr std::size_t work_of_reading = 32;

/// The pattern that says of a move what a sheet of this style would.
MovePattern pattern_of(const MoveFacts& facts, const MovePattern& written) {
  MovePattern pattern;
  pattern.sign = written.sign;
  pattern.mark = written.mark;
  if (facts.castling != CastlingSide::none) {
    pattern.kind = MovePattern::Kind::castling;
    pattern.castling = facts.castling;
    return pattern;
  }
  const bool is_long = written.names_origin();
  const auto needed = static_cast<unsigned>(facts.qualifier);
  const bool takes = facts.role == Role::pawn && facts.captured != Role::none;
  pattern.role = facts.role;
  pattern.promotion = facts.promotion;
  if (is_long || takes || (needed & 1U) != 0)
    pattern.from_file = static_cast<std::int8_t>(file_of(facts.from));
  if (is_long || (needed & 2U) != 0)
    pattern.from_rank = static_cast<std::int8_t>(rank_of(facts.from));
  pattern.to_file = static_cast<std::int8_t>(file_of(facts.to));
  pattern.to_rank = static_cast<std::int8_t>(rank_of(facts.to));
  return pattern;
}

/// The pattern that no other move fits.
MovePattern exact_pattern(const MoveFacts& move) {
  MovePattern with_origin;
  with_origin.from_file = with_origin.from_rank = 0;
  return pattern_of(move, with_origin);
}

bool same_move(const MoveFacts& a, const MoveFacts& b) {
  return a.from == b.from && a.to == b.to && a.promotion == b.promotion &&
         a.castling == b.castling && a.null == b.null;
}

}  // namespace

std::vector<Outcome> SlipSearch::run(std::size_t first) {
  stop_ = line_.play_through(before_);
  if (stop_.at_end) {
    try_stray_words(first);
    if (outcomes_.empty()) try_wrong_signs(first);
    return std::move(outcomes_);
  }
  for (std::size_t cell = stop_.reach + 1; cell-- > first;) {
    if (line_.work() >= most_repair_work) break;
    if (!line_.cells()[cell].is_settled) try_cell(cell);
  }
  return std::move(outcomes_);
}

void SlipSearch::try_cell(std::size_t index) {
  const Standing& standing = before_[index];
  legal_.clear();
  standing.now.legal_moves(legal_);
  line_.count_work(legal_.size() / 4 + 1);
  try_replacing(index, standing);
  try_removing(index, standing);
  try_exchanging(index, standing);
  try_inserting(index, standing);
}

void SlipSearch::try_stray_words(std::size_t first) {
  for (std::size_t i = first; i < line_.cells().size(); ++i) {
    if (line_.work() >= most_repair_work) break;
    if (line_.cells()[i].kind == Cell::Kind::stray) try_replacing(i, before_[i]);
  }
  // The last word of all may be anything, unless a result behind it says that the game went on.
  const bool is_inside = game_.marker != Result::none;
  std::erase_if(outcomes_, [is_inside](const Outcome& o) {
    return !o.at_end || (o.followers == 0 && (!is_inside || o.cost > slip::common));
  });
  for (Outcome& outcome : outcomes_) outcome.has_true_mark = true;
  weigh_against_none(slip::overlooked, {});
}

void SlipSearch::try_wrong_signs(std::size_t first) {
  line_.recount_signs(before_, stop_);
  if (stop_.contradictions == 0 || !line_.habits().are_reliable(stop_.contradictions)) return;
  const auto is_behind = [](const Standing& s) { return s.contradictions != 0; };
  const auto behind = std::find_if(before_.begin(), before_.end(), is_behind);
  const std::size_t wrong = static_cast<std::size_t>(behind - before_.begin()) - 1;
  wrong_sign_ = wrong;
  for (std::size_t cell = wrong + 1; cell-- > first;) {
    if (line_.work() >= most_repair_work) break;
    if (!line_.cells()[cell].is_settled) try_cell(cell);
  }
  const int all_true = -stop_.contradictions * slip::contradiction;
  std::erase_if(outcomes_, [all_true](const Outcome& o) {
    return !o.at_end || o.misfits > all_true || o.cost > slip::left_out;
  });
  Edit none = edit_at(Edit::Kind::replaced, wrong, wrong, before_[wrong]);
  none.facts = before_[wrong].now.resolve(line_.cells()[wrong].pattern).facts;
  weigh_against_none(0, none);
}

void SlipSearch::weigh_against_none(int cost, const Edit& none) {
  if (outcomes_.empty()) return;
  Outcome as_it_is;
  as_it_is.edit = none;
  as_it_is.is_edit = false;
  as_it_is.cost = cost;
  as_it_is.at_end = true;
  as_it_is.moves_hash = stop_.moves_hash;
  outcomes_.push_back(as_it_is);
}

void SlipSearch::try_replacing(std::size_t index, const Standing& standing) {
  const Cell& cell = line_.cells()[index];
  const bool is_move = cell.kind == Cell::Kind::move;
  Resolution as_written;
  as_written.refusal = Refusal::no_such_man;
  if (is_move) as_written = standing.now.resolve(cell.pattern);
  if (!is_move || cell.is_part || cell.pattern.lower_case_role != Role::none) {
    readings_.clear();
    readings_of_(game_.span(cell.offset, cell.length), readings_);
    line_.count_work(std::size_t{cell.length} * work_of_reading);
    for (const Reading& reading : readings_) {
      const Resolution resolution = standing.now.resolve(reading.pattern);
      if (!resolution || (as_written && same_move(as_written.facts, resolution.facts))) continue;
      const int cost = reading.cost + (is_move ? slip::common - slip::twice : 0);
      replace(index, standing, reading.pattern, resolution.facts, cost, cell.joined);
    }
  }
  if (!is_move) return;
  for (const MoveFacts& move : legal_) {
    const int cost = slip::cost(cell.pattern, move, legal_);
    if (cost > slip::most || (as_written && same_move(as_written.facts, move))) continue;
    replace(index, standing, cell.pattern, move, cost, 0);
  }
}

void SlipSearch::replace(std::size_t index, const Standing& standing, const MovePattern& written,
                         const MoveFacts& move, int cost, std::uint32_t joined) {
  line_.count_work(1);
  const Resolution resolution = standing.now.resolve(exact_pattern(move));
  if (!resolution) return;
  Standing after = standing;
  SheetLine::count_number(after, line_.cells()[index]);
  line_.play(after, written, resolution.facts);
  if (after.contradictions != standing.contradictions) return;
  after.reach += 1 + joined;
  Edit edit = edit_at(Edit::Kind::replaced, index, index + joined, standing);
  if (joined != 0 || line_.cells()[index].kind != Cell::Kind::move) {
    edit.offset = line_.cells()[index].offset;
    edit.length = line_.cells()[index].length;
  }
  edit.facts = resolution.facts;
  edit.pattern = pattern_of(resolution.facts, written);
  finish(edit, index, after, cost);
}

void SlipSearch::try_removing(std::size_t index, const Standing& standing) {
  const Cell& cell = line_.cells()[index];
  if (cell.kind == Cell::Kind::stray) return;
  const bool is_twice = (index > 0 && same_text(index - 1, index)) ||
                        (index + 1 < line_.cells().size() && same_text(index, index + 1));
  // "e4 :d4" may be two moves: not both of them are one too many.
  const std::string_view text = game_.span(game_.tape[cell.item]);
  if (!is_twice && text.find_first_of(" \t\r\n") != std::string_view::npos) return;
  Standing after = standing;
  ++after.reach;
  // A capture that stands there twice may have been a capture and its answer.
  const bool captures = cell.pattern.sign == MovePattern::Sign::capture;
  finish(edit_at(Edit::Kind::removed, index, index, standing), index, after,
         !is_twice  ? slip::stray
         : captures ? slip::left_out
                    : slip::twice);
}

void SlipSearch::try_exchanging(std::size_t index, const Standing& standing) {
  const std::vector<Cell>& cells = line_.cells();
  if (index + 1 >= cells.size()) return;
  const Cell& first = cells[index];
  const Cell& second = cells[index + 1];
  if (first.kind != Cell::Kind::move || second.kind != Cell::Kind::move) return;
  Standing after = standing;
  line_.count_work(2);
  const Resolution one = after.now.resolve(second.pattern);
  if (!one) return;
  SheetLine::count_number(after, first);
  line_.play(after, second.pattern, one.facts);
  const Resolution two = after.now.resolve(first.pattern);
  if (!two) return;
  SheetLine::count_number(after, second);
  line_.play(after, first.pattern, two.facts);
  after.reach += 2;
  Edit edit = edit_at(Edit::Kind::exchanged, index, index + 1, standing);
  edit.facts = one.facts;
  edit.pattern = second.pattern;
  const bool of_one_number = standing.now.turn() == Color::white;
  finish(edit, index, after, of_one_number ? slip::exchanged : slip::exchanged_far);
}

void SlipSearch::try_inserting(std::size_t index, const Standing& standing) {
  if (line_.cells()[index].kind != Cell::Kind::move) return;
  for (const MoveFacts& move : legal_) {
    line_.count_work(1);
    Standing after = standing;
    after.now.play(move);
    if (!after.now.resolve(line_.cells()[index].pattern)) continue;
    const Resolution resolution = standing.now.resolve(exact_pattern(move));
    if (!resolution) continue;
    after = standing;
    Edit edit = edit_at(Edit::Kind::inserted, index, index, standing);
    edit.length = 0;
    edit.facts = resolution.facts;
    MovePattern written;
    if (is_long_) written.from_file = written.from_rank = 0;
    edit.pattern = pattern_of(resolution.facts, written);
    SheetLine::count_number(after, Cell{});
    // Of a move that isn't written no sign can be wrong.
    const int contradictions = after.contradictions;
    line_.play(after, edit.pattern, resolution.facts);
    after.contradictions = contradictions;
    finish(edit, index, after, slip::left_out);
  }
}

Edit SlipSearch::edit_at(Edit::Kind kind, std::size_t index, std::size_t last,
                         const Standing& standing) const {
  Edit edit;
  edit.kind = kind;
  edit.item = line_.cells()[index].item;
  edit.last = line_.cells()[last].item;
  edit.offset = game_.tape[edit.item].offset;
  edit.length = game_.tape[edit.last].offset + game_.tape[edit.last].length - edit.offset;
  edit.ply = standing.ply + 1;
  edit.move_number = standing.now.fullmove_number();
  edit.turn = standing.now.turn();
  return edit;
}

bool SlipSearch::same_text(std::size_t a, std::size_t b) const {
  const std::vector<Cell>& cells = line_.cells();
  return game_.span(game_.tape[cells[a].item]) == game_.span(game_.tape[cells[b].item]);
}

void SlipSearch::finish(const Edit& edit, std::size_t index, Standing after, int cost) {
  const std::size_t behind = after.reach;
  line_.play_on(after);
  if (after.reach <= stop_.reach && !after.at_end) return;
  const std::size_t followers = after.reach - behind;
  const bool has_true_mark =
      edit.kind == Edit::Kind::replaced && (edit.pattern.sign == MovePattern::Sign::capture ||
                                            edit.pattern.mark != MovePattern::Mark::none);
  if (cost > slip::left_out && followers < several_moves && !has_true_mark) return;
  Outcome outcome;
  outcome.edit = edit;
  outcome.cell = index;
  outcome.cost = cost;
  outcome.misfits = (after.contradictions - stop_.contradictions) * slip::contradiction +
                    (after.misnumbered - stop_.misnumbered) * slip::number;
  outcome.gain = after.reach - std::min(after.reach, stop_.reach);
  outcome.followers = followers;
  outcome.at_end = after.at_end;
  outcome.has_true_mark = has_true_mark;
  outcome.moves_hash = after.moves_hash;
  outcomes_.push_back(outcome);
}

void apply(const Outcome& outcome, SheetLine& line) {
  std::vector<Cell>& cells = line.cells();
  const auto at = cells.begin() + static_cast<std::ptrdiff_t>(outcome.cell);
  switch (outcome.edit.kind) {
    case Edit::Kind::replaced:
      at->kind = Cell::Kind::move;
      at->pattern = outcome.edit.pattern;
      at->is_settled = true;
      while ((at + 1) != cells.end() && (at + 1)->item <= outcome.edit.last) cells.erase(at + 1);
      break;
    case Edit::Kind::inserted: {
      Cell cell;
      cell.item = at->item;
      cell.pattern = outcome.edit.pattern;
      cell.is_settled = true;
      cells.insert(at, cell);
      break;
    }
    case Edit::Kind::removed:
      cells.erase(at);
      break;
    case Edit::Kind::exchanged:
      std::swap(at->pattern, (at + 1)->pattern);
      std::swap(at->item, (at + 1)->item);
      at->is_settled = (at + 1)->is_settled = true;
      break;
  }
}

}  // namespace zapis
