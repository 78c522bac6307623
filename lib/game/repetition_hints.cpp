#include "lib/game/repetition_hints.hpp"

#include "lib/game/main_line.hpp"

namespace zapis {
namespace {

constexpr std::size_t roles = 8;  // a round number
constexpr std::size_t squares = 64;

/// A number for each man on each square, spread evenly (a xorshift generator of Marsaglia's).
constexpr auto numbers = [] {
  std::array<std::uint32_t, 2 * roles * squares> all{};
  std::uint32_t state = 0x9E3779B9;
  for (std::uint32_t& number : all) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    number = state;
  }
  return all;
}();

}  // namespace

/// Where nothing before comes again, the sum is another.
void MenSum::start() {
  constexpr std::uint32_t golden = 0x9E3779B9;  // multiplicative hashing
  sum_ = plies_ * golden >> 16;
}

void MenSum::play(const MoveFacts& facts) {
  const std::size_t side = plies_ % 2;
  ++plies_;
  if (starts_count_anew(facts) || facts.castling != CastlingSide::none) {
    start();
  } else if (!facts.null) {
    const std::size_t man = (side * roles + static_cast<std::size_t>(facts.role)) * squares;
    sum_ ^= numbers[man + facts.from] ^ numbers[man + facts.to];
  }
}

void RepetitionHints::add(const Game& game, const TapeItem* begin, const TapeItem* end,
                          std::uint32_t plies) {
  sum_ = MenSum(plies);
  add_position();
  each_main_move(game, begin, end, [this](const TapeItem& item) { add(item.facts); });
}

void RepetitionHints::add(const MoveFacts& facts) {
  sum_.play(facts);
  add_position();
}

void RepetitionHints::add_position() {
  std::uint8_t& times = times_[sum_.value()];
  if (times < suspicious) ++times;
  any_ = any_ || times == suspicious;
}

}  // namespace zapis
