// All words of help and of complaints about usage, in each language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/options.hpp"

namespace zapis::cli {

enum class Phrase : std::uint8_t {
  overview,
  convert,
  check,
  position,
  detect,
  notations,
  help,
  files_to_read,
  files_to_check,
  files_to_detect,
  positions_to_read,
  help_topic,
  help_flag,
  version_flag,
  from,
  encoding,
  strict,
  warnings_as_errors,
  diagnostics,
  color,
  messages,
  jobs,
  to,
  output_encoding,
  fix_mojibake,
  capture_sign,
  check_sign,
  double_check_sign,
  mate_sign,
  castling_sign,
  letters,
  layout,
  output,
  wrap,
  crlf,
  no_comments,
  no_nags,
  no_variations,
  no_clocks,
  no_tags,
  translit_names,
  tags,
  on_error,
  split,
  progress,
  stats,
  repair,
  fen_comments,
  ply,
  at,
  rules,
  report,
  against,
  pedantic,
  allow,
  warn,
  deny,
  suggest,
  quiet,
  form_read,
  form_written,
  position_layout,
  turn,
  no_castling,
  allow_impossible,
  flip,
  svg_size,
  svg_theme,
  no_coordinates,
  last_move,
  arrows,
  json_lines,
  json_document,
  usage,
  options_word,
  command_word,
  arguments,
  options,
  commands,
  examples,
  group_notation,
  group_encoding,
  group_glyphs,
  group_product,
  group_findings,
  group_form,
  group_boards,
  group_running,
  more_help,
  examples_convert,
  examples_check,
  examples_position,
  examples_detect,
  try_help,
  no_such_command,
  unexpected_argument,
  value_wanted,
  no_such_value,
  none_of,
  no_number,
  to_number,
  no_such_notation,
  with_language,
  no_such_encoding,
  no_such_form,
  no_such_layout,
  no_such_code,
  no_such_archive,
  squares_form,
  size_form,
  no_room_for_svg,
  wants_epd,
  not_together,
  too_long,
  castling_form,
  no_letters,
  five_letters,
  split_form,
  lacks_letters
};

/// A phrase in a language. `value`, if any, takes the place of its "%s".
std::string phrase(Phrase phrase, Language language, std::string_view value = {});

/// The phrases of one language.
class Words {
 public:
  explicit Words(Language language) : language_(language) {}
  std::string operator()(Phrase which, std::string_view value = {}) const {
    return phrase(which, language_, value);
  }

 private:
  Language language_;
};

}  // namespace zapis::cli
