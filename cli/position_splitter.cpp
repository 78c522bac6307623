#include "cli/position_splitter.hpp"

#include <algorithm>

#include "parsers/board_text.hpp"
#include "parsers/position_list.hpp"

namespace zapis::cli {
namespace {

/// No position is longer; what goes on beyond is cut there, so that any input is read in bounded
/// memory.
constexpr std::size_t longest_position = std::size_t{64} * 1024;

bool is_blank(std::string_view line) {
  return line.find_first_not_of(position_blanks) == std::string_view::npos;
}

bool is_board_form(const std::string& form) { return form == "diagram" || form == "unicode"; }

/// Lines that are taken one by one.
class Lines {
 public:
  Lines(std::string_view text, bool last) : text_(text), last_(last) {}

  /// The next line, its end included; nothing where it is not whole, or there is none.
  bool next(std::string_view& line) {
    begin_ = end_;
    if (begin_ == text_.size()) return false;
    const std::size_t feed = text_.find('\n', begin_);
    if (feed == std::string_view::npos && !last_) return false;
    end_ = std::min(feed, text_.size() - 1) + 1;
    line = text_.substr(begin_, end_ - begin_);
    return true;
  }
  std::size_t begin() const { return begin_; }

 private:
  std::string_view text_;
  bool last_;
  std::size_t begin_ = 0, end_ = 0;
};

/// Where a list ends: before a line that belongs to another position.
std::size_t list_length(std::string_view text, const std::string& form, bool last) {
  Lines lines(text, last);
  std::string_view line;
  bool both = false;
  for (bool first = true; lines.next(line); first = false) {
    const bool slash = line.find('/') != std::string_view::npos;
    if (!first) {
      if (both && (slash || is_blank(line) || heads_side(line, Color::white))) return lines.begin();
      if (form.empty() &&
          ((slash && looks_like_fen(line)) || measure_board(text.substr(lines.begin())) != 0)) {
        return lines.begin();
      }
    }
    both = both || slash || heads_side(line, Color::black);
  }
  return last ? text.size() : std::string_view::npos;
}

/// A board that can't be measured ends at a blank line.
std::size_t paragraph_length(std::string_view text, bool last) {
  Lines lines(text, last);
  std::string_view line;
  while (lines.next(line)) {
    if (is_blank(line)) return lines.begin();
  }
  return last ? text.size() : std::string_view::npos;
}

std::size_t length_in_sight(std::string_view text, const std::string& form, bool last) {
  Lines lines(text, last);
  std::string_view line;
  if (!lines.next(line)) return std::string_view::npos;
  const bool list = form.starts_with("list");
  const bool board = is_board_form(form);
  if (!list && !board && (!form.empty() || looks_like_fen(line))) return line.size();
  if (!list) {
    const std::size_t size = measure_board(text);
    if (size == text.size() && !last) return std::string_view::npos;  // more may belong to it
    if (size != 0) return size;
    if (board) return paragraph_length(text, last);
  }
  return list_length(text, form, last);
}

}  // namespace

bool looks_like_fen(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(position_blanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(position_blanks));
  return std::count(word.begin(), word.end(), '/') == 7;
}

std::size_t position_length(std::string_view text, const std::string& form, bool last) {
  const bool cut = text.size() > longest_position;
  const std::string_view seen = text.substr(0, longest_position);
  const std::size_t length = length_in_sight(seen, form, last && !cut);
  if (length != std::string_view::npos || !cut) return length;
  const std::size_t feed = seen.rfind('\n');
  return feed == std::string_view::npos ? seen.size() : feed + 1;
}

}  // namespace zapis::cli
