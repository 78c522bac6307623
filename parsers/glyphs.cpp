#include "parsers/glyphs.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "parsers/move_signs.hpp"

namespace zapis {
namespace {

constexpr auto mover = Glyph::Twin::mover;
constexpr auto opponent = Glyph::Twin::opponent;

constexpr unsigned char first_byte(std::string_view text) {
  return static_cast<unsigned char>(text.front());
}

constexpr std::array glyph_table = {Glyph{"!", 1},
                                    Glyph{"?", 2},
                                    Glyph{"!!", 3},
                                    Glyph{"??", 4},
                                    Glyph{"!?", 5},
                                    Glyph{"?!", 6},
                                    Glyph{"‼", 3},
                                    Glyph{"⁇", 4},
                                    Glyph{"⁉", 5},
                                    Glyph{"⁈", 6},
                                    Glyph{"□", 7},
                                    Glyph{"■", 7},
                                    Glyph{"[]", 7},
                                    Glyph{"=", 10},
                                    Glyph{"==", 11},
                                    Glyph{"=~", 12},
                                    Glyph{"∞", 13},
                                    Glyph{"~", 13},
                                    Glyph{"⩲", 14},
                                    Glyph{"+=", 14},
                                    Glyph{"+/=", 14},
                                    Glyph{"⩱", 15},
                                    Glyph{"=+", 15},
                                    Glyph{"=/+", 15},
                                    Glyph{"±", 16},
                                    Glyph{"+/-", 16},
                                    Glyph{"+/−", 16},
                                    Glyph{"∓", 17},
                                    Glyph{"-/+", 17},
                                    Glyph{"−/+", 17},
                                    Glyph{"+-", 18},
                                    Glyph{"+−", 18},
                                    Glyph{"+–", 18},
                                    Glyph{"-+", 19},
                                    Glyph{"−+", 19},
                                    Glyph{"–+", 19},
                                    Glyph{"+--", 20},
                                    Glyph{"+−−", 20},
                                    Glyph{"++--", 20},
                                    Glyph{"--+", 21},
                                    Glyph{"−−+", 21},
                                    Glyph{"--++", 21},
                                    Glyph{"⊙", 22, opponent},
                                    Glyph{"⨀", 22, opponent},
                                    Glyph{"(.)", 22, opponent},
                                    Glyph{"zz", 22, opponent},
                                    Glyph{"○", 26, mover},
                                    Glyph{"◯", 26, mover},
                                    Glyph{"↻", 32, mover},
                                    Glyph{"⟳", 32, mover},
                                    Glyph{"↑↑", 32, mover},
                                    Glyph{"@", 32, mover},
                                    Glyph{"↑", 36, mover},
                                    Glyph{"⇑", 38, mover},
                                    Glyph{"→", 40, mover},
                                    Glyph{"->", 40, mover},
                                    Glyph{"=∞", 44, mover},
                                    Glyph{"~/=", 44, mover},
                                    Glyph{"=/~", 44, mover},
                                    Glyph{"=/&", 44, mover},
                                    Glyph{"⊞", 50, mover},
                                    Glyph{"[+]", 50, mover},
                                    Glyph{"⟫", 56, mover},
                                    Glyph{"»", 56, mover},
                                    Glyph{"≫", 56, mover},
                                    Glyph{">>", 56, mover},
                                    Glyph{"⟪", 62, mover},
                                    Glyph{"«", 62, mover},
                                    Glyph{"≪", 62, mover},
                                    Glyph{"<<", 62, mover},
                                    Glyph{"⇆", 132, mover},
                                    Glyph{"⇄", 132, mover},
                                    Glyph{"<=>", 132, mover},
                                    Glyph{"->/<-", 132, mover},
                                    Glyph{"⊕", 138, mover},
                                    Glyph{"⨁", 138, mover},
                                    Glyph{"(+)", 138, mover},
                                    Glyph{"∆", 140},
                                    Glyph{"△", 140},
                                    Glyph{"Δ", 140},
                                    Glyph{"/\\", 140},
                                    Glyph{"∇", 141},
                                    Glyph{"▽", 141},
                                    Glyph{"\\/", 141},
                                    Glyph{"⌓", 142},
                                    Glyph{">=", 142},
                                    Glyph{"≥", 142},
                                    Glyph{"≤", 143},
                                    Glyph{"<=", 143},
                                    Glyph{"RR", 145},
                                    Glyph{"N", 146},
                                    Glyph{"⬒", 220},
                                    Glyph{"D", 220},
                                    Glyph{"⬓", 221},
                                    Glyph{"⇔", 239},
                                    Glyph{"⟺", 239},
                                    Glyph{"⇗", 240},
                                    Glyph{"✕", 244},
                                    Glyph{"⊥", 245},
                                    Glyph{"◫", 246},
                                    Glyph{"◨", 247},
                                    Glyph{"∟", 254},
                                    Glyph{"⌊", 254},
                                    Glyph{"⌋", 255}};

/// The glyphs in the order of their first bytes.
constexpr auto sorted_glyphs = [] {
  auto sorted = glyph_table;
  std::sort(sorted.begin(), sorted.end(),
            [](const Glyph& a, const Glyph& b) { return first_byte(a.text) < first_byte(b.text); });
  return sorted;
}();

/// Where those begin that start with a byte; those of the next byte begin where they end.
constexpr auto glyph_begins = [] {
  std::array<std::uint8_t, 257> begins{};
  static_assert(glyph_table.size() < 256);
  for (const Glyph& glyph : glyph_table) {
    for (std::size_t byte = first_byte(glyph.text) + 1U; byte < begins.size(); ++byte)
      ++begins[byte];
  }
  return begins;
}();

}  // namespace

Glyph match_glyph(std::string_view text) {
  Glyph best;
  if (text.empty()) return best;
  const unsigned char first = first_byte(text);
  for (std::size_t i = glyph_begins[first]; i < glyph_begins[first + 1U]; ++i) {
    const Glyph& glyph = sorted_glyphs[i];
    if (glyph.text.size() <= best.text.size() || !text.starts_with(glyph.text)) continue;
    if (continues_word(glyph.text) && continues_word(text.substr(glyph.text.size()))) continue;
    best = glyph;
  }
  return best;
}

}  // namespace zapis
