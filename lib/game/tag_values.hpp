// What the values of PGN's tags must look like.
#pragma once

#include <cstdint>
#include <string_view>

namespace zapis {

enum class DateFault : std::uint8_t {
  none,
  shape,  ///< not YYYY.MM.DD, with ? for what isn't known
  day     ///< no calendar has that day
};
DateFault check_date(std::string_view value);

/// "2700"; nothing, "?", "-" or "0" where a player has none.
bool is_rating(std::string_view value);

/// "B97", "B97/07", and with the letters that databases put behind: "B97j", "B22k1"; "?" or
/// nothing.
bool is_eco(std::string_view value);

/// "1-0", "0-1", "1/2-1/2", "*", and "0-0" where both lost.
bool is_result_value(std::string_view value);

}  // namespace zapis
