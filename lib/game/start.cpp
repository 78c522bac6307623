#include "lib/game/start.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "lib/board/set_up.hpp"
#include "zapis/fen.hpp"

namespace zapis {
namespace {

/// Letters and digits alone, in lower case: "Chess 960" and "chess960" are one name.
std::string plain_name(std::string_view value) {
  std::string name;
  for (const char c : value) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) name += c;
    if (c >= 'A' && c <= 'Z') name += static_cast<char>(c - 'A' + 'a');
  }
  return name;
}

bool is_chess960(std::string_view name) {
  constexpr std::array<std::string_view, 9> names = {
      "chess960",           "fischerandom", "fischerrandom",
      "fischerrandomchess", "freestyle",    "freestylechess",
      "chess960freestyle",  "frc",          "960"};
  return std::find(names.begin(), names.end(), name) != names.end() ||
         name.find("960") != std::string::npos;
}

bool names_other_game(std::string_view name) {
  constexpr std::array<std::string_view, 24> names = {
      "crazyhouse", "bughouse", "atomic",      "antichess",     "giveaway", "suicide",
      "losers",     "horde",    "racingkings", "kingofthehill", "koth",     "threecheck",
      "3check",     "5check",   "shatranj",    "capablanca",    "gothic",   "seirawan",
      "xiangqi",    "shogi",    "makruk",      "placement",     "duck",     "duckchess"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

Finding& report(Code code, const Tag& tag, Findings& findings) {
  findings.push_back(make_finding(code, tag.offset, tag.length));
  return findings.back();
}

/// Sets the start up from a list.
bool set_up_from_text(Game& game, Findings& findings) {
  const StartText& text = *game.start_text;
  Findings found;
  game.start = set_up(text.said, text.length, found);
  game.has_start = true;
  if (game.start.chess960()) game.variant = Variant::chess960;
  for (Finding& finding : found) {
    finding.offset += text.offset;
    findings.push_back(finding);
  }
  std::string fen;
  write_fen(game.start, FenStyle::x_fen, fen);
  Position again;
  const FenReport facts = parse_fen(fen, game.start.chess960(), again);
  if (facts.playable) return true;
  findings.push_back(make_finding(Code::impossible_position, text.offset, text.length));
  findings.back().detail = facts.reason;
  return false;
}

}  // namespace

bool names_chess960(std::string_view variant) { return is_chess960(plain_name(variant)); }

bool set_up_start(Game& game, Findings& findings) {
  game.start = Position();
  bool chess960 = false;
  if (const Tag* variant = game.find_tag("Variant"); variant != nullptr) {
    const std::string name = plain_name(variant->value);
    if (names_other_game(name)) {
      report(Code::unsupported_variant, *variant, findings).detail = variant->value;
      return false;
    }
    chess960 = is_chess960(name);
  }
  if (chess960) {
    game.variant = Variant::chess960;
    game.start.set_chess960(true);
  }
  const Tag* fen = game.find_tag("FEN");
  if (fen == nullptr) return !game.start_text || set_up_from_text(game, findings);
  Position position;
  const FenReport facts = parse_fen(fen->value, chess960, position);
  if (!facts.readable) {
    report(Code::bad_fen, *fen, findings).detail = facts.reason;
    return false;
  }
  game.start = position;
  game.has_start = true;
  if (position.chess960()) game.variant = Variant::chess960;
  const Tag* setup = game.find_tag("SetUp");
  if (setup == nullptr) setup = game.find_tag("Setup");
  if (setup != nullptr && setup->value != "1") report(Code::setup_tag, *setup, findings);
  if (facts.bad_castling_flag) report(Code::bad_castling_flag, *fen, findings);
  if (!facts.playable) {
    report(Code::impossible_position, *fen, findings).detail = facts.reason;
    return false;
  }
  return true;
}

}  // namespace zapis
