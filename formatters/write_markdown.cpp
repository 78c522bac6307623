#include "formatters/write_markdown.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "formatters/header_words.hpp"
#include "formatters/nag_sign.hpp"
#include "formatters/pgn_tags.hpp"
#include "formatters/tape_walk.hpp"
#include "formatters/write_position.hpp"
#include "lib/text/ascii.hpp"

namespace zapis {
namespace {

/// Appends text so that no character of it is markup. `opens`: it begins a line, where numbers and
/// some signs would be a list, a heading or a quotation.
void append_escaped(std::string_view text, bool opens, std::string& out) {
  std::size_t i = 0;
  if (opens) {
    while (i < text.size() && is_digit(text[i])) ++i;
    out += text.substr(0, i);
    constexpr std::string_view after_number = ".)";
    constexpr std::string_view alone = "#+-=";
    if (i < text.size() && (i == 0 ? alone : after_number).find(text[i]) != std::string_view::npos)
      out += '\\';
  }
  for (const char c : text.substr(i)) {
    constexpr std::string_view markup = "\\`*_[]<>|&~$";
    if (markup.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
}

/// Paragraphs: bold ones of moves of the main line, others of what is said about them.
class Paragraphs {
 public:
  Paragraphs(const MoveWriter& moves, MoveCounter& counter, std::string_view caption,
             std::string& out)
      : moves_(moves), counter_(counter), caption_(caption), out_(out) {}

  void move(const MoveFacts& facts) {
    if (depth_ == 0) begin(Kind::moves);
    std::string text;
    if (counter_.white_to_move() || needs_number_) {
      text = std::to_string(counter_.number()) + (counter_.white_to_move() ? ". " : "... ");
    }
    moves_.append(facts, text);
    separate();
    append_escaped(text, false, out_);
    counter_.next();
    needs_number_ = false;
  }
  void nag(std::uint32_t number) {
    if (depth_ == 0 && kind_ == Kind::none) begin(Kind::moves);
    append_escaped(nag_sign(number), false, out_);
  }
  void comment(std::string_view text) {
    if (text.empty()) return;
    if (depth_ == 0) begin(Kind::text);
    const bool opens = fresh_;
    separate();
    append_escaped(text, opens, out_);
    needs_number_ = true;
  }
  void raw(std::string_view text) { comment(text); }
  void result(std::string_view text) { comment(text); }
  void variation_begin() {
    if (depth_ == 0) begin(Kind::none);  // a paragraph of its own
    if (depth_ == 0) begin(Kind::text);
    separate();
    out_ += '(';
    fresh_ = true;
    ++depth_;
    needs_number_ = true;
    counter_.enter();
  }
  void variation_end() {
    out_ += ')';
    fresh_ = false;
    needs_number_ = true;
    counter_.leave();
    if (depth_ > 0) --depth_;
    if (depth_ == 0) begin(Kind::none);
  }
  void diagram(const Position& position, bool flip, std::string_view caption) {
    begin(Kind::none);
    if (caption.empty()) caption = caption_;
    append_escaped(caption, true, out_);
    out_ += ":\n\n```text\n";
    write_board_text(position, true, flip, out_);
    out_ += "```\n\n";
    needs_number_ = true;
  }
  /// The result stands in bold, alone.
  void finish(std::string_view result) {
    begin(Kind::none);
    out_ += "**";
    append_escaped(result, false, out_);
    out_ += "**\n\n";
  }

 private:
  enum class Kind : std::uint8_t { none, moves, text };

  void begin(Kind kind) {
    if (kind_ == kind) return;
    if (kind_ == Kind::moves) out_ += "**";
    if (kind_ != Kind::none) out_ += "\n\n";
    if (kind == Kind::moves) out_ += "**";
    kind_ = kind;
    fresh_ = true;
  }
  void separate() {
    if (!fresh_) out_ += ' ';
    fresh_ = false;
  }

  const MoveWriter& moves_;
  MoveCounter& counter_;
  std::string_view caption_;
  std::string& out_;
  Kind kind_ = Kind::none;
  std::size_t depth_ = 0;
  bool fresh_ = true;  // nothing stands in the paragraph
  bool needs_number_ = true;
};

/// The value of a tag that is to be written and says something.
std::string_view told(const Game& game, std::string_view name, const WriteOptions& options) {
  const Tag* tag = game.find_tag(name);
  if (tag == nullptr || !keeps_tag(name, options)) return {};
  const bool unknown = tag->value == "?" || tag->value == "????.??.??" || tag->value == "-";
  return unknown ? std::string_view() : tag->value;
}

std::string one_line(std::string_view text) {
  std::string room;
  return std::string(fold(text, room));
}

}  // namespace

MarkdownWriter::MarkdownWriter(const System& system, WriteOptions options)
    : moves_(system),
      options_(std::move(options)),
      language_(system.has_letters() ? system.alphabet->id : std::string_view("en")) {}

void MarkdownWriter::write_head(const Game& game, std::string& out) const {
  const HeaderWords& words = header_words(language_);
  const std::string_view white = told(game, "White", options_);
  const std::string_view black = told(game, "Black", options_);
  const std::string_view event = told(game, "Event", options_);
  const bool has_players = !white.empty() || !black.empty();
  if (has_players || !event.empty()) {
    out += "## ";
    append_escaped(has_players ? one_line(white.empty() ? "?" : white) : one_line(event), false,
                   out);
    if (has_players) {
      out += " – ";
      append_escaped(one_line(black.empty() ? "?" : black), false, out);
    }
    out += "\n\n";
  }
  std::vector<std::string> facts;
  if (has_players && !event.empty()) facts.emplace_back(event);
  if (const auto site = told(game, "Site", options_); !site.empty()) facts.emplace_back(site);
  if (const auto date = told(game, "Date", options_); !date.empty())
    facts.push_back(sheet_date(date));
  if (const auto round = told(game, "Round", options_); !round.empty())
    facts.push_back(std::string(words.round) + ' ' + std::string(round));
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (i != 0) out += ", ";
    append_escaped(one_line(facts[i]), i == 0, out);
  }
  if (!facts.empty()) out += "\n\n";
  bool listed = false;
  for (const Tag& tag : game.tags) {
    constexpr std::array<std::string_view, 10> said = {
        "White", "Black", "Event", "Site", "Date", "Round", "Result", "FEN", "SetUp", "Setup"};
    if (std::find(said.begin(), said.end(), tag.name) != said.end() ||
        told(game, tag.name, options_).empty()) {
      continue;
    }
    out += "- ";
    append_escaped(one_line(tag.name), false, out);
    out += ": ";
    append_escaped(one_line(tag.value), false, out);
    out += '\n';
    listed = true;
  }
  if (listed) out += '\n';
}

void MarkdownWriter::write(const Game& game, std::string& out) {
  write_head(game, out);
  counter_.start(game.start);
  Paragraphs paragraphs(moves_, counter_, header_words(language_).diagram, out);
  if (game.has_start) paragraphs.diagram(game.start, false, {});
  walk_tape(game, options_, paragraphs);
  paragraphs.finish(result_text(game.result));
}

}  // namespace zapis
