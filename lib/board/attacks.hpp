// Who attacks what on a board with given men in the way. Small tables, no locks, no start-up code.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "zapis/types.hpp"

namespace zapis::board {

/// The four lines through a square, in the order of SquareTable::lines.
enum Line : std::uint8_t { line_diagonal, line_antidiagonal, line_file, line_rank, line_none };

/// All that is fixed for one square, three cache lines; a round size makes it quick to find.
struct alignas(256) SquareTable {
  /// By role, what a man attacks from here on the empty board. Pawns: index 1 white, 0 black.
  std::array<Bitboard, 8> reach{};
  /// The whole lines without the square itself, and an empty one for `line_none`.
  std::array<Bitboard, 8> lines{};
  /// By another square, the line that leads there.
  std::array<std::uint8_t, 64> line_to{};
};

struct AttackTables {
  /// The last is that of `no_square`: nothing is reached from there.
  std::array<SquareTable, 65> squares{};
  /// Attacks along a rank: the six inner men in the way (times 8) plus the file.
  std::array<std::uint8_t, 512> rank_attacks{};
  /// Masks by file and rank plus one; index 0 (not said) is the whole board, above 8 there is none.
  std::array<Bitboard, 16> file_filter{};
  std::array<Bitboard, 16> rank_filter{};
};

extern const AttackTables tables;

/// The same set with its ranks upside down.
inline Bitboard flip_ranks(Bitboard b) {
#if defined(__GNUC__) || defined(__clang__)
  return __builtin_bswap64(b);
#else
  b = ((b >> 8) & 0x00FF00FF00FF00FFU) | ((b & 0x00FF00FF00FF00FFU) << 8);
  b = ((b >> 16) & 0x0000FFFF0000FFFFU) | ((b & 0x0000FFFF0000FFFFU) << 16);
  return (b >> 32) | (b << 32);
#endif
}

/// Hyperbola quintessence: subtraction finds the first man upwards, the flipped board the one
/// downwards.
inline Bitboard line_attacks(Bitboard line, Bitboard here, Bitboard here_flipped,
                             Bitboard occupied) {
  const Bitboard up = occupied & line;
  const Bitboard down = flip_ranks(up) - here_flipped;
  return ((up - here) ^ flip_ranks(down)) & line;
}

inline Bitboard bishop_attacks(Square s, Bitboard occupied) {
  const SquareTable& t = tables.squares[s];
  const Bitboard here = bit(s);
  const Bitboard flipped = bit(static_cast<Square>(s ^ 56));
  return line_attacks(t.lines[line_diagonal], here, flipped, occupied) |
         line_attacks(t.lines[line_antidiagonal], here, flipped, occupied);
}

inline Bitboard rook_attacks(Square s, Bitboard occupied) {
  const SquareTable& t = tables.squares[s];
  const int shift = s & 56;
  const auto inner = static_cast<std::size_t>((occupied >> shift) & 126U) * 4;
  const Bitboard along = Bitboard{tables.rank_attacks[inner + static_cast<std::size_t>(s & 7)]}
                         << shift;
  return along |
         line_attacks(t.lines[line_file], bit(s), bit(static_cast<Square>(s ^ 56)), occupied);
}

inline Bitboard queen_attacks(Square s, Bitboard occupied) {
  return bishop_attacks(s, occupied) | rook_attacks(s, occupied);
}

constexpr std::size_t index_of(Color c) { return static_cast<std::size_t>(c); }
constexpr std::size_t index_of(Role r) { return static_cast<std::size_t>(r); }

inline Bitboard knight_attacks(Square s) { return tables.squares[s].reach[index_of(Role::knight)]; }
inline Bitboard king_attacks(Square s) { return tables.squares[s].reach[index_of(Role::king)]; }
/// What a pawn of that colour attacks.
inline Bitboard pawn_attacks(Color c, Square s) {
  return tables.squares[s].reach[c == Color::white ? 1 : 0];
}

/// Bishop, rook or queen: other men can stand in its way.
constexpr bool is_runner(Role r) { return r >= Role::bishop && r <= Role::queen; }

/// What a man that is no pawn attacks from `s`, or, which is the same, from where it attacks `s`.
inline Bitboard piece_attacks(Role role, Square s, Bitboard occupied) {
  switch (role) {
    case Role::bishop:
      return bishop_attacks(s, occupied);
    case Role::rook:
      return rook_attacks(s, occupied);
    case Role::queen:
      return queen_attacks(s, occupied);
    case Role::knight:
    case Role::king:
      return tables.squares[s].reach[index_of(role)];
    default:
      return 0;
  }
}

/// The squares strictly between two squares of one line; none where they share no line.
inline Bitboard between(Square a, Square b) {
  const SquareTable& t = tables.squares[a];
  const Bitboard span = (bit(a) - 1) ^ (bit(b) - 1);
  return span & t.lines[t.line_to[b]] & ~bit(b);
}

inline Square first_square(Bitboard b) { return static_cast<Square>(std::countr_zero(b)); }
inline Square last_square(Bitboard b) { return static_cast<Square>(63 - std::countl_zero(b)); }
inline bool several(Bitboard b) { return (b & (b - 1)) != 0; }

inline constexpr Bitboard light_squares = 0x55AA55AA55AA55AA;
inline constexpr Bitboard first_rank = 0xFF;
inline constexpr Bitboard last_rank = first_rank << 56;
constexpr Bitboard back_rank(Color c) { return c == Color::white ? first_rank : last_rank; }
/// The set moved one rank towards the other side's back rank.
constexpr Bitboard forward(Color c, Bitboard b) { return c == Color::white ? b << 8 : b >> 8; }
constexpr Bitboard backward(Color c, Bitboard b) { return c == Color::white ? b >> 8 : b << 8; }

}  // namespace zapis::board
