#include "cli/strict.hpp"

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
  for (const TapeItem& item : game.tape) {
    if (item.kind != TapeItem::Kind::move) continue;
    text_.clear();
    writer_.append(item.facts, text_);
    if (text_ == game.span(item)) continue;
    if (item.facts.promotion != Role::none) {
      std::string other;
      alternative_.append(item.facts, other);
      if (other == game.span(item)) continue;
    }
    bool named = false;
    for (Finding& finding : findings) {
      if (finding.offset != item.offset || finding.length != item.length) continue;
      finding.severity = Severity::error;
      finding.suggestion = text_;
      named = true;
    }
    if (named) continue;
    findings.push_back(make_finding(Code::unreadable_move, item.offset, item.length));
    findings.back().suggestion = text_;
  }
}

}  // namespace zapis::cli
