#include "parsers/plain_move.hpp"

#include <algorithm>
#include <array>

#include "parsers/move_signs.hpp"

namespace zapis {
namespace {

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }
bool is_capture(char c) { return c == 'x' || c == ':'; }

/// What may follow a move without more ado.
constexpr std::array<bool, 256> make_ends_plainly() {
  std::array<bool, 256> table{};
  // No opening bracket: "e8(Q)", "exd6(ep)" go on behind it.
  for (const char c : std::string_view("\0 \n\r\t){$!?", 10))
    table[static_cast<unsigned char>(c)] = true;
  return table;
}
constexpr std::array<bool, 256> ends_plainly_table = make_ends_plainly();
bool ends_plainly(char c) { return ends_plainly_table[static_cast<unsigned char>(c)]; }

/// "e4 : d5" is one capture: behind blanks its sign may follow, which only the grammar knows.
/// `room` bytes from `end` on can be read.
bool may_go_on(const char* end, std::size_t room) {
  if (*end != ' ' && *end != '\t') return false;
  std::size_t i = 1;
  while (i < room && (end[i] == ' ' || end[i] == '\t')) ++i;
  return i == room || is_capture(end[i]) || end[i] == 'X' || !is_ascii(end[i]);
}

/// What stands before the goal: as much of the origin as is said, and the sign.
struct Head {
  char file = 0;
  char rank = 0;
  bool is_lone_file = false;  // "bc4", "bxc4": the letter of a file, or a piece in lower case
  MovePattern::Sign sign = MovePattern::Sign::none;
};

/// Moves `at` to the goal. False where this is no plain move.
inline bool read_head(const char*& at, bool has_letter, Head& head) {
  if (is_file(*at) && is_rank(at[1])) {
    // A square: the goal, unless another follows, with a sign between them or without.
    const bool has_sign = is_capture(at[2]) || at[2] == '-';
    const std::size_t second = has_sign ? 3 : 2;
    if (!is_file(at[second]) || !is_rank(at[second + 1])) return !has_sign && !is_file(at[2]);
    if (has_sign) {
      head.sign = at[2] == '-' ? MovePattern::Sign::hyphen : MovePattern::Sign::capture;
    }
    head.file = at[0];
    head.rank = at[1];
    at += second;
    return true;
  }
  if (is_file(*at)) {
    head.is_lone_file = !has_letter;
    head.file = *at++;
  } else if (!has_letter) {
    return false;
  } else if (is_rank(*at)) {
    head.rank = *at++;
  }
  if (is_capture(*at)) {
    head.sign = MovePattern::Sign::capture;
    ++at;
  }
  return true;
}

/// O-O or O-O-O. Moves `at` behind it; false where neither stands there.
bool read_castling(const char*& at, MovePattern& pattern) {
  if (at[0] != 'O' || at[1] != '-' || at[2] != 'O') return false;
  const bool is_long = at[3] == '-' && at[4] == 'O';
  at += is_long ? 5 : 3;
  pattern = MovePattern{};
  pattern.kind = MovePattern::Kind::castling;
  pattern.castling = is_long ? CastlingSide::queen : CastlingSide::king;
  return true;
}

/// Check or mate; moves `at` behind the mark.
inline MovePattern::Mark read_mark(const char*& at) {
  if (*at != '+' && *at != '#') return MovePattern::Mark::none;
  return *at++ == '+' ? MovePattern::Mark::check : MovePattern::Mark::mate;
}

/// What `read_plain_move` answers; `plain_move_room` bytes from `begin` on can be
/// read.
std::size_t read_in_room(const char* begin, const MoveLetters& letters, MovePattern& pattern) {
  const char* at = begin;
  const auto ends = [&] {
    const std::size_t room = plain_move_room - static_cast<std::size_t>(at - begin);
    return ends_plainly(*at) && !may_go_on(at, room);
  };
  if (read_castling(at, pattern)) {
    pattern.mark = read_mark(at);
    if (!ends()) return 0;
    return static_cast<std::size_t>(at - begin);
  }
  const Role role = letters.plain_role(*at);
  if (role != Role::none) ++at;
  Head head;
  const char first = *at;
  if (!read_head(at, role != Role::none, head)) return 0;
  if (!is_file(at[0]) || !is_rank(at[1])) return 0;
  pattern = MovePattern{};
  pattern.to_file = static_cast<std::int8_t>(at[0] - 'a');
  pattern.to_rank = static_cast<std::int8_t>(at[1] - '1');
  at += 2;
  if (*at == '=') {
    pattern.promotion = letters.plain_role(at[1]);
    if (pattern.promotion == Role::none || pattern.promotion == Role::pawn) return 0;
    at += 2;
  }
  pattern.mark = read_mark(at);
  if (!ends()) return 0;
  pattern.sign = head.sign;
  if (head.file != 0) pattern.from_file = static_cast<std::int8_t>(head.file - 'a');
  if (head.rank != 0) pattern.from_rank = static_cast<std::int8_t>(head.rank - '1');
  if (role != Role::none) {
    pattern.role = role;
    pattern.pawn_letter = role == Role::pawn;
  } else if (head.rank != 0) {
    pattern.role = Role::none;
  }
  if (head.is_lone_file) pattern.lower_case_role = letters.lower_case_role(first);
  return static_cast<std::size_t>(at - begin);
}

}  // namespace

[[gnu::noinline]] std::size_t read_plain_move(std::string_view text, const MoveLetters& letters,
                                              MovePattern& pattern) {
  if (text.size() >= plain_move_room) return read_in_room(text.data(), letters, pattern);
  // The last words of a text: read where nothing stands behind them.
  std::array<char, 2 * plain_move_room> room{};
  std::copy(text.begin(), text.end(), room.begin());
  return read_in_room(room.data(), letters, pattern);
}

[[gnu::noinline]] std::size_t PlainMoveMemory::read_anew(std::string_view text,
                                                         const MoveLetters& letters,
                                                         MovePattern& pattern) {
  const std::size_t length = read_plain_move(text, letters, pattern);
  if (std::endian::native != std::endian::little || text.size() < plain_move_room) return length;
  const Word word = first_word(text.data());
  if (length == 0 || length != word.length || word.bytes == no_word) return length;
  // The first to come stays.
  std::uint16_t& place = places_[index_of(word.bytes)];
  if (place == 0 && slots_.size() < most_slots) {
    place = static_cast<std::uint16_t>(slots_.size());
    slots_.push_back({word.bytes, {pattern, SpellingCounts(pattern)}});
  }
  return length;
}

}  // namespace zapis
