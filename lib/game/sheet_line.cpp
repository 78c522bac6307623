#include "lib/game/sheet_line.hpp"

#include <algorithm>

#include "lib/text/ascii.hpp"

namespace zapis {
namespace {

using Kind = TapeItem::Kind;

std::uint64_t chain(std::uint64_t hash, const MoveFacts& facts) {
  const std::uint64_t move = facts.from + facts.to * std::uint64_t{64} +
                             static_cast<std::uint64_t>(facts.promotion) * 4096 +
                             (facts.null ? 65536U : 0U);
  std::uint64_t mixed = (hash ^ move) * 0x9E3779B97F4A7C15U;
  mixed ^= mixed >> 29;
  return mixed * 0xBF58476D1CE4E5B9U + 1;
}

struct Span {
  std::size_t begin = 0, end = 0;
};

bool ends_word(char c) {
  return is_ascii_blank(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == ';' || c == '$';
}

/// The word around a stretch of text, as far as a move may be long; behind a colon it goes on:
/// "Сb3: d5".
Span word_around(std::string_view text, Span span) {
  constexpr std::size_t farthest = 24;
  const std::size_t first = span.begin - std::min(span.begin, farthest);
  text = text.substr(0, span.end + farthest);
  while (span.begin > first && !ends_word(text[span.begin - 1]) && text[span.begin - 1] != '.')
    --span.begin;
  const auto extend = [&text, &span] {
    while (span.end < text.size() && !ends_word(text[span.end])) ++span.end;
  };
  extend();
  if (span.end > 0 && text[span.end - 1] == ':') {
    const std::size_t next = text.find_first_not_of(" \t", span.end);
    if (next != std::string_view::npos && !ends_word(text[next])) {
      span.end = next;
      extend();
    }
  }
  const auto is_inside_character = [&text](std::size_t i) {
    return i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
  };
  while (is_inside_character(span.begin)) ++span.begin;
  while (is_inside_character(span.end)) --span.end;
  return span;
}

/// A number that a letter follows without a dot belongs to a word: the 5 of "5d".
bool is_inside_word(const Game& game, const TapeItem& item) {
  std::size_t i = item.number_offset;
  while (i < game.text.size() && is_digit(game.text[i])) ++i;
  return i < game.text.size() && static_cast<unsigned char>(game.text[i] | 0x20) >= 'a';
}

}  // namespace

SheetLine::SheetLine(const Game& game) : game_(&game) {
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == Kind::variation_begin) {
      i = item.link;
      continue;
    }
    if (item.kind != Kind::pattern && item.kind != Kind::unreadable && item.kind != Kind::raw)
      continue;
    const bool behind_end = game.marker != Result::none && item.offset > game.marker_offset;
    if (item.kind == Kind::raw && behind_end) continue;
    Cell cell;
    cell.item = static_cast<std::uint32_t>(i);
    if (item.kind == Kind::pattern) {
      cell.pattern = item.pattern;
    } else {
      cell.kind = item.kind == Kind::raw ? Cell::Kind::stray : Cell::Kind::unreadable;
    }
    if (!is_inside_word(game, item)) cell.number = item.number;
    cell.black_dots = item.black_dots;
    const Span word = word_around(game.text, {item.offset, std::size_t{item.offset} + item.length});
    cell.offset = static_cast<std::uint32_t>(word.begin);
    cell.length = static_cast<std::uint32_t>(word.end - word.begin);
    cell.is_part = cell.length != item.length;
    for (std::size_t j = cells_.size();
         j-- > 0 && cells_[j].offset + cells_[j].length > item.offset;)
      ++cells_[j].joined;
    cells_.push_back(cell);
  }
}

Standing SheetLine::start() const {
  Standing standing;
  standing.now = game_->start;
  return standing;
}

void SheetLine::count_number(Standing& standing, const Cell& cell) {
  if (cell.number == 0) return;
  const std::int64_t written = std::int64_t{cell.number} * 2 + (cell.black_dots ? 1 : 0);
  const std::int64_t due = std::int64_t{standing.now.fullmove_number()} * 2 +
                           (standing.now.turn() == Color::black ? 1 : 0);
  if (written - due != standing.alignment) ++standing.misnumbered;
  standing.alignment = written - due;
}

void SheetLine::play(Standing& standing, const MovePattern& pattern, const MoveFacts& facts) const {
  standing.contradictions += habits_.contradictions(pattern, facts);
  standing.moves_hash = chain(standing.moves_hash, facts);
  standing.now.play(facts);
  ++standing.ply;
}

bool SheetLine::step(Standing& standing) {
  const Cell& cell = cells_[standing.reach];
  if (cell.kind == Cell::Kind::unreadable) return false;
  if (cell.kind == Cell::Kind::move) {
    ++work_;
    const Resolution resolution = standing.now.resolve(cell.pattern);
    if (!resolution) return false;
    count_number(standing, cell);
    play(standing, cell.pattern, resolution.facts);
  }
  ++standing.reach;
  return true;
}

void SheetLine::play_on(Standing& standing) {
  while (standing.reach < cells_.size() && step(standing)) {
  }
  standing.at_end = standing.reach == cells_.size() || only_centred_kings_left(standing.reach);
  if (!standing.at_end || !standing.now.in_check() || !standing.now.is_mate()) return;
  const Result result =
      standing.now.turn() == Color::white ? Result::black_wins : Result::white_wins;
  if (game_->result == Result::none || game_->result == Result::unknown) return;
  if (game_->result != result) ++standing.contradictions;
}

Standing SheetLine::play_through(std::vector<Standing>& before) {
  habits_ = {};
  before.clear();
  Standing standing = start();
  while (standing.reach < cells_.size()) {
    before.push_back(standing);
    const Cell& cell = cells_[standing.reach];
    if (cell.kind == Cell::Kind::move) {
      const Resolution resolution = standing.now.resolve(cell.pattern);
      if (resolution) habits_.learn(cell.pattern, resolution.facts);
    }
    if (!step(standing)) break;
  }
  standing.at_end = standing.reach == cells_.size();
  for (std::size_t i = standing.reach; i < cells_.size(); ++i) {
    if (cells_[i].kind == Cell::Kind::move) habits_.learn(cells_[i].pattern);
  }
  return standing;
}

void SheetLine::recount_signs(std::vector<Standing>& before, Standing& stop) {
  Standing standing = start();
  for (Standing& earlier : before) {
    earlier.contradictions = standing.contradictions;
    step(standing);
  }
  stop.contradictions = standing.contradictions;
}

/// Electronic boards want the kings on d4, e4, d5 or e5 when a game is over.
bool SheetLine::only_centred_kings_left(std::size_t index) const {
  const auto is_middle = [](int coordinate) { return coordinate == 3 || coordinate == 4; };
  std::size_t kings = 0;
  for (; index < cells_.size(); ++index) {
    const MovePattern& pattern = cells_[index].pattern;
    if (cells_[index].kind != Cell::Kind::move || pattern.role != Role::king ||
        !is_middle(pattern.to_file) || !is_middle(pattern.to_rank) || ++kings > 2) {
      return false;
    }
  }
  return kings != 0;
}

}  // namespace zapis
