// What the commands' options have in common. Only the files of arguments include CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/options.hpp"

namespace zapis::cli {

// Options that several commands have; each answers its option, for a group.

CLI::Option* add_from(CLI::App& app, std::string& from);
CLI::Option* add_encoding(CLI::App& app, std::string& encoding);
CLI::Option* add_strict(CLI::App& app, bool& strict);
CLI::Option* add_warnings_as_errors(CLI::App& app, bool& wanted);
CLI::Option* add_diagnostics(CLI::App& app, std::string& form);
CLI::Option* add_color(CLI::App& app, std::string& when);
CLI::Option* add_messages(CLI::App& app, std::string& language);
CLI::Option* add_jobs(CLI::App& app, unsigned& jobs);
CLI::Option* add_progress(CLI::App& app, std::string& mode);

// What their values mean. A value that makes no sense throws CLI::ValidationError.

/// "san, lan, russian, …".
std::string known_notations();
System named_system(const std::string& name, const char* option);
/// Refuses a name that ICU doesn't know; an empty one is none.
void check_encoding(const char* option, const std::string& name);
Diagnostics diagnostics_named(const std::string& name);
/// The language that is named, else that of the locale.
ProgressMode progress_named(const std::string& name);
Language language_named(const std::string& name);

}  // namespace zapis::cli
