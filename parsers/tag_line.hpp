// What looks like a line of tags; shared by the splitter and the grammar.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace zapis {

constexpr bool begins_tag_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

inline constexpr auto tag_name_chars = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0; c < 128; ++c) {
    const char character = static_cast<char>(c);
    table[c] = begins_tag_name(character) || (character >= '0' && character <= '9') ||
               std::string_view("+#=:-.").find(character) != std::string_view::npos;
  }
  return table;
}();

/// A character that may stand in a tag's name.
inline bool is_tag_name_char(char c) { return tag_name_chars[static_cast<unsigned char>(c)]; }

/// Does text[at], a '[', open a tag pair: a name, blanks, and a value that is quoted, or bare up to
/// the bracket that ends the line? `name` is set where it does.
bool opens_tag(std::string_view text, std::size_t at, std::string_view* name = nullptr);

/// How many bytes of rubbish stand between text[at] and a '[': control characters, as the end of a
/// DOS file (0x1A), an end of file written as a character (0xFF), byte order marks, also read
/// wrongly. 0 where there are none, or something else.
std::size_t rubbish_before_bracket(std::string_view text, std::size_t at);

/// Behind the tag pair that text[at] opens: behind its bracket, or at its line's end where that is
/// missing.
std::size_t tag_end(std::string_view text, std::size_t at);

/// The end of the line that holds `at`: at '\n', '\r' or the end of the text.
std::size_t line_end(std::string_view text, std::size_t at);

}  // namespace zapis
