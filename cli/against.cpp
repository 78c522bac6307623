#include "cli/against.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "cli/report.hpp"
#include "cli/signals.hpp"

namespace zapis::cli {
namespace {

using Kind = TapeItem::Kind;

/// How far a game is looked for by the names of its players.
constexpr std::size_t farthest = 64;

/// The games that are checked are read by one thread; more than these would only hold memory.
constexpr unsigned most_readers = 4;

/// The games of a batch: each becomes much more than the few bytes that a game may have.
constexpr std::size_t most_sheets = 1000;

bool same_move(const MoveFacts& a, const MoveFacts& b) {
  return a.from == b.from && a.to == b.to && a.promotion == b.promotion &&
         a.castling == b.castling && a.null == b.null;
}

bool same_position(const Position& a, const Position& b) {
  for (std::size_t role = 1; role < role_count; ++role) {
    if (a.of(static_cast<Role>(role)) != b.of(static_cast<Role>(role))) return false;
  }
  return a.of(Color::white) == b.of(Color::white) && a.turn() == b.turn() &&
         a.castling_rooks() == b.castling_rooks();
}

/// "b.pgn:3:12".
std::string place_of(std::uint32_t offset, const GamePlace& place) {
  const DiagnosticText text =
      describe(make_finding(Code::sheets_differ, offset, 0), place, Language::en);
  return text.file + ':' + std::to_string(text.line) + ':' + std::to_string(text.column);
}

/// What a batch of the other file becomes.
class SheetReader : public BatchProcessor {
 public:
  explicit SheetReader(const CheckOptions& options) : reading_(options) {}

  void process(const Batch& batch, Processed& out) override {
    out.clear();
    reading_.start(batch);
    for (std::size_t i = 0; i < batch.ends.size(); ++i) {
      if (reading_.read(i)) out.sheets.push_back(make_sheet(reading_));
    }
  }

 private:
  BatchGames reading_;
};

Finding differ(SheetDifference difference, std::uint32_t offset, std::uint32_t length,
               std::uint32_t ply) {
  Finding finding = make_finding(Code::sheets_differ, offset, length, ply);
  finding.number = static_cast<std::int32_t>(difference);
  return finding;
}

}  // namespace

Against::Against(const CheckOptions& options)
    : options_(options),
      input_(options.against),
      source_(input_, options.encoding),
      reader_(source_, BatchReader::default_block_size, BatchReader::default_batch_size,
              most_sheets),
      pipeline_(
          std::min(worker_count(options.jobs), most_readers),
          [&options] { return std::make_unique<SheetReader>(options); },
          [this](Processed& processed) {
            std::move(processed.sheets.begin(), processed.sheets.end(),
                      std::back_inserter(sheets_));
            return true;
          }) {
  input_.while_waiting([] { return end_signal() == 0; });
}

/// Reads on in the other file until there is one more game at least.
bool Against::read_sheets() {
  const std::size_t before = sheets_.size();
  while (!at_end_ && sheets_.size() == before) {
    at_end_ = !reader_.next(pipeline_.free_batch());
    if (at_end_) {
      pipeline_.drain();
    } else {
      pipeline_.submit();
    }
  }
  return sheets_.size() != before;
}

/// Brings the sheet of those players to the front, if it is not far.
bool Against::find_sheet(const std::string& names) {
  for (std::size_t i = 0; i < farthest; ++i) {
    if (i == sheets_.size() && !read_sheets()) return false;
    if (sheets_[i].names != names) continue;
    for (; i > 0; --i) {
      sheets_.front().keep_place();
      passed_over_.push_back(std::move(sheets_.front()));
      sheets_.pop_front();
    }
    return true;
  }
  return false;
}

void Against::compare(const BatchGames& reading, Findings& findings) {
  const Game& game = reading.game();
  const std::string names = names_of(game);
  if (!names.empty() && find_sheet(names)) {
    names_tell_ = true;
  } else if ((sheets_.empty() && !read_sheets()) ||
             (names_tell_ && !names.empty() && !sheets_.front().names.empty())) {
    findings.push_back(differ(SheetDifference::no_other_game, first_character(game.text), 0, 0));
    return;
  }
  compare(game, sheets_.front(), findings);
  sheets_.pop_front();
}

void Against::compare(const Game& game, const GameSheet& sheet, Findings& findings) {
  const auto report = [&](Finding finding, std::string_view text, std::uint32_t offset) {
    finding.detail = text;
    finding.elsewhere = place_of(offset, sheet.place());
    findings.push_back(std::move(finding));
  };
  if (!same_position(game.start, sheet.start)) {
    report(differ(SheetDifference::start, first_character(game.text), 0, 0), "",
           first_character(sheet.text));
    return;
  }
  std::uint32_t ply = 0;
  bool parted = false;
  each_main_entry(game, [&](const TapeItem& item) {
    if (parted) return;
    ++ply;
    const bool playable = item.kind == Kind::move;
    if (ply > sheet.line.size()) {
      parted = true;
      report(differ(SheetDifference::other_ends, item.offset, item.length, ply), "",
             sheet.end_offset);
      return;
    }
    const GameSheet::Entry& entry = sheet.line[ply - 1];
    if (playable && entry.playable && same_move(item.facts, entry.facts)) return;
    parted = true;
    if (!playable && !entry.playable) return;  // neither says what was played
    const std::uint32_t skip = playable ? 0 : number_length(game.span(item));
    report(differ(SheetDifference::move, item.offset + skip, item.length - skip, ply),
           sheet.span(entry), entry.offset);
  });
  if (parted) return;
  if (ply < sheet.line.size()) {
    const GameSheet::Entry& entry = sheet.line[ply];
    report(differ(SheetDifference::other_goes_on, end_of(game), game.marker_length, ply + 1),
           sheet.span(entry), entry.offset);
  } else if (game.result != sheet.result) {
    report(differ(SheetDifference::result, end_of(game), game.marker_length, 0),
           result_text(sheet.result), sheet.end_offset);
  }
}

void Against::report_missing(const GameSheet& sheet, Processed& out) const {
  Findings findings;
  findings.push_back(differ(SheetDifference::no_other_game, first_character(sheet.text), 0, 0));
  options_.levels.apply(findings);
  out.counts.count(findings);
  if (options_.quiet) return;
  for (const Finding& finding : findings) {
    append_report(options_.report, options_.coloured,
                  describe(finding, sheet.place(), options_.language), finding, sheet.place(),
                  out.product);
  }
}

bool Against::finish(Processed& out) {
  constexpr int at_once = 1000;
  out.clear();
  for (const GameSheet& sheet : passed_over_) report_missing(sheet, out);
  passed_over_.clear();
  for (int i = 0; i < at_once; ++i) {
    if (sheets_.empty() && !read_sheets()) return false;
    report_missing(sheets_.front(), out);
    sheets_.pop_front();
  }
  return true;
}

}  // namespace zapis::cli
