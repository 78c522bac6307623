// What stands around the men of a position in words: turn, castling, stipulation, count of men.
#pragma once

#include <cstddef>
#include <string_view>

#include "zapis/position_text.hpp"

namespace zapis {

/// Reads the phrase that opens `text`; its length, or 0 where there is none. `offset`: where it
/// stands.
std::size_t read_position_words(std::string_view text, std::size_t offset, PositionWords& words);

/// Does the whole line consist of such phrases? They are read; `offset`: where the line stands.
bool read_words_line(std::string_view line, std::size_t offset, PositionWords& words);

/// The word of letters that the text begins with, 32 bytes or so at most.
std::size_t word_length(std::string_view text);

}  // namespace zapis
