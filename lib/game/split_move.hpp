// Two moves that were taken for one.
#pragma once

#include <cstdint>

#include "zapis/repair.hpp"

namespace zapis {

/// "e4 :d4" looks like one capture. Makes two items of such a one on a tape of patterns; false: it
/// is none.
bool split_move(Game& game, std::uint32_t index, const ReadingsOf& readings_of);

}  // namespace zapis
