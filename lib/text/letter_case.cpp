#include "lib/text/letter_case.hpp"

#include <unicode/uchar.h>

#include "lib/text/utf8.hpp"

namespace zapis {

std::string to_lower(std::string_view text) {
  std::string lower;
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    append_utf8(static_cast<char32_t>(u_tolower(static_cast<UChar32>(point.value))), lower);
    text.remove_prefix(point.length);
  }
  return lower;
}

}  // namespace zapis
