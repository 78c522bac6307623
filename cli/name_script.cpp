#include "cli/name_script.hpp"

#include <algorithm>
#include <array>

#include "lib/text/transliterate.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {

const std::string& NameScript::latin_of(std::string_view name) {
  const auto [found, is_new] = latin_.try_emplace(std::string(name));
  if (is_new) found->second = to_ascii_latin(name);
  return found->second;
}

void NameScript::rewrite(Game& game) {
  constexpr std::array<std::string_view, 4> names = {"White", "Black", "Event", "Site"};
  for (Tag& tag : game.tags) {
    if (std::find(names.begin(), names.end(), tag.name) == names.end()) continue;
    const std::string& latin = latin_of(tag.value);
    if (!to_cyrillic_) {
      if (latin != tag.value) tag.value = game.decoded.emplace_back(latin);
    } else if (latin != tag.value) {
      originals_.try_emplace(latin, tag.value);
    } else if (const auto known = originals_.find(latin); known != originals_.end()) {
      tag.value = game.decoded.emplace_back(known->second);
    }
  }
}

}  // namespace zapis::cli
