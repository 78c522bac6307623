// One position as a list, or as a board of text.
#pragma once

#include <string>
#include <string_view>

#include "zapis/position.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Appends a list in Levenfish's order: king to pawns, each by file, then by rank. Behind it stand
/// Black's turn, castling rights other than those that king and rooks allow, an e.p. square, and
/// the stipulation among an EPD's `operations`. The counters are not in it. The alphabet must have
/// headings.
void write_position_list(const Position& position, const Alphabet& alphabet,
                         std::string_view operations, std::string& out);

/// Has the language words to head both sides' lists?
bool has_list_headings(std::string_view language);

/// Appends eight ranks and the files' names, and "1..." where Black is to move; `figurines`: ♔ for
/// K; `flip`: Black's side below.
void write_board_text(const Position& position, bool figurines, bool flip, std::string& out);

}  // namespace zapis
