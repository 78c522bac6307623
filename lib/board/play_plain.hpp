// The ordinary move, found, judged and played at a stroke: nearly all that an archive holds.
// Written out for each side, pawns and pieces apart, so that little is left to ask of each move; in
// line where a game's tape is played.
#pragma once

#include "lib/board/attacks.hpp"
#include "lib/board/move_step.hpp"
#include "lib/board/resolve.hpp"
#include "zapis/position.hpp"

namespace zapis {
namespace board {

/// What a pattern says of both squares.
struct Said {
  Square to = no_square;
  Bitboard target = 0;
  Bitboard origins = 0;
  bool is_ordinary = false;  ///< a step to a square that is said whole
};

[[gnu::always_inline]] inline Said read_squares(const MovePattern& pattern) {
  const auto goal_file = static_cast<std::uint8_t>(pattern.to_file);
  const auto goal_rank = static_cast<std::uint8_t>(pattern.to_rank);
  const auto file = static_cast<std::uint8_t>(pattern.from_file + 1);
  const auto rank = static_cast<std::uint8_t>(pattern.from_rank + 1);
  Said said;
  // One question for all; the masks keep what is never asked for within the tables.
  said.is_ordinary = (static_cast<unsigned>(pattern.kind) | ((goal_file | goal_rank) & 0xF8U)) == 0;
  said.to = static_cast<Square>((goal_file + 8U * goal_rank) & 63U);
  said.target = bit(said.to);
  said.origins = tables.file_filter[file & 15U] & tables.rank_filter[rank & 15U];
  return said;
}

}  // namespace board

/// Has the step of a man other than the king, which takes where it goes, to be looked at closely?
template <Color us>
[[gnu::always_inline]] inline bool Position::may_be_illegal(Square from) const {
  using namespace board;
  return (checkers_ | snipers(*this, kings_[index_of(us)], from, colors_[index_of(~us)])) != 0;
}

/// The men that give check once the man has gone; `reach` is what it attacks as a man of the other
/// side from the other king's square.
template <Color us>
[[gnu::always_inline]] inline Bitboard Position::find_checks(Square from, Square to, Role role,
                                                             Bitboard reach) const {
  using namespace board;
  const Square king = kings_[index_of(~us)];
  const Bitboard behind = snipers(*this, king, from, colors_[index_of(us)]) & ~bit(from);
  if (((reach & bit(to)) | behind) == 0) return 0;
  if (behind == 0 && (between(king, to) & occupied() & ~bit(from)) != 0) return 0;
  return checkers_after(*this, from, to, role, to);
}

template <Color us>
[[gnu::always_inline]] inline bool Position::play_plain_pawn(const MovePattern& pattern,
                                                             MoveFacts& facts) {
  using namespace board;
  constexpr Color them = ~us;
  constexpr int ahead = us == Color::white ? 8 : -8;
  const Said said = read_squares(pattern);
  if (!said.is_ordinary || kings_[index_of(us)] == no_square ||
      (said.target & back_rank(us)) != 0) {
    return false;
  }
  const Square to = said.to;
  const bool last = (said.target & back_rank(them)) != 0;
  if (last ? !is_officer(pattern.promotion) : pattern.promotion != Role::none) return false;
  // Whence it comes follows from what is said, so that nothing waits for a search of the board.
  const Bitboard pawns = of(us, Role::pawn);
  const bool captures = is_pawn_capture(pattern);
  const bool passing = captures && to == en_passant_;
  auto from = static_cast<Square>(to - ahead);
  if (captures) {
    const int side = pattern.from_file - pattern.to_file;
    if (pattern.from_file < 0 || (side != 1 && side != -1)) return false;
    if ((colors_[index_of(them)] & said.target) == 0 && !passing) return false;
    from = static_cast<Square>(from + side);
  } else {
    if (pattern.sign == MovePattern::Sign::capture || (occupied() & said.target) != 0) return false;
    if ((pawns & bit(from)) == 0) {  // two steps
      if (rank_of(to) != (us == Color::white ? 3 : 4) || (occupied() & bit(from)) != 0)
        return false;
      from = static_cast<Square>(from - ahead);
    }
  }
  if ((pawns & said.origins & bit(from)) == 0) return false;
  const Role placed = last ? pattern.promotion : Role::pawn;
  const auto victim = static_cast<Square>(passing ? to ^ 8 : to);
  if ((may_be_illegal<us>(from) || passing) &&
      king_takers(*this, from, to, Role::pawn, victim) != 0) {
    return false;
  }
  const bool is_unique = captures && pawn_file_is_unique(*this, from, to);
  const Bitboard reach = tables.squares[kings_[index_of(them)]].reach[index_of(us)];
  const Bitboard checkers = last || passing ? checkers_after(*this, from, to, placed, victim)
                                            : find_checks<us>(from, to, Role::pawn, reach);
  const Role captured = board_[victim];
  pass_turn(us);
  move_step(us, from, to, Role::pawn, placed, victim, captured);
  checkers_ = checkers;
  facts = step_facts(from, to, Role::pawn, captured, chess960_);
  facts.promotion = pattern.promotion;
  facts.en_passant = passing;
  facts.pawn_file_unique = is_unique;
  if (checkers != 0) facts.check = kind_of_check(*this);
  return true;
}

template <Color us>
[[gnu::always_inline]] inline bool Position::play_plain_piece(const MovePattern& pattern,
                                                              MoveFacts& facts) {
  using namespace board;
  constexpr Color them = ~us;
  const Said said = read_squares(pattern);
  if (!said.is_ordinary || kings_[index_of(us)] == no_square) return false;
  const Square to = said.to;
  Role role = pattern.role;
  if (role == Role::none) {
    const Bitboard origin = said.origins & colors_[index_of(us)];
    if (!pattern.names_origin() || origin == 0) return false;
    role = board_[first_square(origin)];
    if (role == Role::pawn) return play_plain_pawn<us>(pattern, facts);
  }
  if (role < Role::knight || role > Role::king || pattern.promotion != Role::none ||
      (said.target & colors_[index_of(us)]) != 0) {
    return false;
  }
  Bitboard men = tables.squares[to].reach[index_of(role)] & of(us, role);
  if (several(men)) men = unblocked(*this, men, to);
  const Bitboard origin = men & said.origins;
  if (origin == 0 || several(origin)) return false;
  const Square from = first_square(origin);
  // A lone man is asked only now, so that nothing waits for the answer.
  if ((between(to, from) & occupied()) != 0) return false;
  if ((may_be_illegal<us>(from) || role == Role::king) &&
      king_takers(*this, from, to, role, to) != 0) {
    return false;
  }
  Qualifier qualifier = Qualifier::none;
  if (men != origin) qualifier = qualifier_among(*this, from, to, role, men & ~origin);
  const Bitboard reach = tables.squares[kings_[index_of(them)]].reach[index_of(role)];
  const Bitboard checkers = find_checks<us>(from, to, role, reach);
  const Role captured = board_[to];
  pass_turn(us);
  move_step(us, from, to, role, role, to, captured);
  checkers_ = checkers;
  facts = step_facts(from, to, role, captured, chess960_);
  facts.qualifier = qualifier;
  if (checkers != 0) facts.check = kind_of_check(*this);
  return true;
}

[[gnu::always_inline]] inline bool Position::play_plain_inline(const MovePattern& pattern,
                                                               MoveFacts& facts) {
  const bool is_white = turn_ == Color::white;
  if (pattern.role == Role::pawn) {
    return is_white ? play_plain_pawn<Color::white>(pattern, facts)
                    : play_plain_pawn<Color::black>(pattern, facts);
  }
  return is_white ? play_plain_piece<Color::white>(pattern, facts)
                  : play_plain_piece<Color::black>(pattern, facts);
}

}  // namespace zapis
