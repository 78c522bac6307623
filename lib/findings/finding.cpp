#include "zapis/finding.hpp"

#include <algorithm>
#include <utility>

namespace zapis {
namespace {

struct CodeRow {
  Code code;
  std::string_view name;
  Severity severity;
  bool pedantic = false;
};

constexpr std::array<CodeRow, code_count> code_table = {{
    {Code::illegal_move, "illegal-move", Severity::error},
    {Code::ambiguous_move, "ambiguous-move", Severity::error},
    {Code::unreadable_move, "unreadable-move", Severity::error},
    {Code::missing_promotion, "missing-promotion", Severity::error},
    {Code::null_move_in_check, "null-move-in-check", Severity::error},
    {Code::unsupported_variant, "unsupported-variant", Severity::error},
    {Code::unterminated_comment, "unterminated-comment", Severity::error},
    {Code::unterminated_variation, "unterminated-variation", Severity::error},
    {Code::unterminated_tag, "unterminated-tag", Severity::error},
    {Code::bad_fen, "bad-fen", Severity::error},
    {Code::impossible_position, "impossible-position", Severity::error},
    {Code::sheets_differ, "sheets-differ", Severity::error},
    {Code::ambiguous_repair, "ambiguous-repair", Severity::error},
    {Code::repaired_move, "repaired-move", Severity::warning},
    {Code::wrong_check_mark, "wrong-check-mark", Severity::warning},
    {Code::wrong_capture_mark, "wrong-capture-mark", Severity::warning},
    {Code::needless_qualifier, "needless-qualifier", Severity::warning},
    {Code::wrong_move_number, "wrong-move-number", Severity::warning},
    {Code::castling_as_king_move, "castling-as-king-move", Severity::warning},
    {Code::lower_case_piece, "lower-case-piece", Severity::warning},
    {Code::homoglyph, "homoglyph", Severity::warning},
    {Code::null_move, "null-move", Severity::warning},
    {Code::unknown_glyph, "unknown-glyph", Severity::warning},
    {Code::stray_text, "stray-text", Severity::warning},
    {Code::nested_comment, "nested-comment", Severity::warning},
    {Code::unescaped_quote, "unescaped-quote", Severity::warning},
    {Code::duplicate_tag, "duplicate-tag", Severity::warning},
    {Code::ambiguous_language, "ambiguous-language", Severity::warning},
    {Code::encoding_guessed, "encoding-guessed", Severity::warning},
    {Code::invalid_bytes, "invalid-bytes", Severity::warning},
    {Code::unencodable_text, "unencodable-text", Severity::warning},
    {Code::mojibake, "mojibake", Severity::warning},
    {Code::html_entity, "html-entity", Severity::warning},
    {Code::invisible_character, "invisible-character", Severity::warning},
    {Code::bad_castling_flag, "bad-castling-flag", Severity::warning},
    {Code::men_count, "men-count", Severity::warning},
    {Code::setup_tag, "setup-tag", Severity::warning},
    {Code::missing_result, "missing-result", Severity::warning},
    {Code::result_mismatch, "result-mismatch", Severity::warning},
    {Code::result_contradicts_board, "result-contradicts-board", Severity::warning},
    {Code::result_read_as_forfeit, "result-read-as-forfeit", Severity::warning},
    {Code::impossible_win, "impossible-win", Severity::warning},
    {Code::early_draw, "early-draw", Severity::warning},
    {Code::moves_after_end, "moves-after-end", Severity::warning},
    {Code::unbalanced_bracket, "unbalanced-bracket", Severity::warning},
    {Code::missing_tag, "missing-tag", Severity::warning},
    {Code::tag_order, "tag-order", Severity::warning, true},
    {Code::bad_date, "bad-date", Severity::warning},
    {Code::bad_result, "bad-result", Severity::warning},
    {Code::bad_rating, "bad-rating", Severity::warning},
    {Code::bad_eco, "bad-eco", Severity::warning},
    {Code::wrong_ply_count, "wrong-ply-count", Severity::warning},
    {Code::mixed_script, "mixed-script", Severity::warning},
    {Code::glyph_range, "glyph-range", Severity::warning},
    {Code::long_line, "long-line", Severity::warning, true},
    {Code::king_to_centre, "king-to-centre", Severity::note},
    {Code::checkmate, "checkmate", Severity::note},
    {Code::stalemate, "stalemate", Severity::note},
    {Code::dead_position, "dead-position", Severity::note},
    {Code::threefold_repetition, "threefold-repetition", Severity::note},
    {Code::fivefold_repetition, "fivefold-repetition", Severity::note},
    {Code::fifty_moves, "fifty-moves", Severity::note},
    {Code::seventy_five_moves, "seventy-five-moves", Severity::note},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < code_table.size(); ++i) {
    if (static_cast<std::size_t>(code_table[i].code) != i) return false;
  }
  return true;
}
static_assert(in_order(), "the table is indexed by code");

const CodeRow& row(Code code) { return code_table[static_cast<std::size_t>(code)]; }

}  // namespace

std::string_view code_name(Code code) { return row(code).name; }
std::optional<Code> find_code(std::string_view name) {
  for (const CodeRow& entry : code_table) {
    if (entry.name == name) return entry.code;
  }
  return std::nullopt;
}

Severity code_severity(Code code) { return row(code).severity; }
bool is_pedantic(Code code) { return row(code).pedantic; }
bool breaks_line(Code code) {
  return code == Code::illegal_move || code == Code::ambiguous_move ||
         code == Code::missing_promotion || code == Code::unreadable_move;
}
bool may_hide_move(Code code) { return code == Code::stray_text || code == Code::unknown_glyph; }

Finding make_finding(Code code, std::uint32_t offset, std::uint32_t length, std::uint32_t ply) {
  Finding finding;
  finding.code = code;
  finding.severity = code_severity(code);
  finding.offset = offset;
  finding.length = length;
  finding.ply = ply;
  return finding;
}

void Findings::push_back(Finding finding) {
  std::uint32_t& count = counts_[static_cast<std::size_t>(finding.code)];
  has_counts_ = true;
  last_was_left_out_ = count >= most_of_a_code;
  ++count;
  if (last_was_left_out_) {
    left_out_ = std::move(finding);
  } else {
    list_.push_back(std::move(finding));
  }
}

void Findings::append(const Findings& others) {
  for (const Finding& finding : others.list_) push_back(finding);
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (others.counts_[i] > most_of_a_code) counts_[i] += others.counts_[i] - most_of_a_code;
  }
}

void Findings::sum_up() {
  if (!has_counts_) return;
  std::array<std::uint32_t, code_count> last{};  // the place of the last that is listed
  for (const Finding& finding : list_)
    last[static_cast<std::size_t>(finding.code)] = finding.offset;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (counts_[i] <= most_of_a_code) continue;
    list_.push_back(make_finding(static_cast<Code>(i), last[i], 0));
    list_.back().omitted = counts_[i] - most_of_a_code;
    counts_[i] = most_of_a_code;
  }
  last_was_left_out_ = false;
}

void Findings::clear() {
  list_.clear();
  if (has_counts_) counts_.fill(0);
  has_counts_ = last_was_left_out_ = false;
}

void Findings::sort() {
  std::stable_sort(list_.begin(), list_.end(),
                   [](const Finding& a, const Finding& b) { return a.offset < b.offset; });
}

}  // namespace zapis
