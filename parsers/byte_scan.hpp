// A fast search for the first byte of a fixed set.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace zapis {

/// A set of bytes, made for searching. A byte belongs to it where the sets of its two halves share
/// a bit: one bit for each upper half that occurs, of which there may be eight.
class ByteSet {
 public:
  explicit constexpr ByteSet(std::string_view bytes) {
    unsigned next_bit = 1;
    for (const char c : bytes) {
      const auto byte = static_cast<unsigned char>(c);
      has_[byte] = true;
      char& high = high_[byte >> 4];
      if (high == 0) {
        high = static_cast<char>(next_bit);
        next_bit <<= 1;
      }
      low_[byte & 15U] = static_cast<char>(low_[byte & 15U] | high);
    }
  }
  /// Do the halves say what the list says?
  constexpr bool is_exact() const {
    for (std::size_t byte = 0; byte < has_.size(); ++byte) {
      if (((low_[byte & 15U] & high_[byte >> 4]) != 0) != has_[byte]) return false;
    }
    return true;
  }
  /// The first offset from `from` on that holds one of the bytes; the size where there is none.
  std::size_t find(std::string_view text, std::size_t from) const;

 private:
  std::array<bool, 256> has_{};
  std::array<char, 16> low_{}, high_{};
};

}  // namespace zapis
