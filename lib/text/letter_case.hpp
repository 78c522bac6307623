// Lower case, for texts of a few letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zapis {

/// The text in lower case, by Unicode's simple mapping.
std::string to_lower(std::string_view text);

/// How many bytes at the head of `text` are `lower` in lower case, which may be shorter or longer
/// ("ẞ" and "ß"); 0: none.
std::size_t match_lower(std::string_view text, std::string_view lower);

}  // namespace zapis
