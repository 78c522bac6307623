#include "formatters/write_move.hpp"

#include <cstring>
#include <string_view>

namespace zapis {
namespace {

/// Collects one move, so that the output grows once. The longest: two squares, two letters of
/// up to 8 bytes and three signs, far below the room.
class MoveText {
 public:
  void add(std::string_view text) {
    if (text.size() > sizeof buffer_ - size_) return;
    std::memcpy(buffer_ + size_, text.data(), text.size());
    size_ += text.size();
  }
  void add(char c) {
    if (size_ < sizeof buffer_) buffer_[size_++] = c;
  }
  void file(Square s) { add(static_cast<char>('a' + file_of(s))); }
  void rank(Square s) { add(static_cast<char>('1' + rank_of(s))); }
  void square(Square s) {
    file(s);
    rank(s);
  }
  std::string_view view() const { return {buffer_, size_}; }

 private:
  char buffer_[192];
  std::size_t size_ = 0;
};

void write_coordinates(const MoveFacts& facts, MoveText& text) {
  constexpr std::string_view promotion_letters = "..nbrq.";
  text.square(facts.from);
  const bool king_takes_rook = facts.castling != CastlingSide::none && facts.chess960;
  text.square(king_takes_rook ? facts.castling_rook : facts.to);
  if (facts.promotion != Role::none) {
    text.add(promotion_letters[static_cast<std::size_t>(facts.promotion)]);
  }
}

void write_origin(const MoveFacts& facts, const System& system, MoveText& text) {
  if (system.origin == Origin::always) {
    text.square(facts.from);
  } else if (facts.role == Role::pawn) {
    if (facts.captured != Role::none) text.file(facts.from);
  } else {
    switch (facts.qualifier) {
      case Qualifier::none:
        break;
      case Qualifier::file:
        text.file(facts.from);
        break;
      case Qualifier::rank:
        text.rank(facts.from);
        break;
      case Qualifier::square:
        text.square(facts.from);
        break;
    }
  }
}

void write_check(CheckKind check, const System& system, MoveText& text) {
  switch (check) {
    case CheckKind::none:
      break;
    case CheckKind::check:
      text.add(system.check);
      break;
    case CheckKind::double_check:
      text.add(system.double_check);
      break;
    case CheckKind::mate:
      text.add(system.mate);
      break;
  }
}

}  // namespace

void write_move(const MoveFacts& facts, const System& system, std::string& out) {
  if (facts.null) {
    out += system.null_move;
    return;
  }
  MoveText text;
  if (!system.has_letters()) {
    write_coordinates(facts, text);
  } else if (facts.castling != CastlingSide::none) {
    text.add(facts.castling == CastlingSide::king ? system.castling_king : system.castling_queen);
    write_check(facts.check, system, text);
  } else {
    if (facts.role != Role::pawn) text.add(system.letters[static_cast<std::size_t>(facts.role)]);
    write_origin(facts, system, text);
    text.add(facts.captured != Role::none ? system.capture : system.quiet);
    text.square(facts.to);
    if (facts.promotion != Role::none) {
      text.add(system.promotion);
      text.add(system.letters[static_cast<std::size_t>(facts.promotion)]);
    }
    write_check(facts.check, system, text);
  }
  out += text.view();
}

}  // namespace zapis
