#include "lib/game/slip_cost.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace zapis::slip {
namespace {

/// Pairs of characters that are taken for one another, in either order.
template <std::size_t N>
bool are_alike(const std::array<std::string_view, N>& pairs, char a, char b) {
  return std::any_of(pairs.begin(), pairs.end(), [a, b](std::string_view pair) {
    return (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a);
  });
}

int file_cost(int written, int meant) {
  if (written < 0 || written == meant) return 0;
  constexpr std::array<std::string_view, 3> pairs = {"ad", "bh", "ce"};
  return are_alike(pairs, static_cast<char>('a' + written), static_cast<char>('a' + meant)) ? common
                                                                                            : rare;
}

int rank_cost(int written, int meant) {
  if (written < 0 || written == meant) return 0;
  constexpr std::array<std::string_view, 5> pairs = {"17", "35", "38", "56", "68"};
  return are_alike(pairs, static_cast<char>('1' + written), static_cast<char>('1' + meant)) ? common
                                                                                            : rare;
}

int role_cost(const MovePattern& pattern, Role meant) {
  if (pattern.role == meant || pattern.role == Role::none || pattern.lower_case_role == meant)
    return 0;
  return meant == Role::pawn ? rare : common;
}

int promotion_cost(Role written, Role meant) {
  if (written == meant) return 0;
  return written == Role::none && meant == Role::queen ? promotion : common + promotion / 2;
}

bool is_from(const MovePattern& pattern, Square square) {
  return pattern.from_file == file_of(square) && pattern.from_rank == rank_of(square);
}

bool is_to(const MovePattern& pattern, Square square) {
  return pattern.to_file == file_of(square) && pattern.to_rank == rank_of(square);
}

/// Could another man have made the move, as far as the pattern names its origin?
bool needs_qualifier(const MovePattern& pattern, const MoveFacts& move,
                     std::span<const MoveFacts> legal) {
  const auto fits = [&](const MoveFacts& other) {
    return other.role == move.role && other.from != move.from &&
           (pattern.to_rank < 0 ? file_of(other.to) == file_of(move.to) : other.to == move.to) &&
           (pattern.from_file < 0 || file_of(other.from) == file_of(move.from)) &&
           (pattern.from_rank < 0 || rank_of(other.from) == rank_of(move.from));
  };
  return std::any_of(legal.begin(), legal.end(), fits);
}

}  // namespace

int cost(const MovePattern& pattern, const MoveFacts& move, std::span<const MoveFacts> legal) {
  if (pattern.kind == MovePattern::Kind::castling) {
    if (move.castling == CastlingSide::none) return impossible;
    return move.castling == pattern.castling ? 0 : common;
  }
  if (pattern.kind == MovePattern::Kind::null || move.castling != CastlingSide::none)
    return impossible;
  int sum = role_cost(pattern, move.role) + promotion_cost(pattern.promotion, move.promotion);
  if (sum > most) return impossible;
  if (is_from(pattern, move.to) && is_to(pattern, move.from)) {
    sum += common;  // origin and goal exchanged
  } else {
    sum += file_cost(pattern.to_file, file_of(move.to)) +
           rank_cost(pattern.to_rank, rank_of(move.to)) +
           file_cost(pattern.from_file, file_of(move.from)) +
           rank_cost(pattern.from_rank, rank_of(move.from));
  }
  if (sum > most) return impossible;
  if (move.role == Role::pawn && pattern.from_file < 0 && file_of(move.from) != file_of(move.to))
    sum += no_qualifier;  // a pawn's capture without its file
  return needs_qualifier(pattern, move, legal) ? sum + no_qualifier : sum;
}

}  // namespace zapis::slip
