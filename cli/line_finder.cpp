#include "cli/line_finder.hpp"

#include <algorithm>

#include "cli/line_count.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {

LineFinder::Place LineFinder::find(std::string_view text, std::size_t at) {
  at = std::min(at, text.size());
  if (at < at_) reset();
  // A byte order mark takes no column.
  if (at_ == 0 && at >= byte_order_mark.size() && text.starts_with(byte_order_mark))
    at_ = byte_order_mark.size();
  std::size_t begin = at;
  while (begin > at_ && text[begin - 1] != '\n' && text[begin - 1] != '\r') --begin;
  if (begin > at_) {
    // The last place may have parted "\r" and "\n", whose line has been counted then.
    const bool parted =
        line_begin_ > 0 && text[line_begin_ - 1] == '\r' && text[line_begin_] == '\n';
    const std::size_t from = line_begin_ + (parted ? 1 : 0);
    place_.lines += count_line_ends(text.substr(from, begin - from));
    place_.column = 1;
    line_begin_ = at_ = begin;
  }
  place_.column += count_code_points(text.substr(at_, at - at_));
  at_ = at;
  return place_;
}

}  // namespace zapis::cli
