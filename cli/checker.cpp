#include "cli/checker.hpp"

#include "cli/messages.hpp"
#include "cli/report.hpp"
#include "cli/shortened.hpp"
#include "zapis/format_check.hpp"

namespace zapis::cli {

void Checker::process(const Batch& batch, Processed& out) {
  out.clear();
  out.counts.bytes = batch.text.size();
  reading_.start(batch);
  Findings& findings = reading_.findings();
  for (std::size_t i = 0; i < batch.ends.size(); ++i) {
    if (reading_.read(i)) {
      ++out.counts.games;
      out.counts.plies += reading_.game().plies;
      if (against_ != nullptr) against_->compare(reading_, findings);
      if (wants_warnings_) find_warnings(findings);
    }
    findings.sum_up();
    options_.levels.apply(findings);
    out.counts.count(findings);
    if (!options_.quiet && !findings.empty()) report(out.product);
  }
}

void Checker::find_warnings(Findings& findings) {
  const Game& game = reading_.game();
  find_endings(game, options_.rules, findings);
  check_format(game, findings);
  if (!options_.levels.allows(Code::long_line)) check_lines(game, findings);
}

void Checker::report(std::string& out) {
  reading_.findings().sort();
  const GamePlace& place = reading_.place();
  const auto append = [&](const Finding& finding) {
    append_report(options_.report, options_.coloured, describe(finding, place, options_.language),
                  finding, place, out);
  };
  Shortened shortened;
  for (const Finding& finding : reading_.findings()) {
    if (options_.report != Diagnostics::text || shortened.shows(finding)) append(finding);
  }
  for (const Finding& finding : shortened.rest()) append(finding);
}

std::string summary(const std::string& file, const Counts& counts, Language language) {
  return file + ": " + counts_text(counts, language) + '\n';
}

}  // namespace zapis::cli
