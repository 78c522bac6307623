// From what a list or a board of text says to a position.
#pragma once

#include "zapis/finding.hpp"
#include "zapis/position_text.hpp"

namespace zapis {

/// The rooks that may castle where nothing is said: those on the squares of the orthodox start,
/// with their king (Codex for Chess Composition, article 16).
Bitboard silent_castling(const Position& position);

/// The position with turn, castling and e.p. square. Findings say what the men don't bear out;
/// they are `length` bytes long where they concern the whole.
Position set_up(const PositionText& text, std::uint32_t length, Findings& findings);

}  // namespace zapis
