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
  sum_ = number_ * golden >> 16;
}

void MenSum::play(const MoveFacts& facts) {
  const std::size_t side = number_ % 2;
  ++number_;
  if (facts.castling != CastlingSide::none) {
    start();  // a right is lost
  } else if (!facts.null) {
    const std::size_t man = (side * roles + static_cast<std::size_t>(facts.role)) * squares;
    sum_ ^= numbers[man + facts.from] ^ numbers[man + facts.to];
  }
}

void RepetitionHints::add(const Game& game, std::size_t begin, std::size_t end) {
  const TapeItem* const tape = game.tape.data();
  MenSum sum(begin);
  add(sum);
  each_main_move(game, tape + begin, tape + end, [&](const TapeItem& item) {
    sum.play(item.facts);
    add(sum);
  });
}

void RepetitionHints::add(const MenSum& sum) {
  std::uint8_t& times = times_[sum.value()];
  if (times < suspicious) ++times;
  any_ = any_ || times == suspicious;
}

}  // namespace zapis
