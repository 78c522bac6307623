// How many lines a text has.
#pragma once

#include <cstdint>
#include <string_view>

namespace zapis::cli {

/// How many lines end in `text`: at "\n", "\r\n" or "\r". A pair must not be cut.
std::uint64_t count_line_ends(std::string_view text);

}  // namespace zapis::cli
