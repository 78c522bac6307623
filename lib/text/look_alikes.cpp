#include "lib/text/look_alikes.hpp"

#include <algorithm>
#include <array>

#include "lib/text/script.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

// One group a string, the ASCII letter first where there is one.
constexpr std::array<std::u32string_view, 38> groups = {
    U"AАΑ", U"BВΒ", U"CС", U"EЕΕ", U"HНΗ", U"IІΙ", U"JЈ",  U"KКΚ", U"MМΜ", U"NΝ",
    U"OОΟ", U"PРΡ", U"SЅ", U"TТΤ", U"XХΧ", U"YУΥ", U"ZΖ",  U"aаα", U"cс",  U"dԁ",
    U"eе",  U"fƒ",  U"gɡ", U"hһ",  U"iі",  U"jј",  U"kкκ", U"oоο", U"pрρ", U"sѕ",
    U"vν",  U"xхχ", U"yу", U"ПΠ",  U"ФΦ",  U"ЛΛ",  U"ГΓ",  U"ДΔ"};

std::u32string_view group_of(char32_t c) {
  for (const std::u32string_view group : groups) {
    if (group.find(c) != std::u32string_view::npos) return group;
  }
  return {};
}

// Each letter of a foreign text is asked for its twin, so the answers stand ready.
constexpr char32_t twins_begin = 0x180;
constexpr char32_t twins_end = 0x530;  // Latin, Greek, Cyrillic

constexpr std::array<char, twins_end - twins_begin> make_twins() {
  std::array<char, twins_end - twins_begin> twins{};
  for (const std::u32string_view group : groups) {
    if (group.front() >= 0x80) continue;
    for (const char32_t letter : group.substr(1))
      twins[letter - twins_begin] = static_cast<char>(group.front());
  }
  return twins;
}
constexpr std::array<char, twins_end - twins_begin> twins = make_twins();

}  // namespace

char latin_twin(char32_t c) {
  if ((c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z')) return static_cast<char>(c);
  return c >= twins_begin && c < twins_end ? twins[c - twins_begin] : char{0};
}

bool has_cyrillic_twin(char32_t c) {
  const std::u32string_view group = group_of(c);
  return std::any_of(group.begin(), group.end(), is_cyrillic);
}

std::vector<std::string> look_alike_spellings(std::string_view text) {
  constexpr std::size_t most = 64;
  std::vector<std::string> spellings = {""};
  const std::string_view whole = text;
  while (!text.empty()) {
    const CodePoint point = decode_utf8(text);
    const std::u32string_view group = group_of(point.value);
    const std::u32string_view choices =
        group.empty() ? std::u32string_view(&point.value, 1) : group;
    std::vector<std::string> longer;
    for (const std::string& head : spellings) {
      for (const char32_t choice : choices) {
        if (longer.size() == most) break;
        longer.push_back(head);
        append_utf8(choice, longer.back());
      }
    }
    spellings = std::move(longer);
    text.remove_prefix(point.length);
  }
  std::erase(spellings, whole);
  return spellings;
}

}  // namespace zapis
