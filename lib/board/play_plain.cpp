#include "lib/board/play_plain.hpp"

namespace zapis {

bool Position::play_plain(const MovePattern& pattern, MoveFacts& facts) {
  return play_plain_inline(pattern, facts);
}

}  // namespace zapis
