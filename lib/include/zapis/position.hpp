// The board: orthodox chess and Chess960, FIDE Laws of 2023, articles 3 and Guidelines II.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "zapis/move_facts.hpp"
#include "zapis/move_pattern.hpp"
#include "zapis/types.hpp"

namespace zapis {

/// Why a pattern is not a legal move here.
enum class Refusal : std::uint8_t {
  none,
  no_such_man,             ///< no man of that role (and origin) can go there by its way of moving
  blocked,                 ///< a man in the way; `square` says where
  own_man_on_target,       ///< the goal is taken by a man of the same side
  nothing_to_capture,      ///< a pawn's diagonal step to an empty square
  leaves_king_in_check,    ///< pinned, or the check is not met; `square` is a checking man
  ambiguous,               ///< several men can go there; `candidates` says which
  missing_promotion,       ///< a pawn reaches the last rank, no piece is named
  impossible_promotion,    ///< promotion of a piece, off the last rank, or to king or pawn
  castling_no_right,       ///< king or rook has moved, or there is no such rook
  castling_blocked,        ///< a man between or on the goals; `square` says where
  castling_out_of_check,   ///< the king stands in check
  castling_through_check,  ///< `square` is attacked on the king's way, its goal included
  null_move_in_check,      ///< a null move would leave the king in check
  no_king                  ///< the side to move has no king
};

struct Resolution {
  MoveFacts facts;
  Refusal refusal = Refusal::none;
  Square square = no_square;  ///< see Refusal
  Bitboard candidates = 0;  ///< the squares of origin that fit the pattern and are legal, or nearly
  bool castling_as_king_move =
      false;                      ///< castling was written as a king's move, or king takes rook
  bool lower_case_piece = false;  ///< only MovePattern::lower_case_role made it a legal move
  explicit operator bool() const { return refusal == Refusal::none; }
};

/// A position with the right to move, castling rights, the e.p. square and both counters.
class Position {
 public:
  /// The orthodox starting position.
  Position();
  /// The empty board, White to move, counters 0 and 1, for those who set it up.
  static Position empty();

  Color turn() const { return turn_; }
  Role role_at(Square s) const { return board_[s]; }
  /// All men of one side.
  Bitboard of(Color c) const { return colors_[static_cast<std::size_t>(c)]; }
  /// All men of one kind, both sides.
  Bitboard of(Role r) const { return roles_[static_cast<std::size_t>(r)]; }
  Bitboard of(Color c, Role r) const { return of(c) & of(r); }
  Bitboard occupied() const { return colors_[0] | colors_[1]; }
  /// The king's square; no_square where there is none, the first where there are several.
  Square king(Color c) const { return kings_[static_cast<std::size_t>(c)]; }
  /// The squares of the rooks that may still castle, both sides.
  Bitboard castling_rooks() const { return castling_rooks_; }
  /// The rook that castles to that side, or no_square.
  Square castling_rook(Color c, CastlingSide side) const;
  /// The square that a pawn has just jumped over, whether or not it can be taken there; or
  /// no_square.
  Square en_passant() const { return en_passant_; }
  /// Is there a legal capture en passant?
  bool en_passant_legal() const;
  /// Half-moves since the last capture or pawn move.
  int halfmove_clock() const { return halfmove_clock_; }
  int fullmove_number() const { return fullmove_number_; }
  bool chess960() const { return chess960_; }
  /// The men that give check to the side to move.
  Bitboard checkers() const { return checkers_; }
  bool in_check() const { return checkers_ != 0; }
  /// The men of `by` that attack `s`.
  Bitboard attackers(Square s, Color by) const;

  /// The legal move that the pattern means, with its facts, or precisely why there is none.
  Resolution resolve(const MovePattern& pattern) const;
  /// Resolves and plays the ordinary move at a stroke: one man can go there, castling apart. False:
  /// nothing has changed, and `resolve` knows more.
  bool play_plain(const MovePattern& pattern, MoveFacts& facts);
  /// Plays facts that `resolve` or `legal_moves` gave for this very position, or a null move.
  void play(const MoveFacts& facts);
  bool has_legal_move() const;
  bool is_mate() const { return in_check() && !has_legal_move(); }
  /// The position after the move of `facts`, which gives check by `checkers`.
  Position after(const MoveFacts& facts, Bitboard checkers) const;
  bool is_stalemate() const { return !in_check() && !has_legal_move(); }
  /// Appends all legal moves; from, to, role, captured, promotion, castling and e.p. are set, no
  /// more.
  void legal_moves(std::vector<MoveFacts>& out) const;

  /// Sets up a position square by square; `finish` must be called before anything else is asked.
  void put(Square s, Color c, Role r);
  void set_turn(Color c) { turn_ = c; }
  void set_castling_rooks(Bitboard rooks) { castling_rooks_ = rooks; }
  void set_en_passant(Square s) { en_passant_ = s; }
  void set_counters(int halfmove_clock, int fullmove_number) {
    halfmove_clock_ = halfmove_clock;
    fullmove_number_ = fullmove_number;
  }
  void set_chess960(bool yes) { chess960_ = yes; }
  /// Drops castling rooks and an e.p. square that the men don't bear out, and works out the checks.
  void finish();

 private:
  friend class GameResolver;
  struct Empty {};
  constexpr explicit Position(Empty) {}
  static constexpr Position make_orthodox();
  void find_kings();
  [[gnu::noinline]] void find_checkers();  // rarely asked: out of the way of `play`
  /// All that `play` does, but for the checks.
  void move_men(const MoveFacts& facts);
  /// `play_plain` in line, for the one loop that plays all games: see lib/board/play_plain.hpp.
  bool play_plain_inline(const MovePattern& pattern, MoveFacts& facts);
  template <Color us>
  bool play_plain_pawn(const MovePattern& pattern, MoveFacts& facts);
  template <Color us>
  bool play_plain_piece(const MovePattern& pattern, MoveFacts& facts);
  template <Color us>
  bool may_be_illegal(Square from) const;
  template <Color us>
  Bitboard find_checks(Square from, Square to, Role role, Bitboard reach) const;
  void pass_turn(Color us);
  void move_step(Color us, Square from, Square to, Role role, Role placed, Square victim,
                 Role captured);
  void move_specially(const MoveFacts& facts);

  std::array<Role, 64> board_{};
  std::array<Bitboard, role_count> roles_{};
  std::array<Bitboard, 2> colors_{};
  Bitboard castling_rooks_ = 0;
  Bitboard checkers_ = 0;
  int halfmove_clock_ = 0;
  Color turn_ = Color::white;
  Square en_passant_ = no_square;
  bool chess960_ = false;
  std::array<Square, 2> kings_{no_square, no_square};
  int fullmove_number_ = 1;
};

}  // namespace zapis
