// What a writer leaves out, and how it breaks lines.
#pragma once

#include <string>
#include <vector>

namespace zapis {

struct WriteOptions {
  bool comments = true;
  bool nags = true;
  bool variations = true;
  bool clocks = true;         ///< false: [%clk …] and its like are cut out of comments
  bool fen_comments = false;  ///< a FEN behind each move
  bool tags = true;
  std::vector<std::string> only_tags;  ///< not empty: these tags alone
  int wrap = 80;  ///< the longest line of movetext, in code points; 0: one line
};

}  // namespace zapis
