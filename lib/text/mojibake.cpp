#include "lib/text/mojibake.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "lib/text/ascii.hpp"
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

/// Takes a stretch of ASCII and the other characters behind it off the text, and appends the bytes
/// they are in that page; false where it has none.
bool take_bytes(const Reverse& page, std::string_view& text, std::string& bytes) {
  const std::size_t plain = skip_ascii(text, 0);
  bytes.append(text.substr(0, plain));
  text.remove_prefix(plain);
  while (!text.empty() && !is_ascii(text[0])) {
    const CodePoint point = decode_utf8(text);
    const auto found = page.bytes.find(point.value);
    if (found == page.bytes.end()) return false;
    bytes += found->second;
    text.remove_prefix(point.length);
  }
  return true;
}

/// The text's bytes in that page where they turn out to be UTF-8; stops at the first that can't.
std::optional<std::string> undo_utf8(std::string_view text, const Reverse& page) {
  std::string bytes;
  while (!text.empty()) {
    const std::size_t checked = bytes.size();
    // A sequence is complete at the next ASCII character.
    if (!take_bytes(page, text, bytes) ||
        find_invalid_utf8(bytes, checked) != std::string_view::npos) {
      return std::nullopt;
    }
  }
  return bytes;
}

}  // namespace

std::optional<Mojibake> find_mojibake(std::string_view text) {
  const std::size_t first = skip_ascii(text, 0);
  if (first == text.size()) return std::nullopt;
  // The lines before the first that says something are in order.
  const std::string_view before = text.substr(0, text.substr(0, first).rfind('\n') + 1);
  text.remove_prefix(before.size());
  Mojibake found;
  found.repaired = before;
  for (const Reverse& page : reverse_pages()) {
    if (const std::optional<std::string> bytes = undo_utf8(text, page)) {
      found.was = "UTF-8";
      found.read_as = page.name;
      found.repaired += *bytes;
      return found;
    }
  }
  // Cyrillic bytes taken for windows-1252: "Êð" is "Кр".
  const Reverse& western = reverse_pages()[1];
  std::string bytes;
  while (!text.empty()) {
    if (!take_bytes(western, text, bytes)) return std::nullopt;
  }
  constexpr std::ptrdiff_t enough_letters = 8;
  constexpr double sure = 0.95;
  const auto is_letter = [](char c) { return static_cast<unsigned char>(c) >= 0xC0; };
  if (std::count_if(bytes.begin(), bytes.end(), is_letter) < enough_letters) return std::nullopt;
  const EncodingGuess guess = guess_code_page(bytes);
  const bool cyrillic =
      guess.name == "windows-1251" || guess.name == "KOI8-R" || guess.name == "IBM866";
  if (!cyrillic || guess.confidence < sure) return std::nullopt;
  found.was = guess.name;
  found.read_as = western.name;
  CodePage::open(guess.name)->decode(bytes, found.repaired);
  return found;
}

}  // namespace zapis
