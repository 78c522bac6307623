#include <array>
#include <cstddef>

#include "cli/messages_words.hpp"

namespace zapis::cli::russian {

const RoleName& role_name(Role role) {
  static constexpr std::array<RoleName, role_count> names = {{
      {"фигура", "фигуры", "фигуре", "фигурой", "фигуры", "фигур", true},
      {"пешка", "пешки", "пешке", "пешкой", "пешки", "пешек", true},
      {"конь", "коня", "коню", "конём", "кони", "коней", false},
      {"слон", "слона", "слону", "слоном", "слоны", "слонов", false},
      {"ладья", "ладьи", "ладье", "ладьёй", "ладьи", "ладей", true},
      {"ферзь", "ферзя", "ферзю", "ферзём", "ферзи", "ферзей", false},
      {"король", "короля", "королю", "королём", "короли", "королей", false},
  }};
  return names[static_cast<std::size_t>(role)];
}

std::string_view side_name(Color color) { return color == Color::white ? "белых" : "чёрных"; }

std::string count(std::uint64_t n, std::string_view one, std::string_view few,
                  std::string_view many) {
  const bool is_teen = n / 10 % 10 == 1;
  const std::string_view word = is_teen || n % 10 == 0 || n % 10 > 4 ? many
                                : n % 10 == 1                        ? one
                                                                     : few;
  return std::to_string(n) + ' ' + std::string(word);
}

}  // namespace zapis::cli::russian
