// Why a position can't come about in a game (spec/positions §6).
#pragma once

#include <vector>

#include "zapis/position.hpp"

namespace zapis {

/// Keys of every reason found, the gravest first; none: nothing speaks against the position.
std::vector<const char*> impossibilities(const Position& position);

}  // namespace zapis
