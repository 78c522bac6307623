// The options of `zapis check`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/messages_usage.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

/// What the options of `check` say before it is known to make sense.
struct CheckArguments {
  CheckOptions options;
  std::string from = "auto", report = "text", rules = "fide", progress = "auto", color = "auto",
              messages;
  bool pedantic = false, suggest = false;
  std::vector<std::string> allow, warn, deny;
};

void add_check_options(CLI::App& app, const Words& words, CheckArguments& arguments);

/// Fills in the options. Throws CLI::ValidationError for what makes no sense.
void settle(CheckArguments& arguments);

}  // namespace zapis::cli
