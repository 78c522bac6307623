// Lines and columns, worked out only when a finding is printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace zapis::cli {

/// How many lines end in `text`: at "\n", "\r\n" or "\r". A pair must not be cut.
std::uint64_t count_line_ends(std::string_view text);

/// The line that holds text[at], without its end; `begin` is set to its offset.
std::string_view line_at(std::string_view text, std::size_t at, std::size_t& begin);

}  // namespace zapis::cli
