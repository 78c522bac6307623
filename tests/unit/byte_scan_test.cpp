// The search for a set of bytes finds each of them at every place, and nothing else.
#include "parsers/byte_scan.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis;

namespace {

constexpr std::string_view signs = "\n\r{};()*-/:\xC2\xE2";
constexpr ByteSet set(signs);

std::size_t find_sign(std::string_view text, std::size_t from) { return set.find(text, from); }

}  // namespace

TEST_CASE("every byte is a sign or isn't, wherever it stands") {
  STATIC_REQUIRE(set.is_exact());
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const bool is_sign = signs.find(c) != std::string_view::npos;
    // Long enough for several strides of the fast search, and every remainder.
    for (std::size_t at = 0; at < 40; ++at) {
      std::string text(40, 'e');
      text[at] = c;
      if (find_sign(text, 0) == (is_sign ? at : text.size())) continue;
      INFO("byte " << byte << " at " << at);
      CHECK(find_sign(text, 0) == (is_sign ? at : text.size()));
    }
  }
}

TEST_CASE("the search begins where it is told and ends with the text") {
  CHECK(find_sign("{aaa{", 0) == 0);
  CHECK(find_sign("{aaa{", 1) == 4);
  CHECK(find_sign("{aaa", 1) == 4);
  CHECK(find_sign("", 0) == 0);
  const std::string text = std::string(33, 'a') + "\n\n";
  CHECK(find_sign(text, 0) == 33);
  CHECK(find_sign(text, 34) == 34);
  CHECK(find_sign(text, 35) == 35);
}
