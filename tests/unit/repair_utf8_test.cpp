// Stray bytes in UTF-8, and UTF-8 itself.
#include "lib/text/repair_utf8.hpp"

#include <string>

#include "catch.hpp"
#include "lib/text/utf8.hpp"

using namespace zapis;

namespace {

/// The repaired text, what was repaired in square brackets.
std::string repair(std::string_view text) {
  std::string out;
  std::vector<RepairedBytes> repaired;
  repair_utf8(text, out, repaired);
  for (std::size_t i = repaired.size(); i-- > 0;) {
    out.insert(repaired[i].offset + repaired[i].length, "]");
    out.insert(repaired[i].offset, "[");
  }
  return out;
}

}  // namespace

TEST_CASE("stray bytes are read as windows-1252") {
  CHECK(repair("abc") == "abc");
  CHECK(repair("").empty());
  CHECK(repair("Рети") == "Рети");
  CHECK(repair("M\xFCller") == "M[ü]ller");
  CHECK(repair("\x80\x93\x9F") == "[€“Ÿ]");
  CHECK(repair("\xE9") == "[é]");
  CHECK(repair("\xE9\n\xE8") == "[é]\n[è]");
  CHECK(repair("a\x81z") == "a[\u0081]z");
  CHECK(repair("\xD0\xA0\xD0") == "Р[Ð]");        // half a character at the end
  CHECK(repair("\xC0\x80") == "[À€]");            // an overlong form
  CHECK(repair("\xED\xA0\x80") == "[í\u00A0€]");  // half a surrogate pair
}

TEST_CASE("repairs are appended behind what is there") {
  std::string out = "ab";
  std::vector<RepairedBytes> repaired;
  repair_utf8("c\xFC", out, repaired);
  CHECK(out == "abcü");
  REQUIRE(repaired.size() == 1);
  CHECK(repaired[0].offset == 3);
  CHECK(repaired[0].length == 2);
}

TEST_CASE("code points") {
  CHECK(decode_utf8("a").value == U'a');
  CHECK(decode_utf8("Яя").value == U'Я');
  CHECK(decode_utf8("Яя").length == 2);
  CHECK(decode_utf8("♘").length == 3);
  CHECK(decode_utf8("😀").value == 0x1F600);
  for (const char* bad :
       {"\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
        "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xD0", "\xE2\x98", "\xD0z", "\xFF"}) {
    const CodePoint point = decode_utf8(bad);
    CHECK(point.value == replacement_character);
    CHECK(point.length == 1);
    CHECK(find_invalid_utf8(bad) == 0);
  }
}

TEST_CASE("every code point comes back from its bytes") {
  for (char32_t c = 0; c < 0x110000; c += c < 0x3000 ? 1 : 97) {
    if (c >= 0xD800 && c < 0xE000) continue;
    std::string text;
    append_utf8(c, text);
    const CodePoint point = decode_utf8(text);
    if (point.value == c && point.length == text.size()) continue;
    CHECK(point.value == c);
    CHECK(point.length == text.size());
  }
}

TEST_CASE("characters are counted, and bad bytes found at any place") {
  CHECK(count_code_points("") == 0);
  CHECK(count_code_points("aЯ♘😀") == 4);
  CHECK(count_code_points("a\xFF\xFE") == 3);
  for (std::size_t at = 0; at < 30; ++at) {
    std::string text = std::string(at, 'a') + "\xFF" + std::string(30 - at, 'b');
    CHECK(find_invalid_utf8(text) == at);
    CHECK(find_invalid_utf8(text, at + 1) == std::string_view::npos);
    text = std::string(at, 'a') + "Яя♘" + std::string(30 - at, 'b');
    CHECK(find_invalid_utf8(text) == std::string_view::npos);
  }
}
