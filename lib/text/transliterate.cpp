#include "lib/text/transliterate.hpp"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>

namespace zapis {

std::string to_ascii_latin(std::string_view text) {
  // Making one costs milliseconds; using one is not safe between threads.
  thread_local const std::unique_ptr<icu::Transliterator> transliterator = [] {
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
        "Russian-Latin/BGN; Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
  }();
  if (transliterator == nullptr) return std::string(text);
  icu::UnicodeString units = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  transliterator->transliterate(units);
  std::string latin;
  units.toUTF8String(latin);
  return latin;
}

}  // namespace zapis
