// All prose of findings, by language. A code without its sentence doesn't build (-Wswitch).
#pragma once

#include <string>
#include <string_view>

#include "cli/counts.hpp"
#include "cli/options.hpp"
#include "zapis/finding.hpp"

namespace zapis::cli {

/// One sentence without a full stop. `text` is the offending text.
std::string message_en(const Finding& finding, std::string_view text);
std::string message_ru(const Finding& finding, std::string_view text);

inline std::string message(const Finding& finding, std::string_view text, Language language) {
  return language == Language::ru ? message_ru(finding, text) : message_en(finding, text);
}

/// "2 games, 80 moves, 1 error, 0 warnings".
std::string counts_en(const Counts& counts);
std::string counts_ru(const Counts& counts);

inline std::string counts_text(const Counts& counts, Language language) {
  return language == Language::ru ? counts_ru(counts) : counts_en(counts);
}

/// "a1", "h8".
std::string square_name(Square square);
/// "a1, c1 and h1": the squares of a set, with the language's word before the last.
std::string square_list(Bitboard squares, std::string_view last_joint);
/// "U+0441 с, U+0435 е": the characters of a text that are not ASCII;
/// of one that is, its letters that name no square: "U+004B K".
std::string code_points(std::string_view text);

}  // namespace zapis::cli
