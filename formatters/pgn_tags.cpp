#include "formatters/pgn_tags.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <string_view>

#include "lib/game/start.hpp"
#include "zapis/fen.hpp"

namespace zapis {
namespace {

constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                    "White", "Black", "Result"};

bool sets_up_start(std::string_view name) {
  return name == "FEN" || name == "SetUp" || name == "Setup";
}

char* put(std::string_view text, char* to) {
  std::memcpy(to, text.data(), text.size());
  return to + text.size();
}

/// A result in another form becomes the standard one; what contradicts the marker stays as it is.
std::string_view result_value(const Game& game, const Tag* tag) {
  const std::string_view standard = result_text(game.result);
  if (tag == nullptr || game.tag_result == Result::none)
    return tag == nullptr ? standard : tag->value;
  return result_text(game.tag_result);
}

}  // namespace

bool keeps_tag(std::string_view name, const WriteOptions& options) {
  if (!options.tags) return false;
  if (options.only_tags.empty()) return true;
  return std::find(options.only_tags.begin(), options.only_tags.end(), name) !=
         options.only_tags.end();
}

void write_tag(std::string_view name, std::string_view value, std::string& out) {
  std::string escaped;
  const auto must_escape = [](char c) { return c == '"' || c == '\\'; };
  if (value.find('"') != std::string_view::npos || value.find('\\') != std::string_view::npos) {
    for (const char c : value) {
      if (must_escape(c)) escaped += '\\';
      escaped += c;
    }
    value = escaped;
  }
  // Put together first, where it is short: a string grows more slowly by many parts.
  std::array<char, 256> line;
  constexpr std::size_t signs = 6;
  if (name.size() + value.size() + signs <= line.size()) {
    char* to = put(name, put("[", line.data()));
    to = put("\"]\n", put(value, put(" \"", to)));
    out.append(line.data(), static_cast<std::size_t>(to - line.data()));
  } else {
    out.append("[").append(name).append(" \"").append(value).append("\"]\n");
  }
}

void write_setup_tags(const Game& game, std::string& out) {
  if (!game.has_start) return;
  const Tag* variant = game.find_tag("Variant");
  const bool chess960 = game.variant == Variant::chess960;
  if (chess960 && variant == nullptr) write_tag("Variant", "Chess960", out);
  // Where the tag doesn't say so, the rooks' files must: K and Q would be taken for the usual.
  const bool unsaid = chess960 && variant != nullptr && !names_chess960(variant->value);
  std::string fen;
  write_fen(game.start, unsaid ? FenStyle::shredder : FenStyle::x_fen, fen);
  write_tag("SetUp", "1", out);
  write_tag("FEN", fen, out);
}

void write_pgn_tags(const Game& game, const WriteOptions& options, std::string& out) {
  const std::size_t before = out.size();
  std::array<const Tag*, roster.size()> roster_tags{};
  std::size_t in_place = 0;  // so many tags of the roster open the game, in its order
  while (in_place < roster.size() && in_place < game.tags.size() &&
         game.tags[in_place].name == roster[in_place]) {
    ++in_place;
  }
  for (std::size_t i = 0; i < roster.size(); ++i) {
    const Tag* tag = i < in_place ? &game.tags[i] : game.find_tag(roster[i]);
    roster_tags[i] = tag;
    if (!keeps_tag(roster[i], options)) continue;
    if (roster[i] == "Result") {
      write_tag(roster[i], result_value(game, tag), out);
    } else if (tag != nullptr) {
      write_tag(roster[i], tag->value, out);
    } else if (options.only_tags.empty()) {
      write_tag(roster[i], roster[i] == "Date" ? "????.??.??" : "?", out);
    }
  }
  for (const Tag& tag : std::span(game.tags).subspan(in_place)) {
    if (std::find(roster_tags.begin(), roster_tags.end(), &tag) != roster_tags.end()) continue;
    if (sets_up_start(tag.name) && game.has_start) continue;
    if (keeps_tag(tag.name, options) || tag.name == "Variant") write_tag(tag.name, tag.value, out);
  }
  write_setup_tags(game, out);
  if (out.size() != before) out += '\n';
}

}  // namespace zapis
