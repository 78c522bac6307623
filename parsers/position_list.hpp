// Position lists of books and problem collections: "Белые: Крe1, Фd1 … Черные: Крe8 …".
#pragma once

#include <string_view>

#include "zapis/finding.hpp"
#include "zapis/position_text.hpp"

namespace zapis {

/// Reads one list. `alphabet`: nullptr finds the language out, by the headings and the king counts.
/// False: it is no list, and `findings` says where reading stopped.
bool read_position_list(std::string_view text, const Alphabet* alphabet, PositionText& list,
                        Findings& findings);

/// Has the text a heading for that side, "White:" or «Белые:»?
bool heads_side(std::string_view text, Color side);

}  // namespace zapis
