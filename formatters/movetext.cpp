#include "formatters/movetext.hpp"

#include <algorithm>
#include <cstring>

#include "lib/text/byte_lanes.hpp"

namespace zapis {
namespace {

/// ASCII without braces, and without the three signs behind them: nearly every comment.
bool is_plain(std::string_view text) {
  constexpr std::size_t step = sizeof(ByteLanes);
  const auto is_strange = [text](std::size_t at) {
    return lanes_from(load_lanes(text.data() + at), '{') != 0;
  };
  if (text.size() < step) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < '{'; });
  }
  for (std::size_t i = 0; i + step <= text.size(); i += step) {
    if (is_strange(i)) return false;
  }
  return !is_strange(text.size() - step);
}

bool opens_command(std::string_view text) {
  return text.size() >= 2 && text[0] == '[' && text[1] == '%';
}

/// A command in brackets that is all of the text, or a word.
bool is_one_word(std::string_view text) {
  if (opens_command(text)) return text.find(']') == text.size() - 1;
  return text.find(' ') == std::string_view::npos;
}

/// One word of a comment; a command in brackets is one word, blanks and all. `tail`: so many bytes
/// at the end hold no bracket that could close one.
std::size_t word_length(std::string_view text, std::size_t tail) {
  std::size_t from = 0;
  if (text.size() > tail && opens_command(text)) from = text.find(']');
  const std::size_t blank = text.find(' ', from);
  return blank == std::string_view::npos ? text.size() : blank;
}

}  // namespace

void Movetext::put(std::string_view text) {
  std::memcpy(base_ + at_, text.data(), text.size());
  at_ += text.size();
}

void Movetext::nag(std::uint32_t number) { word("$", std::to_string(number), ""); }

void Movetext::result(std::string_view text) { word("", text, ""); }

void Movetext::comment(std::string_view text) {
  needs_number_ = true;
  const bool plain = is_plain(text);
  if (plain && is_one_word(text)) {  // a clock time, or a word
    put_word("{", text, "}");
    end_token(text.size() + 2);
    return;
  }
  comment_words(text, plain);
}

void Movetext::comment_words(std::string_view text, bool plain) {
  if (!plain &&
      (text.find('{') != std::string_view::npos || text.find('}') != std::string_view::npos)) {
    // A brace inside: only a comment to the end of the line can hold it. An opening one, too: it
    // would make a pair with a brace that a later comment holds.
    word("; ", text, "");
    break_line();
    return;
  }
  const bool has_commands = text.find("[%") != std::string_view::npos;
  const std::size_t tail = has_commands ? text.size() - (text.rfind(']') + 1) : text.size();
  const bool may_fill = plain && !has_commands;
  std::string_view before = "{";
  for (;;) {
    const std::size_t length = word_length(text, tail);
    const bool last = length == text.size();
    word(before, text.substr(0, length), last ? "}" : "");
    if (last) return;
    text.remove_prefix(length + 1);
    before = "";
    if (may_fill) text.remove_prefix(fill_lines(text));
  }
}

std::size_t Movetext::fill_lines(std::string_view text) {
  const std::size_t last_blank = text.rfind(' ');
  if (last_blank == std::string_view::npos) return 0;
  std::size_t done = 0;
  while (done < last_blank) {
    const std::size_t taken = width_ + (fresh_line_ ? 0 : 1);
    const std::size_t room = wrap_ < taken ? 0 : std::min(wrap_ - taken, last_blank - done);
    // The words that the line can hold, up to a blank.
    const std::size_t blank = room == 0 ? std::string_view::npos : text.rfind(' ', done + room);
    if (blank == std::string_view::npos || blank <= done) return done;
    ensure_room(1 + blank - done);
    begin_token();
    put(text.substr(done, blank - done));
    width_ += blank - done;
    done = blank + 1;
    if (done <= last_blank) break_line();
  }
  return done;
}

void Movetext::variation_begin() {
  ++open_brackets_;
  needs_number_ = true;
  counter_.enter();
}

void Movetext::variation_end() {
  if (open_brackets_ > 0 || fresh_line_) {
    word("", ")", "");
  } else {
    ensure_room(1);
    put(')');
    ++width_;
    wrap_last_token();
  }
  needs_number_ = true;
  counter_.leave();
}

void Movetext::word(std::string_view before, std::string_view text, std::string_view behind) {
  const std::size_t begin = put_word(before, text, behind);
  end_token(width_of(begin, at_));
}

std::size_t Movetext::put_word(std::string_view before, std::string_view text,
                               std::string_view behind) {
  ensure_room(1);
  begin_token();  // brackets take room of their own
  ensure_room(before.size() + text.size() + behind.size());
  const std::size_t begin = at_;
  put(before);
  put(text);
  put(behind);
  return begin;
}

void Movetext::put_brackets() {
  ensure_room(open_brackets_ + MoveWriter::room);
  width_ += open_brackets_;
  for (; open_brackets_ > 0; --open_brackets_) put('(');
}

void Movetext::wrap() {
  base_[token_] = '\n';
  width_ -= before_token_;
  token_ = no_token;
}

void Movetext::break_line() {
  ensure_room(1);
  put('\n');
  width_ = 0;
  fresh_line_ = true;
}

std::size_t Movetext::width_of(std::size_t from, std::size_t to) const {
  std::size_t width = 0;
  // The bytes from 0x80 to 0xBF continue a code point.
  for (std::size_t i = from; i < to; ++i)
    width += static_cast<signed char>(base_[i]) >= -64 ? 1U : 0U;
  return width;
}

}  // namespace zapis
