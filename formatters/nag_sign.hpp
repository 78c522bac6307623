// Annotation glyphs as print has them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace zapis {

/// "!" … "?!" for 1 to 6; " $18" for others.
inline std::string nag_sign(std::uint32_t number) {
  constexpr std::array<std::string_view, 7> signs = {"", "!", "?", "!!", "??", "!?", "?!"};
  return number >= 1 && number < signs.size() ? std::string(signs[number])
                                              : " $" + std::to_string(number);
}

}  // namespace zapis
