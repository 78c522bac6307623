// What a reader has to say about its input. Facts only: the prose stands in cli/messages_*.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zapis/move_pattern.hpp"
#include "zapis/position.hpp"
#include "zapis/reason.hpp"

namespace zapis {

enum class Severity : std::uint8_t { note, warning, error };

/// A published code keeps its meaning for ever (docs/findings.md).
enum class Code : std::uint8_t {
  // errors
  illegal_move,
  ambiguous_move,
  unreadable_move,
  missing_promotion,
  null_move_in_check,
  unsupported_variant,
  unterminated_comment,
  unterminated_variation,
  unterminated_tag,
  bad_fen,
  impossible_position,
  sheets_differ,
  ambiguous_repair,
  // warnings
  repaired_move,
  wrong_check_mark,
  wrong_capture_mark,
  needless_qualifier,
  wrong_move_number,
  castling_as_king_move,
  lower_case_piece,
  homoglyph,
  null_move,
  unknown_glyph,
  stray_text,
  nested_comment,
  unescaped_quote,
  duplicate_tag,
  ambiguous_language,
  encoding_guessed,
  invalid_bytes,
  unencodable_text,
  mojibake,
  html_entity,
  invisible_character,
  bad_castling_flag,
  men_count,
  setup_tag,
  missing_result,
  result_mismatch,
  result_contradicts_board,
  result_read_as_forfeit,
  impossible_win,
  early_draw,
  moves_after_end,
  unbalanced_bracket,
  missing_tag,
  tag_order,
  bad_date,
  bad_result,
  bad_rating,
  bad_eco,
  wrong_ply_count,
  mixed_script,
  glyph_range,
  long_line,
  // notes
  king_to_centre,
  checkmate,
  stalemate,
  dead_position,
  threefold_repetition,
  fivefold_repetition,
  fifty_moves,
  seventy_five_moves
};

inline constexpr int code_count = static_cast<int>(Code::seventy_five_moves) + 1;

/// The code as users see it, "illegal-move".
std::string_view code_name(Code code);
/// The code of that name, or nothing.
std::optional<Code> find_code(std::string_view name);
Severity code_severity(Code code);
/// Is it a matter of form alone, reported only when asked for?
bool is_pedantic(Code code);
/// Is the finding about a move that can't be read, or played as it is written?
bool breaks_line(Code code);
/// Is it about a word between the moves that may be a move?
bool may_hide_move(Code code);

/// How two sheets of one game part (Code::sheets_differ, as its number).
enum class SheetDifference : std::uint8_t {
  move,           ///< another move, or one that can't be played here
  other_ends,     ///< the other sheet has no more moves
  other_goes_on,  ///< the other sheet has one more move
  result,
  start,
  no_other_game  ///< the other file lacks this game
};

/// What is wrong with a sign of capture (Code::wrong_capture_mark, as its number).
enum class CaptureFault : std::uint8_t {
  no_capture,    ///< a capture sign, and nothing is captured
  is_capture,    ///< a hyphen, and something is
  no_en_passant  ///< "e.p." behind another capture
};

/// One finding. Spans are bytes of the text that was read (after decoding to UTF-8).
struct Finding {
  Code code = Code::illegal_move;
  Severity severity = Severity::error;
  std::uint32_t offset = 0;  ///< from the start of the game's text
  std::uint32_t length = 0;
  std::uint32_t ply = 0;  ///< half-moves from the start of the game, from 1; 0: none
  // What the message may need; what is not said keeps its default.
  Refusal refusal = Refusal::none;
  Role role = Role::none;
  Color turn = Color::white;
  Square square = no_square;
  Bitboard candidates = 0;
  std::int32_t number = 0;
  Reason reason;              ///< why a move can't be played, for a note
  std::uint32_t omitted = 0;  ///< so many more of this code are not listed
  std::string detail;         ///< a key, a tag name, a code point list …
  std::string elsewhere;      ///< another place, "b.pgn:3:12"
  std::string suggestion;     ///< what was probably meant, as it should be written
};

/// The findings of one game, in the order of their making. Of each code only so many are kept and
/// the rest are counted, so that a hostile game costs bounded memory.
class Findings {
 public:
  static constexpr std::uint32_t most_of_a_code = 1000;

  void push_back(Finding finding);
  void append(const Findings& others);
  /// The one pushed last, kept or not.
  Finding& back() { return last_was_left_out_ ? left_out_ : list_.back(); }
  const Finding& back() const { return last_was_left_out_ ? left_out_ : list_.back(); }
  /// Pushes one finding for each code of which some were left out: it says how many.
  void sum_up();

  auto begin() { return list_.begin(); }
  auto end() { return list_.end(); }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  const Finding& operator[](std::size_t i) const { return list_[i]; }
  std::size_t size() const { return list_.size(); }
  bool empty() const { return list_.empty(); }
  void clear();
  template <typename Predicate>
  void erase_if(const Predicate& predicate) {
    std::erase_if(list_, predicate);
  }
  /// In the order of the text.
  void sort();

 private:
  std::vector<Finding> list_;
  std::array<std::uint32_t, code_count> counts_{};  // of each code, pushed so far
  Finding left_out_;
  bool last_was_left_out_ = false;
  bool has_counts_ = false;
};

/// Makes a finding with the severity that its code has.
Finding make_finding(Code code, std::uint32_t offset, std::uint32_t length, std::uint32_t ply = 0);

}  // namespace zapis
