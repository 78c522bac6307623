// What a token says of a move. Made by parsers, which see no board.
#pragma once

#include "zapis/types.hpp"

namespace zapis {

/// Bits of `MovePattern::look_alikes`: where letters of another script stood for those meant.
enum LookAlike : std::uint8_t {
  look_alike_coordinate = 1 << 0,  ///< in a file or rank
  look_alike_letter = 1 << 1,      ///< in a piece letter
  look_alike_castling = 1 << 2     ///< Cyrillic letters O in castling
};

/// A move as written. Files and ranks are 0 … 7, or -1 where the token does not say them. Of a
/// round size, so that it is copied at a stroke.
struct alignas(8) MovePattern {
  enum class Kind : std::uint8_t { move, castling, null };
  enum class Sign : std::uint8_t { none, hyphen, capture };
  /// `plus_plus` is double check or mate, whichever the system means by "++".
  enum class Mark : std::uint8_t { none, check, plus_plus, mate };

  Kind kind = Kind::move;
  Role role = Role::pawn;  ///< `none`: not said, the man on the square of origin
  std::int8_t from_file = -1;
  std::int8_t from_rank = -1;
  std::int8_t to_file = -1;
  std::int8_t to_rank = -1;
  Role promotion = Role::none;
  CastlingSide castling = CastlingSide::none;
  Sign sign = Sign::none;
  Mark mark = Mark::none;
  /// The piece that a lower-case first letter means, or could mean beside a file; then `role` is
  /// that piece, or a pawn.
  Role lower_case_role = Role::none;
  bool en_passant = false;       ///< the token says "e.p."
  bool pawn_letter = false;      ///< a pawn, and its letter stands there
  std::uint8_t look_alikes = 0;  ///< bits of LookAlike

  /// Is the square of origin said, its file and its rank?
  bool names_origin() const { return from_file >= 0 && from_rank >= 0; }
  /// Is a man other than a pawn said?
  bool names_piece() const { return role != Role::pawn && role != Role::none; }
};

static_assert(sizeof(MovePattern) == 16);

}  // namespace zapis
