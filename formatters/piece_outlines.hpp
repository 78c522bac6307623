// The men of SVG diagrams, each in a box of 100 by 100.
#pragma once

#include <string_view>

#include "zapis/types.hpp"

namespace zapis {

/// Path data (SVG 1.1, 8.3). The closed shapes are filled and stroked; over them go the lines, in
/// ink on a white man, in white on a black one.
struct PieceOutline {
  std::string_view shape;
  std::string_view white_lines;
  std::string_view black_lines;
};

/// The outline of a kind of man; not for Role::none.
const PieceOutline& piece_outline(Role role);

}  // namespace zapis
