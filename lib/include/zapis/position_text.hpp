// What a list of men or a board of text says.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "zapis/position.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// What stands around the men in words.
struct PositionWords {
  std::optional<Color> turn;
  int fullmove_number = 1;                        ///< of a solution that begins "23…"
  std::optional<std::string> castling;            ///< flags as in a FEN
  std::array<std::optional<bool>, 2> may_castle;  ///< in words, by side
  Square en_passant = no_square;
  std::string operations;  ///< EPD: "dm 2;" for a mate in two, else c0: "h#3", "s#2", "+", "="
  std::optional<std::array<int, 2>> men;  ///< "(8+5)": White's and Black's
  std::size_t men_offset = 0;             ///< where that stands
  std::size_t men_length = 0;
};

struct PositionText {
  Position position = Position::empty();  ///< the men alone
  PositionWords words;
  const Alphabet* alphabet = nullptr;  ///< whose letters were read; nullptr: a board's
  bool figurines = false;              ///< a board of ♔ and its like
};

}  // namespace zapis
