#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
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
#include "cli/notations.hpp"
#include "cli/output.hpp"
#include "cli/position_arguments.hpp"

namespace zapis::cli {
namespace {

constexpr std::string_view overview =
    "Reads chess games in any notation, checks every move, and writes them in any other.";

}  // namespace

int run_command_line(int argc, const char* const* argv) {
  CLI::App app{std::string(overview), "zapis"};
  app.set_version_flag("--version", "zapis " ZAPIS_VERSION);
  app.require_subcommand(0, 1);
  app.get_formatter()->column_width(30);
  ConvertArguments convert_arguments;
  CLI::App* convert_command =
      app.add_subcommand("convert", "read games in any notation, write them in another");
  add_convert_options(*convert_command, convert_arguments);
  CheckArguments check_arguments;
  CLI::App* check_command =
      app.add_subcommand("check", "say what is wrong with score sheets and archives");
  add_check_options(*check_command, check_arguments);
  PositionArguments position_arguments;
  CLI::App* position_command =
      app.add_subcommand("position", "read positions in any form, write them in another");
  add_position_options(*position_command, position_arguments);
  DetectOptions detect_options;
  CLI::App* detect_command =
      app.add_subcommand("detect", "say which encoding, notation and language a file is in");
  detect_command
      ->add_option("FILE", detect_options.files, "files to look at; none, or -: standard input")
      ->type_name("");
  detect_command
      ->add_option("--encoding", detect_options.encoding,
                   "encoding, by any name that ICU knows; else found out")
      ->type_name("NAME");
  detect_command->add_flag("--json", detect_options.json, "one JSON object a file");
  NotationsOptions notations_options;
  CLI::App* notations_command = app.add_subcommand("notations", "list the systems and languages");
  notations_command->add_flag("--json", notations_options.json, "as a JSON document");
  std::string help_topic;
  CLI::App* help_command = app.add_subcommand("help", "say how a command is used");
  help_command->add_option("COMMAND", help_topic, "the command")->type_name("");
  try {
    app.parse(argc, argv);
    if (help_command->parsed() && !help_topic.empty())
      return print(app.get_subcommand(help_topic)->help());
    if (position_command->parsed()) {
      settle(position_arguments);
      return position(position_arguments.options);
    }
    if (detect_command->parsed()) {
      check_encoding("--encoding", detect_options.encoding);
      return detect(detect_options);
    }
    if (check_command->parsed()) {
      settle(check_arguments);
      return check(check_arguments.options);
    }
    if (notations_command->parsed()) return notations(notations_options);
    if (!convert_command->parsed()) return print(app.help());
    settle(convert_arguments);
  } catch (const CLI::OptionNotFound&) {
    std::fprintf(stderr, "zapis: no such command: %s\n", help_topic.c_str());
    return exit_failure;
  } catch (const CLI::ParseError& error) {
    // Help and version come this way too, with status 0; every other status is ours: 2.
    if (error.get_exit_code() == 0) {
      std::ostringstream text;
      app.exit(error, text);
      return print(text.str());
    }
    std::fprintf(stderr, "zapis: %s\nTry 'zapis --help'.\n", error.what());
    return exit_failure;
  }
  return convert(convert_arguments.options);
}

}  // namespace zapis::cli
