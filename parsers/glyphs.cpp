#include "parsers/glyphs.hpp"

#include <array>

#include "parsers/move_signs.hpp"

namespace zapis {
namespace {

constexpr auto mover = Glyph::Twin::mover;
constexpr auto opponent = Glyph::Twin::opponent;

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

}  // namespace

Glyph match_glyph(std::string_view text) {
  Glyph best;
  if (text.empty()) return best;
  for (const Glyph& glyph : glyph_table) {
    if (glyph.text.front() != text.front() || glyph.text.size() <= best.text.size()) continue;
    if (!text.starts_with(glyph.text)) continue;
    if (continues_word(glyph.text) && continues_word(text.substr(glyph.text.size()))) continue;
    best = glyph;
  }
  return best;
}

}  // namespace zapis
