#include "lib/text/mojibake.hpp"

#include <array>
#include <map>
#include <vector>

#include "lib/text/code_page.hpp"
#include "lib/text/encoding_guess.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

/// A code page read backwards.
struct Reverse {
  std::string name;
  std::map<char32_t, char> bytes;
};

const std::vector<Reverse>& reverse_pages() {
  static const std::vector<Reverse> pages = [] {
    std::vector<Reverse> made;
    for (const char* name : {"windows-1251", "windows-1252", "IBM866", "KOI8-R"}) {
      const std::optional<CodePage> page = CodePage::open(name);
      if (!page) continue;
      Reverse reverse;
      reverse.name = page->name();
      for (int byte = 0x80; byte < 0x100; ++byte) {
        const char32_t c = page->code_point(static_cast<unsigned char>(byte));
        // windows-1252 leaves five bytes undefined; readers pass them through as control
        // characters.
        reverse.bytes[c == replacement_character ? static_cast<char32_t>(byte) : c] =
            static_cast<char>(byte);
      }
      made.push_back(std::move(reverse));
    }
    return made;
  }();
  return pages;
}

/// The bytes of one character, or false where the page has none.
bool append_byte(const Reverse& page, char32_t c, std::string& out) {
  if (c < 0x80) {
    out += static_cast<char>(c);
    return true;
  }
  const auto found = page.bytes.find(c);
  if (found == page.bytes.end()) return false;
  out += found->second;
  return true;
}

/// The text's bytes in that page where they turn out to be UTF-8; stops at the first that can't.
std::optional<std::string> undo_utf8(std::string_view text, const Reverse& page) {
  std::string bytes;
  std::size_t checked = 0;
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    if (!append_byte(page, point.value, bytes)) return std::nullopt;
    text.remove_prefix(point.length);
    // A sequence is complete at the next ASCII character.
    if (point.value < 0x80) {
      if (find_invalid_utf8(bytes, checked) != std::string_view::npos) return std::nullopt;
      checked = bytes.size();
    }
  }
  if (find_invalid_utf8(bytes, checked) != std::string_view::npos) return std::nullopt;
  return bytes;
}

}  // namespace

std::optional<Mojibake> find_mojibake(std::string_view text) {
  if (is_ascii(text)) return std::nullopt;
  for (const Reverse& page : reverse_pages()) {
    if (std::optional<std::string> bytes = undo_utf8(text, page)) {
      return Mojibake{"UTF-8", page.name, std::move(*bytes)};
    }
  }
  // Cyrillic bytes taken for windows-1252: "Êð" is "Кр".
  const Reverse& western = reverse_pages()[1];
  std::string bytes;
  std::size_t letters = 0;
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    if (!append_byte(western, point.value, bytes)) return std::nullopt;
    letters += point.value >= 0xC0 && point.value < 0x100 ? 1U : 0U;
    text.remove_prefix(point.length);
  }
  constexpr std::size_t enough_letters = 8;
  constexpr double sure = 0.95;
  const EncodingGuess guess = guess_code_page(bytes);
  const bool cyrillic =
      guess.name == "windows-1251" || guess.name == "KOI8-R" || guess.name == "IBM866";
  if (letters < enough_letters || !cyrillic || guess.confidence < sure) return std::nullopt;
  Mojibake found{guess.name, western.name, ""};
  CodePage::open(guess.name)->decode(bytes, found.repaired);
  return found;
}

}  // namespace zapis
