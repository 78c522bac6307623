// Lists and boards of any bytes: whatever is read is written and read back as the same position,
// and the splitter comes to the end of every text.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/position_reader.hpp"
#include "cli/position_splitter.hpp"
#include "formatters/write_position.hpp"
#include "lib/board/set_up.hpp"
#include "lib/board/validity.hpp"
#include "parsers/board_text.hpp"
#include "parsers/position_list.hpp"
#include "zapis/fen.hpp"

namespace {

using namespace zapis;

void require(bool holds, const char* what, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

std::string first_fields(const Position& position, int count) {
  std::string fen;
  write_fen(position, FenStyle::x_fen, fen);
  std::size_t end = 0;
  for (; count > 0; --count) end = fen.find(' ', end + 1);
  return fen.substr(0, end);
}

void require_survives_lists(const Position& position) {
  if (position.chess960()) return;
  for (const char* const language : {"en", "ru", "de", "lv"}) {
    std::string list;
    write_position_list(position, *find_alphabet(language), "", list);
    PositionText text;
    Findings findings;
    const bool read = read_position_list(list, nullptr, text, findings);
    require(read && first_fields(set_up(text, 1, findings), 4) == first_fields(position, 4),
            "another position is read from the list", list);
  }
}

void require_survives_boards(const Position& position) {
  for (int form = 0; form < 4; ++form) {
    std::string board;
    write_board_text(position, form < 2, form % 2 != 0, board);
    PositionText text;
    Findings findings;
    const bool read = read_board_text(board, text, findings);
    require(read && first_fields(set_up(text, 1, findings), 2) == first_fields(position, 2),
            "another position is read from the board", board);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  cli::PositionOptions options;
  options.allow_impossible = true;
  const cli::PositionReader reader(options);
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    rest.remove_prefix(std::min(rest.find_first_not_of(cli::position_blanks), rest.size()));
    if (rest.empty()) break;
    const std::size_t length = cli::position_length(rest, "", true);
    require(length > 0 && length <= rest.size(), "no position is cut off", rest);
    cli::ReadPosition found;
    Findings findings;
    if (reader.read(rest.substr(0, length), found, findings)) {
      if (impossibilities(found.position).empty()) require_survives_lists(found.position);
      require_survives_boards(found.position);
    }
    rest.remove_prefix(length);
  }
  return 0;
}
