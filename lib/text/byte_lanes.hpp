// Eight bytes at once, in a register: what is asked of each is answered in its high bit.
#pragma once

#include <cstdint>
#include <cstring>

namespace zapis {

using ByteLanes = std::uint64_t;

/// The eight bytes at that place.
inline ByteLanes load_lanes(const char* at) {
  ByteLanes lanes = 0;
  std::memcpy(&lanes, at, sizeof lanes);
  return lanes;
}

/// The same byte in each lane.
constexpr ByteLanes each_lane(unsigned byte) { return 0x0101010101010101U * byte; }
inline constexpr ByteLanes high_bits = each_lane(0x80);

/// The lanes that hold `least` or more; `least`: 1 to 128.
constexpr ByteLanes lanes_from(ByteLanes lanes, unsigned least) {
  return (((lanes & ~high_bits) + each_lane(0x80 - least)) | lanes) & high_bits;
}
/// The lanes that hold that byte.
constexpr ByteLanes lanes_equal(ByteLanes lanes, unsigned byte) {
  return lanes_from(lanes ^ each_lane(byte), 1) ^ high_bits;
}

}  // namespace zapis
