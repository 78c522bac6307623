#include "zapis/game.hpp"

#include <functional>

namespace zapis {

std::string_view result_text(Result result) {
  switch (result) {
    case Result::white_wins:
      return "1-0";
    case Result::black_wins:
      return "0-1";
    case Result::draw:
      return "1/2-1/2";
    case Result::both_lose:
      return "0-0";
    case Result::none:
    case Result::unknown:
      break;
  }
  return "*";
}

void Game::clear() {
  text = {};
  tags.clear();
  tape.clear();
  decoded.clear();
  start_text.reset();
  variant = Variant::standard;
  has_start = has_variations = broken = false;
  marker = tag_result = result = Result::none;
  marker_offset = marker_length = 0;
  plies = 0;
  spelling = {};
}

const Tag* Game::find_tag(std::string_view name) const {
  for (const Tag& tag : tags) {
    // Names differ in length or first letter, most of them; only then is it worth a call.
    if (tag.name.size() == name.size() && !name.empty() && tag.name.front() == name.front() &&
        tag.name == name) {
      return &tag;
    }
  }
  return nullptr;
}

std::optional<std::uint32_t> Game::name_offset(const Tag& tag) const {
  const char* const name = tag.name.data();
  const bool is_written =
      !std::less<>{}(name, text.data()) && std::less<>{}(name, text.data() + text.size());
  if (!is_written) return std::nullopt;
  return static_cast<std::uint32_t>(name - text.data());
}

}  // namespace zapis
