#include "lib/text/letter_case.hpp"

#include <unicode/uchar.h>

#include "lib/text/utf8.hpp"

namespace zapis {

namespace {

/// ASCII and the Russian letters are most of what is asked for.
char32_t lower_of(char32_t c) {
  if (c < 0x80) return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
  if (c >= U'А' && c <= U'Я') return c + (U'а' - U'А');
  if (c >= U'а' && c <= U'я') return c;
  return static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
}

}  // namespace

std::string to_lower(std::string_view text) {
  std::string lower;
  lower.reserve(text.size());
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    append_utf8(lower_of(point.value), lower);
    text.remove_prefix(point.length);
  }
  return lower;
}

std::size_t match_lower(std::string_view text, std::string_view lower) {
  std::size_t length = 0;
  while (!lower.empty() && length < text.size()) {
    const CodePoint point = decode_utf8(text.substr(length));
    const CodePoint wanted = decode_utf8(lower);
    if (lower_of(point.value) != wanted.value) return 0;
    length += point.length;
    lower.remove_prefix(wanted.length);
  }
  return lower.empty() ? length : 0;
}

}  // namespace zapis
