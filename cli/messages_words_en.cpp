#include <array>
#include <cstddef>

#include "cli/messages_words.hpp"

namespace zapis::cli::english {

std::string_view role_name(Role role) {
  constexpr std::array<std::string_view, role_count> names = {"man",  "pawn",  "knight", "bishop",
                                                              "rook", "queen", "king"};
  return names[static_cast<std::size_t>(role)];
}

std::string_view side_name(Color color) { return color == Color::white ? "White" : "Black"; }

}  // namespace zapis::cli::english
