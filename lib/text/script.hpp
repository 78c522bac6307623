// Which script a character belongs to.
#pragma once

namespace zapis {

/// Of Unicode's blocks Cyrillic and Cyrillic Supplement.
constexpr bool is_cyrillic(char32_t c) { return c >= 0x400 && c < 0x530; }

}  // namespace zapis
