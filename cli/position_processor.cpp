#include "cli/position_processor.hpp"

#include "cli/position_splitter.hpp"
#include "formatters/write_position_jsonl.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {

void PositionProcessor::process(const Batch& batch, Processed& out) {
  out.clear();
  lines_.reset();
  const std::string_view text = batch.text;
  for (std::size_t i = 0; i < batch.ends.size(); ++i) {
    const std::size_t begin = text.find_first_not_of(position_blanks, batch.begin_of(i));
    const GamePlace place{batch.file, batch.first_game + i, batch.first_line, text, begin, &lines_};
    read_one(text.substr(begin, batch.ends[i] - begin), place, out);
  }
}

void PositionProcessor::read_one(std::string_view text, const GamePlace& place, Processed& out) {
  Findings findings;
  ReadPosition found;
  const bool good = reader_.read(text, found, findings);
  ++out.counts.games;
  report(findings, place, out);
  if (options_.jsonl) {
    write_record(place, good, found, out.product);
  } else if (good) {
    if (!out.product.empty()) out.product += writer_->between();
    writer_->write(found.position, found.operations, out.product);
  }
}

void PositionProcessor::report(Findings& findings, const GamePlace& place, Processed& out) {
  findings.sum_up();
  findings.sort();
  out.counts.count(findings);
  diagnostics_.clear();
  if (options_.diagnostics == Diagnostics::none && !options_.jsonl) return;
  for (const Finding& finding : findings) {
    diagnostics_.push_back(describe(finding, place, options_.language));
    append_report(options_.diagnostics, options_.coloured, diagnostics_.back(), finding, place,
                  out.reports);
  }
}

void PositionProcessor::write_record(const GamePlace& place, bool good, const ReadPosition& found,
                                     std::string& out) {
  const std::uint64_t line = place.first_line + lines_.find(place.text, place.offset).lines;
  PositionRecord record{place.file, place.game, line, found.form, {}, found.operations, {}};
  std::string fen;
  std::string text;
  if (good) {
    write_fen(found.position, FenStyle::x_fen, fen);
    record.fen = fen;
    if (options_.to != "fen") {
      writer_->write(found.position, found.operations, text);
      text.pop_back();  // the end of its last line
      record.text = text;
    }
  }
  write_position_jsonl(record, diagnostics_, out);
}

}  // namespace zapis::cli
