#include "lib/systems/headings.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "lib/text/letter_case.hpp"

namespace zapis {
namespace {

// clang-format off
constexpr std::array heading_table = {
    Headings{"en", "White", "Black"},
    Headings{"ru", "Белые Бел. Б.", "Черные Чёрные Черн. Ч."},
    Headings{"de", "Weiß Weiss", "Schwarz"},
    Headings{"fr", "Blancs", "Noirs"},
    Headings{"es", "Blancas", "Negras"},
    Headings{"it", "Bianco Bianchi", "Nero Neri"},
    Headings{"pt", "Brancas", "Pretas"},
    Headings{"ca", "Blanques", "Negres"},
    Headings{"pl", "Białe", "Czarne"},
    Headings{"cs", "Bílý Bílí", "Černý Černí"},
    Headings{"sk", "Biely Bieli", "Čierny Čierni"},
    Headings{"sv", "Vit", "Svart"},
    Headings{"da", "Hvid", "Sort"},
    Headings{"no", "Hvit", "Svart"},
    Headings{"fi", "Valkea", "Musta"},
    Headings{"nl", "Wit", "Zwart"},
    Headings{"hu", "Világos", "Sötét"},
    Headings{"ro", "Alb", "Negru"},
    Headings{"is", "Hvítur", "Svartur"},
    Headings{"lt", "Baltieji", "Juodieji"},
    Headings{"lv", "Baltie", "Melnie"},
    Headings{"et", "Valge", "Must"},
    Headings{"hr", "Bijeli", "Crni"},
    Headings{"sl", "Beli", "Črni"},
    Headings{"tr", "Beyaz", "Siyah"},
    Headings{"uk", "Білі", "Чорні"},
    Headings{"be", "Белыя", "Чорныя"},
    Headings{"bg", "Бели", "Черни"},
    Headings{"mk", "Бели", "Црни"},
    Headings{"sr-Cyrl", "Бели", "Црни"},
    Headings{"el", "Λευκά", "Μαύρα"},
};
// clang-format on

}  // namespace

std::span<const Headings> headings() { return heading_table; }

bool has_word(std::string_view cell, std::string_view lower) {
  while (!cell.empty()) {
    const std::size_t blank = std::min(cell.find(' '), cell.size());
    if (to_lower(cell.substr(0, blank)) == lower) return true;
    cell.remove_prefix(std::min(cell.size(), blank + 1));
  }
  return false;
}

bool is_heading(std::string_view word, Color side) {
  const std::string lower = to_lower(word);
  return std::any_of(heading_table.begin(), heading_table.end(), [&](const Headings& row) {
    return has_word(side == Color::white ? row.white : row.black, lower);
  });
}

}  // namespace zapis
