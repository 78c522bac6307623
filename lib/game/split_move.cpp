#include "lib/game/split_move.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "lib/game/insert_item.hpp"

namespace zapis {

bool split_move(Game& game, std::uint32_t index, const ReadingsOf& readings_of) {
  const TapeItem whole = game.tape[index];
  const std::string_view text = game.span(whole);
  const std::size_t blank = text.find_first_of(" \t\r\n");
  if (whole.kind != TapeItem::Kind::pattern || blank == std::string_view::npos) return false;
  const std::size_t second = text.find_first_not_of(" \t\r\n", blank);
  if (second == std::string_view::npos) return false;
  const auto read = [&](std::size_t begin, std::size_t end) {
    TapeItem item = whole;
    item.offset = whole.offset + static_cast<std::uint32_t>(begin);
    item.length = static_cast<std::uint32_t>(end - begin);
    std::vector<Reading> readings;
    readings_of(game.span(item), readings);
    const auto exact = std::find_if(readings.begin(), readings.end(),
                                    [](const Reading& reading) { return reading.cost == 0; });
    item.kind = TapeItem::Kind::unreadable;
    if (exact == readings.end()) return item;
    item.kind = TapeItem::Kind::pattern;
    item.pattern = exact->pattern;
    return item;
  };
  TapeItem behind = read(second, text.size());
  behind.number = 0;
  behind.black_dots = false;
  game.tape[index] = read(0, blank);
  insert_item(game, index + 1, behind);
  return true;
}

}  // namespace zapis
