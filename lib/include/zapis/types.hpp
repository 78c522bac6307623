// The small words that every room shares: colours, roles, squares.
#pragma once

#include <cstdint>

namespace zapis {

enum class Color : std::uint8_t { white, black };

/// The other side.
constexpr Color operator~(Color c) { return Color(std::uint8_t(c) ^ 1U); }

/// A kind of man. `none` stands for "no man" and, in a pattern, for "not said".
enum class Role : std::uint8_t { none, pawn, knight, bishop, rook, queen, king };

inline constexpr int role_count = 7;

/// A square, 0 (a1), 1 (b1) … 63 (h8).
using Square = std::uint8_t;
inline constexpr Square no_square = 64;

constexpr int file_of(Square s) { return s & 7; }
constexpr int rank_of(Square s) { return s >> 3; }
/// The square on `file` (0 = a … 7 = h) and `rank` (0 = first … 7 = eighth).
constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }

/// A set of squares: bit n is square n.
using Bitboard = std::uint64_t;
constexpr Bitboard bit(Square s) { return Bitboard{1} << s; }

/// Which rook castles. In Chess960 the sides are named after the king's goal: g-file or c-file.
enum class CastlingSide : std::uint8_t { none, king, queen };

/// What a move does to the other king; `double_check` and `mate` include check.
enum class CheckKind : std::uint8_t { none, check, double_check, mate };

}  // namespace zapis
