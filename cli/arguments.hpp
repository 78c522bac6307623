// What the commands' options have in common. Only the files of arguments include CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/messages_usage.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

// Options that several commands have; each answers its option, for a group.

CLI::Option* add_from(CLI::App& app, const Words& words, std::string& from);
CLI::Option* add_encoding(CLI::App& app, const Words& words, std::string& encoding);
CLI::Option* add_strict(CLI::App& app, const Words& words, bool& strict);
CLI::Option* add_warnings_as_errors(CLI::App& app, const Words& words, bool& wanted);
CLI::Option* add_diagnostics(CLI::App& app, const Words& words, std::string& form);
CLI::Option* add_color(CLI::App& app, const Words& words, std::string& when);
CLI::Option* add_messages(CLI::App& app, const Words& words, std::string& language);
CLI::Option* add_jobs(CLI::App& app, const Words& words, unsigned& jobs);
CLI::Option* add_progress(CLI::App& app, const Words& words, std::string& mode);

/// Refuses a value that is not one of these.
CLI::Validator one_of(std::vector<std::string> values, const Words& words);
/// Refuses what is no whole number in these bounds.
CLI::Validator number_from(int least, int most, const Words& words);

// What their values mean. A value that makes no sense throws CLI::ValidationError.

/// "san, lan, russian, …".
std::string known_notations();
System named_system(const std::string& name, const char* option, const Words& words);
/// Refuses a name that ICU doesn't know; an empty one is none.
void check_encoding(const char* option, const std::string& name, const Words& words);
Diagnostics diagnostics_named(const std::string& name);
/// The language that is named, else that of the locale.
ProgressMode progress_named(const std::string& name);
Language language_named(const std::string& name);

}  // namespace zapis::cli
