// The moves of nearly every archive, read at a stroke: ASCII, nothing unusual.
#pragma once

#include <cstddef>
#include <string_view>

#include "parsers/move_letters.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// Reads Nf3, exd5, Nbxd7+, R1d1, e8=Q#, e2-e4, Ng1xf3, e2e4, O-O and their like where a blank, a
/// closing bracket, a comment or a NAG follows; the length in bytes. 0: leave it to the grammar,
/// which reads all this and more. A shortcut only: a test holds both to the same patterns.
std::size_t read_plain_move(std::string_view text, const MoveLetters& letters,
                            MovePattern& pattern);

}  // namespace zapis
