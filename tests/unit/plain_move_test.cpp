// The short cut for plain moves may only say what the grammar says.
#include "parsers/plain_move.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "parsers/move_reader.hpp"
#include "tests/show.hpp"

using namespace zapis;

namespace {

/// Every way to put the parts of a move together, sensible or not.
std::vector<std::string> tokens() {
  std::vector<std::string> all;
  for (const char* castling : {"O-O", "O-O-O", "O-O-", "O-O-O-O", "OO", "o-o", "0-0", "O-0"}) {
    for (const char* mark : {"", "+", "#", "x", "=Q"}) all.push_back(castling + std::string(mark));
  }
  for (const char* letter : {"", "N", "G", "K", "D", "P", "n"}) {
    for (const char* from : {"", "b", "h", "4", "e4"}) {
      for (const char* sign : {"", "x", ":", "-"}) {
        for (const char* to : {"d5", "h8", "d", ""}) {
          for (const char* promotion : {"", "=Q", "=D", "Q", "=P"}) {
            for (const char* mark : {"", "+", "#"}) {
              std::string token = letter;
              for (const char* part : {from, sign, to, promotion, mark}) token += part;
              all.push_back(token);
            }
          }
        }
      }
    }
  }
  return all;
}

}  // namespace

TEST_CASE("a plain move is what the grammar reads") {
  const std::vector<std::string> all = tokens();
  std::size_t read = 0;
  std::size_t differences = 0;
  for (const char* notation :
       {"san", "lan", "san:de", "san:fr", "san:bn", "san:sq", "russian", "uci"}) {
    const MoveReader reader(find_system(notation).value());
    for (const char* behind :
         {"",       " ",     "\n",    ")",   "(Q)", "(ep)", "(",  " : d5", ": d5", " :d5",  "\t:d5",
          "  : d5", " x d5", " × d5", " d5", "!",   "?",    "$1", "{",     "-",    " - d5", " e.p.",
          "=Q",     "+",     "x",     "e",   "5",   ".",    ",",  "1-0",   ";",    "ä"}) {
      for (const std::string& token : all) {
        const std::string text = token + behind + std::string(12, ' ') + "e5";
        MovePattern plain;
        const std::size_t length = read_plain_move(text, reader.letters(), plain);
        // The reader knows most of these words from what stood behind them before.
        MovePattern remembered;
        if (reader.read_plain(text, remembered) != length ||
            (length != 0 && show::pattern(remembered) != show::pattern(plain))) {
          ++differences;
        }
        if (length == 0) continue;
        ++read;
        MovePattern full;
        if (reader.read_by_grammar(text, full) == length &&
            show::pattern(full) == show::pattern(plain)) {
          continue;
        }
        if (++differences > 20) continue;  // enough to see
        INFO(notation << ": \"" << text << '"');
        CHECK(reader.read_by_grammar(text, full) == length);
        CHECK(show::pattern(full) == show::pattern(plain));
      }
    }
  }
  CHECK(differences == 0);
  CHECK(read > 20000);  // the short cut is taken at all
}

TEST_CASE("the ordinary moves are plain ones") {
  const MoveReader reader(find_system("san").value());
  for (const char* token : {"e4", "Nf3", "exd5", "Nbxd7+", "R1d1", "Qh4xe1", "e8=Q#", "e2-e4",
                            "Ng1xf3", "e2e4", "bxc3", "O-O", "O-O-O+"}) {
    INFO(token);
    MovePattern pattern;
    const std::string text = std::string(token) + " Nf6 2. c4 e6";
    CHECK(read_plain_move(text, reader.letters(), pattern) == std::string_view(token).size());
  }
}

TEST_CASE("a plain move may be the last word of a text") {
  const MoveReader reader(find_system("san").value());
  MovePattern pattern;
  CHECK(read_plain_move("Nf3", reader.letters(), pattern) == 3);
  CHECK(read_plain_move("e8=Q# ", reader.letters(), pattern) == 5);
  CHECK(read_plain_move("N", reader.letters(), pattern) == 0);
  CHECK(read_plain_move("", reader.letters(), pattern) == 0);
  CHECK(reader.read("Nf3", pattern) == 3);
}
