// Movetext as PGN wants it: tokens one blank apart, lines broken before the token that would not
// fit.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "formatters/move_counter.hpp"
#include "formatters/move_writer.hpp"

namespace zapis {

/// A visitor for walk_tape. It writes into room ahead of the string's end and settles the length at
/// the end.
class Movetext {
 public:
  /// `wrap`: the longest line in code points, 0: one line. `out` must not be touched until
  /// `finish`.
  Movetext(const MoveWriter& moves, MoveCounter& counter, int wrap, std::string& out)
      : moves_(moves),
        counter_(counter),
        wrap_(wrap == 0 ? no_wrap : static_cast<std::size_t>(wrap)),
        out_(out),
        base_(out.data()),
        end_(out.size()),
        at_(out.size()) {}

  inline void move(const MoveFacts& facts);
  void nag(std::uint32_t number);
  void comment(std::string_view text);
  void raw(std::string_view text) { comment(text); }
  void variation_begin();
  void variation_end();
  void result(std::string_view text);
  /// Gives the string its true length.
  void finish() { out_.resize(at_); }

 private:
  static constexpr std::size_t no_token = std::string::npos;
  static constexpr std::size_t no_wrap = std::string::npos;

  void ensure_room(std::size_t size) {
    constexpr std::size_t chunk = 2048;
    if (end_ - at_ >= size) return;
    end_ = at_ + (size > chunk ? size : chunk);
    out_.resize(end_);
    base_ = out_.data();
  }
  void put(char c) { base_[at_++] = c; }
  void put(std::string_view text);
  inline char* put_number(char* out) const;
  /// Puts the blank before a token, and brackets that wait for it; there must be room for the
  /// blank.
  void begin_token() {
    if (fresh_line_) {
      token_ = no_token;
      fresh_line_ = false;
    } else {
      token_ = at_;
      put(' ');
      before_token_ = ++width_;
    }
    if (open_brackets_ != 0) put_brackets();
  }
  void put_brackets();
  void end_token(std::size_t width) {
    width_ += width;
    wrap_last_token();
  }
  /// When the last token has gone past the line's end, the blank before it becomes the line break.
  void wrap_last_token() {
    if (width_ > wrap_ && token_ != no_token) wrap();
  }
  void wrap();
  /// Writes a comment of several words; `plain`: ASCII without braces.
  void comment_words(std::string_view text, bool plain);
  /// Writes words line by line, all but the last; how many bytes of the text are done: whole words
  /// and the blank behind them. The text is ASCII, its blanks single ones.
  std::size_t fill_lines(std::string_view text);
  void word(std::string_view before, std::string_view text, std::string_view behind);
  /// Puts the three as one token, which `end_token` has to end; where they begin.
  std::size_t put_word(std::string_view before, std::string_view text, std::string_view behind);
  void break_line();
  std::size_t width_of(std::size_t from, std::size_t to) const;

  const MoveWriter& moves_;
  MoveCounter& counter_;
  std::size_t wrap_;
  std::string& out_;
  char* base_;                    // of `out_`
  std::size_t end_;               // of the room in `out_`
  std::size_t at_;                // the end of what is written
  std::size_t width_ = 0;         // of the current line, in code points
  std::size_t token_ = no_token;  // the blank before the last token; none when it begins its line
  std::size_t before_token_ = 0;  // the width of the line up to it
  std::size_t open_brackets_ = 0;
  bool fresh_line_ = true;
  bool needs_number_ = true;
};

/// "1. " … "999. " and their length.
struct NumberText {
  std::array<char, 7> text{};
  std::uint8_t size = 0;
};
constexpr std::array<NumberText, 1000> make_number_texts() {
  std::array<NumberText, 1000> texts{};
  for (std::size_t number = 0; number < texts.size(); ++number) {
    NumberText& text = texts[number];
    const auto add = [&](std::size_t c) { text.text[text.size++] = static_cast<char>(c); };
    if (number >= 100) add('0' + number / 100);
    if (number >= 10) add('0' + number / 10 % 10);
    add('0' + number % 10);
    add('.');
    add(' ');
  }
  return texts;
}
inline constexpr auto number_texts = make_number_texts();

inline char* Movetext::put_number(char* out) const {
  const std::uint32_t number = counter_.number();
  if (number < number_texts.size()) {
    const NumberText& text = number_texts[number];
    std::memcpy(out, text.text.data(), text.text.size());
    out += text.size;
  } else {
    constexpr std::size_t most_digits = 10;
    out = std::to_chars(out, out + most_digits, number).ptr;
    *out++ = '.';
    *out++ = ' ';
  }
  if (counter_.white_to_move()) return out;
  // The number's own space becomes a dot: "12. " turns into "12... ".
  constexpr std::array<char, 3> more_dots = {'.', '.', ' '};
  std::memcpy(out - 1, more_dots.data(), more_dots.size());
  return out + 2;
}

// Inline: it is called for every move of an archive.
[[gnu::always_inline]] inline void Movetext::move(const MoveFacts& facts) {
  constexpr std::size_t number_room = 32;
  ensure_room(MoveWriter::room + number_room);
  begin_token();
  char* const begin = base_ + at_;
  char* end = begin;
  if (counter_.white_to_move() || needs_number_) end = put_number(end);
  std::size_t wide = 0;
  end = moves_.write(facts, end, wide);
  const auto size = static_cast<std::size_t>(end - begin);
  at_ += size;
  end_token(size - wide);
  counter_.next();
  needs_number_ = false;
}

}  // namespace zapis
