#include "cli/batch_games.hpp"

#include <algorithm>

#include "cli/strict.hpp"
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

/// "xe6": a pawn that doesn't say where it comes from may be another man.
bool is_bare_capture(const Game& game, const TapeItem& item) {
  if (item.kind != TapeItem::Kind::move || item.facts.role != Role::pawn) return false;
  const std::string_view text = game.span(item);
  return text.starts_with('x') || text.starts_with(':') || text.starts_with("×");
}

bool has_wrong_sign(const Findings& findings) {
  return std::any_of(findings.begin(), findings.end(), says_wrong_sign);
}

/// Broken, or with words between the moves that may be moves, or moves that may be others.
bool needs_repair(const Game& game, const Findings& findings) {
  return game.broken || has_wrong_sign(findings) ||
         std::any_of(findings.begin(), findings.end(),
                     [](const Finding& finding) { return may_hide_move(finding.code); }) ||
         std::any_of(game.tape.begin(), game.tape.end(),
                     [&game](const TapeItem& item) { return is_bare_capture(game, item); });
}

}  // namespace

void BatchGames::start(const Batch& batch) {
  batch_ = &batch;
  guess_to_report_ = batch.encoding.first;
  mojibake_to_report_ = batch.encoding.mojibake;
  batch_lines_.reset();
  neighbours_.start(batch);
}

bool BatchGames::read(std::size_t index) {
  const Batch& batch = *batch_;
  const std::size_t begin = batch.begin_of(index);
  findings_.clear();
  place_ = {batch.file,    batch.first_game + index, batch.first_line, batch.text, begin,
            &batch_lines_, batch.first_byte};
  game_text_.decode(batch.encoding, batch.text_of(index), options_.fix_mojibake);
  if (game_text_.rewritten()) {
    place_.first_line += batch_lines_.find(batch.text, begin).lines;
    place_.text = game_text_.text();
    place_.offset = 0;
    place_.lines = &game_lines_;
    place_.first_byte.reset();
    game_lines_.reset();
  }
  report_encoding();
  const std::size_t own = findings_.size();
  neighbours_.stand_at(index);
  system_ = &reader_.read(game_text_.text(), game_, findings_, &neighbours_);
  neighbours_.note(index, reader_.languages());
  if (!is_game(game_)) {
    findings_.erase_if([](const Finding& finding) { return finding.code != Code::stray_text; });
    for (Finding& finding : findings_) finding.number = 1;  // left out
    findings_.sum_up();
    return false;
  }
  if (options_.mending == Mending::repair && needs_repair(game_, findings_))
    mender_.repair(*system_, game_, findings_, own);
  if (options_.mending == Mending::suggest && (game_.broken || has_wrong_sign(findings_)))
    mender_.suggest(*system_, game_, findings_, own);
  if (options_.strict) StrictCheck(*system_).check(game_, findings_);
  findings_.sum_up();
  return true;
}

std::uint64_t BatchGames::first_line() const {
  const std::string_view text = game_text_.text();
  const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  return place_.first_line + place_.lines->find(place_.text, place_.offset + first).lines;
}

/// Says once a file that its encoding was guessed, and of each stray byte how it was read.
void BatchGames::report_encoding() {
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

}  // namespace zapis::cli
