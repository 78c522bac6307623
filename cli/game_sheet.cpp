#include "cli/game_sheet.hpp"

#include <algorithm>

#include "cli/batch_games.hpp"

namespace zapis::cli {

std::string names_of(const Game& game) {
  std::string names;
  for (const char* name : {"White", "Black", "Round"}) {
    const Tag* const tag = game.find_tag(name);
    const bool is_known = tag != nullptr && !tag->value.empty() && tag->value != "?";
    const bool is_needed = std::string_view(name) != "Round";
    if (!is_known && is_needed) return {};
    if (is_known) names += tag->value;
    names += '\n';
  }
  return names;
}

std::uint32_t first_character(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return static_cast<std::uint32_t>(first == std::string_view::npos ? 0 : first);
}

std::uint32_t end_of(const Game& game) {
  return game.marker == Result::none ? static_cast<std::uint32_t>(game.text.size())
                                     : game.marker_offset;
}

std::uint32_t number_length(std::string_view text) {
  const std::size_t first = text.find_first_not_of("0123456789. \t\r\n");
  return static_cast<std::uint32_t>(first == std::string_view::npos ? 0 : first);
}

GameSheet make_sheet(const BatchGames& reading) {
  const Game& game = reading.game();
  const GamePlace& place = reading.place();
  GameSheet sheet;
  sheet.file = place.file;
  sheet.text = game.text;
  sheet.game = place.game;
  sheet.first_line = describe(make_finding(Code::sheets_differ, 0, 0), place, Language::en).line;
  sheet.names = names_of(game);
  sheet.start = game.start;
  sheet.result = game.result;
  sheet.end_offset = end_of(game);
  each_main_entry(game, [&](const TapeItem& item) {
    GameSheet::Entry& entry = sheet.line.emplace_back();
    entry.playable = item.kind == TapeItem::Kind::move;
    if (entry.playable) entry.facts = item.facts;
    const std::uint32_t skip = entry.playable ? 0 : number_length(game.span(item));
    entry.offset = item.offset + skip;
    entry.length = item.length - skip;
  });
  return sheet;
}

void GameSheet::keep_place() {
  text.resize(std::min(text.size(), text.find_first_of("\r\n", first_character(text))));
  text.shrink_to_fit();
  names = {};
  line = {};
}

std::string_view GameSheet::span(const Entry& entry) const {
  constexpr std::size_t longest = 40;
  const std::string_view written =
      std::string_view(text).substr(entry.offset, std::min<std::size_t>(entry.length, longest));
  return written.substr(0, written.find_first_of("\r\n"));
}

}  // namespace zapis::cli
