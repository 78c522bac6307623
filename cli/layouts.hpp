// The layouts of convert, by name and by the ending of a file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/options.hpp"

namespace zapis::cli {

std::optional<Layout> find_layout(std::string_view name);
/// All names, with commas between them.
std::string known_layouts();
/// What the ending of a file's name asks for; else PGN.
Layout layout_of_file(std::string_view path);
/// The ending of a file in that layout, with its dot.
std::string_view file_ending(Layout layout);

}  // namespace zapis::cli
