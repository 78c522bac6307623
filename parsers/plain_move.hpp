// The moves of nearly every archive, read at a stroke: ASCII, nothing unusual.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "parsers/move_letters.hpp"
#include "parsers/move_signs.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// Reads Nf3, exd5, Nbxd7+, R1d1, e8=Q#, e2-e4, Ng1xf3, e2e4, O-O and their like where a blank, a
/// closing bracket, a comment or a NAG follows; the length in bytes. 0: leave it to the grammar,
/// which reads all this and more. A shortcut only: a test holds both to the same patterns.
std::size_t read_plain_move(std::string_view text, const MoveLetters& letters,
                            MovePattern& pattern);

/// The longest plain move and what ends it: letter, square, sign, square, =, letter, mark, a sign.
inline constexpr std::size_t plain_move_room = 12;

/// Remembers the plain moves that it has read in one system's letters: an archive says the same few
/// hundred words again and again.
class PlainMoveMemory {
 public:
  PlainMoveMemory() { places_.fill({Slot{no_word, MovePattern{}}, Slot{no_word, MovePattern{}}}); }
  /// What `read_plain_move` answers; always with the same letters.
  inline std::size_t read(std::string_view text, const MoveLetters& letters, MovePattern& pattern);

 private:
  static constexpr std::uint64_t no_word = ~std::uint64_t{0};  // no text: it is not even UTF-8
  static constexpr int place_bits = 10;

  struct Slot {
    std::uint64_t word;  ///< the bytes of the move, the first the lowest
    MovePattern pattern;
  };

  /// The bytes up to the first blank, eight at most.
  struct Word {
    std::uint64_t bytes;
    std::size_t length;
  };
  static inline Word first_word(const char* text);
  static inline bool ends_word(const char* end);
  /// Where the word is kept, if it is: one of two.
  using Place = std::array<Slot, 2>;
  Place& place_of(Word word) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;  // multiplicative hashing
    return places_[(word.bytes * golden) >> (64 - place_bits)];
  }
  std::size_t read_anew(std::string_view text, const MoveLetters& letters, MovePattern& pattern);

  std::array<Place, std::size_t{1} << place_bits> places_;
};

inline PlainMoveMemory::Word PlainMoveMemory::first_word(const char* text) {
  constexpr std::uint64_t each = 0x0101010101010101;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, text, sizeof bytes);
  // The high bit of each byte up to the blank, where it is set first; what it says behind is noise.
  const std::uint64_t blanks = (bytes - each * (' ' + 1)) & ~bytes & (each << 7);
  const std::uint64_t before = (blanks & (~blanks + 1)) >> 7;
  return {bytes & (before - 1), static_cast<std::size_t>(std::countr_zero(before)) / 8};
}

/// One blank and another word that cannot belong to the move, or the end of the line: nearly
/// always. False: look closer.
inline bool PlainMoveMemory::ends_word(const char* end) {
  if (*end != ' ') return *end == '\n' || *end == '\r';
  const char next = end[1];
  return is_digit(next) || (is_ascii_letter(next) && (next | ' ') != 'x');
}

inline std::size_t PlainMoveMemory::read(std::string_view text, const MoveLetters& letters,
                                         MovePattern& pattern) {
  if (std::endian::native == std::endian::little && text.size() >= plain_move_room) {
    const Word word = first_word(text.data());
    const Place& place = place_of(word);
    const Slot& slot = place[0].word == word.bytes ? place[0] : place[1];
    if (slot.word == word.bytes && ends_word(text.data() + word.length)) {
      pattern = slot.pattern;
      return word.length;
    }
  }
  return read_anew(text, letters, pattern);
}

}  // namespace zapis
