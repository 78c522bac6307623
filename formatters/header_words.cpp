#include "formatters/header_words.hpp"

#include <algorithm>
#include <array>

namespace zapis {

const HeaderWords& header_words(std::string_view language) {
  constexpr static std::array table = {
      HeaderWords{"en", "Event", "Site", "Date", "Round", "Diagram"},
      HeaderWords{"ru", "Турнир", "Место", "Дата", "Тур", "Диаграмма"},
      HeaderWords{"de", "Turnier", "Ort", "Datum", "Runde", "Diagramm"}};
  const auto* const found =
      std::find_if(table.begin(), table.end(),
                   [language](const HeaderWords& words) { return words.language == language; });
  return found == table.end() ? table.front() : *found;
}

std::string sheet_date(std::string_view date) {
  if (date.size() != 10 || date[4] != '.' || date[7] != '.') return std::string(date);
  std::string year(date.substr(0, 4));
  if (date.substr(4) == ".??.??") return year;
  return std::string(date.substr(8)) + '.' + std::string(date.substr(5, 2)) + '.' + year;
}

}  // namespace zapis
