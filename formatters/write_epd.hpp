// Positions as EPD (PGN standard 16.2), and those of a game, one a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "zapis/game.hpp"

namespace zapis {

/// Appends one EPD with these operations, and with hmvc and fmvn if `counters`, or if they are not
/// those of a first move.
void write_epd_line(const Position& position, std::string_view operations, bool counters,
                    std::string& out);

/// Which positions of the main line.
struct PlyChoice {
  bool all = true;
  bool end = false;       ///< the last one
  std::uint32_t ply = 0;  ///< else that after so many half-moves; 0: the start
};

/// Appends an EPD a position, with its counters as operations (hmvc, fmvn).
void write_epd(const Game& game, const PlyChoice& choice, std::string& out);

}  // namespace zapis
