// JSON by appending (RFC 8259): strings, members and separators.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace zapis {

/// Appends a quoted JSON string. The text must be UTF-8.
void append_json_string(std::string_view text, std::string& out);

/// Appends "key": to an object, and a comma before it where it is not the first.
void append_json_key(std::string_view key, std::string& out);
void append_json_field(std::string_view key, std::string_view value, std::string& out);
void append_json_field(std::string_view key, std::uint64_t value, std::string& out);

}  // namespace zapis
