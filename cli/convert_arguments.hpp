// The options of `zapis convert`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/messages_usage.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

/// What the options of `convert` say before it is known to make sense.
struct ConvertArguments {
  ConvertOptions options;
  std::string from = "auto", to = "san", layout, split, on_error = "keep", diagnostics = "text",
              progress = "auto", color = "auto", messages;
  std::optional<std::uint32_t> ply;
  std::string at;
  std::string tags, capture, mate, check, double_check, castling, letters;
  bool no_comments = false, no_nags = false, no_variations = false, no_clocks = false,
       no_tags = false, repair = false;
};

void add_convert_options(CLI::App& app, const Words& words, ConvertArguments& arguments);

/// Fills in the options. Throws CLI::ValidationError for what makes no sense.
void settle(ConvertArguments& arguments);

}  // namespace zapis::cli
