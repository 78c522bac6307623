#include "parsers/sign_scan.hpp"

#include <array>
#include <bit>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#endif

namespace zapis {
namespace {

constexpr std::string_view sign_bytes = "\n\r{};()*-/:\xC2\xE2";

constexpr std::array<bool, 256> make_is_sign() {
  std::array<bool, 256> table{};
  for (const char c : sign_bytes) table[static_cast<unsigned char>(c)] = true;
  return table;
}
constexpr std::array<bool, 256> is_sign = make_is_sign();

std::size_t find_sign_bytewise(std::string_view text, std::size_t from) {
  while (from < text.size() && !is_sign[static_cast<unsigned char>(text[from])]) ++from;
  return from;
}

#if defined(__SSSE3__)

/// A byte is a sign where the sets of its two halves share a bit: one bit for each upper half that
/// occurs.
struct HalfTables {
  std::array<char, 16> low{}, high{};
};

constexpr HalfTables make_half_tables() {
  HalfTables tables;
  unsigned next_bit = 1;
  for (const char c : sign_bytes) {
    const auto byte = static_cast<unsigned char>(c);
    char& high = tables.high[byte >> 4];
    if (high == 0) {
      high = static_cast<char>(next_bit);
      next_bit <<= 1;
    }
    tables.low[byte & 15U] = static_cast<char>(tables.low[byte & 15U] | high);
  }
  return tables;
}
constexpr HalfTables half_tables = make_half_tables();

constexpr bool half_tables_are_exact() {
  for (std::size_t byte = 0; byte < 256; ++byte) {
    if (((half_tables.low[byte & 15U] & half_tables.high[byte >> 4]) != 0) != is_sign[byte])
      return false;
  }
  return true;
}
static_assert(half_tables_are_exact());

#endif

}  // namespace

std::size_t find_sign(std::string_view text, std::size_t from) {
#if defined(__SSSE3__)
  constexpr std::size_t step = 16;
  const auto* const low = reinterpret_cast<const __m128i*>(half_tables.low.data());
  const auto* const high = reinterpret_cast<const __m128i*>(half_tables.high.data());
  const __m128i low_table = _mm_loadu_si128(low);
  const __m128i high_table = _mm_loadu_si128(high);
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
  return find_sign_bytewise(text, from);
}

}  // namespace zapis
