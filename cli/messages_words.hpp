// The words for men and sides that the sentences of a language are made of.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "zapis/types.hpp"

namespace zapis::cli {

namespace english {

std::string_view role_name(Role role);
std::string_view side_name(Color color);

}  // namespace english

namespace russian {

/// A kind of man in the cases that sentences need, and the gender that verbs and adjectives follow.
struct RoleName {
  std::string_view nominative, genitive, dative, instrumental, plural, plural_genitive;
  bool feminine = false;
};

const RoleName& role_name(Role role);
/// "белых", "чёрных".
std::string_view side_name(Color color);
/// 1 ход, 2 хода, 5 ходов, 11 ходов, 21 ход.
std::string count(std::uint64_t n, std::string_view one, std::string_view few,
                  std::string_view many);

}  // namespace russian

}  // namespace zapis::cli
