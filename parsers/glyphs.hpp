// Glyphs and ASCII signs for numeric annotation glyphs (spec: systems §7).
#pragma once

#include <cstdint>
#include <string_view>

namespace zapis {

/// A sign and its NAG. Some numbers come in pairs, White's and Black's, and the sign doesn't tell.
struct Glyph {
  std::string_view text;
  std::uint16_t nag = 0;
  enum class Twin : std::uint8_t { none, mover, opponent } twin = Twin::none;
};

/// The longest sign that opens `text`; its text is empty where there is none. Letters (N, D, RR)
/// count only as whole words.
Glyph match_glyph(std::string_view text);

}  // namespace zapis
