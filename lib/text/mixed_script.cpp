#include "lib/text/mixed_script.hpp"

#include "lib/text/look_alikes.hpp"
#include "lib/text/script.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

bool is_latin(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') ||
         (c >= 0xC0 && c < 0x250 && c != 0xD7 && c != 0xF7);
}

/// The letters of one script in a word.
struct Share {
  int count = 0;
  bool all_have_twins = true;
  std::string letters;

  void add(std::string_view letter, bool has_twin) {
    constexpr std::size_t most = 12;  // a sentence is no place for more
    ++count;
    all_have_twins = all_have_twins && has_twin;
    if (letters.size() >= most || letters.find(letter) != std::string::npos) return;
    if (!letters.empty()) letters += ", ";
    letters += letter;
  }
};

}  // namespace

std::optional<MixedWord> find_mixed_word(std::string_view text) {
  if (is_ascii(text)) return std::nullopt;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t begin = at;
    Share latin;
    Share cyrillic;
    while (at < text.size()) {
      const CodePoint point = decode_utf8(text.substr(at));
      const std::string_view letter = text.substr(at, point.length);
      if (is_latin(point.value)) {
        latin.add(letter, has_cyrillic_twin(point.value));
      } else if (is_cyrillic(point.value)) {
        cyrillic.add(letter, latin_twin(point.value) != 0);
      } else {
        break;
      }
      at += point.length;
    }
    const bool latin_is_odd = latin.all_have_twins && latin.count <= cyrillic.count;
    const bool cyrillic_is_odd = cyrillic.all_have_twins && cyrillic.count <= latin.count;
    if (latin.count != 0 && cyrillic.count != 0 && (latin_is_odd || cyrillic_is_odd)) {
      return MixedWord{begin, at - begin, latin_is_odd,
                       latin_is_odd ? latin.letters : cyrillic.letters};
    }
    if (at < text.size()) at += decode_utf8(text.substr(at)).length;
  }
  return std::nullopt;
}

}  // namespace zapis
