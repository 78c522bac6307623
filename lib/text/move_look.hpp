// Does a word look like a move, letters of other scripts taken for those they print like?
#pragma once

#include <string_view>

namespace zapis {

/// "Nf3", "exd5", "R1d1", "e2-e4", "O-O", "e8=Q+" and their like, each letter as it prints: "Bе3"
/// with a Cyrillic е, "cЗ", "О-О". Knows no language: any capital is a piece.
bool looks_like_move(std::u32string_view word);

}  // namespace zapis
