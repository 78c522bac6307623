// What people write on score sheets in words, in many languages: keys, dates, results.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "zapis/game.hpp"

namespace zapis {

/// The PGN tag that the key of a line means (in any case, ё as е), other than the sides' headings;
/// empty: none.
std::string_view tag_of_sheet_key(std::string_view key);

/// A date as PGN wants it: "12.03.1957", "12 March 1957" and "1957" become "1957.03.12" and
/// "1957.??.??"; else the text itself.
std::string pgn_date(std::string_view text);
/// Is the text a day, a month and a year, and nothing else?
bool is_date(std::string_view text);

/// A result in words ("ничья", "белые сдались", "White resigns" …) at the start of the text; its
/// length, 0: none.
std::size_t match_result_words(std::string_view text, Result& result);

}  // namespace zapis
