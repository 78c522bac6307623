#include "parsers/game_splitter.hpp"

#include "parsers/byte_scan.hpp"
#include "parsers/comment_span.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/result_token.hpp"
#include "parsers/sheet_header.hpp"
#include "parsers/tag_line.hpp"

namespace zapis {
namespace {

/// Enough text behind a sign to know a result, a number or a byte order mark.
constexpr std::size_t margin = 64;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Where movetext gets interesting: a line, comment, variation or result may begin or end. The last
/// two are the lead bytes of ½ and of dashes.
constexpr ByteSet signs("\n\r{};()*-/:\xC2\xE2");
static_assert(signs.is_exact());

bool is_alnum(char c) { return is_digit(c) || is_ascii_letter(c); }

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Does the text open with move number one, not followed by Black's dots?
bool opens_move_one(std::string_view text) {
  if (!text.starts_with('1') || text.size() < 2) return false;
  const char mark = text[1];
  if (mark != '.' && mark != ')' && !is_blank(mark)) return false;
  std::size_t i = 2;
  while (i < text.size() && is_blank(text[i])) ++i;
  return i < text.size() && text[i] != '.' && !text.substr(i).starts_with("…") && text[i] != '-' &&
         text[i] != '/' && text[i] != ':';
}

/// The bytes of the line break at that place; 0 where none is.
std::size_t break_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '\n') return 1;
  if (text[at] != '\r') return 0;
  return at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
}

/// A line of movetext that begins with a move, or with a number other than one, needs no further
/// look.
bool goes_on(char first) { return is_ascii_letter(first) || (first >= '2' && first <= '9'); }

/// A number and a dot or blank: movetext rather than a stray character.
bool opens_number(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size() && is_digit(text[i])) ++i;
  return i > 0 && i < text.size() && (text[i] == '.' || text[i] == ')' || is_blank(text[i]));
}

/// The bytes from `at` on of the marker that begins at `begin` and goes beyond `at`; else 0. The
/// scan stops at a marker's sign, one or three bytes behind its first digit.
std::size_t marker_length(std::string_view text, std::size_t begin, std::size_t at) {
  const ResultToken token = match_result(text.substr(begin, margin));
  if (token.length == 0 || begin + token.length <= at) return 0;
  if (begin > 0) {
    const char before = text[begin - 1];
    if (is_alnum(before) || before == '-' || before == '/' || before == ':' || before == '.' ||
        before == ',') {
      return 0;
    }
  }
  return begin + token.length - at;
}

/// Does a line at the beginning of the game hold a tag of this name, with a quoted value?
bool has_tag(std::string_view game, std::string_view name) {
  constexpr std::size_t enough = 4096;
  const std::string_view head = game.substr(0, enough);
  for (std::size_t i = head.find(name); i != std::string_view::npos; i = head.find(name, i + 1)) {
    if (i == 0 || head[i - 1] != '[' || (i > 1 && head[i - 2] != '\n' && head[i - 2] != '\r'))
      continue;
    const std::size_t value = head.find_first_not_of(" \t", i + name.size());
    if (value != std::string_view::npos && value > i + name.size() && head[value] == '"')
      return true;
  }
  return false;
}

}  // namespace

std::size_t GameSplitter::next(std::string_view text, bool whole) {
  for (;;) {
    const Step result = step(text, whole);
    if (result == Step::go_on) continue;
    if (result == Step::more && !whole) return need_more;
    const std::size_t length = result == Step::done ? end_ : text.size();
    *this = GameSplitter();
    return length;
  }
}

