#include "cli/mender.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "cli/messages.hpp"
#include "cli/repair_choice.hpp"
#include "parsers/slip_readings.hpp"

namespace zapis::cli {
namespace {

/// How many corrections a finding names at most.
constexpr std::size_t most_named = 4;

/// More moves than this that one could put in at one place are not named one by one.
constexpr std::ptrdiff_t most_put_in = 2;

/// The corrections as a finding carries them; at the item `here` a move needs no number.
/// `is_open`: it may be others.
std::string choices(std::span<const Edit> edits, bool is_open, const Game& game,
                    const MoveWriter& writer, std::uint32_t here) {
  std::string list;
  std::size_t named = 0;
  const Edit* any_put_in = nullptr;
  for (const Edit& edit : edits) {
    const auto is_put_in_here = [&edit](const Edit& other) {
      return other.kind == Edit::Kind::inserted && other.item == edit.item;
    };
    const bool is_any = edit.kind == Edit::Kind::inserted &&
                        std::count_if(edits.begin(), edits.end(), is_put_in_here) > most_put_in;
    if (is_any && any_put_in != nullptr && any_put_in->item == edit.item) continue;
    if (named++ == most_named) {
      is_open = true;
      break;
    }
    std::string move;
    if (edit.item != here || edit.kind != Edit::Kind::replaced)
      move = std::to_string(edit.move_number) + (edit.turn == Color::white ? ". " : "... ");
    if (is_any) {
      any_put_in = &edit;
      move.pop_back();
    } else if (edit.kind == Edit::Kind::removed) {
      move += game.span(edit.offset, edit.length);
    } else {
      writer.append(edit.facts, move);
    }
    append_choice({edit.kind, std::move(move)}, list);
  }
  if (is_open && !edits.empty()) append_choice({Edit::Kind::replaced, "…"}, list);
  return list;
}

/// What was a word between the moves is a move now.
void drop_strays(const Edit& edit, Findings& findings) {
  findings.erase_if([&edit](const Finding& finding) {
    return may_hide_move(finding.code) && finding.offset >= edit.offset &&
           finding.offset < edit.offset + edit.length;
  });
}

/// A correction that has been made.
void report_edit(const Edit& edit, const MoveWriter& writer, Findings& findings) {
  Finding finding = make_finding(Code::repaired_move, edit.offset, edit.length, edit.ply);
  finding.number = static_cast<std::int32_t>(edit.kind);
  if (edit.kind != Edit::Kind::removed) writer.append(edit.facts, finding.detail);
  findings.push_back(finding);
}

}  // namespace

bool says_wrong_sign(const Finding& finding) {
  return (finding.code == Code::wrong_check_mark || finding.code == Code::wrong_capture_mark) &&
         finding.detail.empty();
}

Repair Mender::search(std::string_view text) {
  reader_.read_patterns(text, patterns_, pattern_findings_);
  return find_repair(patterns_, [this](std::string_view word, std::vector<Reading>& readings) {
    read_slips(word, reader_.letters(), readings);
  });
}

void Mender::repair(const System& system, Game& game, Findings& findings, std::size_t own) {
  const Repair repair = search(game.text);
  const MoveWriter writer(system);
  if (repair.edits.empty()) {
    report_choices(repair, writer, findings);
    name_doubt(repair, writer, findings);
    return;
  }
  Findings mended;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    // … and what was found out by reading in other languages.
    if (i < own || findings[i].code == Code::ambiguous_language) mended.push_back(findings[i]);
  }
  for (const Edit& edit : repair.edits) drop_strays(edit, pattern_findings_);
  mended.append(pattern_findings_);
  findings = std::move(mended);
  for (const Edit& edit : repair.edits) report_edit(edit, writer, findings);
  report_choices(repair, writer, findings);
  apply_repair(repair, patterns_);
  std::swap(game, patterns_);
  reader_.resolve(game, findings);
}

void Mender::suggest(const System& system, const Game& game, Findings& findings, std::size_t own) {
  // The last of that ply: variations have theirs before it, and behind it nothing is played.
  auto broken = findings.end();
  for (auto i = findings.begin() + static_cast<std::ptrdiff_t>(own); i != findings.end(); ++i) {
    if (breaks_line(i->code) && i->ply == game.plies + 1) broken = i;
  }
  if (broken == findings.end() && game.broken) return;
  const Repair repair = search(game.text);
  if (!game.broken) {
    name_doubt(repair, MoveWriter(system), findings);
    return;
  }
  const auto at = std::find_if(patterns_.tape.begin(), patterns_.tape.end(),
                               [&](const TapeItem& i) { return i.offset == broken->offset; });
  const auto here = static_cast<std::uint32_t>(at - patterns_.tape.begin());
  const bool is_sure = !repair.edits.empty();
  if (!is_sure && broken->reason.is_over()) return;  // it is not that move that wants another
  const std::span<const Edit> edits =
      is_sure ? std::span(repair.edits).first(1) : std::span(repair.choices);
  broken->detail = choices(edits, repair.is_open && !is_sure, patterns_, MoveWriter(system), here);
  const Edit* const edit = is_sure ? &repair.edits.front() : nullptr;
  if (edit != nullptr && edit->kind == Edit::Kind::replaced && edit->offset == broken->offset &&
      edit->length == broken->length) {
    broken->number = 1;  // the move takes the place of what the finding shows
  }
}

void Mender::name_doubt(const Repair& repair, const MoveWriter& writer, Findings& findings) const {
  if (!repair.doubt) return;
  const auto wrong = std::find_if(findings.begin(), findings.end(), [&repair](const Finding& f) {
    return says_wrong_sign(f) && f.offset == repair.doubt_offset;
  });
  if (wrong == findings.end()) return;
  const Edit& edit = *repair.doubt;
  const std::uint32_t here = edit.ply == repair.doubt_ply ? edit.item : edit.item + 1;
  wrong->detail = choices({&edit, 1}, false, patterns_, writer, here);
}

void Mender::report_choices(const Repair& repair, const MoveWriter& writer,
                            Findings& findings) const {
  if (repair.choices.empty()) return;
  // The reader learns where to begin to look.
  const Edit& first = repair.choices.front();
  const TapeItem& item = patterns_.tape[first.item];
  findings.push_back(make_finding(Code::ambiguous_repair, item.offset, item.length, first.ply));
  findings.back().detail = choices(repair.choices, repair.is_open, patterns_, writer, first.item);
}

}  // namespace zapis::cli
