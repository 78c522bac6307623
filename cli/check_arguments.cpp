#include "cli/check_arguments.hpp"

#include <optional>

#include "cli/arguments.hpp"
#include "cli/colour.hpp"

namespace zapis::cli {
namespace {

void set_levels(const char* option, const std::vector<std::string>& names,
                SeverityLevels::Level level, SeverityLevels& levels) {
  for (const std::string& name : names) {
    const std::optional<Code> code = find_code(name);
    if (!code) throw CLI::ValidationError(option, "no such code: " + name);
    levels.set(*code, level);
  }
}

}  // namespace

void add_check_options(CLI::App& app, CheckArguments& a) {
  app.add_option("FILE", a.options.files, "files to check; none, or -: standard input")
      ->type_name("");
  add_from(app, a.from);
  add_encoding(app, a.options.encoding);
  add_strict(app, a.options.strict);
  app.add_option("--rules", a.rules, "rules of draws: fide (2023), ussr (the Soviet code)")
      ->type_name("RULES")
      ->check(CLI::IsMember({"fide", "ussr"}))
      ->capture_default_str();
  app.add_option("--report", a.report, "form of the findings: text, jsonl, sarif")
      ->type_name("FORM")
      ->check(CLI::IsMember({"text", "jsonl", "sarif"}))
      ->capture_default_str();
  const auto add_level = [&app](const char* name, std::vector<std::string>& codes,
                                const char* help) {
    app.add_option(name, codes, help)->type_name("CODE")->delimiter(',')->allow_extra_args(false);
  };
  app.add_option("--against", a.options.against,
                 "a file with the other sheets of the same games, in any notation")
      ->type_name("FILE");
  app.add_flag("--pedantic", a.pedantic, "report matters of form, too: tag-order, long-line");
  add_level("--allow", a.allow, "leave out findings of this code");
  add_level("--warn", a.warn, "make findings of this code warnings");
  add_level("--deny", a.deny, "make findings of this code errors");
  app.add_flag("--suggest", a.suggest, "say what a move that breaks its game was meant to be");
  add_warnings_as_errors(app, a.options.warnings_as_errors);
  add_jobs(app, a.options.jobs);
  add_progress(app, a.progress);
  app.add_flag("-q,--quiet", a.options.quiet, "print nothing, the exit status says it");
  add_color(app, a.color);
  add_messages(app, a.messages);
}

void settle(CheckArguments& a) {
  CheckOptions& o = a.options;
  check_encoding("--encoding", o.encoding);
  if (a.from != "auto") o.from = named_system(a.from, "--from");
  o.report = diagnostics_named(a.report);
  if (a.suggest) o.mending = Mending::suggest;
  o.rules = a.rules == "ussr" ? Rules::ussr : Rules::fide;
  o.coloured = wants_colour(a.color, Stream::output);
  o.language = language_named(a.messages);
  o.progress = progress_named(a.progress);
  for (int i = 0; i < code_count && !a.pedantic; ++i) {
    const auto code = static_cast<Code>(i);
    if (is_pedantic(code)) o.levels.set(code, SeverityLevels::Level::allow);
  }
  // The sterner word wins.
  set_levels("--allow", a.allow, SeverityLevels::Level::allow, o.levels);
  set_levels("--warn", a.warn, SeverityLevels::Level::warn, o.levels);
  set_levels("--deny", a.deny, SeverityLevels::Level::deny, o.levels);
}

}  // namespace zapis::cli
