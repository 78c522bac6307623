// Cuts a file into games and reads each onto its tape, without a board: what syntax costs.
// read_syntax FILE.pgn
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "parsers/game_splitter.hpp"
#include "parsers/move_reader.hpp"
#include "parsers/pgn_reader.hpp"

using namespace zapis;

int main(int argc, char** argv) {
  const std::filesystem::path path = argc == 2 ? argv[1] : "";
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::cerr << "usage: read_syntax FILE.pgn\n";
    return 2;
  }
  std::string bytes(std::filesystem::file_size(path), '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  const MoveReader moves(find_system("san").value());
  PgnReader reader;
  GameSplitter splitter;
  Game game;
  Findings findings;
  std::uint64_t games = 0;
  std::uint64_t items = 0;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::string_view text = rest.substr(0, splitter.next(rest, true));
    findings.clear();
    reader.read(text, moves, game, findings);
    ++games;
    items += game.tape.size();
    rest.remove_prefix(text.size());
  }
  std::cout << "games " << games << ", items " << items << '\n';
}
