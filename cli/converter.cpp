#include "cli/converter.hpp"

#include <algorithm>

#include "formatters/write_jsonl.hpp"
#include "formatters/write_lines.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

/// A stretch of text with no tag, no move and no result is no game.
bool is_game(const Game& game) {
  const auto says_something = [](const TapeItem& item) {
    return item.kind != TapeItem::Kind::raw && item.kind != TapeItem::Kind::comment;
  };
  return !game.tags.empty() || game.marker != Result::none || game.broken || game.plies != 0 ||
         std::any_of(game.tape.begin(), game.tape.end(), says_something);
}

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
      reader_(options.from),
      moves_(options.to),
      pgn_writer_(options.to, options.write),
      sheet_writer_(options.to, options.write),
      names_(MoveReader(options.to).is_cyrillic()) {
  if (!options.output_encoding.empty()) fit_.emplace(options.output_encoding);
}

bool Converter::needs_order(const ConvertOptions& options) {
  return options.translit_names && MoveReader(options.to).is_cyrillic();
}

void Converter::process(const Batch& batch, Processed& out) {
  if (batch.first_game == 1) names_.start_file();
  out.product.clear();
  out.reports.clear();
  out.counts = {};
  out.stop = false;
  guess_to_report_ = batch.encoding.first;
  batch_lines_.reset();
  mojibake_to_report_ = batch.encoding.mojibake;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < batch.ends.size() && !out.stop; ++i) {
    convert_game(batch, batch.first_game + i, begin, batch.ends[i], out);
    begin = batch.ends[i];
  }
  if (options_.crlf) write_crlf(out.product, 0);
}

void Converter::convert_game(const Batch& batch, std::uint64_t number, std::size_t begin,
                             std::size_t end, Processed& out) {
  findings_.clear();
  GamePlace place{batch.file, number, batch.first_line, batch.text, begin, &batch_lines_};
  game_text_.decode(batch.encoding, std::string_view(batch.text).substr(begin, end - begin),
                    options_.fix_mojibake);
  if (game_text_.rewritten()) {
    place.first_line += batch_lines_.find(batch.text, begin).lines;
    place.text = game_text_.text();
    place.offset = 0;
    place.lines = &game_lines_;
    game_lines_.reset();
  }
  report_encoding();
  if (options_.layout == Layout::jsonl) {
    const std::string_view text = game_text_.text();
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    game_line_ = place.first_line + place.lines->find(place.text, place.offset + first).lines;
  }
  const System& read_as = reader_.read(game_text_.text(), game_, findings_);
  if (!is_game(game_)) {
    std::erase_if(findings_,
                  [](const Finding& finding) { return finding.code != Code::stray_text; });
    if (!findings_.empty()) report(place, out);
    count(findings_, out.counts);
    return;
  }
  if (options_.strict) StrictCheck(read_as).check(game_, findings_);
  ++out.counts.games;
  out.counts.plies += game_.plies;
  const std::uint64_t errors_before = out.counts.errors;
  count(findings_, out.counts);
  diagnostics_.clear();
  const bool is_left_out = out.counts.errors != errors_before && options_.on_error != OnError::keep;
  if (fit_ && !is_left_out) {
    // What the encoding lacks is known only when the game is written; jsonl lists findings before
    // that.
    const std::size_t known = findings_.size();
    fit_encoding();
    Findings lacking(findings_.begin() + static_cast<std::ptrdiff_t>(known), findings_.end());
    count(lacking, out.counts);
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

/// Says once a file that its encoding was guessed, and of each stray byte how it was read.
void Converter::report_encoding() {
  if (!game_text_.rewritten() && mojibake_to_report_.empty()) return;
  const auto report = [this](Code code, std::size_t offset, std::size_t length) -> Finding& {
    findings_.push_back(
        make_finding(code, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(length)));
    return findings_.back();
  };
  const std::string_view text = game_text_.text();
  const auto is_high = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  const auto* const first = std::find_if(text.begin(), text.end(), is_high);
  if (guess_to_report_ && game_text_.in_code_page() && first != text.end()) {
    const auto offset = static_cast<std::size_t>(first - text.begin());
    report(Code::encoding_guessed, offset, decode_utf8(text.substr(offset)).length).detail =
        game_text_.encoding();
    guess_to_report_ = false;
  }
  if (!mojibake_to_report_.empty() && first != text.end()) {
    const auto offset = static_cast<std::size_t>(first - text.begin());
    Finding& finding = report(Code::mojibake, offset, decode_utf8(text.substr(offset)).length);
    finding.detail = mojibake_to_report_;
    finding.number = options_.fix_mojibake ? 1 : 0;
    mojibake_to_report_.clear();
  }
  const Cleaning& cleaning = game_text_.cleaning();
  if (cleaning.entity != std::string_view::npos) {
    report(Code::html_entity, cleaning.entity, 0).detail = cleaning.first_entity;
  }
  if (cleaning.invisible != std::string_view::npos) {
    std::string character;
    append_utf8(cleaning.first_invisible, character);
    report(Code::invisible_character, cleaning.invisible, 0).detail = character;
  }
  for (const RepairedBytes& repair : game_text_.repairs()) {
    report(Code::invalid_bytes, repair.offset, repair.length).number = 1;
  }
}

void Converter::count(const Findings& findings, Counts& counts) {
  for (const Finding& finding : findings) {
    switch (finding.severity) {
      case Severity::error:
        ++counts.errors;
        break;
      case Severity::warning:
        ++counts.warnings;
        break;
      case Severity::note:
        ++counts.notes;
        break;
    }
  }
}

void Converter::report(const GamePlace& place, Processed& out) {
  std::stable_sort(findings_.begin(), findings_.end(),
                   [](const Finding& a, const Finding& b) { return a.offset < b.offset; });
  if (options_.diagnostics == Diagnostics::none && options_.layout != Layout::jsonl) return;
  for (const Finding& finding : findings_) {
    if (options_.layout != Layout::jsonl) diagnostics_.clear();  // no one else asks for them
    diagnostics_.push_back(describe(finding, place, options_.language));
    if (options_.diagnostics == Diagnostics::text) {
      append_text_report(diagnostics_.back(), finding, place, out.reports);
    } else if (options_.diagnostics == Diagnostics::jsonl) {
      append_diagnostic(diagnostics_.back(), true, out.reports);
      out.reports += '\n';
    }
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
    case Layout::jsonl: {
      GameOrigin origin;
      origin.file = place.file;
      origin.game = place.game;
      origin.line = game_line_;
      origin.notation = read_as.id;
      origin.encoding = game_text_.encoding();
      write_jsonl(game_, origin, moves_, options_.write, diagnostics_, out);
      break;
    }
  }
}

}  // namespace zapis::cli
