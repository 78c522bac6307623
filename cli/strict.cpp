#include "cli/strict.hpp"

#include "formatters/write_move.hpp"

namespace zapis::cli {

StrictCheck::StrictCheck(const System& system) : system_(system), alternative_(system) {
  alternative_.promotion = system.style->promotion_also;
}

void StrictCheck::check(const Game& game, Findings& findings) {
  for (const TapeItem& item : game.tape) {
    if (item.kind != TapeItem::Kind::move) continue;
    text_.clear();
    write_move(item.facts, system_, text_);
    if (text_ == game.span(item)) continue;
    if (item.facts.promotion != Role::none) {
      std::string other;
      write_move(item.facts, alternative_, other);
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
