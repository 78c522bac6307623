#include "cli/name_script.hpp"

#include <algorithm>
#include <array>

#include "lib/text/script.hpp"
#include "lib/text/transliterate.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

bool holds_name(const Tag& tag) {
  constexpr std::array<std::string_view, 4> names = {"White", "Black", "Event", "Site"};
  return std::find(names.begin(), names.end(), tag.name) != names.end();
}

bool holds_cyrillic(std::string_view name) {
  while (!name.empty()) {
    const CodePoint point = decode_utf8(name);
    if (is_cyrillic(point.value)) return true;
    name.remove_prefix(point.length);
  }
  return false;
}

}  // namespace

const std::string& NameScript::latin_of(std::string_view name) {
  if (latin_.size() == most_names) latin_.clear();
  const auto [found, is_new] = latin_.try_emplace(std::string(name));
  if (is_new) found->second = to_ascii_latin(name);
  return found->second;
}

void NameScript::learn(const Game& game) {
  for (const Tag& tag : game.tags) {
    if (!holds_name(tag) || originals_.size() == most_names) continue;
    if (holds_cyrillic(tag.value)) originals_.try_emplace(latin_of(tag.value), tag.value);
  }
}

void NameScript::rewrite(Game& game) {
  for (Tag& tag : game.tags) {
    if (!holds_name(tag)) continue;
    const std::string& latin = latin_of(tag.value);
    if (!to_cyrillic_) {
      if (latin != tag.value) tag.value = game.decoded.emplace_back(latin);
    } else if (const auto known = originals_.find(latin);
               latin == tag.value && known != originals_.end()) {
      tag.value = game.decoded.emplace_back(known->second);
    }
  }
}

}  // namespace zapis::cli
