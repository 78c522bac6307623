#include "lib/systems/headings.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "lib/text/letter_case.hpp"

namespace zapis {
namespace {

// clang-format off
constexpr std::array heading_table = {
    Headings{"en", "White", "Black", "Castling",
             "White to move|White to play|White moves|White begins",
             "Black to move|Black to play|Black moves|Black begins"},
    Headings{"ru", "Белые Бел. Б.", "Черные Чёрные Черн. Ч.", "Рокировка",
             "Ход белых|Белые начинают|Ход за белыми|Белые ходят|Начинают белые",
             "Ход чёрных|Ход черных|Чёрные начинают|Черные начинают|Ход за чёрными|Ход за черными|Чёрные ходят|Черные ходят|Начинают чёрные|Начинают черные"},
    Headings{"de", "Weiß Weiss", "Schwarz", "Rochade",
             "Weiß am Zug|Weiss am Zug|Weiß zieht|Weiss zieht|Weiß beginnt",
             "Schwarz am Zug|Schwarz zieht|Schwarz beginnt"},
    Headings{"fr", "Blancs", "Noirs", "Roque",
             "Trait aux blancs|Les blancs jouent|Aux blancs de jouer",
             "Trait aux noirs|Les noirs jouent|Aux noirs de jouer"},
    Headings{"es", "Blancas", "Negras", "Enroque",
             "Juegan las blancas|Juegan blancas|Blancas juegan",
             "Juegan las negras|Juegan negras|Negras juegan"},
    Headings{"it", "Bianco Bianchi", "Nero Neri", "Arrocco",
             "Muove il bianco|Il bianco muove|Tratto al bianco",
             "Muove il nero|Il nero muove|Tratto al nero"},
    Headings{"pt", "Brancas", "Pretas", "Roque", "Jogam as brancas|Brancas jogam", "Jogam as pretas|Pretas jogam"},
    Headings{"ca", "Blanques", "Negres", "Enroc",
             "Juguen blanques|Juguen les blanques",
             "Juguen negres|Juguen les negres"},
    Headings{"pl", "Białe", "Czarne", "Roszada", "Ruch białych|Białe zaczynają", "Ruch czarnych|Czarne zaczynają"},
    Headings{"cs", "Bílý Bílí", "Černý Černí", "Rošáda", "Bílý na tahu|Bílý táhne", "Černý na tahu|Černý táhne"},
    Headings{"sk", "Biely Bieli", "Čierny Čierni", "Rošáda", "Biely na ťahu", "Čierny na ťahu"},
    Headings{"sv", "Vit", "Svart", "Rockad", "Vit vid draget", "Svart vid draget"},
    Headings{"da", "Hvid", "Sort", "Rokade", "Hvid i trækket|Hvid trækker", "Sort i trækket|Sort trækker"},
    Headings{"no", "Hvit", "Svart", "Rokade", "Hvit i trekket|Hvit trekker", "Svart i trekket|Svart trekker"},
    Headings{"fi", "Valkea", "Musta", "Linnoitus",
             "Valkea siirtovuorossa|Valkean siirto",
             "Musta siirtovuorossa|Mustan siirto"},
    Headings{"nl", "Wit", "Zwart", "Rokade", "Wit aan zet|Wit begint", "Zwart aan zet|Zwart begint"},
    Headings{"hu", "Világos", "Sötét", "Sánc", "Világos lép|Világos indul", "Sötét lép|Sötét indul"},
    Headings{"ro", "Alb", "Negru", "Rocadă", "Albul la mutare|Albul mută", "Negrul la mutare|Negrul mută"},
    Headings{"is", "Hvítur", "Svartur", "Hrókun", "Hvítur á leik", "Svartur á leik"},
    Headings{"lt", "Baltieji", "Juodieji", "Rokiruotė", "Baltųjų ėjimas", "Juodųjų ėjimas"},
    Headings{"lv", "Baltie", "Melnie", "Rokāde", "", ""},
    Headings{"et", "Valge", "Must", "Vangerdus", "", ""},
    Headings{"hr", "Bijeli", "Crni", "Rokada", "Bijeli na potezu", "Crni na potezu"},
    Headings{"sl", "Beli", "Črni", "Rokada", "Beli na potezi", "Črni na potezi"},
    Headings{"tr", "Beyaz", "Siyah", "Rok", "Beyaz oynar", "Siyah oynar"},
    Headings{"uk", "Білі", "Чорні", "Рокіровка", "Хід білих|Білі починають", "Хід чорних|Чорні починають"},
    Headings{"be", "Белыя", "Чорныя", "Ракіроўка", "Ход белых|Белыя пачынаюць", "Ход чорных|Чорныя пачынаюць"},
    Headings{"bg", "Бели", "Черни", "Рокада", "Белите са на ход|Бели на ход", "Черните са на ход|Черни на ход"},
    Headings{"mk", "Бели", "Црни", "Рокада", "Белиот е на потег", "Црниот е на потег"},
    Headings{"sr-Cyrl", "Бели", "Црни", "Рокада", "Бели на потезу", "Црни на потезу"},
    Headings{"sr-Latn", "Beli", "Crni", "Rokada", "Beli na potezu", "Crni na potezu"},
    Headings{"bs", "Bijeli", "Crni", "Rokada", "Bijeli na potezu", "Crni na potezu"},
    Headings{"vi", "Trắng", "Đen", "Nhập thành", "", ""},
    Headings{"id", "Putih", "Hitam", "Rokade", "", ""},
    Headings{"he", "לבן", "שחור", "הצרחה", "", ""},
    Headings{"ar", "الأبيض", "الأسود", "التبييت", "", ""},
    Headings{"zh", "白方 白", "黑方 黑", "王车易位", "", ""},
    Headings{"ja", "白", "黒", "キャスリング", "", ""},
    Headings{"ko", "백", "흑", "캐슬링", "", ""},
    Headings{"el", "Λευκά", "Μαύρα", "Ροκέ", "Παίζουν τα λευκά", "Παίζουν τα μαύρα"},
};
// clang-format on

/// The words of a cell, in lower case.
void add_words(std::string_view cell, std::set<std::string>& words) {
  while (!cell.empty()) {
    const std::size_t blank = std::min(cell.find(' '), cell.size());
    words.insert(to_lower(cell.substr(0, blank)));
    cell.remove_prefix(std::min(cell.size(), blank + 1));
  }
}

}  // namespace

std::span<const Headings> headings() { return heading_table; }

std::set<std::string> heading_words(const Headings& row) {
  std::set<std::string> words;
  add_words(row.white, words);
  add_words(row.black, words);
  return words;
}

std::string_view first_phrase(std::string_view cell) { return cell.substr(0, cell.find('|')); }

bool is_heading(std::string_view word, Color side) {
  if (word.size() > longest_heading) return false;
  static const std::array<std::set<std::string>, 2> words = [] {
    std::array<std::set<std::string>, 2> sides;
    for (const Headings& row : heading_table) {
      add_words(row.white, sides[0]);
      add_words(row.black, sides[1]);
    }
    return sides;
  }();
  return words[static_cast<std::size_t>(side)].contains(to_lower(word));
}

}  // namespace zapis
