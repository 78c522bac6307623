// Words of a printed game's head, by language.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

struct HeaderWords {
  std::string_view language;
  std::string_view event, site, date, round;
  std::string_view diagram;
};

/// English where there are none of the language.
const HeaderWords& header_words(std::string_view language);

/// "1957.03.12" as 12.03.1957, "1957.??.??" as 1957; else as it is.
std::string sheet_date(std::string_view date);

}  // namespace zapis
