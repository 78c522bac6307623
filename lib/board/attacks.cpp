#include "lib/board/attacks.hpp"

namespace zapis::board {
namespace {

constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

/// The squares reached from (file, rank) by repeating a step, at most `length` times.
constexpr Bitboard ray(int file, int rank, int file_step, int rank_step, int length = 7) {
  Bitboard squares = 0;
  for (int i = 1; i <= length; ++i) {
    const int f = file + i * file_step;
    const int r = rank + i * rank_step;
    if (!on_board(f, r)) break;
    squares |= bit(square_at(f, r));
  }
  return squares;
}

constexpr SquareTable make_square(int f, int r) {
  SquareTable t;
  t.lines[line_diagonal] = ray(f, r, 1, 1) | ray(f, r, -1, -1);
  t.lines[line_antidiagonal] = ray(f, r, 1, -1) | ray(f, r, -1, 1);
  t.lines[line_file] = ray(f, r, 0, 1) | ray(f, r, 0, -1);
  t.lines[line_rank] = ray(f, r, 1, 0) | ray(f, r, -1, 0);
  for (std::size_t s = 0; s < 64; ++s) {
    std::uint8_t line = line_diagonal;
    while (line < line_none && (t.lines[line] >> s & 1) == 0) ++line;
    t.line_to[s] = line;
  }
  for (int a = -1; a <= 1; a += 2) {
    for (int b = -2; b <= 2; b += 4) {
      t.reach[index_of(Role::knight)] |= ray(f, r, a, b, 1) | ray(f, r, b, a, 1);
    }
    t.reach[1] |= ray(f, r, a, 1, 1);
    t.reach[0] |= ray(f, r, a, -1, 1);
  }
  for (int a = -1; a <= 1; ++a) {
    for (int b = -1; b <= 1; ++b) {
      if (a != 0 || b != 0) t.reach[index_of(Role::king)] |= ray(f, r, a, b, 1);
    }
  }
  t.reach[index_of(Role::bishop)] = t.lines[line_diagonal] | t.lines[line_antidiagonal];
  t.reach[index_of(Role::rook)] = t.lines[line_file] | t.lines[line_rank];
  t.reach[index_of(Role::queen)] = t.reach[index_of(Role::bishop)] | t.reach[index_of(Role::rook)];
  return t;
}

constexpr std::uint8_t rank_attack(unsigned occupied, int file) {
  unsigned attacks = 0;
  for (int f = file + 1; f < 8; ++f) {
    attacks |= 1U << f;
    if (occupied & (1U << f)) break;
  }
  for (int f = file - 1; f >= 0; --f) {
    attacks |= 1U << f;
    if (occupied & (1U << f)) break;
  }
  return static_cast<std::uint8_t>(attacks);
}

constexpr AttackTables make_tables() {
  AttackTables t;
  for (int s = 0; s < 64; ++s) {
    t.squares[static_cast<std::size_t>(s)] = make_square(s % 8, s / 8);
  }
  for (unsigned i = 0; i < 512; ++i) {
    t.rank_attacks[i] = rank_attack((i / 8) << 1, static_cast<int>(i % 8));
  }
  t.file_filter[0] = t.rank_filter[0] = ~Bitboard{0};
  for (std::size_t i = 0; i < 8; ++i) {
    t.file_filter[i + 1] = Bitboard{0x0101010101010101} << i;
    t.rank_filter[i + 1] = first_rank << (8 * i);
  }
  return t;
}

}  // namespace

constexpr AttackTables constant_tables = make_tables();
const AttackTables tables = constant_tables;

}  // namespace zapis::board
