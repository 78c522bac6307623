// A game as it was read: tags and a tape of moves, comments and all else in document order.
#pragma once

#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zapis/move_facts.hpp"
#include "zapis/move_pattern.hpp"
#include "zapis/position.hpp"
#include "zapis/position_text.hpp"

namespace zapis {

/// A game's end as the tokens say it; `none`: no token.
enum class Result : std::uint8_t { none, white_wins, black_wins, draw, unknown, both_lose };

/// "1-0", "0-1", "1/2-1/2", "*" or "0-0"; `none` is "*" too.
std::string_view result_text(Result result);

enum class Variant : std::uint8_t { standard, chess960 };

struct Tag {
  std::string_view name;
  std::string_view value;    ///< decoded
  std::uint32_t offset = 0;  ///< of the value in the game's text
  std::uint32_t length = 0;  ///< of the value as written
};

/// The number written before a move.
struct WrittenNumber {
  std::uint32_t value = 0;   ///< 0: none
  std::uint32_t offset = 0;  ///< in the game's text
  bool black_dots = false;   ///< it ended in two dots or more
};

/// One entry of the tape.
struct TapeItem {
  enum class Kind : std::uint8_t {
    pattern,          ///< a move as written, not yet resolved: `pattern`
    move,             ///< a legal move: `facts`
    comment,          ///< its inner text is the span
    nag,              ///< `number`
    variation_begin,  ///< `link`: the index of its end
    variation_end,    ///< `link`: the index of its begin
    result,           ///< `number`: a Result; only those inside variations stand on the tape
    unreadable,       ///< a word in a move's place that no grammar reads
    raw,              ///< text that could not be read or played
    dropped           ///< nothing is written for it (kings put in the centre)
  };
  Kind kind = Kind::raw;
  bool black_dots = false;  ///< the move number before it ended in two dots or more
  bool of_mover = false;  ///< a nag whose number is White's and goes up by one when Black has moved
  bool of_opponent = false;  ///< … and goes up by one when White has moved
  std::uint32_t offset = 0;  ///< span in the game's text
  std::uint32_t length = 0;
  std::uint32_t number = 0;  ///< a move's written number (0: none), a nag's number
  std::uint32_t number_offset = 0;
  union {
    MovePattern pattern;
    MoveFacts facts;
    std::uint32_t link;
  };

  TapeItem() : link(0) {}
  /// A move as written, with the number before it.
  TapeItem(const MovePattern& move, std::uint32_t move_offset, std::uint32_t move_length,
           const WrittenNumber& written)
      : kind(Kind::pattern),
        black_dots(written.black_dots),
        offset(move_offset),
        length(move_length),
        number(written.value),
        number_offset(written.offset),
        pattern(move) {}

  void take(const WrittenNumber& written) {
    number = written.value;
    number_offset = written.offset;
    black_dots = written.black_dots;
  }
};

/// How the moves of a game are spelt: what tells one system from another.
struct Spelling {
  std::uint32_t long_moves = 0;  ///< with the whole square of origin
  std::uint32_t short_moves = 0;
  std::uint32_t letters = 0;  ///< with a piece letter
  std::uint32_t look_alike_letters = 0;
  std::uint32_t pawn_letters = 0;  ///< pawn moves with a letter
  std::uint32_t unreadable = 0;    ///< words in a move's place that no grammar reads
  std::uint32_t foreign_offset =
      0;  ///< the first word that is unreadable, or has a look-alike letter
  std::uint32_t foreign_length = 0;
  std::uint32_t signs = 0;       ///< long moves with a sign between the squares
  std::uint32_t book_signs = 0;  ///< … with an en dash, or a blank behind a colon
};

/// A list of men that a game starts from, and where it stands in the game's text.
struct StartText {
  PositionText said;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;
};

/// Tags and tape of one game. Cleared and used again, so that a warm one allocates nothing.
struct Game {
  std::string_view text;  ///< the game's own bytes, UTF-8; spans point into it
  std::vector<Tag> tags;
  std::vector<TapeItem> tape;
  std::list<std::string> decoded;  ///< keeps tag values that differ from their bytes
  Position start;
  Position end;          ///< after the last legal move of the main line
  bool is_over = false;  ///< there, no move is left: mate or stalemate
  Variant variant = Variant::standard;
  std::optional<StartText> start_text;  ///< what the start is set up from where no FEN tag does it
  bool has_start = false;               ///< a FEN tag or a list sets the start up
  bool has_variations = false;
  bool broken = false;           ///< an error stopped the main line
  Result marker = Result::none;  ///< the termination marker of the movetext
  std::uint32_t marker_offset = 0;
  std::uint32_t marker_length = 0;
  Result tag_result = Result::none;  ///< what the Result tag says; none where it says no result
  Result result = Result::none;      ///< marker, else tag
  std::uint32_t plies = 0;           ///< legal moves of the main line
  Spelling spelling;

  void clear();
  /// The first tag of that name, or nullptr.
  const Tag* find_tag(std::string_view name) const;
  /// Where a tag's name stands in the text; nothing where the heading of a score sheet says it in
  /// words of its own.
  std::optional<std::uint32_t> name_offset(const Tag& tag) const;
  /// A span of the game's text.
  std::string_view span(std::uint32_t offset, std::uint32_t length) const {
    return text.substr(offset, length);
  }
  std::string_view span(const TapeItem& item) const { return span(item.offset, item.length); }
};

}  // namespace zapis
