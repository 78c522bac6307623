// How implausible a slip of the pen is. Slips that people make daily cost about `common`.
#pragma once

#include <span>

#include "zapis/move_facts.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis::slip {

inline constexpr int no_qualifier = 5;    ///< the origin is not named where it must be
inline constexpr int common = 10;         ///< look-alikes, a wrong letter, the other castling
inline constexpr int rare = 17;           ///< any other character
inline constexpr int promotion = 8;       ///< the new queen is not named
inline constexpr int twice = 8;           ///< a move stands there twice
inline constexpr int exchanged = 10;      ///< the moves of White and Black of one number
inline constexpr int exchanged_far = 15;  ///< … of two
inline constexpr int left_out = 13;
inline constexpr int stray = 18;          ///< what stands there is no move
inline constexpr int overlooked = 15;     ///< a word that is nearly a move, and is none
inline constexpr int contradiction = 12;  ///< a sign of capture, check or mate that is not true
inline constexpr int number = 3;          ///< a move number that does not fit
inline constexpr int second_break = 12;   ///< the game breaks again
inline constexpr int impossible = 1000;
inline constexpr int most = 20;  ///< what costs more is not tried

/// What it costs to have written `move` as `pattern`; 0: it is written right. `legal` are all
/// legal moves.
int cost(const MovePattern& pattern, const MoveFacts& move, std::span<const MoveFacts> legal);

}  // namespace zapis::slip
