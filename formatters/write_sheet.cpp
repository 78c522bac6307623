#include "formatters/write_sheet.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "formatters/header_words.hpp"
#include "formatters/movetext.hpp"
#include "formatters/nag_sign.hpp"
#include "formatters/pgn_tags.hpp"
#include "formatters/tape_walk.hpp"
#include "formatters/write_position.hpp"
#include "lib/systems/headings.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

/// Rows of number, White's move and Black's, gathered until something stands between them.
class Rows {
 public:
  Rows(const MoveWriter& moves, MoveCounter& counter, const WriteOptions& options,
       std::size_t width, std::string_view caption, std::string& out)
      : moves_(moves),
        counter_(counter),
        options_(options),
        width_(width),
        caption_(caption),
        out_(out) {}

  void move(const MoveFacts& facts) {
    if (depth_ > 0) {
      annotation().move(facts);
      return;
    }
    end_annotation();
    const bool white = counter_.white_to_move();
    if (white || !row_open_) {
      end_row();
      const std::string number = std::to_string(counter_.number());
      out_.append(number.size() < 3 ? 3 - number.size() : 0, ' ');
      out_ += number + ". ";
      if (!white) put_cell("…");
      row_open_ = true;
    }
    std::string text;
    moves_.append(facts, text);
    if (white) {
      pending_ = text;  // its signs may follow
      white_waits_ = true;
    } else {
      put_white();
      out_ += text;
    }
    counter_.next();
  }

  void nag(std::uint32_t number) {
    if (depth_ > 0 || annotation_) {
      annotation().nag(number);
      return;
    }
    (white_waits_ ? pending_ : out_) += nag_sign(number);
  }

  void comment(std::string_view text) { annotation().comment(text); }
  void raw(std::string_view text) { annotation().raw(text); }
  void result(std::string_view text) { annotation().result(text); }
  void variation_begin() {
    annotation().variation_begin();
    ++depth_;
  }
  void variation_end() {
    annotation().variation_end();
    if (depth_ > 0) --depth_;
  }
  /// A comment that holds a board, so that it is one, too, when the sheet is read again.
  void diagram(const Position& position, bool flip, std::string_view caption) {
    end_annotation();
    end_row();
    out_ += '{';
    out_ += caption.empty() ? caption_ : caption;
    out_ += '\n';
    write_board_text(position, false, flip, out_);
    out_.back() = '}';
    out_ += '\n';
  }
  void finish() {
    end_annotation();
    end_row();
  }

 private:
  Movetext& annotation() {
    if (!annotation_) {
      end_row();
      annotation_.emplace(moves_, counter_, options_.wrap, out_);
    }
    return *annotation_;
  }
  void end_annotation() {
    if (!annotation_) return;
    annotation_->finish();
    annotation_.reset();
    out_ += '\n';
  }
  void put_cell(const std::string& text) {
    out_ += text;
    const std::size_t have = count_code_points(text);
    out_.append(have < width_ ? width_ - have : 1, ' ');
  }
  void put_white() {
    if (!white_waits_) return;
    put_cell(pending_);
    white_waits_ = false;
  }
  void end_row() {
    if (!row_open_) return;
    if (white_waits_) {
      out_ += pending_;
      white_waits_ = false;
    }
    out_ += '\n';
    row_open_ = false;
  }

  const MoveWriter& moves_;
  MoveCounter& counter_;
  const WriteOptions& options_;
  std::size_t width_;
  std::string_view caption_;  // of diagrams without their own
  std::string& out_;
  std::string pending_;  // White's move, until its row goes on
  std::optional<Movetext> annotation_;
  std::size_t depth_ = 0;
  bool white_waits_ = false;
  bool row_open_ = false;
};

/// Can the value stand behind a colon and be read again as it is?
bool is_plain(std::string_view value) {
  return !value.empty() && value != "?" && value.front() != ' ' && value.back() != ' ' &&
         value.find_first_of("\r\n\t") == std::string_view::npos;
}

std::size_t widest_white_move(const Game& game, const MoveWriter& moves) {
  constexpr std::size_t least = 8;
  std::size_t widest = least;
  std::string text;
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    if (game.tape[i].kind == TapeItem::Kind::variation_begin) i = game.tape[i].link;
    if (game.tape[i].kind != TapeItem::Kind::move) continue;
    text.clear();
    moves.append(game.tape[i].facts, text);
    widest = std::max(widest, count_code_points(text) + 2);  // room for a sign
  }
  return widest;
}

}  // namespace

SheetWriter::SheetWriter(const System& system, WriteOptions options)
    : moves_(system),
      options_(std::move(options)),
      language_(system.has_letters() ? system.alphabet->id : std::string_view("en")) {}

void SheetWriter::write_header(const Game& game, std::string& out) const {
  const HeaderWords& words = header_words(language_);
  std::string_view white = "White";
  std::string_view black = "Black";
  for (const Headings& row : headings()) {
    if (row.language != words.language) continue;
    white = row.white.substr(0, row.white.find(' '));
    black = row.black.substr(0, row.black.find(' '));
  }
  const std::array<std::pair<std::string_view, std::string_view>, 6> lines = {
      {{words.event, "Event"},
       {words.site, "Site"},
       {words.date, "Date"},
       {words.round, "Round"},
       {white, "White"},
       {black, "Black"}}};
  std::vector<const Tag*> written;
  for (const auto& [word, name] : lines) {
    const Tag* tag = game.find_tag(name);
    if (tag == nullptr || !keeps_tag(name, options_)) continue;
    const std::string value = name == "Date" ? sheet_date(tag->value) : std::string(tag->value);
    // A date that was not one in PGN's form would not come back as it was.
    const bool is_odd_date =
        name == "Date" && (tag->value.size() != 10 || value.find('?') != std::string::npos);
    if (!is_plain(value) || is_odd_date) continue;
    out += word;
    out += ": " + value + '\n';
    written.push_back(tag);
  }
  // What has no line of its own stays a tag, unless it says nothing.
  for (const Tag& tag : game.tags) {
    const bool has_line = std::find(written.begin(), written.end(), &tag) != written.end();
    const bool is_line_tag = std::any_of(
        lines.begin(), lines.end(), [&tag](const auto& line) { return line.second == tag.name; });
    const bool says_nothing =
        (is_line_tag && (tag.value == "?" || tag.value == "????.??.??")) ||
        (tag.name == "Result" && game.tag_result != Result::none && game.tag_result == game.result);
    const bool is_setup =
        game.has_start && (tag.name == "FEN" || tag.name == "SetUp" || tag.name == "Setup");
    if (!has_line && !says_nothing && !is_setup && keeps_tag(tag.name, options_))
      write_tag(tag.name, tag.value, out);
  }
  write_setup_tags(game, out);
}

void SheetWriter::write(const Game& game, std::string& out) {
  const std::size_t before = out.size();
  write_header(game, out);
  if (out.size() != before) out += '\n';
  counter_.start(game.start);
  Rows rows(moves_, counter_, options_, widest_white_move(game, moves_) + 3,
            header_words(language_).diagram, out);
  walk_tape(game, options_, rows);
  rows.finish();
  out += result_text(game.result);
  out += "\n\n";
}

}  // namespace zapis
