// A FEN and patterns of any bytes: what the board answers is one of its legal moves, and every
// position that comes of it is sound and survives being written.
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "zapis/fen.hpp"
#include "zapis/position.hpp"

namespace {

using namespace zapis;

void require(bool holds, const char* what, const Position& p) {
  if (holds) return;
  std::string fen;
  write_fen(p, FenStyle::shredder, fen);
  std::fprintf(stderr, "%s: %s\n", what, fen.c_str());
  std::abort();
}

/// The board, its bitboards and what is kept beside them say the same.
void require_sound(const Position& p) {
  require((p.of(Color::white) & p.of(Color::black)) == 0, "two men on a square", p);
  Bitboard all = 0;
  for (int r = static_cast<int>(Role::pawn); r < role_count; ++r) {
    require((all & p.of(static_cast<Role>(r))) == 0, "two roles on a square", p);
    all |= p.of(static_cast<Role>(r));
  }
  require(all == p.occupied(), "a man without a side, or a side without a man", p);
  for (Square s = 0; s < no_square; ++s) {
    const Role role = p.role_at(s);
    require(role == Role::none ? (all & bit(s)) == 0 : (p.of(role) & bit(s)) != 0,
            "board and bitboards differ", p);
  }
  for (const Color c : {Color::white, Color::black}) {
    const Bitboard kings = p.of(c, Role::king);
    require(p.king(c) == (kings == 0 ? no_square : std::countr_zero(kings)), "king", p);
  }
  const Square king = p.king(p.turn());
  require(p.checkers() == (king == no_square ? 0 : p.attackers(king, ~p.turn())), "checkers", p);
  require((p.castling_rooks() & ~p.of(Role::rook)) == 0, "a right to castle without its rook", p);
  require(p.en_passant() == no_square || (p.occupied() & bit(p.en_passant())) == 0, "e.p.", p);
  require(p.halfmove_clock() >= 0 && p.fullmove_number() >= 1, "counters", p);
}

bool same(const Position& a, const Position& b) {
  for (Square s = 0; s < no_square; ++s) {
    if (a.role_at(s) != b.role_at(s)) return false;
  }
  return a.of(Color::white) == b.of(Color::white) && a.turn() == b.turn() &&
         a.castling_rooks() == b.castling_rooks() && a.en_passant_legal() == b.en_passant_legal() &&
         (!a.en_passant_legal() || a.en_passant() == b.en_passant()) &&
         a.halfmove_clock() == b.halfmove_clock() && a.fullmove_number() == b.fullmove_number();
}

void require_survives_writing(const Position& p) {
  constexpr int most = 100'000'000;  // what a FEN may count to; play goes on beyond
  if (p.halfmove_clock() > most || p.fullmove_number() > most) return;
  for (const FenStyle style : {FenStyle::x_fen, FenStyle::shredder}) {
    std::string fen;
    write_fen(p, style, fen);
    Position again;
    const FenReport report = parse_fen(fen, p.chess960(), again);
    require(report.readable && !report.bad_castling_flag && !report.bad_en_passant &&
                !report.missing_fields,
            "its own FEN is not good enough", p);
    require(same(p, again), "another position is read back", p);
    std::string twice;
    write_fen(again, style, twice);
    require(fen == twice, "written another way the second time", p);
  }
}

bool same_move(const MoveFacts& a, const MoveFacts& b) {
  return a.from == b.from && a.to == b.to && a.role == b.role && a.captured == b.captured &&
         a.promotion == b.promotion && a.castling == b.castling &&
         a.castling_rook == b.castling_rook && a.en_passant == b.en_passant;
}

/// Bytes, one after the other; zeros behind the last.
class Bytes {
 public:
  explicit Bytes(std::string_view text) : text_(text) {}
  bool empty() const { return text_.empty(); }
  std::uint8_t next() {
    if (text_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(text_.front());
    text_.remove_prefix(1);
    return byte;
  }
  /// -1 … 7 as a rule, now and then anything.
  std::int8_t coordinate() {
    const std::uint8_t byte = next();
    return static_cast<std::int8_t>(byte < 250 ? byte % 9 - 1 : byte);
  }

 private:
  std::string_view text_;
};

MovePattern make_pattern(Bytes& bytes) {
  MovePattern pattern;
  const std::uint8_t first = bytes.next();
  pattern.kind = static_cast<MovePattern::Kind>(first < 240 ? 0 : first % 4);
  pattern.role = static_cast<Role>(first % 8);
  pattern.from_file = bytes.coordinate();
  pattern.from_rank = bytes.coordinate();
  pattern.to_file = bytes.coordinate();
  pattern.to_rank = bytes.coordinate();
  const std::uint8_t last = bytes.next();
  pattern.promotion = static_cast<Role>(last < 128 ? 0 : last % 8);
  pattern.castling = static_cast<CastlingSide>(last % 4);
  pattern.sign = static_cast<MovePattern::Sign>(last / 4 % 4);
  pattern.en_passant = last / 16 % 4 == 1;
  pattern.lower_case_role = static_cast<Role>(last / 16 % 4 == 2 ? last % 7 : 0);
  return pattern;
}

/// Tries one pattern; the position goes on where it is a move. False: no more moves.
bool step(Position& p, const MovePattern& pattern, bool playable) {
  std::vector<MoveFacts> moves;
  p.legal_moves(moves);
  require(moves.empty() != p.has_legal_move(), "has_legal_move", p);
  const Resolution resolution = p.resolve(pattern);
  if (!resolution) return true;
  MoveFacts facts = resolution.facts;
  if (!facts.null) {
    bool found = false;
    for (const MoveFacts& move : moves) found = found || same_move(facts, move);
    require(found, "no legal move", p);
    require(facts.chess960 == p.chess960(), "chess960", p);
  }
  if (!playable) return false;  // a second king may be taken: there is no rule for what follows
  const Position before = p;
  p.play(facts);
  require_sound(p);
  require(p.turn() != before.turn(), "turn", before);
  require(p.attackers(p.king(before.turn()), p.turn()) == 0, "the king is left in check", before);
  const CheckKind check = !p.in_check()                     ? CheckKind::none
                          : !p.has_legal_move()             ? CheckKind::mate
                          : std::popcount(p.checkers()) > 1 ? CheckKind::double_check
                                                            : CheckKind::check;
  require(facts.null || facts.check == check, "kind of check", before);
  require_survives_writing(p);
  // The move as SAN says it: the qualifier must do, and the pawn's file where it is unique.
  if (facts.null || facts.castling != CastlingSide::none) return true;
  MovePattern said;
  said.role = facts.role;
  said.to_file = static_cast<std::int8_t>(file_of(facts.to));
  said.to_rank = static_cast<std::int8_t>(rank_of(facts.to));
  said.promotion = facts.promotion;
  const auto qualifier = static_cast<unsigned>(facts.qualifier);
  const bool pawn_takes = facts.role == Role::pawn && facts.captured != Role::none;
  if ((qualifier & 1U) != 0 || pawn_takes) {
    said.from_file = static_cast<std::int8_t>(file_of(facts.from));
  }
  if ((qualifier & 2U) != 0) said.from_rank = static_cast<std::int8_t>(rank_of(facts.from));
  Resolution again = before.resolve(said);
  require(again && same_move(again.facts, facts), "SAN means another move", before);
  if (facts.pawn_file_unique) {
    said.to_rank = -1;
    again = before.resolve(said);
    require(again && same_move(again.facts, facts), "files mean another capture", before);
  }
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t line = text.find('\n');
  const std::string_view fen = text.substr(0, line);
  Position p;
  const bool chess960 = fen.ends_with('9');
  const FenReport report = parse_fen(fen, chess960, p);
  if (!report.readable) return 0;
  require_sound(p);
  require_survives_writing(p);
  if (line == std::string_view::npos) return 0;
  Bytes bytes(text.substr(line + 1));
  while (!bytes.empty() && step(p, make_pattern(bytes), report.playable)) {
  }
  return 0;
}
