// Words that head the two sides' columns and lists, by language.
#pragma once

#include <span>
#include <string_view>

#include "zapis/types.hpp"

namespace zapis {

struct Headings {
  std::string_view language;  ///< an alphabet's id
  std::string_view
      white;  ///< the written form; all forms are in lower case behind it, blanks between
  std::string_view black;
};

/// One row a language; the first word of a cell is written, all are read, in any case.
std::span<const Headings> headings();

/// Is `lower`, a word in lower case, one of a cell's?
bool has_word(std::string_view cell, std::string_view lower);

/// Is the word (in any case, ё as е) a side's heading in some language?
bool is_heading(std::string_view word, Color side);

}  // namespace zapis
