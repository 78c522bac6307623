// Letters of Latin, Cyrillic and Greek that print alike (spec: the table of homoglyphs).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zapis {

/// The ASCII letter that `c` prints like, or 0. ASCII letters are their own twins.
char latin_twin(char32_t c);

/// Has a Latin letter a Cyrillic one that prints like it?
bool has_cyrillic_twin(char32_t c);

/// All spellings that look like `text`, itself not included; letter by letter, at most 64.
std::vector<std::string> look_alike_spellings(std::string_view text);

}  // namespace zapis
