// What looks like a line of tags; shared by the splitter and the grammar.
#pragma once

#include <cstddef>
#include <string_view>

namespace zapis {

/// A character that may stand in a tag's name.
bool is_tag_name_char(char c);

/// Does text[at], a '[', open a tag pair: a name, blanks, and a value that is quoted, or bare up to
/// the bracket that ends the line? `name` is set where it does.
bool opens_tag(std::string_view text, std::size_t at, std::string_view* name = nullptr);

/// Behind the tag pair that text[at] opens: behind its bracket, or at its line's end where that is
/// missing.
std::size_t tag_end(std::string_view text, std::size_t at);

/// The end of the line that holds `at`: at '\n', '\r' or the end of the text.
std::size_t line_end(std::string_view text, std::size_t at);

}  // namespace zapis
