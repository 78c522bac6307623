#include <algorithm>
#include <bit>
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

std::string code_points(std::string_view text) {
  constexpr int most = 4;
  std::string list;
  int count = 0;
  // In a word of Latin letters alone the odd one is the piece's: "Kf3" where Кf3 is meant.
  const bool all_ascii = std::all_of(text.begin(), text.end(), [](char c) { return is_ascii(c); });
  const auto is_odd = [all_ascii](char32_t c) {
    return all_ascii ? is_ascii_letter(static_cast<char>(c)) && (c < U'a' || c > U'h') && c != U'x'
                     : c >= 0x80;
  };
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    if (is_odd(point.value) && ++count <= most) {
      char number[16];
      std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(point.value));
      if (!list.empty()) list += ", ";
      list += number;
      list += ' ';
      list += text.substr(0, point.length);
    }
    text.remove_prefix(point.length);
  }
  return count > most ? list + " …" : list;
}

}  // namespace zapis::cli
