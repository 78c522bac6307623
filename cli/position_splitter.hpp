// Where one position ends and the next begins in a text of many.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zapis::cli {

/// What stands between words.
inline constexpr std::string_view position_blanks = " \t\r\n\f\v";

/// Is the first word a board of FEN: eight ranks?
bool looks_like_fen(std::string_view text);

/// How long the position is that `text`, which begins with no blank, opens with. A FEN is a line; a
/// board its ranks and what is said below; a list goes on until both sides have been named and a
/// blank line, or the next position, comes. `form`: as named by the user, or empty. npos: its end
/// is not in sight, for the text goes on (`last` is false).
std::size_t position_length(std::string_view text, const std::string& form, bool last);

}  // namespace zapis::cli
