#include "cli/arguments.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>
#include <utility>

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

CLI::Option* add_from(CLI::App& app, const Words& words, std::string& from) {
  return app.add_option("-f,--from", from, words(Phrase::from))
      ->type_name("NOTATION")
      ->capture_default_str();
}

CLI::Option* add_encoding(CLI::App& app, const Words& words, std::string& encoding) {
  return app.add_option("--encoding", encoding, words(Phrase::encoding))->type_name("NAME");
}

CLI::Option* add_strict(CLI::App& app, const Words& words, bool& strict) {
  return app.add_flag("--strict", strict, words(Phrase::strict));
}

CLI::Option* add_warnings_as_errors(CLI::App& app, const Words& words, bool& wanted) {
  return app.add_flag("--warnings-as-errors", wanted, words(Phrase::warnings_as_errors));
}

CLI::Option* add_diagnostics(CLI::App& app, const Words& words, std::string& form) {
  return app.add_option("--diagnostics", form, words(Phrase::diagnostics))
      ->type_name("FORM")
      ->check(one_of({"text", "jsonl", "none"}, words))
      ->capture_default_str();
}

CLI::Option* add_color(CLI::App& app, const Words& words, std::string& when) {
  return app.add_option("--color", when, words(Phrase::color))
      ->type_name("WHEN")
      ->check(one_of({"auto", "always", "never"}, words))
      ->capture_default_str();
}

CLI::Option* add_messages(CLI::App& app, const Words& words, std::string& language) {
  return app.add_option("--messages", language, words(Phrase::messages))
      ->type_name("LANG")
      ->check(one_of({"en", "ru"}, words));
}

CLI::Option* add_jobs(CLI::App& app, const Words& words, unsigned& jobs) {
  return app.add_option("-j,--jobs", jobs, words(Phrase::jobs))
      ->type_name("N")
      ->check(number_from(1, 1024, words));
}

CLI::Option* add_progress(CLI::App& app, const Words& words, std::string& mode) {
  return app.add_option("--progress", mode, words(Phrase::progress))
      ->type_name("WHEN")
      ->check(one_of({"auto", "always", "never"}, words))
      ->capture_default_str();
}

CLI::Validator one_of(std::vector<std::string> values, const Words& words) {
  const auto refuse = [values = std::move(values), words](const std::string& value) {
    if (std::find(values.begin(), values.end(), value) != values.end()) return std::string();
    std::string list;
    for (const std::string& known : values) list += (list.empty() ? "" : ", ") + known;
    return words(Phrase::none_of, value) + list;
  };
  return {refuse, ""};
}

CLI::Validator number_from(int least, int most, const Words& words) {
  const auto refuse = [least, most, words](const std::string& value) {
    int number = 0;
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    if (error == std::errc() && rest == end && number >= least && number <= most)
      return std::string();
    return words(Phrase::no_number, value) + std::to_string(least) + words(Phrase::to_number) +
           std::to_string(most);
  };
  return {refuse, ""};
}

std::string known_notations() {
  std::string list;
  for (const Style& style : styles()) {
    if (!list.empty()) list += ", ";
    list += style.id;
  }
  return list;
}

System named_system(const std::string& name, const char* option, const Words& words) {
  const std::optional<System> system = find_system(name);
  if (!system) {
    throw CLI::ValidationError(option, words(Phrase::no_such_notation, name) + " (" +
                                           known_notations() + ", " + words(Phrase::with_language) +
                                           ')');
  }
  return *system;
}

void check_encoding(const char* option, const std::string& name, const Words& words) {
  if (!name.empty() && !canonical_encoding(name)) {
    throw CLI::ValidationError(option, words(Phrase::no_such_encoding, name));
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
