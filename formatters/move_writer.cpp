#include "formatters/move_writer.hpp"

#include <algorithm>

namespace zapis {
namespace {

char* put_file(Square s, char* out) {
  *out = static_cast<char>('a' + file_of(s));
  return out + 1;
}

char* put_rank(Square s, char* out) {
  *out = static_cast<char>('1' + rank_of(s));
  return out + 1;
}

char* put_qualifier(const MoveFacts& facts, char* out) {
  if (facts.role == Role::pawn)
    return facts.captured != Role::none ? put_file(facts.from, out) : out;
  switch (facts.qualifier) {
    case Qualifier::none:
      break;
    case Qualifier::file:
      return put_file(facts.from, out);
    case Qualifier::rank:
      return put_rank(facts.from, out);
    case Qualifier::square:
      return put_square(facts.from, out);
  }
  return out;
}

}  // namespace

MoveWriter::Sign MoveWriter::make_sign(std::string_view text) {
  Sign sign;
  sign.size = static_cast<std::uint8_t>(std::min(text.size(), longest_sign));
  std::copy_n(text.data(), sign.size, sign.text.data());
  for (std::size_t i = 0; i < sign.size; ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) ++sign.wide;
  }
  return sign;
}

MoveWriter::MoveWriter(const System& system)
    : has_letters_(system.has_letters()),
      names_origin_(system.origin == Origin::always),
      names_captured_(system.names_captured),
      pawns_by_files_(system.pawns_by_files),
      between_{make_sign(system.quiet), make_sign(system.capture)},
      castling_{Sign{}, make_sign(system.castling_king), make_sign(system.castling_queen)},
      checks_{Sign{}, make_sign(system.check), make_sign(system.double_check),
              make_sign(system.mate)},
      promotion_(make_sign(system.promotion)),
      null_move_(make_sign(system.null_move)),
      en_passant_(make_sign(system.en_passant)),
      pawn_letter_(make_sign(system.pawn_letter)) {
  for (std::size_t i = 0; i < letters_.size(); ++i) letters_[i] = make_sign(system.letters[i]);
  make_form(system);
}

void MoveWriter::make_form(const System& system) {
  if (!has_letters_ || names_captured_ || (names_origin_ && pawns_by_files_)) return;
  form_ = names_origin_ ? Form::long_form : Form::short_form;
  for (std::size_t i = 0; i < letters_.size() && !names_origin_; ++i) {
    const std::string quiet = std::string(system.letters[i]) + std::string(system.quiet);
    const std::string capture = std::string(system.letters[i]) + std::string(system.capture);
    if (std::max(quiet.size(), capture.size()) > longest_sign) form_ = Form::other;
    heads_[i] = make_sign(quiet);
    heads_[role_count + i] = make_sign(capture);
  }
}

char* MoveWriter::write_coordinates(const MoveFacts& facts, char* out) {
  constexpr std::string_view promotion_letters = "..nbrq.";
  const bool king_takes_rook = facts.castling != CastlingSide::none && facts.chess960;
  out = put_square(facts.from, out);
  out = put_square(king_takes_rook ? facts.castling_rook : facts.to, out);
  if (facts.promotion != Role::none)
    *out++ = promotion_letters[static_cast<std::size_t>(facts.promotion)];
  return out;
}

char* MoveWriter::write_any(const MoveFacts& facts, char* out, std::size_t& wide) const {
  if (facts.null) return put(null_move_, out, wide);
  if (!has_letters_) return write_coordinates(facts, out);
  const Sign& check = checks_[static_cast<std::size_t>(facts.check)];
  if (facts.castling != CastlingSide::none) {
    return put(check, put(castling_[static_cast<std::size_t>(facts.castling)], out, wide), wide);
  }
  const bool captures = facts.captured != Role::none;
  out = put(letters_[static_cast<std::size_t>(facts.role)], out, wide);
  out = names_origin_ ? put_square(facts.from, out) : put_qualifier(facts, out);
  out = put(between_[captures ? 1 : 0], out, wide);
  if (names_captured_ && captures) {
    out = put(facts.captured == Role::pawn ? pawn_letter_
                                           : letters_[static_cast<std::size_t>(facts.captured)],
              out, wide);
  }
  if (pawns_by_files_ && facts.role == Role::pawn && facts.pawn_file_unique) {
    out = put_file(facts.to, out);
  } else {
    out = put_square(facts.to, out);
  }
  if (facts.promotion != Role::none) {
    out = put(promotion_, out, wide);
    out = put(letters_[static_cast<std::size_t>(facts.promotion)], out, wide);
  }
  if (facts.en_passant) out = put(en_passant_, out, wide);
  return put(check, out, wide);
}

}  // namespace zapis
