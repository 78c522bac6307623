// The leaves of the PGN grammar: what they read goes straight onto the game's tape.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "parsers/leaf.hpp"
#include "parsers/move_reader.hpp"
#include "zapis/finding.hpp"
#include "zapis/game.hpp"

namespace zapis::pgn_grammar {

/// What the leaves share while one game is read.
struct ReadState {
  const MoveReader& reader;
  Game& game;
  Findings& findings;
  std::vector<std::uint32_t>& open_variations;  ///< tape indices, outermost first
  WrittenNumber number = {};                    ///< waits for its move
  std::size_t sheet_tags = 0;  ///< how many of the game's tags came from lines of words

  std::uint32_t offset(std::string_view rest) const {
    return static_cast<std::uint32_t>(rest.data() - game.text.data());
  }
  /// Settles a tape item whose pattern has been read from the start of `rest`.
  void finish_move(TapeItem& item, std::string_view rest, std::size_t length);
  TapeItem& add(TapeItem::Kind kind, std::string_view rest, std::size_t length);
  Finding& report(Code code, std::string_view rest, std::size_t length);
};

/// Remembers the first word that the alphabet can't account for.
void note_foreign(const TapeItem& item, Spelling& spelling);

std::size_t read_blanks(std::string_view text, ReadState& state);
std::size_t read_brace_comment(std::string_view text, ReadState& state);
std::size_t read_line_comment(std::string_view text, ReadState& state);
std::size_t read_escape_line(std::string_view text, ReadState& state);
std::size_t read_tag_pair(std::string_view text, ReadState& state);
std::size_t read_rubbish(std::string_view text, ReadState& state);
std::size_t read_sheet_line(std::string_view text, ReadState& state);
std::size_t read_termination(std::string_view text, ReadState& state);
std::size_t read_move_number(std::string_view text, ReadState& state);
std::size_t read_clock_time(std::string_view text, ReadState& state);
std::size_t read_result_words(std::string_view text, ReadState& state);
std::size_t read_comma(std::string_view text, ReadState& state);
std::size_t read_dots(std::string_view text, ReadState& state);
/// Numbers and moves of the plainest kind, as many as follow each other: nearly all of an archive.
std::size_t read_plain_run(std::string_view text, ReadState& state);
std::size_t read_move(std::string_view text, ReadState& state);
std::size_t read_zero_move(std::string_view text, ReadState& state);
std::size_t read_move_word(std::string_view text, ReadState& state);
std::size_t read_numeric_glyph(std::string_view text, ReadState& state);
std::size_t read_glyph(std::string_view text, ReadState& state);
std::size_t read_draw_offer(std::string_view text, ReadState& state);
std::size_t read_variation_open(std::string_view text, ReadState& state);
std::size_t read_variation_close(std::string_view text, ReadState& state);
std::size_t read_unknown_word(std::string_view text, ReadState& state);

}  // namespace zapis::pgn_grammar
