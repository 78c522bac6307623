// The moves of nearly every archive, read at a stroke: ASCII, nothing unusual.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "parsers/move_letters.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// Reads Nf3, exd5, Nbxd7+, R1d1, e8=Q#, e2-e4, Ng1xf3, e2e4, O-O and their like where a blank, a
/// closing bracket, a comment or a NAG follows; the length in bytes. 0: leave it to the grammar,
/// which reads all this and more. A shortcut only: a test holds both to the same patterns.
std::size_t read_plain_move(std::string_view text, const MoveLetters& letters,
                            MovePattern& pattern);

/// Remembers the plain moves that it has read in one system's letters: an archive says the same few
/// hundred words again and again.
class PlainMoveMemory {
 public:
  /// What `read_plain_move` answers; always with the same letters.
  std::size_t read(std::string_view text, const MoveLetters& letters, MovePattern& pattern);

 private:
  struct Slot {
    std::uint64_t word = 0;  ///< the bytes of the move, the first the lowest; 0: an empty slot
    MovePattern pattern;
  };
  static constexpr int slot_bits = 11;

  std::array<Slot, std::size_t{1} << slot_bits> slots_{};
};

}  // namespace zapis
