// Cuts a stream of text into games, without a grammar: the authority on where a game begins.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zapis {

/// Finds where games end in a text that may still grow. A game ends before the tag line that
/// follows movetext, or a head without moves and a blank line if that head has such a tag; behind
/// the line of its termination marker; and before a line that starts again at move one behind a
/// blank line. It never ends inside a comment.
class GameSplitter {
 public:
  static constexpr std::size_t need_more = std::string_view::npos;

  /// The length of the game that starts at text[0], or need_more. `whole`: no more text will come.
  /// After need_more the same text, grown at its end, must follow; after a length, the text behind
  /// it.
  std::size_t next(std::string_view text, bool whole);

 private:
  enum class Step { go_on, more, done };

  Step step(std::string_view text, bool whole);
  void find_sign(std::string_view text, bool whole);
  Step at_line_break(std::string_view text);
  Step at_tag(std::string_view text, bool whole);
  bool came_before(std::string_view text, std::string_view name);
  Step before_tag();
  Step at_comment(std::string_view text, bool whole);
  Step skip_line(std::string_view text, bool whole);
  Step at_text(std::string_view text, bool whole);
  bool begins_next_game(std::string_view text) const;
  std::size_t result_length(std::string_view text) const;

  std::size_t at_ = 0;        // all before it is settled
  std::size_t end_ = 0;       // where the game ends, once its result's line is over
  std::size_t line_end_ = 0;  // of the line that holds the last tag, where it is known
  std::size_t depth_ = 0;     // of open variations
  std::size_t searches_ = 0;  // for tags that may have come before
  std::string first_tag_;     // the name that opens this header
  bool line_start_ = true;    // nothing but blanks since the line began
  bool blank_line_ = false;   // an empty line stands before this one
  bool has_moves_ = false;
  bool saw_move_one_ = false;
  bool after_result_ = false;
  bool result_line_over_ = false;
};

}  // namespace zapis
