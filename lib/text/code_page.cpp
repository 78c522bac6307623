#include "lib/text/code_page.hpp"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

#include <algorithm>
#include <vector>

#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

UConverter* open_converter(const std::string& name) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter* converter = ucnv_open(name.c_str(), &status);
  return U_SUCCESS(status) ? converter : nullptr;
}

void append_utf16(const UChar* begin, const UChar* end, std::string& out) {
  for (const UChar* at = begin; at != end; ++at) {
    char32_t c = *at;
    if (U16_IS_LEAD(c) && at + 1 != end && U16_IS_TRAIL(at[1])) {
      c = static_cast<char32_t>(U16_GET_SUPPLEMENTARY(c, at[1]));
      ++at;
    }
    append_utf8(c, out);
  }
}

std::vector<UChar> to_utf16(std::string_view utf8) {
  std::vector<UChar> units;
  units.reserve(utf8.size());
  while (!utf8.empty()) {
    const CodePoint point = decode_utf8(utf8);
    if (point.value >= 0x10000) {
      units.push_back(static_cast<UChar>(U16_LEAD(point.value)));
      units.push_back(static_cast<UChar>(U16_TRAIL(point.value)));
    } else {
      units.push_back(static_cast<UChar>(point.value));
    }
    utf8.remove_prefix(point.length);
  }
  return units;
}

}  // namespace

std::optional<std::string> canonical_encoding(const std::string& name) {
  for (const char* standard : {"MIME", "IANA"}) {
    UErrorCode status = U_ZERO_ERROR;
    const char* found = ucnv_getStandardName(name.c_str(), standard, &status);
    if (U_SUCCESS(status) && found != nullptr) return found;
  }
  UConverter* converter = open_converter(name);
  if (converter == nullptr) return std::nullopt;
  UErrorCode status = U_ZERO_ERROR;
  std::string own = ucnv_getName(converter, &status);
  ucnv_close(converter);
  return own;
}

std::optional<CodePage> CodePage::open(const std::string& name) {
  UConverter* converter = open_converter(name);
  if (converter == nullptr) return std::nullopt;
  if (ucnv_getMaxCharSize(converter) != 1 || ucnv_getMinCharSize(converter) != 1) {
    ucnv_close(converter);
    return std::nullopt;
  }
  CodePage page;
  page.name_ = canonical_encoding(name).value_or(name);
  for (int byte = 0; byte < 256; ++byte) {
    const char source = static_cast<char>(byte);
    std::array<UChar, 4> target{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length = ucnv_toUChars(converter, target.data(),
                                         static_cast<int32_t>(target.size()), &source, 1, &status);
    const auto index = static_cast<std::size_t>(byte);
    page.code_points_[index] =
        U_SUCCESS(status) && length == 1 ? char32_t{target[0]} : replacement_character;
    std::string text;
    append_utf8(page.code_points_[index], text);
    page.utf8_[index].length = static_cast<unsigned char>(text.size());
    std::copy(text.begin(), text.end(), page.utf8_[index].text.begin());
  }
  ucnv_close(converter);
  return page;
}

void CodePage::decode(std::string_view bytes, std::string& out) const {
  out.reserve(out.size() + bytes.size() + bytes.size() / 2);
  for (const char c : bytes) {
    const Utf8& utf8 = utf8_[static_cast<unsigned char>(c)];
    if (utf8.length == 1) {
      out += utf8.text[0];
    } else {
      out.append(utf8.text.data(), utf8.length);
    }
  }
}

void StreamDecoder::Close::operator()(UConverter* converter) const { ucnv_close(converter); }

std::optional<StreamDecoder> StreamDecoder::open(const std::string& name) {
  StreamDecoder decoder;
  decoder.converter_.reset(open_converter(name));
  if (decoder.converter_ == nullptr) return std::nullopt;
  decoder.name_ = canonical_encoding(name).value_or(name);
  return decoder;
}

void StreamDecoder::decode(std::string_view bytes, bool last, std::string& out) {
  std::array<UChar, 4096> units;
  const char* source = bytes.data();
  const char* const end = source + bytes.size();
  std::size_t kept = 0;  // half of a surrogate pair, from the buffer before
  for (;;) {
    UChar* target = units.data() + kept;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_toUnicode(converter_.get(), &target, units.data() + units.size(), &source, end, nullptr,
                   static_cast<UBool>(last), &status);
    const bool more = status == U_BUFFER_OVERFLOW_ERROR;
    const bool halved = more && target != units.data() && U16_IS_LEAD(target[-1]);
    append_utf16(units.data(), target - (halved ? 1 : 0), out);
    if (!more) return;
    kept = halved ? 1 : 0;
    if (halved) units[0] = target[-1];
  }
}

void StreamEncoder::Close::operator()(UConverter* converter) const { ucnv_close(converter); }

std::optional<StreamEncoder> StreamEncoder::open(const std::string& name) {
  StreamEncoder encoder;
  encoder.converter_.reset(open_converter(name));
  if (encoder.converter_ == nullptr) return std::nullopt;
  encoder.name_ = canonical_encoding(name).value_or(name);
  return encoder;
}

bool StreamEncoder::holds(std::string_view utf8) const {
  UErrorCode status = U_ZERO_ERROR;
  UConverter* probe = ucnv_clone(converter_.get(), &status);
  if (U_FAILURE(status)) return false;
  ucnv_setFromUCallBack(probe, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  const std::vector<UChar> units = to_utf16(utf8);
  std::vector<char> bytes(units.size() * 8 + 16);
  ucnv_fromUChars(probe, bytes.data(), static_cast<int32_t>(bytes.size()), units.data(),
                  static_cast<int32_t>(units.size()), &status);
  ucnv_close(probe);
  return U_SUCCESS(status);
}

void StreamEncoder::encode(std::string_view utf8, std::string& out) {
  const std::vector<UChar> units = to_utf16(utf8);
  const UChar* source = units.data();
  const UChar* const end = source + units.size();
  std::array<char, 8192> bytes;
  for (;;) {
    char* target = bytes.data();
    UErrorCode status = U_ZERO_ERROR;
    ucnv_fromUnicode(converter_.get(), &target, bytes.data() + bytes.size(), &source, end, nullptr,
                     0, &status);
    out.append(bytes.data(), target);
    if (status != U_BUFFER_OVERFLOW_ERROR) return;
  }
}

}  // namespace zapis
