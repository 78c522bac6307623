#include <array>
#include <bit>

#include "cli/messages.hpp"
#include "cli/messages_words.hpp"

namespace zapis::cli {

using namespace russian;

namespace {

std::string on(Square square) { return " на " + square_name(square); }

/// "конь на d2".
std::string nominative(const Man& man) {
  return std::string(role_name(man.role).nominative) + on(man.square);
}
std::string genitive(const Man& man) {
  return std::string(role_name(man.role).genitive) + on(man.square);
}
std::string dative(const Man& man) {
  return std::string(role_name(man.role).dative) + on(man.square);
}
std::string instrumental(const Man& man) {
  return std::string(role_name(man.role).instrumental) + on(man.square);
}

/// "белый слон", "чёрная ладья".
std::string coloured(const Man& man) {
  const RoleName& name = role_name(man.role);
  const bool is_white = man.color == Color::white;
  const std::string_view adjective =
      name.feminine ? (is_white ? "белая " : "чёрная ") : (is_white ? "белый " : "чёрный ");
  return std::string(adjective) + std::string(name.nominative);
}

/// "две ладьи", "три коня", "5 ферзей".
std::string counted(int n, Role role) {
  const RoleName& name = role_name(role);
  // Behind 2, 3 and 4 stands the genitive singular.
  if (n == 2) return (name.feminine ? "две " : "два ") + std::string(name.genitive);
  if (n == 3) return "три " + std::string(name.genitive);
  if (n == 4) return "четыре " + std::string(name.genitive);
  return count(static_cast<std::uint64_t>(n), name.nominative, name.genitive, name.plural_genitive);
}

std::string file_name(int file) { return {static_cast<char>('a' + file)}; }

std::string none_on_line(const Reason& r) {
  const std::string line = r.file >= 0 ? "на вертикали " + file_name(r.file)
                                       : "на " + std::to_string(r.rank + 1) + "-й горизонтали";
  return line + " у " + std::string(side_name(r.man.color)) + " нет " +
         std::string(role_name(r.man.role).genitive);
}

std::string does_not_reach(const Reason& r) {
  const bool one = std::has_single_bit(r.squares);
  const RoleName& name = role_name(r.man.role);
  return std::string(one ? name.nominative : name.plural) + " на " + square_list(r.squares, " и ") +
         (one ? " не может попасть на " : " не могут попасть на ") + square_name(r.square);
}

std::string no_taker(const Reason& r) {
  const std::string who =
      (r.man.color == Color::white ? "белой" : "чёрной") + std::string(" пешки");
  return std::has_single_bit(r.squares)
             ? "на " + square_list(r.squares, "") + " нет " + who
             : "ни на " + square_list(r.squares, ", ни на ") + " нет " + who;
}

std::string choices(const Reason& r) {
  const std::string who = counted(std::popcount(r.squares), r.man.role);
  const std::string what = r.file >= 0 ? "взять на вертикали " + file_name(r.file) + " могут "
                                       : "на " + square_name(r.square) + " могут пойти ";
  return what + who + ": " + square_list(r.squares, " и ");
}

}  // namespace

std::string note_ru(const Reason& r) {
  using Kind = Reason::Kind;
  const RoleName& man = role_name(r.man.role);
  const RoleName& other = role_name(r.other.role);
  const std::string square = r.square < no_square ? square_name(r.square) : "";
  const std::string on_move = " на " + std::to_string(r.move) + "-м ходу";
  switch (r.kind) {
    case Kind::none:
    case Kind::right_lost:
      break;
    case Kind::mated:
      return std::string(r.man.color == Color::white ? "белым" : "чёрным") + " поставлен мат";
    case Kind::stalemated:
      return std::string(r.man.color == Color::white ? "белым" : "чёрным") + " пат";
    case Kind::no_men:
      return "у " + std::string(side_name(r.man.color)) + " не осталось " +
             std::string(man.plural_genitive);
    case Kind::empty_origin:
    case Kind::empty_target:
      return "поле " + square + " пусто";
    case Kind::other_origin:
      return "на " + square_name(r.other.square) + " стоит " + coloured(r.other);
    case Kind::none_on_line:
      return none_on_line(r);
    case Kind::does_not_reach:
      return does_not_reach(r);
    case Kind::no_taker:
      return no_taker(r);
    case Kind::takes_aside:
      return "пешка бьёт только на соседнюю вертикаль";
    case Kind::in_the_way:
      return dative(r.man) + " мешает " + nominative(r.other);
    case Kind::own_man:
      return "на " + square_name(r.other.square) + " стоит " +
             (other.feminine ? "своя " : "свой ") + std::string(other.nominative);
    case Kind::not_just_passed:
      return nominative(r.other) + " не прошла два поля последним ходом: на проходе её не взять";
    case Kind::attacked:
      return "поле " + square + " бьёт " + nominative(r.other);
    case Kind::in_check:
      return nominative(r.man) + " под шахом, который даёт " + nominative(r.other);
    case Kind::pinned:
      return nominative(r.man) + (man.feminine ? " связана " : " связан ") + instrumental(r.other);
    case Kind::opens_line:
      return "взятие на проходе открывает линию от " + genitive(r.other) + " к " + dative(r.man);
    case Kind::choices:
      return choices(r);
    case Kind::only_pawns:
      return "превращаются только пешки";
    case Kind::not_last_rank:
      return "поле " + square + " не на последней горизонтали";
    case Kind::king_away:
      return "король стоит на " + square_name(r.man.square);
    case Kind::no_rook:
      return "на " + square + " нет ладьи";
    case Kind::king_moved:
      return "король ходил" + on_move;
    case Kind::rook_moved:
      return "ладья ушла с " + square + on_move;
    case Kind::rook_taken:
      return "ладья на " + square + " взята" + on_move;
    case Kind::start_lacks_right:
      return "в исходном положении нет права на эту рокировку";
    case Kind::castling_blocked:
      return "мешает " + nominative(r.other);
    case Kind::castling_crosses:
      return "король проходит через поле " + square + ", которое бьёт " + nominative(r.other);
    case Kind::castling_ends:
      return "король попадает на поле " + square + ", которое бьёт " + nominative(r.other);
  }
  return "";
}

}  // namespace zapis::cli
