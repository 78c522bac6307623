#include "formatters/movetext.hpp"

#include <charconv>
#include <cstring>

namespace zapis {
namespace {

/// One word of a comment; a command in brackets is one word, blanks and all.
std::size_t word_length(std::string_view text) {
  std::size_t from = 0;
  if (text.starts_with("[%")) {
    const std::size_t bracket = text.find(']');
    if (bracket != std::string_view::npos) from = bracket;
  }
  const std::size_t blank = text.find(' ', from);
  return blank == std::string_view::npos ? text.size() : blank;
}

}  // namespace

void Movetext::put(std::string_view text) {
  std::memcpy(out_.data() + at_, text.data(), text.size());
  at_ += text.size();
}

void Movetext::put_number() {
  constexpr std::size_t most_digits = 10;
  char* const begin = out_.data() + at_;
  at_ += static_cast<std::size_t>(std::to_chars(begin, begin + most_digits, counter_.number()).ptr -
                                  begin);
  put(counter_.white_to_move() ? ". " : "... ");
}

void Movetext::move(const MoveFacts& facts) {
  constexpr std::size_t number_room = 32;
  begin_token();
  ensure_room(MoveWriter::room + number_room);
  const std::size_t begin = at_;
  if (counter_.white_to_move() || needs_number_) put_number();
  std::size_t wide = 0;
  at_ = static_cast<std::size_t>(moves_.write(facts, out_.data() + at_, wide) - out_.data());
  end_token(at_ - begin - wide);
  counter_.next();
  needs_number_ = false;
}

void Movetext::nag(std::uint32_t number) { word("$", std::to_string(number), ""); }

void Movetext::result(std::string_view text) { word("", text, ""); }

void Movetext::comment(std::string_view text) {
  needs_number_ = true;
  if (text.find('}') != std::string_view::npos) {
    // A brace inside: only a comment to the end of the line can hold it.
    word("; ", text, "");
    break_line();
    return;
  }
  std::string_view before = "{";
  for (;;) {
    const std::size_t length = word_length(text);
    const bool last = length == text.size();
    word(before, text.substr(0, length), last ? "}" : "");
    if (last) return;
    text.remove_prefix(length + 1);
    before = "";
  }
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
  begin_token();
  ensure_room(before.size() + text.size() + behind.size());
  const std::size_t begin = at_;
  put(before);
  put(text);
  put(behind);
  end_token(width_of(begin, at_));
}

void Movetext::begin_token() {
  ensure_room(open_brackets_ + 1);
  token_ = at_;
  if (!fresh_line_) put(' ');
  width_ += at_ - token_ + open_brackets_;
  for (; open_brackets_ > 0; --open_brackets_) put('(');
}

void Movetext::end_token(std::size_t width) {
  width_ += width;
  if (fresh_line_) {
    token_ = no_token;
    fresh_line_ = false;
  }
  wrap_last_token();
}

/// When the last token has gone past the line's end, the blank before it becomes the line break.
void Movetext::wrap_last_token() {
  if (wrap_ == 0 || width_ <= wrap_ || token_ == no_token) return;
  out_[token_] = '\n';
  width_ = width_of(token_ + 1, at_);
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
    width += static_cast<signed char>(out_[i]) >= -64 ? 1U : 0U;
  return width;
}

}  // namespace zapis
