// Reads one move as written, leniently, in the letters of one system. Knows no board.
#pragma once

#include <cstddef>
#include <string_view>

#include "parsers/move_letters.hpp"
#include "parsers/plain_move.hpp"
#include "zapis/move_pattern.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// For one thread at a time: it remembers what it has read.
class MoveReader {
 public:
  explicit MoveReader(System system);

  /// Reads the move that opens `text`; its length in bytes, or 0 where no move of any form stands
  /// there. What follows the move (a blank, a glyph, a result) must not continue the word.
  std::size_t read(std::string_view text, MovePattern& pattern) const;
  /// The shortcut of `read` alone: 0 where the move is not of the plainest kind.
  std::size_t read_plain(std::string_view text, MovePattern& pattern) const {
    return plain_moves_.read(text, letters_, pattern);
  }
  /// A plain move if it was read before: see PlainMoveMemory.
  const PlainMove* recall_plain(std::string_view text, std::size_t& length) const {
    return plain_moves_.recall(text, length);
  }
  /// The same without the shortcut for ordinary moves: what tests hold the shortcut to.
  std::size_t read_by_grammar(std::string_view text, MovePattern& pattern) const;

  const System& system() const { return system_; }
  const MoveLetters& letters() const { return letters_; }
  /// "Фd8: d5" is one capture in books of this system; elsewhere "Dd5: d6" are two moves.
  bool joins_spaced_capture() const { return joins_spaced_capture_; }
  /// The letters are Cyrillic: such books write in the Russian manner.
  bool is_cyrillic() const { return is_cyrillic_; }

 private:
  System system_;
  MoveLetters letters_;
  mutable PlainMoveMemory plain_moves_;
  bool is_cyrillic_;
  bool joins_spaced_capture_;
};

}  // namespace zapis
