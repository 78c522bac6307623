#include "zapis/system.hpp"

namespace zapis {

System make_system(const Style& style, const Alphabet* alphabet) {
  System system;
  system.style = &style;
  system.alphabet = alphabet;
  system.origin = style.origin;
  system.id = style.id;
  if (alphabet != nullptr && alphabet->id != style.alphabet) {
    system.id += ':';
    system.id += alphabet->id;
  }
  system.quiet = style.quiet;
  system.capture = style.capture;
  system.promotion = style.promotion;
  system.check = style.check;
  system.double_check = style.double_check;
  system.mate = style.mate;
  system.castling_king = style.castling_king;
  system.castling_queen = style.castling_queen;
  system.null_move = style.null_move;
  system.en_passant = style.en_passant;
  system.names_captured = style.names_captured;
  system.pawns_by_files = style.pawns_by_files;
  if (alphabet != nullptr) {
    system.pawn_letter = alphabet->spellings(Role::pawn).front();
    for (int r = static_cast<int>(Role::knight); r < role_count; ++r) {
      system.letters[static_cast<std::size_t>(r)] =
          alphabet->spellings(static_cast<Role>(r)).front();
    }
  }
  return system;
}

std::optional<System> find_system(std::string_view notation) {
  const std::size_t colon = notation.find(':');
  std::string_view id = notation.substr(0, colon);
  if (id == "ru") id = "russian";
  if (id == "ru-long") id = "russian-long";
  const Style* style = find_style(id);
  if (style == nullptr) return std::nullopt;
  const Alphabet* alphabet = nullptr;
  if (colon != std::string_view::npos) {
    if (style->alphabet.empty()) return std::nullopt;
    alphabet = find_alphabet(notation.substr(colon + 1));
    if (alphabet == nullptr) return std::nullopt;
  } else if (!style->alphabet.empty()) {
    alphabet = find_alphabet(style->alphabet);
  }
  return make_system(*style, alphabet);
}

}  // namespace zapis
