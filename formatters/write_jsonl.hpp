// One game a line, as a JSON object (the contract is in docs/cli.md).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formatters/move_writer.hpp"
#include "formatters/write_options.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// A finding with all that readers of JSON want: its place, and the message in words.
struct DiagnosticText {
  std::string_view code;
  std::string_view severity;
  std::string file;
  std::uint64_t game = 0;    ///< from 1
  std::uint64_t line = 0;    ///< from 1
  std::uint64_t column = 0;  ///< from 1, in code points
  std::optional<std::uint64_t>
      byte;                ///< from 0, in the file; nothing where the text stands in none
  std::uint32_t ply = 0;   ///< from 1; 0: none
  std::uint32_t more = 0;  ///< this stands for so many that are not listed; 0: for itself
  std::string text;        ///< the offending text
  std::string message;
  std::string note;        ///< why, in the terms of chess; may be empty
  std::string suggestion;  ///< may be empty
  std::string help;        ///< what was probably meant; may be empty
};

/// Appends {"code":…,"severity":…,"line":…,"column":…,"ply":…,"text":…,"message":…}.
void append_diagnostic(const DiagnosticText& diagnostic, bool with_file, std::string& out);

/// Appends them as the member "diagnostics" of an object.
void append_diagnostics(std::span<const DiagnosticText> diagnostics, std::string& out);

/// Where a game stands and how it was read.
struct GameOrigin {
  std::string_view file;
  std::uint64_t game = 0;  ///< from 1, within the file
  std::uint64_t line = 0;  ///< of its first tag or move
  std::string_view notation;
  std::string_view encoding;
};

void write_jsonl(const Game& game, const GameOrigin& origin, const MoveWriter& moves,
                 const WriteOptions& options, std::span<const DiagnosticText> diagnostics,
                 std::string& out);

}  // namespace zapis
