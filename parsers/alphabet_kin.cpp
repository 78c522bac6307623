#include "parsers/alphabet_kin.hpp"

#include <string>

namespace zapis {
namespace {

/// What an alphabet makes of a letter before whatever may follow it in a move. That it is a pawn's
/// speaks against the reading as much as that there is none.
enum class Meaning { same, lacking, doubtful };

Meaning meaning(std::string_view letter, Role role, const MoveLetters& other) {
  bool is_same = true;
  bool is_lacking = true;
  for (const char next : std::string_view("abcdefgh18x:-")) {
    const LetterSpelling* found = other.match(std::string(letter) + next);
    const bool is_own =
        found != nullptr && !found->look_alike && !found->lower_case && found->role != Role::pawn;
    is_same = is_same && is_own && found->text == letter && found->role == role;
    is_lacking = is_lacking && !is_own;
  }
  return is_same ? Meaning::same : is_lacking ? Meaning::lacking : Meaning::doubtful;
}

}  // namespace

void AlphabetKin::compare(std::size_t place, const MoveLetters& other) {
  known_.set(place);
  for (int r = static_cast<int>(Role::knight); r < role_count; ++r) {
    const auto role = static_cast<Role>(r);
    bool is_same = true;
    bool is_lacking = true;
    for (const std::string_view letter : own_.spellings(role)) {
      const Meaning there = meaning(letter, role, other);
      is_same = is_same && there == Meaning::same;
      is_lacking = is_lacking && there == Meaning::lacking;
    }
    same_[static_cast<std::size_t>(r)].set(place, is_same);
    lacking_[static_cast<std::size_t>(r)].set(place, is_lacking);
  }
}

AlphabetSet AlphabetKin::readers_of(const Game& game) const {
  AlphabetSet same = known_;
  AlphabetSet lacking;
  std::uint32_t pieces = 0;
  for (const TapeItem& item : game.tape) {
    if (item.kind != TapeItem::Kind::move || item.facts.castling != CastlingSide::none) continue;
    if (item.facts.promotion != Role::none)
      same &= same_[static_cast<std::size_t>(item.facts.promotion)];
    if (item.facts.role <= Role::pawn) continue;
    ++pieces;
    same &= same_[static_cast<std::size_t>(item.facts.role)];
    lacking |= lacking_[static_cast<std::size_t>(item.facts.role)];
  }
  // Where squares stand for letters, nothing is known of these.
  const bool all_have_letters = pieces == game.spelling.letters;
  return all_have_letters && (same | lacking) == known_ ? same : AlphabetSet{};
}

}  // namespace zapis