GameSplitter::Step GameSplitter::step(std::string_view text, bool whole) {
  if (has_moves_ && !line_start_ && !after_result_) find_sign(text, whole);
  if (at_ >= text.size() || (!whole && text.size() - at_ < margin)) return Step::more;
  const char c = text[at_];
  switch (c) {
    case '\n':
    case '\r':
      return at_line_break(text);
    case ' ':
    case '\t':
      ++at_;
      return Step::go_on;
    case '{':
      return at_comment(text, whole);
    case ';':
      return skip_line(text, whole);
    case '%':
      if (at_ == 0 || text[at_ - 1] == '\n' || text[at_ - 1] == '\r') return skip_line(text, whole);
      return at_text(text, whole);
    case '[':
      if (line_start_ || after_result_ || (!has_moves_ && !first_tag_.empty()))
        return at_tag(text, whole);
      return at_text(text, whole);
    default:
      if (const std::size_t rubbish = line_start_ ? rubbish_before_bracket(text, at_) : 0) {
        // Like `at_tag`: only a whole line tells whether it holds a tag.
        if (!whole && line_end(text, at_) == text.size()) return Step::more;
        if (opens_tag(text, at_ + rubbish)) {
          if (has_moves_ || after_result_) return before_tag();
          at_ += rubbish;
          return Step::go_on;
        }
      }
      if (line_start_ && text.substr(at_).starts_with(byte_order_mark)) {
        at_ += byte_order_mark.size();
        return Step::go_on;
      }
      return at_text(text, whole);
  }
}

/// Goes to the next place of interest in movetext, past comments and the ends of lines behind which
/// it goes on.
void GameSplitter::find_sign(std::string_view text, bool whole) {
  at_ = signs.find(text, at_);
  while (at_ < text.size()) {
    if (text[at_] == '{') {
      if (at_comment(text, whole) == Step::more || line_start_) return;
    } else {
      const std::size_t next = at_ + break_length(text, at_);
      if (next == at_ || next >= text.size() || !goes_on(text[next])) return;
      blank_line_ = false;
      at_ = next;
    }
    at_ = signs.find(text, at_);
  }
}

GameSplitter::Step GameSplitter::at_line_break(std::string_view text) {
  at_ += break_length(text, at_);
  blank_line_ = line_start_;
  line_start_ = true;
  if (after_result_ && !result_line_over_) {
    result_line_over_ = true;
    end_ = at_;
  }
  if (has_moves_ && !after_result_ && at_ < text.size() && goes_on(text[at_])) line_start_ = false;
  return Step::go_on;
}

GameSplitter::Step GameSplitter::at_tag(std::string_view text, bool whole) {
  for (;;) {
    if (line_end_ <= at_) line_end_ = line_end(text, at_);  // one line may hold many tags
    if (!whole && line_end_ == text.size()) {
      line_end_ = 0;
      return Step::more;
    }
    // Most tags follow another and fill their line.
    const bool follows_tag = !first_tag_.empty() && !blank_line_ && !has_moves_ && !after_result_;
    const char* const end = text.data() + line_end_;
    if (!follows_tag || line_end_ - at_ < 4 || end[-1] != ']' || end[-2] != '"' ||
        !is_ascii_letter(text[at_ + 1])) {
      break;
    }
    at_ = line_end_;
    line_start_ = false;
    // A line end that has not come whole, "\r" without its "\n", would be taken for two.
    if (at_ == text.size() || (!whole && text.size() - at_ < margin)) return Step::go_on;
    const std::size_t next = at_ + break_length(text, at_);
    if (next < text.size() && text[next] == '[') {
      at_ = next;
      line_start_ = true;
      continue;
    }
    at_line_break(text);
    if (at_ >= text.size() || text[at_] != '[') return Step::go_on;
  }
  std::string_view name;
  if (!opens_tag(text, at_, &name)) return at_text(text, whole);
  const bool repeats = blank_line_ && !first_tag_.empty() &&
                       (name == first_tag_ || name == "Event" || came_before(text, name));
  if (has_moves_ || after_result_ || repeats) return before_tag();
  if (first_tag_.empty()) first_tag_ = name;
  at_ = tag_end(text, at_);
  line_start_ = false;
  return Step::go_on;
}

