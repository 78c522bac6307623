// Position lists of books and problem collections: "Белые: Крe1, Фd1 … Черные: Крe8 …".
#pragma once

#include <string_view>

#include "zapis/finding.hpp"
#include "zapis/position.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// What a list says.
struct PositionList {
  Position position = Position::empty();
  bool turn_named = false;             ///< by words; else White moves
  const Alphabet* alphabet = nullptr;  ///< whose letters were read
};

/// Reads one list. `alphabet`: nullptr finds the language out, by the headings and the king counts.
/// False: it is no list, and `findings` says where reading stopped.
bool read_position_list(std::string_view text, const Alphabet* alphabet, PositionList& list,
                        Findings& findings);

/// Has the text a heading for that side, "White:" or «Белые:»?
bool heads_side(std::string_view text, Color side);

}  // namespace zapis
