#include "cli/converter.hpp"

#include <algorithm>

#include "cli/shortened.hpp"
#include "formatters/write_jsonl.hpp"
#include "formatters/write_lines.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/pgn_reader.hpp"

namespace zapis::cli {
namespace {

/// Makes "\n" of what was just written "\r\n".
void write_crlf(std::string& text, std::size_t from) {
  std::string converted;
  for (const char c : std::string_view(text).substr(from)) {
    if (c == '\n') converted += '\r';
    converted += c;
  }
  text.resize(from);
  text += converted;
}

}  // namespace

Converter::Converter(const ConvertOptions& options)
    : options_(options),
      reading_(options),
      moves_(options.to),
      pgn_writer_(options.to, options.write),
      sheet_writer_(options.to, options.write),
      markdown_writer_(options.to, options.write),
      learns_names_(needs_order(options)),
      names_(learns_names_) {
  if (!options.output_encoding.empty()) fit_.emplace(options.output_encoding);
}

bool Converter::needs_order(const ConvertOptions& options) {
  return options.translit_names && MoveReader(options.to).is_cyrillic();
}

void Converter::process(const Batch& batch, Processed& out) {
  if (learns_names_) learn_names(batch);
  out.clear();
  out.counts.bytes = batch.size();
  reading_.start(batch);
  for (std::size_t i = batch.first(); i < batch.last() && !out.stop; ++i) convert_game(i, out);
  if (options_.crlf) write_crlf(out.product, 0);
}

/// From all games of the batch, before any is written.
void Converter::learn_names(const Batch& batch) {
  if (batch.first_game == 1) names_.start_file();
  const MoveReader letters(options_.to);
  PgnReader tags;
  GameText text;
  Game game;
  Findings findings;
  for (std::size_t i = 0; i < batch.ends.size(); ++i) {
    text.decode(batch.encoding, batch.text_of(i), options_.fix_mojibake);
    if (is_ascii(text.text())) continue;
    findings.clear();
    tags.read(text.text(), letters, game, findings);
    names_.learn(game);
  }
}

void Converter::convert_game(std::size_t index, Processed& out) {
  const bool is_game = reading_.read(index);
  const GamePlace& place = reading_.place();
  if (!is_game) {
    if (!findings_.empty()) report(place, out);
    out.counts.count(findings_);
    return;
  }
  const System& read_as = reading_.system();
  ++out.counts.games;
  out.counts.plies += game_.plies;
  const std::uint64_t errors_before = out.counts.errors;
  out.counts.count(findings_);
  diagnostics_.clear();
  const bool is_left_out = out.counts.errors != errors_before && options_.on_error != OnError::keep;
  if (fit_ && !is_left_out) {
    // What the encoding lacks is known only when the game is written; jsonl lists findings before
    // that.
    const std::size_t known = findings_.size();
    fit_encoding();
    if (findings_.size() != known) out.counts.count(findings_.back());
  }
  if (!findings_.empty()) report(place, out);
  if (is_left_out) {
    out.stop = options_.on_error == OnError::stop;
    return;
  }
  if (options_.translit_names) names_.rewrite(game_);
  if (!fit_) {
    write(place, read_as, out.product);
    return;
  }
  written_.clear();
  write(place, read_as, written_);
  std::string lacking;
  fit_->fit(written_, out.product, lacking);
}

/// Reports the characters of tags and comments that the output encoding lacks.
void Converter::fit_encoding() {
  fitted_.clear();
  std::string lacking;
  for (const Tag& tag : game_.tags) fit_->fit(tag.value, fitted_, lacking);
  for (const TapeItem& item : game_.tape) {
    if (item.kind == TapeItem::Kind::comment || item.kind == TapeItem::Kind::raw) {
      fit_->fit(game_.span(item), fitted_, lacking);
    }
  }
  if (lacking.empty()) return;
  findings_.push_back(make_finding(Code::unencodable_text, 0, 0));
  findings_.back().detail = lacking;
}

void Converter::report(const GamePlace& place, Processed& out) {
  findings_.sort();
  if (options_.diagnostics == Diagnostics::none && options_.layout != Layout::jsonl) return;
  Shortened shortened;
  for (const Finding& finding : findings_) {
    const bool shown = options_.diagnostics != Diagnostics::text || shortened.shows(finding);
    if (!shown && options_.layout != Layout::jsonl) continue;
    if (options_.layout != Layout::jsonl) diagnostics_.clear();  // no one else asks for them
    diagnostics_.push_back(describe(finding, place, options_.language));
    if (!shown) continue;
    append_report(options_.diagnostics, options_.coloured, diagnostics_.back(), finding, place,
                  out.reports);
  }
  for (const Finding& finding : shortened.rest()) {
    append_report(options_.diagnostics, options_.coloured,
                  describe(finding, place, options_.language), finding, place, out.reports);
  }
}

void Converter::write(const GamePlace& place, const System& read_as, std::string& out) {
  switch (options_.layout) {
    case Layout::pgn:
      pgn_writer_.write(game_, out);
      break;
    case Layout::text:
      sheet_writer_.write(game_, out);
      break;
    case Layout::lines:
      write_lines(game_, moves_, out);
      break;
    case Layout::epd:
      write_epd(game_, options_.plies, out);
      break;
    case Layout::md:
      markdown_writer_.write(game_, out);
      break;
    case Layout::jsonl: {
      GameOrigin origin;
      origin.file = place.file;
      origin.game = place.game;
      origin.line = reading_.first_line();
      origin.notation = read_as.id;
      origin.encoding = reading_.encoding();
      write_jsonl(game_, origin, moves_, options_.write, diagnostics_, out);
      break;
    }
  }
}

}  // namespace zapis::cli
