// The castling field of FEN, X-FEN and Shredder-FEN: which rooks it means, and whether to believe
// it.
#pragma once

#include <string_view>

#include "zapis/position.hpp"

namespace zapis::board {

struct CastlingField {
  Bitboard rooks = 0;
  bool chess960 = false;  ///< a rook or king off the orthodox squares may castle
  bool bad_flag = false;  ///< a flag was left out
};

/// `chess960`: the game says so itself, so that every flag with a king and a rook is believed.
CastlingField read_castling_field(const Position& p, std::string_view field, bool chess960);

/// The rook farthest from the king on its side of the back rank, or no_square.
Square outermost_rook(const Position& p, Color c, CastlingSide side);

}  // namespace zapis::board
