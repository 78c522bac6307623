#include "parsers/byte_scan.hpp"

#include <bit>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#endif

namespace zapis {

std::size_t ByteSet::find(std::string_view text, std::size_t from) const {
#if defined(__SSSE3__)
  constexpr std::size_t step = 16;
  const __m128i low_table = _mm_loadu_si128(reinterpret_cast<const __m128i*>(low_.data()));
  const __m128i high_table = _mm_loadu_si128(reinterpret_cast<const __m128i*>(high_.data()));
  const __m128i nibble = _mm_set1_epi8(15);
  for (; from + step <= text.size(); from += step) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + from));
    const __m128i low_sets = _mm_shuffle_epi8(low_table, _mm_and_si128(bytes, nibble));
    const __m128i high_sets =
        _mm_shuffle_epi8(high_table, _mm_and_si128(_mm_srli_epi16(bytes, 4), nibble));
    const __m128i shared = _mm_and_si128(low_sets, high_sets);
    const auto none =
        static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(shared, _mm_setzero_si128())));
    if (none != 0xFFFF) return from + static_cast<std::size_t>(std::countr_one(none));
  }
#endif
  while (from < text.size() && !has_[static_cast<unsigned char>(text[from])]) ++from;
  return from;
}

}  // namespace zapis
