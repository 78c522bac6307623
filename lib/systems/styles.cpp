#include <array>

#include "zapis/system.hpp"

namespace zapis {
namespace {

constexpr std::array style_table = {
    Style{.id = "san",
          .name = "Standard Algebraic Notation (PGN)",
          .alphabet = "en",
          .quiet = "",
          .capture = "x",
          .promotion = "=",
          .promotion_also = "=",
          .check = "+",
          .double_check = "+",
          .mate = "#",
          .castling_king = "O-O",
          .castling_queen = "O-O-O",
          .null_move = "--"},
    Style{.id = "lan",
          .name = "Long algebraic notation",
          .alphabet = "en",
          .origin = Origin::always,
          .quiet = "-",
          .capture = "x",
          .promotion = "",
          .promotion_also = "=",
          .check = "+",
          .double_check = "+",
          .mate = "#",
          .castling_king = "O-O",
          .castling_queen = "O-O-O",
          .null_move = "--"},
    Style{.id = "russian",
          .name = "Russian short notation",
          .alphabet = "ru",
          .quiet = "",
          .capture = ":",
          .promotion = "",
          .promotion_also = "",
          .check = "+",
          .double_check = "++",
          .mate = "х",
          .castling_king = "0-0",
          .castling_queen = "0-0-0",
          .null_move = "--"},
    Style{.id = "russian-long",
          .name = "Russian full notation",
          .alphabet = "ru",
          .origin = Origin::always,
          .quiet = "-",
          .capture = ":",
          .promotion = "",
          .promotion_also = "",
          .check = "+",
          .double_check = "++",
          .mate = "х",
          .castling_king = "0-0",
          .castling_queen = "0-0-0",
          .null_move = "--"},
    Style{.id = "levenfish",
          .name = "Russian full notation as printed by Levenfish",
          .alphabet = "ru",
          .origin = Origin::always,
          .quiet = "–",
          .capture = ": ",
          .promotion = "",
          .promotion_also = "",
          .check = "+",
          .double_check = "++",
          .mate = "×",
          .castling_king = "0–0",
          .castling_queen = "0–0–0",
          .null_move = "--"},
    Style{.id = "uci",
          .name = "Universal Chess Interface, squares only",
          .alphabet = "",
          .origin = Origin::always,
          .quiet = "",
          .capture = "",
          .promotion = "",
          .promotion_also = "",
          .check = "",
          .double_check = "",
          .mate = "",
          .castling_king = "",
          .castling_queen = "",
          .null_move = "0000"},
};

constexpr bool ids_are_unique() {
  for (std::size_t i = 0; i < style_table.size(); ++i) {
    for (std::size_t j = i + 1; j < style_table.size(); ++j) {
      if (style_table[i].id == style_table[j].id) return false;
    }
  }
  return true;
}
static_assert(ids_are_unique());

}  // namespace

std::span<const Style> styles() { return style_table; }

const Style* find_style(std::string_view id) {
  for (const Style& style : style_table) {
    if (style.id == id) return &style;
  }
  return nullptr;
}

}  // namespace zapis
