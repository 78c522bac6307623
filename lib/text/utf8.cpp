#include "lib/text/utf8.hpp"

#include <cstdint>

#include "lib/text/byte_lanes.hpp"

namespace zapis {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::size_t skip_ascii(std::string_view text, std::size_t i) {
  constexpr std::size_t word_size = sizeof(ByteLanes);
  constexpr std::size_t block_size = 4 * word_size;
  const auto word = [text](std::size_t at) { return load_lanes(text.data() + at); };
  const std::size_t size = text.size();
  while (size - i >= block_size) {
    const ByteLanes first = word(i) | word(i + word_size);
    const ByteLanes second = word(i + 2 * word_size) | word(i + 3 * word_size);
    if (((first | second) & high_bits) != 0) break;
    i += block_size;
  }
  while (size - i >= word_size && (word(i) & high_bits) == 0) i += word_size;
  while (i < size && static_cast<unsigned char>(text[i]) < 0x80) ++i;
  return i;
}

CodePoint decode_utf8(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
  char32_t value = lead & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return {};
    value = value << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  if (overlong || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return {};
  return {value, length};
}

void append_utf8(char32_t value, std::string& out) {
  if (value < 0x80) {
    out += static_cast<char>(value);
    return;
  }
  const int length = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
  out += static_cast<char>((0xF00U >> length & 0xFFU) | value >> (6 * (length - 1)));
  for (int i = length - 2; i >= 0; --i)
    out += static_cast<char>(0x80U | (value >> (6 * i) & 0x3FU));
}

std::size_t count_code_points(std::string_view text) {
  std::size_t count = 0;
  while (!text.empty()) {
    text.remove_prefix(decode_utf8(text).length);
    ++count;
  }
  return count;
}

std::size_t find_invalid_utf8(std::string_view text, std::size_t from) {
  std::size_t i = from;
  while ((i = skip_ascii(text, i)) < text.size()) {
    const CodePoint point = decode_utf8(text.substr(i));
    if (point.value == replacement_character && point.length == 1) return i;
    i += point.length;
  }
  return std::string_view::npos;
}

bool is_ascii(std::string_view text) { return skip_ascii(text, 0) == text.size(); }

Utf8Census take_utf8_census(std::string_view text) {
  Utf8Census census;
  std::size_t i = 0;
  while ((i = skip_ascii(text, i)) < text.size()) {
    const CodePoint point = decode_utf8(text.substr(i));
    ++(point.length > 1 ? census.sequences : census.stray);
    i += point.length;
  }
  return census;
}

}  // namespace zapis
