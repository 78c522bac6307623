// The options of `zapis position`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/messages_usage.hpp"
#include "cli/position.hpp"

namespace zapis::cli {

/// What the options of `position` say before it is known to make sense.
struct PositionArguments {
  PositionOptions options;
  std::string turn, castling, layout, diagnostics = "text", color = "auto", messages;
  std::string size = "360", theme = "light", last_move;
  std::vector<std::string> arrows;
  bool no_coordinates = false;
};

void add_position_options(CLI::App& app, const Words& words, PositionArguments& arguments);

/// Fills in the options. Throws CLI::ValidationError for what there isn't.
void settle(PositionArguments& arguments);

}  // namespace zapis::cli
