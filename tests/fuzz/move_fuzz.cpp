// One move as written, in the letters of any language: the shortcut for ordinary moves and the
// grammar read the same, and what is read lies on the board.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "parsers/move_reader.hpp"
#include "parsers/plain_move.hpp"
#include "tests/fuzz/round_trip.hpp"

namespace {

using namespace zapis;

void require(bool holds, const char* what, const MoveReader& reader, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "%s: %s: \"%.*s\"\n", reader.system().id.c_str(), what,
               static_cast<int>(text.size()), text.data());
  std::abort();
}

bool same(const MovePattern& a, const MovePattern& b) {
  return a.kind == b.kind && a.role == b.role && a.from_file == b.from_file &&
         a.from_rank == b.from_rank && a.to_file == b.to_file && a.to_rank == b.to_rank &&
         a.promotion == b.promotion && a.castling == b.castling && a.sign == b.sign &&
         a.mark == b.mark && a.lower_case_role == b.lower_case_role &&
         a.en_passant == b.en_passant && a.look_alikes == b.look_alikes;
}

bool on_board_or_unsaid(int coordinate) { return coordinate >= -1 && coordinate < 8; }

bool is_sound(const MovePattern& p) {
  if (p.kind == MovePattern::Kind::castling) return p.castling != CastlingSide::none;
  if (p.kind == MovePattern::Kind::null) return true;
  return on_board_or_unsaid(p.from_file) && on_board_or_unsaid(p.from_rank) && p.to_file >= 0 &&
         p.to_file < 8 && on_board_or_unsaid(p.to_rank) && p.promotion != Role::pawn &&
         (p.role != Role::none || (p.from_file >= 0 && p.from_rank >= 0));
}

/// "san" in every language, then coordinates.
std::vector<MoveReader> make_readers() {
  std::vector<MoveReader> readers;
  for (const Alphabet& alphabet : alphabets()) {
    readers.emplace_back(make_system(*find_style("san"), &alphabet));
    readers.emplace_back(make_system(*find_style("levenfish"), &alphabet));
  }
  readers.emplace_back(*find_system("uci"));
  return readers;
}

void check(const MoveReader& reader, std::string_view text) {
  MovePattern by_grammar;
  const std::size_t length = reader.read_by_grammar(text, by_grammar);
  require(length <= text.size(), "more than there is", reader, text);
  require(length == 0 || is_sound(by_grammar), "no move", reader, text);
  MovePattern plain;
  if (const std::size_t plain_length = read_plain_move(text, reader.letters(), plain);
      plain_length != 0) {
    require(plain_length == length, "shortcut and grammar end apart", reader, text);
    require(same(plain, by_grammar), "shortcut and grammar differ", reader, text);
  }
  MovePattern read;
  require(reader.read(text, read) == length, "read and grammar end apart", reader, text);
  require(length == 0 || same(read, by_grammar), "read and grammar differ", reader, text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<MoveReader> readers = make_readers();
  if (size == 0) return 0;
  const MoveReader& reader = readers[data[0] % readers.size()];
  const std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
  check(reader, round_trip::Exact(text).view());
  // Room behind the move: the shortcut wants it.
  check(reader, round_trip::Exact(text + "             ").view());
  return 0;
}
