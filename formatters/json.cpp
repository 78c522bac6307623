#include "formatters/json.hpp"

namespace zapis {

void append_json_string(std::string_view text, std::string& out) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
          out += "\\u00";
          out += hex[static_cast<unsigned char>(c) >> 4];
          out += hex[static_cast<unsigned char>(c) & 15U];
        } else {
          out += c;
        }
    }
  }
  out += '"';
}

void append_json_key(std::string_view key, std::string& out) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += key;
  out += "\":";
}

void append_json_field(std::string_view key, std::string_view value, std::string& out) {
  append_json_key(key, out);
  append_json_string(value, out);
}

void append_json_field(std::string_view key, std::uint64_t value, std::string& out) {
  append_json_key(key, out);
  out += std::to_string(value);
}

}  // namespace zapis
