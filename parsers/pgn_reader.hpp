// Reads the text of one game onto a tape. Knows no board.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "parsers/move_reader.hpp"
#include "zapis/finding.hpp"
#include "zapis/game.hpp"

namespace zapis {

class PgnReader {
 public:
  /// Fills `game` from `text` (UTF-8, below 4 GiB, kept by the caller as long as the game is used),
  /// moves in the notation of `reader`. What can't be read stays as raw text. Appends findings.
  void read(std::string_view text, const MoveReader& reader, Game& game, Findings& findings);

 private:
  std::vector<std::uint32_t> open_variations_;
};

}  // namespace zapis
