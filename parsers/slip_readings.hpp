// What a word that is no move may have been meant for: one slip of the pen away.
#pragma once

#include <string_view>
#include <vector>

#include "parsers/move_reader.hpp"
#include "zapis/repair.hpp"

namespace zapis {

/// Appends the move that a word is, at no cost, and those that it becomes when one character is
/// changed, left out, put in, or exchanged with its neighbour. A word that is longer than any move
/// has none.
void read_slips(std::string_view word, const MoveReader& reader, std::vector<Reading>& readings);

}  // namespace zapis
