#include "formatters/write_pgn.hpp"

#include <charconv>

#include "formatters/pgn_tags.hpp"
#include "formatters/tape_walk.hpp"
#include "formatters/write_move.hpp"

namespace zapis {
namespace {

/// Puts tokens one blank apart and breaks lines before the token that would not fit.
class Movetext {
 public:
  Movetext(const System& system, MoveCounter& counter, int wrap, std::string& out)
      : system_(system), counter_(counter), wrap_(static_cast<std::size_t>(wrap)), out_(out) {}

  void move(const MoveFacts& facts) {
    begin_token();
    if (counter_.white_to_move() || needs_number_) {
      char digits[16];
      const auto end = std::to_chars(digits, digits + sizeof digits, counter_.number()).ptr;
      out_.append(digits, end);
      out_ += counter_.white_to_move() ? ". " : "... ";
    }
    write_move(facts, system_, out_);
    end_token();
    counter_.next();
    needs_number_ = false;
  }

  void nag(std::uint32_t number) {
    begin_token();
    out_ += '$';
    out_ += std::to_string(number);
    end_token();
  }

  void comment(std::string_view text) {
    needs_number_ = true;
    if (text.find('}') != std::string_view::npos) {
      // A brace inside: only a comment to the end of the line can hold it.
      begin_token();
      out_ += "; ";
      out_ += text;
      end_token();
      break_line();
      return;
    }
    begin_token();
    out_ += '{';
    while (!text.empty()) {
      const std::size_t length = word_length(text);
      out_ += text.substr(0, length);
      text.remove_prefix(length);
      if (text.empty()) break;
      text.remove_prefix(1);
      end_token();
      begin_token();
    }
    out_ += '}';
    end_token();
  }

  void raw(std::string_view text) { comment(text); }

  void variation_begin() {
    ++open_brackets_;
    needs_number_ = true;
    counter_.enter();
  }

  void variation_end() {
    if (open_brackets_ > 0 || fresh_line_) {
      begin_token();
      out_ += ')';
      end_token();
    } else {
      out_ += ')';
      ++width_;
      wrap_last_token();
    }
    needs_number_ = true;
    counter_.leave();
  }

  void result(std::string_view text) {
    begin_token();
    out_ += text;
    end_token();
  }

 private:
  /// One word of a comment; a command in brackets is one word, blanks and all.
  static std::size_t word_length(std::string_view text) {
    if (text.starts_with("[%")) {
      const std::size_t bracket = text.find(']');
      if (bracket != std::string_view::npos) {
        const std::size_t blank = text.find(' ', bracket);
        return blank == std::string_view::npos ? text.size() : blank;
      }
    }
    const std::size_t blank = text.find(' ');
    return blank == std::string_view::npos ? text.size() : blank;
  }

  void begin_token() {
    token_ = out_.size();
    if (!fresh_line_) out_ += ' ';
    out_.append(open_brackets_, '(');
    open_brackets_ = 0;
  }

  void end_token() {
    width_ += width_of(token_);
    if (fresh_line_) {
      token_ = no_token;
      fresh_line_ = false;
    }
    wrap_last_token();
  }

  /// When the last token has gone past the line's end, the blank before it becomes the line break.
  void wrap_last_token() {
    if (wrap_ == 0 || width_ <= wrap_ || token_ == no_token) return;
    out_[token_] = '\n';
    width_ = width_of(token_ + 1);
    token_ = no_token;
  }

  void break_line() {
    out_ += '\n';
    width_ = 0;
    fresh_line_ = true;
  }

  std::size_t width_of(std::size_t from) const {
    std::size_t width = 0;
    for (std::size_t i = from; i < out_.size(); ++i) {
      width += (static_cast<unsigned char>(out_[i]) & 0xC0U) != 0x80U ? 1U : 0U;
    }
    return width;
  }

  const System& system_;
  MoveCounter& counter_;
  std::size_t wrap_;
  std::string& out_;
  static constexpr std::size_t no_token = std::string::npos;
  std::size_t width_ = 0;         // of the current line, in code points
  std::size_t token_ = no_token;  // the blank before the last token; none when it begins its line
  std::size_t open_brackets_ = 0;
  bool fresh_line_ = true;
  bool needs_number_ = true;
};

}  // namespace

void PgnWriter::write(const Game& game, std::string& out) {
  write_pgn_tags(game, options_, out);
  counter_.start(game.start);
  Movetext movetext(system_, counter_, options_.wrap, out);
  walk_tape(game, options_, movetext);
  movetext.result(result_text(game.result));
  out += "\n\n";
}

}  // namespace zapis
