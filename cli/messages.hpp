// All prose of findings, by language. A code without its sentence doesn't build (-Wswitch).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/counts.hpp"
#include "cli/options.hpp"
#include "cli/repair_choice.hpp"
#include "zapis/finding.hpp"

namespace zapis::cli {

/// One sentence without a full stop. `text` is the offending text.
std::string message_en(const Finding& finding, std::string_view text);
std::string message_ru(const Finding& finding, std::string_view text);

inline std::string message(const Finding& finding, std::string_view text, Language language) {
  return language == Language::ru ? message_ru(finding, text) : message_en(finding, text);
}

/// What a code means, in a sentence or two with full stops: for the page of findings, and for
/// programs that show rules.
std::string_view meaning_en(Code code);
std::string_view meaning_ru(Code code);

inline std::string_view meaning(Code code, Language language) {
  return language == Language::ru ? meaning_ru(code) : meaning_en(code);
}

/// Why a move can't be played: "the knight on d2 is pinned by the bishop on b4"; empty where there
/// is nothing to add.
std::string note_en(const Reason& reason);
std::string note_ru(const Reason& reason);

inline std::string note(const Reason& reason, Language language) {
  return language == Language::ru ? note_ru(reason) : note_en(reason);
}

/// What was probably meant, for a move that breaks its game; empty where that isn't known.
std::string help_en(const Finding& finding);
std::string help_ru(const Finding& finding);

inline std::string help(const Finding& finding, Language language) {
  return language == Language::ru ? help_ru(finding) : help_en(finding);
}

/// What went wrong with a file, as the system, a library or we said it in English.
std::string file_message(std::string_view english, Language language);

/// "2 games, 80 moves, 1 error, 0 warnings".
std::string counts_en(const Counts& counts);
std::string counts_ru(const Counts& counts);

inline std::string counts_text(const Counts& counts, Language language) {
  return language == Language::ru ? counts_ru(counts) : counts_en(counts);
}

/// How far a run is.
struct ProgressFigures {
  std::optional<double> share;  ///< of the bytes, 0 … 1; nothing: no one knows how many there are
  double seconds = 0;           ///< since the beginning
  Counts counts;
};

/// "42 %, 120345 games, 35210 games/s, 98.1 MB/s, 0:12 left, 3 errors, 17 warnings".
std::string progress_en(const ProgressFigures& figures);
std::string progress_ru(const ProgressFigures& figures);

inline std::string progress_text(const ProgressFigures& figures, Language language) {
  return language == Language::ru ? progress_ru(figures) : progress_en(figures);
}

/// "42".
std::string percent_text(double share);
std::string per_second(std::uint64_t count, const ProgressFigures& figures);
/// Of text, as against the compressed bytes that it may come in.
std::string megabytes_per_second(const ProgressFigures& figures, char decimal_point);
/// "0:12", "1:02:03"; where there is no telling, "?".
std::string time_left(const ProgressFigures& figures);

/// "a1", "h8".
std::string square_name(Square square);
/// "a1, c1 and h1": the squares of a set, with the language's word before the last.
std::string square_list(Bitboard squares, std::string_view last_joint);
/// "U+0441 с, U+0435 е": the characters of a text that are not ASCII.
std::string code_points(std::string_view text);
/// Of `mojibake`: the encoding that the text was in, the words, and the one it was read in.
std::string was_read_as(std::string_view detail, std::string_view words);
/// The same as `code_points`, of those that stand for others in the move of a `homoglyph`; in a
/// word of Latin letters the one that names no square: "U+004B K".
std::string look_alikes(const Finding& finding, std::string_view text);

}  // namespace zapis::cli
