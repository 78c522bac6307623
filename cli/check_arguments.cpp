#include "cli/check_arguments.hpp"

#include <optional>

#include "cli/arguments.hpp"
#include "cli/colour.hpp"

namespace zapis::cli {
namespace {

void set_levels(const char* option, const std::vector<std::string>& names,
                SeverityLevels::Level level, const Words& words, SeverityLevels& levels) {
  for (const std::string& name : names) {
    const std::optional<Code> code = find_code(name);
    if (!code) throw CLI::ValidationError(option, words(Phrase::no_such_code, name));
    levels.set(*code, level);
  }
}

}  // namespace

void add_check_options(CLI::App& app, const Words& words, CheckArguments& a) {
  app.footer(words(Phrase::examples_check));
  app.add_option("FILE", a.options.files, words(Phrase::files_to_check))->type_name("");
  const std::string reading = words(Phrase::group_notation);
  add_from(app, words, a.from)->group(reading);
  add_encoding(app, words, a.options.encoding)->group(reading);
  add_strict(app, words, a.options.strict)->group(reading);
  const std::string findings = words(Phrase::group_findings);
  app.add_option("--rules", a.rules, words(Phrase::rules))
      ->type_name("RULES")
      ->check(one_of({"fide", "ussr"}, words))
      ->capture_default_str()
      ->group(findings);
  app.add_option("--against", a.options.against, words(Phrase::against))
      ->type_name("FILE")
      ->group(findings);
  app.add_flag("--pedantic", a.pedantic, words(Phrase::pedantic))->group(findings);
  const auto add_level = [&](const char* name, std::vector<std::string>& codes, Phrase help) {
    app.add_option(name, codes, words(help))
        ->type_name("CODE,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(findings);
  };
  add_level("--allow", a.allow, Phrase::allow);
  add_level("--warn", a.warn, Phrase::warn);
  add_level("--deny", a.deny, Phrase::deny);
  app.add_flag("--suggest", a.suggest, words(Phrase::suggest))->group(findings);
  add_warnings_as_errors(app, words, a.options.warnings_as_errors)->group(findings);
  const std::string form = words(Phrase::group_form);
  app.add_option("--report", a.report, words(Phrase::report))
      ->type_name("FORM")
      ->check(one_of({"text", "jsonl", "sarif"}, words))
      ->capture_default_str()
      ->group(form);
  add_color(app, words, a.color)->group(form);
  add_messages(app, words, a.messages)->group(form);
  app.add_flag("-q,--quiet", a.options.quiet, words(Phrase::quiet))->group(form);
  const std::string running = words(Phrase::group_running);
  add_jobs(app, words, a.options.jobs)->group(running);
  add_progress(app, words, a.progress)->group(running);
}

void settle(CheckArguments& a) {
  CheckOptions& o = a.options;
  o.language = language_named(a.messages);
  const Words words(o.language);
  check_encoding("--encoding", o.encoding, words);
  if (a.from != "auto") o.from = named_system(a.from, "--from", words);
  o.report = diagnostics_named(a.report);
  if (a.suggest) o.mending = Mending::suggest;
  o.rules = a.rules == "ussr" ? Rules::ussr : Rules::fide;
  o.coloured = wants_colour(a.color, Stream::output);
  o.progress = progress_named(a.progress);
  for (int i = 0; i < code_count && !a.pedantic; ++i) {
    const auto code = static_cast<Code>(i);
    if (is_pedantic(code)) o.levels.set(code, SeverityLevels::Level::allow);
  }
  // The sterner word wins.
  set_levels("--allow", a.allow, SeverityLevels::Level::allow, words, o.levels);
  set_levels("--warn", a.warn, SeverityLevels::Level::warn, words, o.levels);
  set_levels("--deny", a.deny, SeverityLevels::Level::deny, words, o.levels);
}

}  // namespace zapis::cli
