// Lower case, for texts of a few letters.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

/// The text in lower case, by Unicode's simple mapping.
std::string to_lower(std::string_view text);

}  // namespace zapis
