// What is true of a move on its board. Made by Position::resolve alone; knows no text.
#pragma once

#include "zapis/types.hpp"

namespace zapis {

/// Which part of the origin SAN needs to tell the move from its like (PGN standard 8.2.3.4).
enum class Qualifier : std::uint8_t { none, file, rank, square };

/// A legal move, with all that any notation may want to say of it. Of a round size, so that it is
/// copied at a stroke.
struct alignas(8) MoveFacts {
  Square from = no_square;
  Square to = no_square;  ///< when castling: where the king ends (g- or c-file)
  Role role = Role::none;
  Role captured = Role::none;
  Role promotion = Role::none;
  CastlingSide castling = CastlingSide::none;
  Square castling_rook = no_square;  ///< when castling: where the rook stood
  Qualifier qualifier = Qualifier::none;
  CheckKind check = CheckKind::none;
  bool en_passant = false;
  bool pawn_file_unique = false;  ///< the only legal capture from this file to that file ("ed")
  bool chess960 = false;          ///< UCI writes castling as "king takes rook"
  bool null = false;              ///< a null move; nothing else is set
  bool complete = false;          ///< made by `resolve`: qualifier, check and uniqueness are true
};

static_assert(sizeof(MoveFacts) == 16);

}  // namespace zapis
