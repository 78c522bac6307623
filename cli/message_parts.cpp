#include <bit>
#include <cstdio>

#include "cli/messages.hpp"
#include "lib/text/utf8.hpp"

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
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    if (point.value >= 0x80 && ++count <= most) {
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
