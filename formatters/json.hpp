// JSON by appending (RFC 8259): strings and separators.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

/// Appends a quoted JSON string. The text must be UTF-8.
void append_json_string(std::string_view text, std::string& out);

}  // namespace zapis
