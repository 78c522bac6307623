#include "parsers/comment_span.hpp"

#include <algorithm>
#include <cstring>

#include "parsers/byte_scan.hpp"
#include "parsers/tag_line.hpp"

namespace zapis {
namespace {

constexpr std::size_t npos = std::string_view::npos;

/// How far behind a tag line the brace may stand that proves the line to be part of the comment.
constexpr std::size_t look_ahead = std::size_t{64} * 1024;

std::size_t find_char(std::string_view text, char c, std::size_t from, std::size_t to) {
  if (from >= to) return npos;
  const void* hit = std::memchr(text.data() + from, c, to - from);
  return hit == nullptr ? npos
                        : static_cast<std::size_t>(static_cast<const char*>(hit) - text.data());
}

/// Does a tag line behind a blank line begin at text[at], a '['?
bool starts_header(std::string_view text, std::size_t at) {
  int newlines = 0;
  std::size_t i = at;
  while (i > 0) {
    const char c = text[i - 1];
    if (c == '\n' || (c == '\r' && (i == text.size() || text[i] != '\n'))) {
      ++newlines;
    } else if (c != ' ' && c != '\t' && c != '\r') {
      break;
    }
    if (newlines == 2) return opens_tag(text, at);
    --i;
  }
  return false;
}

/// The first '[' in [from, to) that starts a header, or npos. What stands behind `to` may not have
/// been read yet, so it has no say.
std::size_t find_header(std::string_view text, std::size_t from, std::size_t to) {
  text = text.substr(0, to);
  for (std::size_t at = find_char(text, '[', from, to); at != npos;
       at = find_char(text, '[', at + 1, to)) {
    if (starts_header(text, at)) return at;
  }
  return npos;
}

constexpr ByteSet in_line("{}\n\r");
constexpr ByteSet behind_lines("{}[");
static_assert(in_line.is_exact() && behind_lines.is_exact());

/// Where the brace stands that closes the comment if nothing in it looks like a header or another
/// comment: nearly every comment. npos: look closer.
std::size_t find_plain_close(std::string_view text, std::size_t begin) {
  std::size_t at = in_line.find(text, begin);
  while (at < text.size()) {
    if (text[at] == '}') return at;
    if (text[at] == '{' || (text[at] == '[' && starts_header(text, at))) return npos;
    at = behind_lines.find(text, at + 1);
  }
  return npos;
}

CommentSpan closed(std::size_t close) {
  CommentSpan span;
  span.inner_end = close;
  span.end = close + 1;
  return span;
}

CommentSpan unterminated(std::size_t end) {
  CommentSpan span;
  span.inner_end = span.end = end;
  span.terminated = false;
  return span;
}

}  // namespace

CommentSpan measure_comment(std::string_view text, std::size_t open, bool whole) {
  const std::size_t begin = open + 1;
  if (const std::size_t close = find_plain_close(text, begin); close != npos) return closed(close);
  std::size_t close = find_char(text, '}', begin, text.size());
  const std::size_t limit = close == npos ? text.size() : close;
  if (const std::size_t header = find_header(text, begin, limit); header != npos) {
    if (close == npos) {
      const bool open_line = line_end(text, header) == text.size();
      if (!whole && (open_line || text.size() - header <= look_ahead)) return {.undecided = true};
      return unterminated(header);
    }
    const bool another_opens = find_char(text, '{', header, close) != npos;
    if (another_opens || close - header > look_ahead) return unterminated(header);
  }
  if (close == npos) {
    if (!whole) return {.undecided = true};
    return unterminated(text.size());
  }
  bool nested = false;
  // Each further opening brace inside may have a closing one of its own: if the next brace behind
  // ours closes too, and no header lies between, ours was the inner one.
  for (std::size_t inner = find_char(text, '{', begin, close); inner != npos;
       inner = find_char(text, '{', inner + 1, close)) {
    std::size_t next = close + 1;
    const std::size_t last = std::min(text.size(), close + look_ahead + 1);
    while (next < last && text[next] != '{' && text[next] != '}') ++next;
    if (next == text.size() && !whole && next - close <= look_ahead) return {.undecided = true};
    if (next == last || text[next] == '{') break;
    if (find_header(text, close + 1, next) != npos) break;
    nested = true;
    close = next;
  }
  CommentSpan span = closed(close);
  span.nested = nested;
  return span;
}

}  // namespace zapis
