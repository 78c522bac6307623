// Why a move can't be played, in squares and men: facts for a sentence, no prose.
#pragma once

#include "zapis/position.hpp"

namespace zapis {

/// A man on its square.
struct Man {
  Role role = Role::none;
  Color color = Color::white;
  Square square = no_square;
};

/// What keeps a move from being played. Fields that a kind doesn't name keep their defaults.
struct Reason {
  enum class Kind : std::uint8_t {
    none,               ///< there is nothing to add
    mated,              ///< the king `man` is mated: the game is over
    stalemated,         ///< the king `man` is stalemated: the game is over
    no_men,             ///< the side has no man of `man.role`
    empty_origin,       ///< the move names `square` as its origin, and nothing stands there
    other_origin,       ///< … and `other` stands there
    none_on_line,       ///< no man of `man.role` on `file` or `rank`, the named origin
    does_not_reach,     ///< men of `man.role` on `squares`, none goes to `square`
    no_taker,           ///< a pawn that takes there would stand on `squares`
    takes_aside,        ///< a pawn takes on a neighbouring file only
    in_the_way,         ///< `other` stands in the way of `man`
    own_man,            ///< `other`, of the same side, stands on the goal
    empty_target,       ///< nothing stands on `square`
    not_just_passed,    ///< the pawn `other` has not just jumped, so that it can't be taken
    attacked,           ///< the king would stand on `square`, which `other` attacks
    in_check,           ///< the king `man` is in check from `other`
    pinned,             ///< `man` is pinned by `other`
    opens_line,         ///< taking en passant opens the line from `other` to the king `man`
    choices,            ///< men of `man.role` on `squares` can go to `square`, or take on `file`
    only_pawns,         ///< only pawns promote
    not_last_rank,      ///< `square` is not on the last rank
    right_lost,         ///< `man` and the rook of `square` stand at home, and may not castle
    king_away,          ///< the king `man` does not stand at home
    no_rook,            ///< no rook stands on `square`
    king_moved,         ///< the king's first move was number `move`
    rook_moved,         ///< the rook left `square` with move number `move`
    rook_taken,         ///< the rook on `square` was taken by move number `move`
    start_lacks_right,  ///< the position set up gives no right to castle there
    castling_blocked,   ///< `other` stands in the way
    castling_crosses,   ///< the king crosses `square`, which `other` attacks
    castling_ends       ///< the king would end on `square`, which `other` attacks
  };
  Kind kind = Kind::none;
  Man man, other;
  Square square = no_square;
  std::int8_t file = -1;
  std::int8_t rank = -1;
  int move = 0;
  Bitboard squares = 0;

  /// Is the game over where the move was to be played?
  bool is_over() const { return kind == Kind::mated || kind == Kind::stalemated; }
};

/// Why `p.resolve(pattern)` gave this refusal.
Reason explain(const Position& p, const MovePattern& pattern, const Resolution& resolution);

/// The role of the man that the pattern means: where a small letter can be no pawn, the piece.
Role role_meant(const Position& p, const MovePattern& pattern);

}  // namespace zapis
