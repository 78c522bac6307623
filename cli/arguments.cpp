#include "cli/arguments.hpp"

#include <cstdlib>
#include <string_view>

#include "lib/text/code_page.hpp"

namespace zapis::cli {
namespace {

/// LC_ALL, LC_MESSAGES, LANG: the first that is set decides.
Language language_of_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("ru") ? Language::ru : Language::en;
  }
  return Language::en;
}

}  // namespace

CLI::Option* add_from(CLI::App& app, std::string& from) {
  return app.add_option("-f,--from", from, "notation read: SYSTEM[:LANGUAGE], or auto")
      ->type_name("NOTATION")
      ->capture_default_str();
}

CLI::Option* add_encoding(CLI::App& app, std::string& encoding) {
  return app
      .add_option("--encoding", encoding,
                  "encoding of the input, by any name that ICU knows; else found out")
      ->type_name("NAME");
}

CLI::Option* add_strict(CLI::App& app, bool& strict) {
  return app.add_flag("--strict", strict, "read only exactly what the named notation says");
}

CLI::Option* add_warnings_as_errors(CLI::App& app, bool& wanted) {
  return app.add_flag("--warnings-as-errors", wanted, "end with 1 on warnings too");
}

CLI::Option* add_diagnostics(CLI::App& app, std::string& form) {
  return app.add_option("--diagnostics", form, "findings on standard error: text, jsonl, none")
      ->type_name("FORM")
      ->check(CLI::IsMember({"text", "jsonl", "none"}))
      ->capture_default_str();
}

CLI::Option* add_color(CLI::App& app, std::string& when) {
  return app.add_option("--color", when, "colours of findings: auto, always, never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

CLI::Option* add_messages(CLI::App& app, std::string& language) {
  return app.add_option("--messages", language, "language of findings: en, ru; else by the locale")
      ->type_name("LANG")
      ->check(CLI::IsMember({"en", "ru"}));
}

CLI::Option* add_jobs(CLI::App& app, unsigned& jobs) {
  return app.add_option("-j,--jobs", jobs, "worker threads; else one a core")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
}

CLI::Option* add_progress(CLI::App& app, std::string& mode) {
  return app
      .add_option("--progress", mode, "how far things are, on standard error: auto, always, never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

std::string known_notations() {
  std::string list;
  for (const Style& style : styles()) {
    if (!list.empty()) list += ", ";
    list += style.id;
  }
  return list;
}

System named_system(const std::string& name, const char* option) {
  const std::optional<System> system = find_system(name);
  if (!system) {
    throw CLI::ValidationError(option, "no such notation: " + name + " (" + known_notations() +
                                           ", with a language as in san:de)");
  }
  return *system;
}

void check_encoding(const char* option, const std::string& name) {
  if (!name.empty() && !canonical_encoding(name)) {
    throw CLI::ValidationError(option, "no such encoding: " + name);
  }
}

Diagnostics diagnostics_named(const std::string& name) {
  if (name == "jsonl") return Diagnostics::jsonl;
  if (name == "sarif") return Diagnostics::sarif;
  return name == "none" ? Diagnostics::none : Diagnostics::text;
}

ProgressMode progress_named(const std::string& name) {
  if (name == "always") return ProgressMode::always;
  return name == "never" ? ProgressMode::never : ProgressMode::automatic;
}

Language language_named(const std::string& name) {
  if (name.empty()) return language_of_locale();
  return name == "ru" ? Language::ru : Language::en;
}

}  // namespace zapis::cli
