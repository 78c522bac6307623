#include "lib/board/set_up.hpp"

#include <bit>

#include "lib/board/attacks.hpp"
#include "lib/board/fen_castling.hpp"

namespace zapis {

using namespace board;

namespace {

/// The men of "(8+5)", counted.
void check_count(const PositionText& text, Findings& findings) {
  if (!text.words.men) return;
  const auto [white, black] = *text.words.men;
  const int white_men = std::popcount(text.position.of(Color::white));
  const int black_men = std::popcount(text.position.of(Color::black));
  if (white == white_men && black == black_men) return;
  findings.push_back(make_finding(Code::men_count,
                                  static_cast<std::uint32_t>(text.words.men_offset),
                                  static_cast<std::uint32_t>(text.words.men_length)));
  findings.back().detail = std::to_string(white_men) + '+' + std::to_string(black_men);
}

Bitboard castling_of(const PositionText& text, bool& bad, bool& chess960) {
  const Position& p = text.position;
  if (text.words.castling) {
    const CastlingField field = read_castling_field(p, *text.words.castling, false);
    bad = field.bad_flag;
    chess960 = field.chess960;
    return field.rooks;
  }
  Bitboard rooks = silent_castling(p);
  for (const Color c : {Color::white, Color::black}) {
    const std::optional<bool> may = text.words.may_castle[static_cast<std::size_t>(c)];
    if (!may) continue;
    if (!*may) rooks &= ~back_rank(c);
    if (*may && (rooks & back_rank(c)) == 0) bad = true;
  }
  return rooks;
}

}  // namespace

Bitboard silent_castling(const Position& position) {
  Bitboard rooks = 0;
  for (const Color c : {Color::white, Color::black}) {
    const int rank = c == Color::white ? 0 : 7;
    if ((position.of(c, Role::king) & bit(square_at(4, rank))) == 0) continue;
    rooks |= position.of(c, Role::rook) & (bit(square_at(0, rank)) | bit(square_at(7, rank)));
  }
  return rooks;
}

Position set_up(const PositionText& text, std::uint32_t length, Findings& findings) {
  Position p = text.position;
  if (text.words.turn) p.set_turn(*text.words.turn);
  bool bad = false;
  bool chess960 = false;
  p.set_castling_rooks(castling_of(text, bad, chess960));
  p.set_chess960(chess960);
  if (bad) findings.push_back(make_finding(Code::bad_castling_flag, 0, length));
  p.set_en_passant(text.words.en_passant);
  p.set_counters(0, text.words.fullmove_number);
  p.finish();
  if (text.words.en_passant != no_square && p.en_passant() == no_square) {
    findings.push_back(make_finding(Code::impossible_position, 0, length));
    findings.back().detail = "en-passant";
  }
  check_count(text, findings);
  return p;
}

}  // namespace zapis
