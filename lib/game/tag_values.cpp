#include "lib/game/tag_values.hpp"

#include <algorithm>
#include <array>

#include "lib/text/ascii.hpp"

namespace zapis {
namespace {

/// The number of digits alone; -1 where a digit is not known.
int number_of(std::string_view digits) {
  int number = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return -1;
    number = number * 10 + (c - '0');
  }
  return number;
}

/// Days of a month, 29 in February where the year is not known.
int days_of(int month, int year) {
  constexpr std::array<int, 12> days = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool is_leap = year < 0 || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
  return month == 2 && !is_leap ? 28 : days[static_cast<std::size_t>(month - 1)];
}

bool is_unknown(std::string_view value) { return value.empty() || value == "?" || value == "-"; }

}  // namespace

DateFault check_date(std::string_view value) {
  if (is_unknown(value)) return DateFault::none;
  const auto fits = [](std::string_view part) {
    return std::all_of(part.begin(), part.end(), [](char c) { return is_digit(c) || c == '?'; });
  };
  if (value.size() != 10 || value[4] != '.' || value[7] != '.') return DateFault::shape;
  const std::string_view year = value.substr(0, 4);
  const std::string_view month = value.substr(5, 2);
  const std::string_view day = value.substr(8);
  if (!fits(year) || !fits(month) || !fits(day)) return DateFault::shape;
  const int m = number_of(month);
  const int d = number_of(day);
  if (m == 0 || m > 12 || d == 0 || d > 31) return DateFault::day;
  if (m > 0 && d > days_of(m, number_of(year))) return DateFault::day;
  return DateFault::none;
}

bool is_rating(std::string_view value) {
  constexpr int highest = 4000;
  if (is_unknown(value)) return true;
  return value.size() <= 4 && number_of(value) >= 0 && number_of(value) <= highest;
}

bool is_eco(std::string_view value) {
  if (is_unknown(value)) return true;
  if (value.size() < 3 || value[0] < 'A' || value[0] > 'E' || !is_digit(value[1]) ||
      !is_digit(value[2])) {
    return false;
  }
  const std::string_view rest = value.substr(3);
  if (rest.empty()) return true;
  if (rest[0] == '/') return rest.size() == 3 && is_digit(rest[1]) && is_digit(rest[2]);
  return rest[0] >= 'a' && rest[0] <= 'z' &&
         (rest.size() == 1 || (rest.size() == 2 && is_digit(rest[1])));
}

bool is_result_value(std::string_view value) {
  constexpr std::array<std::string_view, 5> values = {"1-0", "0-1", "1/2-1/2", "*", "0-0"};
  return std::find(values.begin(), values.end(), value) != values.end();
}

}  // namespace zapis