/// Behind a blank line a tag that has come before begins the next head.
bool GameSplitter::came_before(std::string_view text, std::string_view name) {
  constexpr std::size_t most_searches = 32;  // heads in so many pieces are no one's
  return searches_++ < most_searches && has_tag(text.substr(0, at_), name);
}

/// The game ends before a tag of the next one.
GameSplitter::Step GameSplitter::before_tag() {
  if (!result_line_over_) end_ = at_;
  return Step::done;
}

GameSplitter::Step GameSplitter::at_comment(std::string_view text, bool whole) {
  const CommentSpan span = measure_comment(text, at_, whole);
  if (span.undecided) return Step::more;
  at_ = span.end;
  line_start_ = blank_line_ = !span.terminated;  // it ended at a header, or at the end of all
  return Step::go_on;
}

GameSplitter::Step GameSplitter::skip_line(std::string_view text, bool whole) {
  const std::size_t end = line_end(text, at_);
  if (end == text.size() && !whole) return Step::more;
  at_ = end;
  line_start_ = false;
  return Step::go_on;
}

bool GameSplitter::begins_next_game(std::string_view text) const {
  if (after_result_) return result_line_over_ || opens_number(text.substr(at_, margin));
  return line_start_ && blank_line_ && saw_move_one_ && depth_ == 0 &&
         opens_move_one(text.substr(at_, margin));
}

GameSplitter::Step GameSplitter::at_text(std::string_view text, bool whole) {
  if (line_start_ && first_tag_.empty() && !after_result_ &&
      (!has_moves_ || (blank_line_ && depth_ == 0))) {
    // The words at the head of a sheet: before its moves they belong to it, behind them to the
    // next.
    // Their beginning decides: the line may be very long, and hold many games.
    constexpr std::size_t enough = 256;
    const std::size_t line = line_end(text.substr(0, at_ + enough), at_);
    if (!whole && line == text.size()) return Step::more;
    if (is_sheet_header(text.substr(at_, line - at_))) {
      if (!has_moves_) return skip_line(text, whole);
      end_ = at_;
      return Step::done;
    }
  }
  if (begins_next_game(text)) {
    if (!result_line_over_) end_ = at_;
    return Step::done;
  }
  if (after_result_) {  // a stray character behind the marker
    ++at_;
    line_start_ = false;
    return Step::go_on;
  }
  if ((line_start_ || !has_moves_) && opens_move_one(text.substr(at_, margin)))
    saw_move_one_ = true;
  has_moves_ = true;
  line_start_ = false;
  if (const std::size_t length = result_length(text); length != 0) {
    // Inside a variation that was never closed, only a marker before a blank line ends the game.
    if (depth_ > 0) {
      const std::size_t next = text.find_first_not_of(" \t\r\n", at_ + length);
      if (next == std::string_view::npos && !whole) return Step::more;
      const std::string_view gap = text.substr(at_ + length, next - at_ - length);
      after_result_ = next == std::string_view::npos || gap.find('\n') != gap.rfind('\n');
    } else {
      after_result_ = true;
    }
    at_ += length;
    return Step::go_on;
  }
  if (text[at_] == '(') {
    ++depth_;
  } else if (text[at_] == ')' && depth_ > 0) {
    --depth_;
  }
  ++at_;
  return Step::go_on;
}

std::size_t GameSplitter::result_length(std::string_view text) const {
  switch (static_cast<unsigned char>(text[at_])) {
    case '*':
      return at_ + 1 < text.size() && is_alnum(text[at_ + 1]) ? 0 : 1;
    case 0xC2:
    case '0':
    case '1':
      return marker_length(text, at_, at_);
    case '-':
    case ':':
    case '/':
    case 0xE2: {
      if (at_ >= 1 && is_digit(text[at_ - 1])) {
        if (const std::size_t length = marker_length(text, at_ - 1, at_); length != 0)
          return length;
        if (at_ >= 3) return marker_length(text, at_ - 3, at_);
      }
      return 0;
    }
    default:
      return 0;
  }
}

}  // namespace zapis
