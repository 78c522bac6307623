#include "parsers/move_signs.hpp"

#include <algorithm>
#include <array>

#include "lib/text/look_alikes.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

template <std::size_t Count>
std::size_t match_one_of(std::string_view text, const std::array<char32_t, Count>& set) {
  const CodePoint point = decode_utf8(text);
  return std::find(set.begin(), set.end(), point.value) != set.end() ? point.length : 0;
}

}  // namespace

namespace wide {

Coordinate match_file(std::string_view text) {
  const CodePoint point = decode_utf8(text);
  const char twin = latin_twin(point.value);
  if (twin < 'a' || twin > 'h') return {};
  return {twin - 'a', point.length, true};
}

Coordinate match_rank(std::string_view text) {
  if (text.starts_with("З")) return {2, 2, true};
  if (text.starts_with("б")) return {5, 2, true};
  return {};
}

std::size_t match_dash(std::string_view text) {
  constexpr std::array<char32_t, 11> dashes = {U'‐', U'‑', U'‒',   U'–',   U'—',  U'―',
                                               U'−', U'⁃', 0xFE58, 0xFE63, 0xFF0D};
  return match_one_of(text, dashes);
}

std::size_t match_cross(std::string_view text) {
  constexpr std::array<char32_t, 6> crosses = {U'×', U'х', U'Х', U'✕', U'✖', U'⨉'};
  return match_one_of(text, crosses);
}

std::size_t match_colon(std::string_view text) {
  constexpr std::array<char32_t, 3> colons = {0xFF1A, U'∶', U'˸'};
  return match_one_of(text, colons);
}

std::size_t match_blank(std::string_view text) {
  const CodePoint point = decode_utf8(text);
  const char32_t v = point.value;
  const bool blank = v == 0xA0 || v == 0xAD || (v >= 0x2000 && v <= 0x200F) || v == 0x2028 ||
                     v == 0x2029 || v == 0x202F || v == 0x205F || v == 0x2060 || v == 0x3000 ||
                     v == 0xFEFF;
  return blank ? point.length : 0;
}

bool continues_word(std::string_view text) {
  // Letters of two bytes (Latin, Greek, Cyrillic, Hebrew, Arabic) and of the Indic, Georgian and
  // East Asian blocks; signs, dashes, figurines and blanks stand in U+00A0–00BF and U+2000–2FFF.
  const char32_t v = decode_utf8(text).value;
  return v != U'×' && v != replacement_character &&
         ((v >= 0xC0 && v < 0x2000) || (v > 0x3000 && v != 0xFEFF && v < 0xFF00));
}

}  // namespace wide

Digit match_digit(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (is_digit(c)) return {c - '0', 1, false};
  if (c == 'l' || c == 'I') return {1, 1, true};
  if (c == 'O' || c == 'o') return {0, 1, true};
  if (text.starts_with("О") || text.starts_with("о")) return {0, 2, true};
  if (text.starts_with("З")) return {3, 2, true};
  if (text.starts_with("б")) return {6, 2, true};
  return {};
}

Oh match_oh(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (c == 'O' || c == '0' || c == 'o') return {1, false};
  if (is_ascii(c)) return {};
  const CodePoint point = decode_utf8(text);
  const char twin = latin_twin(point.value);
  return twin == 'O' || twin == 'o' ? Oh{point.length, true} : Oh{};
}

}  // namespace zapis
