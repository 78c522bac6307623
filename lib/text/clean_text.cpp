#include "lib/text/clean_text.hpp"

#include <algorithm>
#include <array>

#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

struct Entity {
  std::string_view name;
  char32_t value;
};

// clang-format off
constexpr std::array entities = {
    Entity{"ndash", U'–'}, Entity{"mdash", U'—'}, Entity{"minus", U'−'}, Entity{"times", U'×'}, Entity{"frac12", U'½'},
    Entity{"hellip", U'…'}, Entity{"nbsp", 0xA0}, Entity{"shy", 0xAD}, Entity{"plusmn", U'±'}, Entity{"infin", U'∞'},
    Entity{"dagger", U'†'}, Entity{"Dagger", U'‡'}, Entity{"ne", U'≠'}, Entity{"laquo", U'«'}, Entity{"raquo", U'»'}};
// clang-format on

struct DecodedEntity {
  char32_t value = 0;
  std::size_t length = 0;  // 0: no entity that we decode
};

DecodedEntity match_entity(std::string_view text) {
  constexpr std::size_t longest = 12;
  const std::size_t end = text.substr(0, longest).find(';');
  if (end == std::string_view::npos || end < 3) return {};
  std::string_view body = text.substr(1, end - 1);
  if (body.starts_with('#')) {
    body.remove_prefix(1);
    const bool hex = body.starts_with('x') || body.starts_with('X');
    if (hex) body.remove_prefix(1);
    char32_t value = 0;
    for (const char c : body) {
      const char lower = static_cast<char>(c | 0x20);
      const bool digit = c >= '0' && c <= '9';
      if (!digit && !(hex && lower >= 'a' && lower <= 'f')) return {};
      value = value * (hex ? 16 : 10) + static_cast<char32_t>(digit ? c - '0' : lower - 'a' + 10);
    }
    const bool sensible = value >= 0xA0 && value < 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return sensible && !body.empty() ? DecodedEntity{value, end + 1} : DecodedEntity{};
  }
  const auto* const found =
      std::find_if(entities.begin(), entities.end(),
                   [body](const Entity& entity) { return entity.name == body; });
  return found == entities.end() ? DecodedEntity{} : DecodedEntity{found->value, end + 1};
}

bool is_invisible(char32_t c) {
  return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || c == 0x2060 ||
         (c >= 0x2066 && c <= 0x2069) || c == 0xFE0E || c == 0xFE0F || c == 0xFEFF;
}

/// Where a character stands: what people wrote in comments and tags stays as it is.
class Surroundings {
 public:
  void pass(char c, bool line_start) {
    if (line_start) {
      in_line_comment_ = false;
      in_tag_ = c == '[' && !in_braces_;
    }
    if (c == '{' && !in_line_comment_ && !in_tag_) in_braces_ = true;
    if (c == '}' && !in_line_comment_) in_braces_ = false;
    if (c == ';' && !in_braces_ && !in_tag_) in_line_comment_ = true;
  }
  bool are_words() const { return in_braces_ || in_line_comment_ || in_tag_; }

 private:
  bool in_braces_ = false, in_line_comment_ = false, in_tag_ = false;
};

}  // namespace

bool may_need_ascii_cleaning(std::string_view text) {
  return text.find('&') != std::string_view::npos;
}

bool may_need_cleaning(std::string_view text) {
  if (may_need_ascii_cleaning(text)) return true;
  return !is_ascii(text) && (text.find("\xE2\x80") != std::string_view::npos ||
                             text.find("\xE2\x81") != std::string_view::npos ||
                             text.find("\xEF\xB8") != std::string_view::npos ||
                             text.find("\xEF\xBB") != std::string_view::npos ||
                             text.find("\xC2\xAD") != std::string_view::npos);
}

Cleaning clean_text(std::string_view text, std::string& out, std::vector<std::size_t>* places) {
  Cleaning cleaning;
  std::size_t moved = 0;  // of the places
  const auto move_places = [&](std::size_t behind) {
    while (places != nullptr && moved < places->size() && (*places)[moved] <= behind)
      (*places)[moved++] = out.size();
  };
  Surroundings around;
  for (std::size_t i = 0; i < text.size();) {
    move_places(i);
    const char c = text[i];
    const bool line_start = i == 0 || text[i - 1] == '\n' || text[i - 1] == '\r';
    around.pass(c, line_start);
    if (!around.are_words() && c == '&') {
      if (const DecodedEntity entity = match_entity(text.substr(i)); entity.length != 0) {
        if (cleaning.entity == std::string_view::npos) {
          cleaning.entity = out.size();
          cleaning.first_entity = text.substr(i, entity.length);
        }
        if (!is_invisible(entity.value)) append_utf8(entity.value, out);
        i += entity.length;
        continue;
      }
    }
    if (static_cast<unsigned char>(c) < 0x80) {
      out += c;
      ++i;
      continue;
    }
    const CodePoint point = decode_utf8(text.substr(i));
    // A byte order mark before the game is none of its text.
    if (!around.are_words() && is_invisible(point.value) &&
        !(point.value == 0xFEFF && line_start)) {
      if (cleaning.invisible == std::string_view::npos && point.value != 0xFE0E &&
          point.value != 0xFE0F) {
        cleaning.invisible = out.size();
        cleaning.first_invisible = point.value;
      }
    } else {
      out += text.substr(i, point.length);
    }
    i += point.length;
  }
  move_places(text.size());
  return cleaning;
}

}  // namespace zapis
