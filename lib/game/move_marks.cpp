#include "lib/game/move_marks.hpp"

#include <array>
#include <cstddef>

namespace zapis {
namespace {

/// By Mark and CheckKind: does the mark say what is so?
constexpr std::array<std::array<bool, 4>, 4> mark_is_true = {{
    {true, true, true, true},     // none
    {false, true, true, false},   // check
    {false, false, true, true},   // plus_plus
    {false, false, false, true},  // mate
}};

/// Is the sign written so often that its lack means something?
bool is_habit(int with, int without) { return with > 4 * without; }

bool is_pawn_capture(const MoveFacts& facts) {
  return facts.role == Role::pawn && facts.captured != Role::none;
}

}  // namespace

bool mark_fits(MovePattern::Mark mark, CheckKind check) {
  return mark_is_true[static_cast<std::size_t>(mark)][static_cast<std::size_t>(check)];
}

std::optional<CaptureFault> find_capture_fault(const MovePattern& pattern, const MoveFacts& facts) {
  const bool captures = facts.captured != Role::none;
  if (pattern.sign == MovePattern::Sign::capture && !captures &&
      facts.castling == CastlingSide::none)
    return CaptureFault::no_capture;
  if (pattern.sign == MovePattern::Sign::hyphen && captures) return CaptureFault::is_capture;
  if (pattern.en_passant && !facts.en_passant) return CaptureFault::no_en_passant;
  return std::nullopt;
}

void MarkHabits::learn(const MovePattern& pattern, const MoveFacts& facts) {
  if (is_pawn_capture(facts)) ++(pattern.from_file >= 0 ? pawns_with_file_ : pawns_without_);
  if (facts.captured != Role::none) {
    ++(pattern.sign == MovePattern::Sign::capture ? captures_with_sign_ : captures_without_);
  }
  if (facts.check != CheckKind::none) {
    ++(pattern.mark != MovePattern::Mark::none ? checks_with_mark_ : checks_without_);
  }
}

void MarkHabits::learn(const MovePattern& pattern) {
  if (pattern.sign == MovePattern::Sign::capture) ++captures_with_sign_;
  if (pattern.mark != MovePattern::Mark::none) ++checks_with_mark_;
}

int MarkHabits::contradictions(const MovePattern& pattern, const MoveFacts& facts) const {
  if (facts.null) return 0;
  const bool lacks_sign = facts.captured != Role::none && pattern.sign == MovePattern::Sign::none &&
                          is_habit(captures_with_sign_, captures_without_);
  const bool lacks_mark = facts.check != CheckKind::none &&
                          pattern.mark == MovePattern::Mark::none &&
                          is_habit(checks_with_mark_, checks_without_);
  const bool lacks_file =
      is_pawn_capture(facts) && pattern.from_file < 0 && pawns_with_file_ > 2 * pawns_without_;
  return (find_capture_fault(pattern, facts) || lacks_sign || lacks_file ? 1 : 0) +
         (!mark_fits(pattern.mark, facts.check) || lacks_mark ? 1 : 0);
}

bool MarkHabits::are_reliable(int wrong) const {
  return is_habit(captures_with_sign_ + checks_with_mark_ + pawns_with_file_, wrong);
}

}  // namespace zapis
