// How the help of a command looks: groups, two columns, examples at the end.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/messages_usage.hpp"

namespace zapis::cli {

class HelpFormatter : public CLI::FormatterBase {
 public:
  explicit HelpFormatter(Words words) : words_(words) {}
  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override;

 private:
  Words words_;
};

/// What is wrong with a command line, in the user's language.
std::string usage_complaint(const CLI::ParseError& error, const CLI::App& app, Words words);

}  // namespace zapis::cli
