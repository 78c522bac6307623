#include "parsers/move_signs.hpp"

#include <array>

#include "lib/text/look_alikes.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

template <std::size_t Count>
std::size_t match_one_of(std::string_view text, const std::array<char32_t, Count>& set) {
  const CodePoint point = decode_utf8(text);
  for (const char32_t c : set) {
    if (c == point.value) return point.length;
  }
  return 0;
}

}  // namespace

Coordinate match_file(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (c >= 'a' && c <= 'h') return {c - 'a', 1, false};
  if (is_ascii(c)) return {};
  const CodePoint point = decode_utf8(text);
  const char twin = latin_twin(point.value);
  if (twin < 'a' || twin > 'h') return {};
  return {twin - 'a', point.length, true};
}

Coordinate match_rank(std::string_view text) {
  if (text.empty()) return {};
  const char c = text.front();
  if (c >= '1' && c <= '8') return {c - '1', 1, false};
  if (c == 'l' || c == 'I') return {0, 1, true};
  if (text.starts_with("З")) return {2, 2, true};
  if (text.starts_with("б")) return {5, 2, true};
  return {};
}

std::size_t match_dash(std::string_view text) {
  constexpr std::array<char32_t, 11> dashes = {U'‐', U'‑', U'‒',   U'–',   U'—',  U'―',
                                               U'−', U'⁃', 0xFE58, 0xFE63, 0xFF0D};
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == '-' ? 1 : 0;
  return match_one_of(text, dashes);
}

std::size_t match_cross(std::string_view text) {
  constexpr std::array<char32_t, 6> crosses = {U'×', U'х', U'Х', U'✕', U'✖', U'⨉'};
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == 'x' || text.front() == 'X' ? 1 : 0;
  return match_one_of(text, crosses);
}

std::size_t match_colon(std::string_view text) {
  constexpr std::array<char32_t, 3> colons = {0xFF1A, U'∶', U'˸'};
  if (text.empty()) return 0;
  if (is_ascii(text.front())) return text.front() == ':' ? 1 : 0;
  return match_one_of(text, colons);
}

std::size_t match_ellipsis(std::string_view text) {
  if (text.starts_with('.')) return 1;
  return text.starts_with("…") ? 3 : 0;
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

std::size_t match_blank(std::string_view text) {
  if (text.empty()) return 0;
  const char c = text.front();
  if (is_ascii(c)) return c == ' ' || (c >= '\t' && c <= '\r') ? 1 : 0;
  const CodePoint point = decode_utf8(text);
  const char32_t v = point.value;
  const bool blank = v == 0xA0 || v == 0xAD || (v >= 0x2000 && v <= 0x200F) || v == 0x2028 ||
                     v == 0x2029 || v == 0x202F || v == 0x205F || v == 0x2060 || v == 0x3000 ||
                     v == 0xFEFF;
  return blank ? point.length : 0;
}

bool continues_word(std::string_view text) {
  if (text.empty()) return false;
  const char c = text.front();
  if (is_ascii(c)) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
  // Letters of two bytes (Latin, Greek, Cyrillic, Hebrew, Arabic) and of the Indic, Georgian and
  // East Asian blocks; signs, dashes, figurines and blanks stand in U+00A0–00BF and U+2000–2FFF.
  const CodePoint point = decode_utf8(text);
  const char32_t v = point.value;
  return v != U'×' && v != replacement_character &&
         ((v >= 0xC0 && v < 0x2000) || (v > 0x3000 && v != 0xFEFF && v < 0xFF00));
}

}  // namespace zapis
