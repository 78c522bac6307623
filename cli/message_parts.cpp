#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>

#include "cli/messages.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"

namespace zapis::cli {

std::string square_name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::string square_list(Bitboard squares, std::string_view last_joint) {
  std::string list;
  while (squares != 0) {
    const auto square = static_cast<Square>(std::countr_zero(squares));
    squares &= squares - 1;
    if (!list.empty()) list += squares == 0 ? last_joint : std::string_view(", ");
    list += square_name(square);
  }
  return list;
}

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < ' '; }

/// "U+0441 с, U+0435 е": the characters that `is_odd(rest of the text)`.
template <typename IsOdd>
std::string list_code_points(std::string_view text, IsOdd is_odd) {
  constexpr int most = 4;
  std::string list;
  int count = 0;
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    char number[16];
    std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(point.value));
    if (is_odd(text) && list.find(number) == std::string::npos && ++count <= most) {
      if (!list.empty()) list += ", ";
      list += number;
      if (!is_control(text.front())) {
        list += ' ';
        list += text.substr(0, point.length);
      }
    }
    text.remove_prefix(point.length);
  }
  return count > most ? list + " …" : list;
}

}  // namespace

std::string code_points(std::string_view text) {
  return list_code_points(text, [](std::string_view rest) {
    return !is_ascii(rest.front()) || is_control(rest.front());
  });
}

std::string was_read_as(std::string_view detail, std::string_view words) {
  const std::size_t blank = detail.find(' ');
  std::string text(detail);
  return blank == std::string::npos ? text : text.replace(blank, 1, words);
}

std::string look_alikes(const Finding& finding, std::string_view text) {
  // The letter of the piece is as it should be: only files and ranks are not.
  if (finding.number == look_alike_coordinate) {
    return list_code_points(text, [](std::string_view rest) {
      return match_file(rest).look_alike || match_rank(rest).look_alike;
    });
  }
  // In a word of Latin letters alone the odd one is the piece's: "Kf3" where Кf3 is meant.
  if (std::all_of(text.begin(), text.end(), [](char c) { return is_ascii(c); })) {
    return list_code_points(text, [](std::string_view rest) {
      const char c = rest.front();
      return is_ascii_letter(c) && (c < 'a' || c > 'h') && c != 'x';
    });
  }
  return code_points(text);
}

std::string percent_text(double share) {
  return std::to_string(std::lround(std::floor(share * 100)));
}

namespace {

double rate(std::uint64_t count, const ProgressFigures& figures) {
  constexpr double shortest = 1e-3;
  return static_cast<double>(count) / std::max(figures.seconds, shortest);
}

}  // namespace

std::string per_second(std::uint64_t count, const ProgressFigures& figures) {
  return std::to_string(std::llround(rate(count, figures)));
}

std::string megabytes_per_second(const ProgressFigures& figures, char decimal_point) {
  constexpr double tenth = 1e5;
  const long long tenths = std::llround(rate(figures.counts.bytes, figures) / tenth);
  return std::to_string(tenths / 10) + decimal_point + std::to_string(tenths % 10);
}

std::string time_left(const ProgressFigures& figures) {
  constexpr double share_that_tells = 0.001;
  const double share = figures.share.value_or(0);
  if (share < share_that_tells) return "?";
  const long seconds = std::lround(figures.seconds / share * (1 - std::min(share, 1.0)));
  constexpr long minute = 60;
  constexpr long hour = 60 * minute;
  char text[40];
  if (seconds >= hour) {
    std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", seconds / hour, seconds % hour / minute,
                  seconds % minute);
  } else {
    std::snprintf(text, sizeof text, "%ld:%02ld", seconds / minute, seconds % minute);
  }
  return text;
}

}  // namespace zapis::cli
