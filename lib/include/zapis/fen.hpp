// FEN, X-FEN and Shredder-FEN, in and out (PGN standard 16.1; X-FEN as in spec/systems §4).
#pragma once

#include <string>
#include <string_view>

#include "zapis/position.hpp"

namespace zapis {

/// What was wrong with a FEN and could be put right, or not.
struct FenReport {
  bool readable = true;  ///< false: the board or the turn can't be read; the position is not set
  bool playable = true;  ///< false: no rules apply (kings, a pawn on the last rank, opposite check)
  bool bad_castling_flag = false;  ///< a flag without its king and rook, left out
  bool bad_en_passant = false;     ///< an e.p. square that no double step can have left, left out
  bool missing_fields = false;     ///< fewer than six fields, filled in
  const char* reason =
      "";  ///< a key for messages: "rank", "piece", "turn", "kings", "pawns", "check" …
};

enum class FenStyle : std::uint8_t { x_fen, shredder };

/// Reads 1 to 6 fields separated by blanks. `chess960`: castling flags may mean any rook (a Variant
/// tag says so); without it that is believed only where the flags of the board bear it out.
FenReport parse_fen(std::string_view text, bool chess960, Position& out);

/// Appends six fields; the e.p. square only where a legal capture exists.
void write_fen(const Position& position, FenStyle style, std::string& out);

}  // namespace zapis
