#include "zapis/position.hpp"

#include "lib/board/after.hpp"

namespace zapis {

using namespace board;

constexpr Position Position::make_orthodox() {
  constexpr std::array<Role, 8> officers{Role::rook, Role::knight, Role::bishop, Role::queen,
                                         Role::king, Role::bishop, Role::knight, Role::rook};
  Position p{Empty{}};
  for (int rank : {0, 1, 6, 7}) {
    for (int file = 0; file < 8; ++file) {
      const Square s = square_at(file, rank);
      const bool pawns = rank == 1 || rank == 6;
      const Role role = pawns ? Role::pawn : officers[static_cast<std::size_t>(file)];
      p.board_[s] = role;
      p.roles_[index_of(role)] |= bit(s);
      p.colors_[rank < 2 ? 0 : 1] |= bit(s);
    }
  }
  p.kings_ = {square_at(4, 0), square_at(4, 7)};
  p.castling_rooks_ = bit(0) | bit(7) | bit(56) | bit(63);
  return p;
}

Position::Position() : Position(Empty{}) {
  static constexpr Position start = make_orthodox();
  *this = start;
}

Position Position::empty() { return Position{Empty{}}; }

void Position::put(Square s, Color c, Role r) {
  if (s >= no_square) return;
  const Bitboard here = bit(s);
  if (board_[s] != Role::none) {
    roles_[index_of(board_[s])] &= ~here;
    colors_[0] &= ~here;
    colors_[1] &= ~here;
  }
  board_[s] = r;
  if (r != Role::none) {
    roles_[index_of(r)] |= here;
    colors_[index_of(c)] |= here;
  }
  find_kings();
}

void Position::find_kings() {
  kings_ = {first_square(of(Color::white, Role::king)), first_square(of(Color::black, Role::king))};
}

void Position::finish() {
  Bitboard able = 0;
  for (Color c : {Color::white, Color::black}) {
    if (of(c, Role::king) & back_rank(c)) able |= back_rank(c) & of(c, Role::rook);
  }
  castling_rooks_ &= able;
  if (en_passant_ != no_square) {
    // The pawn that jumped stands in front of the square; behind it lies where it came from.
    const Color jumper = ~turn_;
    const Bitboard square = en_passant_ < 64 ? bit(en_passant_) : 0;
    const Bitboard third = forward(jumper, forward(jumper, back_rank(jumper)));
    const bool possible = (square & third) && (forward(jumper, square) & of(jumper, Role::pawn)) &&
                          !((square | backward(jumper, square)) & occupied());
    if (!possible) en_passant_ = no_square;
  }
  find_checkers();
}

void Position::find_checkers() { checkers_ = attackers(king(turn_), ~turn_); }

Square Position::castling_rook(Color c, CastlingSide side) const {
  const Bitboard rooks = castling_rooks_ & of(c, Role::rook) & back_rank(c);
  const Bitboard kings = of(c, Role::king) & back_rank(c);
  if (rooks == 0 || kings == 0 || side == CastlingSide::none) return no_square;
  const Bitboard below = (kings & (~kings + 1)) - 1;
  const Bitboard found = rooks & (side == CastlingSide::king ? ~below : below);
  if (found == 0) return no_square;
  return side == CastlingSide::king ? last_square(found) : first_square(found);
}

Bitboard Position::attackers(Square s, Color by) const {
  if (s >= no_square) return 0;
  return attackers_of(*this, s, occupied(), of(by), by);
}

bool Position::en_passant_legal() const {
  if (en_passant_ == no_square) return false;
  Bitboard pawns = pawn_attacks(~turn_, en_passant_) & of(turn_, Role::pawn);
  if (of(turn_, Role::king) == 0) return false;
  for (; pawns != 0; pawns &= pawns - 1) {
    const Step step = make_step(*this, first_square(pawns), en_passant_, Role::pawn, Role::none);
    if (is_legal(*this, step)) return true;
  }
  return false;
}

}  // namespace zapis
