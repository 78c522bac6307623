#include "cli/layouts.hpp"

#include <algorithm>
#include <array>

namespace zapis::cli {
namespace {

struct LayoutRow {
  Layout layout;
  std::string_view name;
  std::string_view ending;
};

/// Of two with one ending, the first is asked for by it.
constexpr std::array layouts = {
    LayoutRow{Layout::pgn, "pgn", ".pgn"},     LayoutRow{Layout::text, "text", ".txt"},
    LayoutRow{Layout::lines, "lines", ".txt"}, LayoutRow{Layout::jsonl, "jsonl", ".jsonl"},
    LayoutRow{Layout::epd, "epd", ".epd"},     LayoutRow{Layout::md, "md", ".md"}};

}  // namespace

std::optional<Layout> find_layout(std::string_view name) {
  for (const LayoutRow& row : layouts) {
    if (row.name == name) return row.layout;
  }
  return std::nullopt;
}

std::string known_layouts() {
  std::string list;
  for (const LayoutRow& row : layouts) {
    if (!list.empty()) list += ", ";
    list += row.name;
  }
  return list;
}

Layout layout_of_file(std::string_view path) {
  for (const LayoutRow& row : layouts) {
    if (path.ends_with(row.ending)) return row.layout;
  }
  return Layout::pgn;
}

std::string_view file_ending(Layout layout) {
  return std::find_if(layouts.begin(), layouts.end(),
                      [layout](const LayoutRow& row) { return row.layout == layout; })
      ->ending;
}

}  // namespace zapis::cli
