// The moves of nearly every archive, read at a stroke: ASCII, nothing unusual.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "lib/text/byte_lanes.hpp"
#include "parsers/move_letters.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/spelling_counts.hpp"
#include "zapis/move_pattern.hpp"

namespace zapis {

/// Reads Nf3, exd5, Nbxd7+, R1d1, e8=Q#, e2-e4, Ng1xf3, e2e4, O-O and their like where a blank, a
/// closing bracket, a comment or a NAG follows; the length in bytes. 0: leave it to the grammar,
/// which reads all this and more. A shortcut only: a test holds both to the same patterns.
std::size_t read_plain_move(std::string_view text, const MoveLetters& letters,
                            MovePattern& pattern);

/// The longest plain move and what ends it: letter, square, sign, square, =, letter, mark, a sign.
inline constexpr std::size_t plain_move_room = 12;

/// A plain move that has been read, and how it is spelt.
struct PlainMove {
  MovePattern pattern;
  SpellingCounts counts;
};

/// Remembers the plain moves that it has read in one system's letters: an archive says the same few
/// hundred words again and again.
class PlainMoveMemory {
 public:
  /// What `read_plain_move` answers; always with the same letters.
  inline std::size_t read(std::string_view text, const MoveLetters& letters, MovePattern& pattern);
  /// The move that opens the text if it is remembered, and one blank and a word that cannot belong
  /// to it stand behind it, or the end of the line. nullptr: look closer.
  /// `length`: the move's, in bytes.
  inline const PlainMove* recall(std::string_view text, std::size_t& length) const;

 private:
  static constexpr std::uint64_t no_word = ~std::uint64_t{0};  // no text: it is not even UTF-8
  static constexpr int place_bits = 14;
  static constexpr std::size_t most_slots = 4096;

  struct Slot {
    std::uint64_t word = no_word;  ///< the bytes of the move, the first the lowest
    PlainMove move;
  };

  /// The bytes up to the first blank; `no_word` where there are eight or more.
  struct Word {
    std::uint64_t bytes;
    std::size_t length;
  };
  static inline Word first_word(const char* text);
  static std::size_t index_of(std::uint64_t word) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;  // multiplicative hashing
    return (word * golden) >> (64 - place_bits);
  }
  std::size_t read_anew(std::string_view text, const MoveLetters& letters, MovePattern& pattern);

  /// By a word's hash, the index of its slot; 0: none. The slots stand in the order in which their
  /// words came, the commonest first, so that few of them fill the cache.
  std::array<std::uint16_t, std::size_t{1} << place_bits> places_{};
  std::vector<Slot> slots_ = std::vector<Slot>(1);
};

inline PlainMoveMemory::Word PlainMoveMemory::first_word(const char* text) {
  const ByteLanes bytes = load_lanes(text);
  // The high bit of each byte up to the blank, where it is set first; what it says behind is noise.
  const ByteLanes blanks = (bytes - each_lane(' ' + 1)) & ~bytes & high_bits;
  if (blanks == 0) return {no_word, sizeof bytes};
  const auto bit = static_cast<unsigned>(std::countr_zero(blanks));
  return {bytes & ((std::uint64_t{1} << (bit - 7)) - 1), bit / 8};
}

/// What a word can begin with that does not belong to the move before the blank: "e4 x d5" is one.
constexpr std::array<bool, 256> make_begins_word() {
  std::array<bool, 256> table{};
  for (unsigned c = 0; c < 128; ++c) {
    const char letter = static_cast<char>(c);
    table[c] = is_digit(letter) || (is_ascii_letter(letter) && (letter | ' ') != 'x');
  }
  for (const char bracket : std::string_view("{()$"))
    table[static_cast<unsigned char>(bracket)] = true;
  return table;
}
inline constexpr std::array<bool, 256> begins_word = make_begins_word();

inline const PlainMove* PlainMoveMemory::recall(std::string_view text, std::size_t& length) const {
  if (std::endian::native != std::endian::little || text.size() < plain_move_room) return nullptr;
  const Word word = first_word(text.data());
  if (word.bytes == no_word) return nullptr;
  const Slot& slot = slots_[places_[index_of(word.bytes)]];
  if (slot.word != word.bytes) return nullptr;
  // Measured, not remembered: so the next word is looked at while this one is still looked up.
  length = word.length;
  const char* const end = text.data() + length;
  const bool is_ended =
      *end == ' ' ? begins_word[static_cast<unsigned char>(end[1])] : *end == '\n' || *end == '\r';
  return is_ended ? &slot.move : nullptr;
}

inline std::size_t PlainMoveMemory::read(std::string_view text, const MoveLetters& letters,
                                         MovePattern& pattern) {
  std::size_t length = 0;
  const PlainMove* const move = recall(text, length);
  if (move == nullptr) return read_anew(text, letters, pattern);
  pattern = move->pattern;
  return length;
}

}  // namespace zapis
