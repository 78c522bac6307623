#include "zapis/repair.hpp"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <utility>

#include "lib/game/slip_cost.hpp"
#include "lib/game/slip_search.hpp"
#include "lib/game/split_move.hpp"
#include "lib/game/start.hpp"

namespace zapis {
namespace {

/// How much better a repair must be than any that gives another game.
constexpr int clear_margin = 5;
/// … where next to nothing of the game follows that could bear it out.
constexpr int wide_margin = 10;
constexpr std::size_t few_moves = 2;
/// How far behind the break a repair must hold if it doesn't hold to the end.
constexpr std::size_t convincing_plies = 8;
/// A game that is longer is left alone.
constexpr std::size_t most_cells = 4096;

bool is_convincing(const Outcome& outcome) {
  return outcome.at_end || outcome.gain >= convincing_plies;
}

/// The best outcome of each game, best first; of those as good, the first in the game.
void sort_and_unite(std::vector<Outcome>& outcomes) {
  std::stable_sort(outcomes.begin(), outcomes.end(),
                   [](const Outcome& a, const Outcome& b) { return a.cost < b.cost; });
  std::unordered_set<std::uint64_t> seen;
  std::erase_if(outcomes, [&seen](const Outcome& o) { return !seen.insert(o.moves_hash).second; });
  std::stable_sort(outcomes.begin(), outcomes.end(), [](const Outcome& a, const Outcome& b) {
    return std::pair(a.cost, a.edit.ply) < std::pair(b.cost, b.edit.ply);
  });
}

/// Makes the costs of outcomes that hold to the end and of those that don't comparable.
void weigh(std::vector<Outcome>& outcomes) {
  int least = std::numeric_limits<int>::max();
  for (const Outcome& outcome : outcomes) {
    if (outcome.at_end) least = std::min(least, outcome.misfits);
  }
  const bool any_at_end = least != std::numeric_limits<int>::max();
  for (Outcome& outcome : outcomes) {
    // What fits none of the games that hold to the end has another reason.
    outcome.cost += any_at_end ? std::max(outcome.misfits - least, 0) : outcome.misfits;
    if (outcome.at_end) continue;
    outcome.cost += slip::second_break;
    // An edit that only goes far must not count as much where another holds to the end.
    if (!any_at_end) outcome.cost -= static_cast<int>(std::min<std::size_t>(outcome.gain, 30)) / 2;
  }
  sort_and_unite(outcomes);
}

/// How many outcomes behind the first are too near to it.
std::size_t count_rivals(const std::vector<Outcome>& outcomes) {
  if (outcomes.empty()) return 0;
  const Outcome& best = outcomes.front();
  const bool is_borne_out = !best.is_edit || best.followers >= few_moves || best.has_true_mark;
  const int least = best.cost + (is_borne_out ? clear_margin : wide_margin);
  const auto count_to = [&outcomes](const auto& is_no_rival) {
    const auto end = std::find_if(outcomes.begin() + 1, outcomes.end(), is_no_rival);
    return static_cast<std::size_t>(end - outcomes.begin()) - 1;
  };
  const std::size_t rivals = count_to([least](const Outcome& o) { return o.cost >= least; });
  if (rivals != 0) return rivals;
  // What went wrong earlier explains the break as well: it need not be quite as cheap.
  return count_to(
      [&best, least](const Outcome& o) { return o.cost > least || o.edit.ply >= best.edit.ply; });
}

bool any_holds_to_end(const std::vector<Outcome>& outcomes) {
  return std::any_of(outcomes.begin(), outcomes.end(), [](const Outcome& o) { return o.at_end; });
}

/// Where no edit holds to the end, what the second break says of them.
void look_ahead(const Game& game, SheetLine& line, const ReadingsOf& readings_of,
                std::vector<Outcome>& outcomes) {
  for (Outcome& outcome : outcomes) {
    SheetLine mended = line;
    apply(outcome, mended);
    SlipSearch search(game, mended, readings_of);
    std::vector<Outcome> next = search.run(outcome.cell + 1);
    line.count_work(mended.work() - line.work());
    weigh(next);
    if (!next.empty() && is_convincing(next.front())) {
      outcome.cost += next.front().cost - slip::second_break;
      outcome.leads_on = true;
    }
    if (line.work() >= most_repair_work) {
      // Nobody knows what becomes of the others.
      outcomes.clear();
      return;
    }
  }
  std::erase_if(outcomes, [](const Outcome& o) { return !o.leads_on; });
  sort_and_unite(outcomes);
}

/// Puts an edit in its place; what stands behind a move that comes or goes is counted anew.
void add_edit(const Edit& edit, std::vector<Edit>& edits) {
  const auto at = std::find_if(edits.begin(), edits.end(),
                               [&edit](const Edit& e) { return e.item > edit.item; });
  for (auto behind = at; behind != edits.end(); ++behind) {
    if (edit.kind == Edit::Kind::inserted) ++behind->ply;
    if (edit.kind == Edit::Kind::removed) --behind->ply;
  }
  edits.insert(at, edit);
}

/// Names corrections of which none is to be made, in the order of the game.
void offer(const std::vector<Outcome>& outcomes, Repair& repair) {
  const std::size_t rivals = count_rivals(outcomes);
  for (std::size_t i = 0; i <= rivals; ++i) repair.choices.push_back(outcomes[i].edit);
  std::stable_sort(repair.choices.begin(), repair.choices.end(),
                   [](const Edit& a, const Edit& b) { return a.ply < b.ply; });
}

/// "xe6" in a sheet that names the files of its pawns.
bool is_bare_capture(const Cell& cell) {
  return cell.pattern.role == Role::pawn && cell.pattern.sign == MovePattern::Sign::capture &&
         cell.pattern.from_file < 0;
}

/// What makes the signs of a legal game true is named if it is the only such edit.
void doubt(const std::vector<Outcome>& outcomes, std::size_t wrong_sign, const SheetLine& line,
           Repair& repair) {
  const auto edits =
      std::count_if(outcomes.begin(), outcomes.end(), [](const Outcome& o) { return o.is_edit; });
  if (edits != 1) return;
  const bool is_first = outcomes[0].is_edit;
  const Outcome& edit = outcomes[is_first ? 0 : 1];
  const Outcome& none = outcomes[is_first ? 1 : 0];
  if (edit.cell == wrong_sign && is_bare_capture(line.cells()[wrong_sign])) {
    // The word says too little: either is read into it.
    repair.choices = {none.edit, edit.edit};
    return;
  }
  repair.doubt = edit.edit;
  repair.doubt_ply = none.edit.ply;
  repair.doubt_offset = none.edit.offset;
}

}  // namespace

Repair find_repair(Game& game, const ReadingsOf& readings_of) {
  Repair repair;
  Findings ignored;
  if (!set_up_start(game, ignored)) return repair;
  SheetLine line(game);
  std::size_t splits = 0;
  while (line.work() < most_repair_work && line.cells().size() <= most_cells) {
    SlipSearch search(game, line, readings_of);
    std::vector<Outcome> outcomes = search.run(0);
    weigh(outcomes);
    const Standing& stop = search.stop();
    std::vector<Outcome> best = outcomes;
    const bool may_repair = repair.edits.size() < most_repairs;
    const bool is_open =
        !outcomes.empty() && (count_rivals(outcomes) != 0 || !is_convincing(outcomes[0]));
    if (is_open && !any_holds_to_end(outcomes) && may_repair)
      look_ahead(game, line, readings_of, best);
    const bool holds = !best.empty() && (is_convincing(best[0]) || best[0].leads_on);
    if (holds && count_rivals(best) == 0 && may_repair) {
      if (!best[0].is_edit) break;
      add_edit(best[0].edit, repair.edits);
      apply(best[0], line);
      continue;
    }
    if (stop.at_end) {
      if (const auto wrong = search.wrong_sign(); wrong && repair.edits.empty())
        doubt(outcomes, *wrong, line, repair);
      break;
    }
    if (repair.edits.empty() && splits < most_repairs &&
        split_move(game, line.cells()[stop.reach].item, readings_of)) {
      ++splits;
      const std::size_t work = line.work();
      line = SheetLine(game);
      line.count_work(work);
      continue;
    }
    if (!outcomes.empty()) offer(holds ? best : outcomes, repair);
    repair.is_open = !holds || repair.choices.size() == 1;
    break;
  }
  repair.work = line.work();
  return repair;
}

}  // namespace zapis
