#include <array>
#include <bit>

#include "cli/messages.hpp"
#include "cli/messages_words.hpp"

namespace zapis::cli {

using namespace english;

namespace {

/// "knight on d2".
std::string placed(const Man& man) {
  return std::string(role_name(man.role)) + " on " + square_name(man.square);
}

/// "the knight on d2".
std::string the(const Man& man) { return "the " + placed(man); }

/// "two rooks", "12 queens".
std::string counted(int n, Role role) {
  constexpr std::array<std::string_view, 5> words = {"no", "one", "two", "three", "four"};
  const auto i = static_cast<std::size_t>(n);
  const std::string number = i < words.size() ? std::string(words[i]) : std::to_string(n);
  return number + ' ' + std::string(role_name(role)) + (n == 1 ? "" : "s");
}

std::string file_name(int file) { return std::string(1, static_cast<char>('a' + file)) + "-file"; }

std::string line_name(const Reason& r) {
  return r.file >= 0 ? "the " + file_name(r.file) : "rank " + std::to_string(r.rank + 1);
}

std::string does_not_reach(const Reason& r) {
  const bool one = std::has_single_bit(r.squares);
  return "the " + std::string(role_name(r.man.role)) + (one ? "" : "s") + " on " +
         square_list(r.squares, " and ") + (one ? " does" : " do") + " not reach " +
         square_name(r.square);
}

std::string choices(const Reason& r) {
  const std::string who = counted(std::popcount(r.squares), r.man.role);
  const std::string what =
      r.file >= 0 ? " can take on the " + file_name(r.file) : " can go to " + square_name(r.square);
  return who + what + ": " + square_list(r.squares, " and ");
}

}  // namespace

std::string note_en(const Reason& r) {
  using Kind = Reason::Kind;
  const std::string side(side_name(r.man.color));
  const std::string man(role_name(r.man.role));
  const std::string square = r.square < no_square ? square_name(r.square) : "";
  const std::string number = std::to_string(r.move);
  const bool other_is_white = r.other.color == Color::white;
  switch (r.kind) {
    case Kind::none:
    case Kind::right_lost:
      break;
    case Kind::mated:
      return side + " is mated";
    case Kind::stalemated:
      return side + " is stalemated";
    case Kind::no_men:
      return side + " has no " + man + " on the board";
    case Kind::empty_origin:
    case Kind::empty_target:
      return square + " is empty";
    case Kind::other_origin:
      return std::string("a ") + (other_is_white ? "white " : "black ") +
             std::string(role_name(r.other.role)) + " stands on " + square_name(r.other.square);
    case Kind::none_on_line:
      return side + " has no " + man + " on " + line_name(r);
    case Kind::does_not_reach:
      return does_not_reach(r);
    case Kind::no_taker:
      return side + " has no pawn on " + square_list(r.squares, " or ");
    case Kind::takes_aside:
      return "a pawn takes on a neighbouring file only";
    case Kind::in_the_way:
      return the(r.man) + " is blocked by " + the(r.other);
    case Kind::own_man:
      return std::string(other_is_white ? "White" : "Black") + "'s own " +
             std::string(role_name(r.other.role)) + " stands on " + square_name(r.other.square);
    case Kind::not_just_passed:
      return the(r.other) + " has not just gone two squares: it can't be taken en passant";
    case Kind::attacked:
      return square + " is attacked by " + the(r.other);
    case Kind::in_check:
      return the(r.man) + " is in check from " + the(r.other);
    case Kind::pinned:
      return the(r.man) + " is pinned by " + the(r.other);
    case Kind::opens_line:
      return "taking en passant opens the line from " + the(r.other) + " to " + the(r.man);
    case Kind::choices:
      return choices(r);
    case Kind::only_pawns:
      return "only pawns are promoted";
    case Kind::not_last_rank:
      return square + " is not on the last rank";
    case Kind::king_away:
      return "the king stands on " + square_name(r.man.square);
    case Kind::no_rook:
      return "no rook stands on " + square;
    case Kind::king_moved:
      return "the king moved on move " + number;
    case Kind::rook_moved:
      return "the rook left " + square + " on move " + number;
    case Kind::rook_taken:
      return "the rook on " + square + " was taken on move " + number;
    case Kind::start_lacks_right:
      return "the position set up gives no right to castle on this side";
    case Kind::castling_blocked:
      return the(r.other) + " is in the way";
    case Kind::castling_crosses:
      return "the king crosses " + square + ", attacked by " + the(r.other);
    case Kind::castling_ends:
      return "the king would stand on " + square + ", attacked by " + the(r.other);
  }
  return "";
}

}  // namespace zapis::cli
