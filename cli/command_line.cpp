#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "cli/arguments.hpp"
#include "cli/check.hpp"
#include "cli/check_arguments.hpp"
#include "cli/convert.hpp"
#include "cli/convert_arguments.hpp"
#include "cli/detect.hpp"
#include "cli/exit_status.hpp"
#include "cli/help.hpp"
#include "cli/notations.hpp"
#include "cli/output.hpp"
#include "cli/position_arguments.hpp"

namespace zapis::cli {
namespace {

/// What --messages names, wherever it stands: help must know it before anything is parsed.
std::string language_wanted(int argc, const char* const* argv) {
  constexpr std::string_view option = "--messages";
  std::string wanted;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == option && i + 1 < argc) wanted = argv[i + 1];
    if (word.starts_with("--messages=")) wanted = word.substr(option.size() + 1);
  }
  return wanted;
}

/// The program's commands and what they were given.
struct CommandLine {
  explicit CommandLine(const std::string& wanted)
      : language(wanted),
        words(language_named(wanted)),
        app(words(Phrase::overview), "zapis"),
        convert(add("convert", Phrase::convert)),
        check(add("check", Phrase::check)),
        position(add("position", Phrase::position)),
        detect(add("detect", Phrase::detect)),
        notations(add("notations", Phrase::notations)),
        help(add("help", Phrase::help)) {
    frame(app);
    app.set_version_flag("--version", "zapis " ZAPIS_VERSION, words(Phrase::version_flag));
    app.require_subcommand(0, 1);
    app.footer(words(Phrase::more_help));
    add_convert_options(convert, words, convert_arguments);
    add_check_options(check, words, check_arguments);
    add_position_options(position, words, position_arguments);
    detect.add_option("FILE", detect_options.files, words(Phrase::files_to_detect))->type_name("");
    add_encoding(detect, words, detect_options.encoding);
    detect.add_flag("--json", detect_options.json, words(Phrase::json_lines));
    detect.footer(words(Phrase::examples_detect));
    notations.add_flag("--json", notations_options.json, words(Phrase::json_document));
    help.add_option("COMMAND", help_topic, words(Phrase::help_topic))->type_name("");
    for (CLI::App* command : {&app, &detect, &notations, &help})
      add_messages(*command, words, language);
  }

  CLI::App& add(const char* name, Phrase meaning) {
    CLI::App& command = *app.add_subcommand(name, words(meaning));
    frame(command);
    return command;
  }
  void frame(CLI::App& command) const {
    command.formatter(std::make_shared<HelpFormatter>(words));
    command.set_help_flag("-h,--help", words(Phrase::help_flag))->group(words(Phrase::options));
    command.option_defaults()->group(words(Phrase::options));
    // So that an option of an alias can be given anew.
    command.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }

  Language chosen() const { return language_named(language); }

  /// Runs the command that was parsed.
  int run() {
    if (help.parsed() && !help_topic.empty())
      return print(app.get_subcommand(help_topic)->help("zapis"), chosen());
    convert_arguments.messages = check_arguments.messages = position_arguments.messages = language;
    if (position.parsed()) {
      settle(position_arguments);
      return cli::position(position_arguments.options);
    }
    if (detect.parsed()) {
      check_encoding("--encoding", detect_options.encoding, words);
      detect_options.language = chosen();
      return cli::detect(detect_options);
    }
    if (check.parsed()) {
      settle(check_arguments);
      return cli::check(check_arguments.options);
    }
    if (notations.parsed()) {
      notations_options.language = chosen();
      return cli::notations(notations_options);
    }
    if (convert.parsed()) {
      settle(convert_arguments);
      return cli::convert(convert_arguments.options);
    }
    app.clear();  // of `help`, whose own help nobody wants
    return print(app.help(), chosen());
  }

  std::string language;
  Words words;
  ConvertArguments convert_arguments;
  CheckArguments check_arguments;
  PositionArguments position_arguments;
  DetectOptions detect_options;
  NotationsOptions notations_options;
  std::string help_topic;
  CLI::App app;
  CLI::App &convert, &check, &position, &detect, &notations, &help;
};

}  // namespace

int run_command_line(int argc, const char* const* argv) {
  CommandLine line(language_wanted(argc, argv));
  try {
    line.app.parse(argc, argv);
    return line.run();
  } catch (const CLI::OptionNotFound&) {
    std::fprintf(stderr, "zapis: %s\n",
                 line.words(Phrase::no_such_command, line.help_topic).c_str());
    return exit_failure;
  } catch (const CLI::ParseError& error) {
    // Help and version come this way too, with status 0; every other status is ours: 2.
    if (error.get_exit_code() == 0) {
      std::ostringstream text;
      line.app.exit(error, text);
      return print(text.str(), line.chosen());
    }
    std::fprintf(stderr, "zapis: %s\n%s\n", usage_complaint(error, line.app, line.words).c_str(),
                 line.words(Phrase::try_help).c_str());
    return exit_failure;
  }
}

}  // namespace zapis::cli
