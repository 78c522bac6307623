// A list says all of a position but its counters, in every language that has words for it; a board
// of text says where the men stand and whose turn it is.
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "formatters/write_epd.hpp"
#include "formatters/write_position.hpp"
#include "lib/board/set_up.hpp"
#include "parsers/board_text.hpp"
#include "parsers/game_reader.hpp"
#include "parsers/game_splitter.hpp"
#include "parsers/position_list.hpp"
#include "tests/testdata.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

/// The EPDs of all positions in the games of a file.
std::vector<std::string> positions_of(const std::string& name) {
  const std::string text = testdata::read("games/" + name);
  std::string_view rest = text;
  GameSplitter splitter;
  GameReader reader(std::nullopt);
  Game game;
  std::string epds;
  while (!rest.empty()) {
    const std::size_t length = splitter.next(rest, true);
    Findings findings;
    reader.read(rest.substr(0, length), game, findings);
    write_epd(game, {}, epds);
    rest.remove_prefix(length);
  }
  return testdata::split(epds, '\n');
}

/// The first four fields of a FEN, or so many as are asked for.
std::string fields(const Position& position, int count) {
  std::string fen;
  write_fen(position, FenStyle::x_fen, fen);
  std::size_t end = 0;
  for (; count > 0; --count) end = fen.find(' ', end + 1);
  return fen.substr(0, end);
}

}  // namespace

TEST_CASE("positions of games survive lists in every language, and boards of text") {
  std::size_t seen = 0;
  for (const char* const name : {"classics.pgn", "annotated.pgn", "setups.pgn"}) {
    for (const std::string& epd : positions_of(name)) {
      Position position;
      if (!parse_fen(epd, false, position).readable) continue;
      ++seen;
      for (const Alphabet& alphabet : alphabets()) {
        if (!has_list_headings(alphabet.id)) continue;
        std::string list;
        write_position_list(position, alphabet, "", list);
        PositionText text;
        Findings findings;
        const bool read = read_position_list(list, nullptr, text, findings);
        if (!read || !findings.empty() ||
            fields(set_up(text, 1, findings), 4) != fields(position, 4))
          FAIL(list);
      }
      for (int form = 0; form < 4; ++form) {
        std::string board;
        write_board_text(position, form < 2, form % 2 != 0, board);
        PositionText text;
        Findings findings;
        if (measure_board(board) != board.size() || !read_board_text(board, text, findings) ||
            fields(set_up(text, 1, findings), 2) != fields(position, 2))
          FAIL(board);
      }
    }
  }
  CHECK(seen > 500);
}
