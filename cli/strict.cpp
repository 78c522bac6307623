#include "cli/strict.hpp"

#include <vector>

namespace zapis::cli {

namespace {

System with_other_promotion(System system) {
  system.promotion = system.style->promotion_also;
  return system;
}

}  // namespace

StrictCheck::StrictCheck(const System& system)
    : writer_(system), alternative_(with_other_promotion(system)) {}

void StrictCheck::check(const Game& game, Findings& findings) {
  findings.sort();
  auto said = findings.begin();  // what stands before the move is behind it
  Findings unsaid;
  std::uint32_t ply = 0;
  std::vector<std::uint32_t> branches;
  for (const TapeItem& item : game.tape) {
    if (item.kind == TapeItem::Kind::variation_begin) {
      branches.push_back(ply);
      if (ply > 0) --ply;
    } else if (item.kind == TapeItem::Kind::variation_end && !branches.empty()) {
      ply = branches.back();
      branches.pop_back();
    }
    if (item.kind != TapeItem::Kind::move) continue;
    ++ply;
    if (is_written_right(game, item)) continue;
    while (said != findings.end() && said->offset < item.offset) ++said;
    bool named = false;
    for (auto f = said; f != findings.end() && f->offset == item.offset; ++f) {
      if (f->length != item.length) continue;
      f->severity = Severity::error;
      f->suggestion = text_;
      named = true;
    }
    if (named) continue;
    unsaid.push_back(make_finding(Code::unreadable_move, item.offset, item.length, ply));
    unsaid.back().suggestion = text_;
  }
  findings.append(unsaid);
}

/// Leaves in `text_` how the move should stand.
bool StrictCheck::is_written_right(const Game& game, const TapeItem& item) {
  text_.clear();
  writer_.append(item.facts, text_);
  if (text_ == game.span(item)) return true;
  if (item.facts.promotion == Role::none) return false;
  std::string other;
  alternative_.append(item.facts, other);
  return other == game.span(item);
}

}  // namespace zapis::cli
