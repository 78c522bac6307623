// Where a brace comment ends: also when it is nested, or never closed.
#pragma once

#include <cstddef>
#include <string_view>

namespace zapis {

struct CommentSpan {
  std::size_t inner_end = 0;  ///< the end of the comment's text
  std::size_t end = 0;        ///< behind its closing brace
  bool nested = false;        ///< holds further pairs of braces
  bool terminated = true;
  bool undecided = false;  ///< more text is needed to tell; nothing else is set
};

/// Measures the comment whose opening brace is text[open]. It ends at its brace; where another pair
/// stands inside, at the outer one. A tag line behind a blank line ends it, unterminated, when no
/// brace closes it before the next one opens: so an unclosed comment costs its own game only.
/// `whole`: no more text will come.
CommentSpan measure_comment(std::string_view text, std::size_t open, bool whole);

}  // namespace zapis
