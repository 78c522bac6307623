#include "cli/help.hpp"

#include <algorithm>
#include <vector>

#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

constexpr std::size_t left_width = 28;
constexpr std::size_t line_width = 80;

/// A name, and beside it its meaning, in lines of bounded width.
void append_entry(const std::string& name, std::string_view meaning, std::string& out) {
  out += "  " + name;
  std::size_t column = 2 + count_code_points(name);
  if (column + 2 > left_width) {
    out += '\n';
    column = 0;
  }
  out.append(left_width - column, ' ');
  column = left_width;
  bool is_first = true;
  while (!meaning.empty()) {
    const std::size_t end = std::min(meaning.find(' '), meaning.size());
    const std::string_view word = meaning.substr(0, end);
    meaning.remove_prefix(std::min(end + 1, meaning.size()));
    const std::size_t width = count_code_points(word);
    if (!is_first && column + 1 + width > line_width) {
      out += '\n';
      out.append(left_width, ' ');
      column = left_width;
      is_first = true;
    }
    if (!is_first) out += ' ';
    out += word;
    column += width + (is_first ? 0 : 1);
    is_first = false;
  }
  out += '\n';
}

/// "-f, --from NOTATION".
std::string name_of(const CLI::Option& option) {
  std::string name;
  for (const std::string& letter : option.get_snames()) name += '-' + letter + ", ";
  if (name.empty()) name = "    ";
  for (const std::string& word : option.get_lnames()) name += "--" + word;
  if (!option.get_type_name().empty() && option.get_expected_max() > 0)
    name += ' ' + option.get_type_name();
  return name;
}

std::string meaning_of(const CLI::Option& option) {
  const std::string fallback = option.get_default_str();
  return option.get_description() + (fallback.empty() ? "" : " [" + fallback + ']');
}

void append_heading(const std::string& heading, std::string& out) { out += '\n' + heading + ":\n"; }

void append_group(const CLI::App& app, const std::string& group, std::string& out) {
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_positional() && option->get_group() == group)
      append_entry(name_of(*option), meaning_of(*option), out);
  }
}

void append_examples(const std::string& examples, std::string& out) {
  std::size_t begin = 0;
  while (begin < examples.size()) {
    const std::size_t end = std::min(examples.find('\n', begin), examples.size());
    out += "  " + examples.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
}

}  // namespace

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode /*mode*/) const {
  const std::vector<const CLI::App*> commands = app->get_subcommands({});
  std::string out = name + ": " + app->get_description() + "\n\n" + words_(Phrase::usage) + ": " +
                    name + " [" + words_(Phrase::options_word) + ']';
  if (!commands.empty()) out += " [" + words_(Phrase::command_word) + ']';
  const std::vector<const CLI::Option*> positionals =
      app->get_options([](const CLI::Option* option) { return option->get_positional(); });
  for (const CLI::Option* option : positionals) {
    const bool is_list = option->get_expected_max() > 1;
    out += " [" + option->get_name(true) + (is_list ? "...]" : "]");
  }
  out += '\n';
  if (!positionals.empty()) append_heading(words_(Phrase::arguments), out);
  for (const CLI::Option* option : positionals)
    append_entry(option->get_name(true), option->get_description(), out);
  if (!commands.empty()) append_heading(words_(Phrase::commands), out);
  for (const CLI::App* command : commands)
    append_entry(command->get_name(), command->get_description(), out);
  // The group that help itself belongs to comes last.
  const std::string last = app->get_help_ptr()->get_group();
  for (const std::string& group : app->get_groups()) {
    if (group == last) continue;
    append_heading(group, out);
    append_group(*app, group, out);
  }
  append_heading(words_(Phrase::options), out);
  append_group(*app, last, out);
  const std::string footer = app->get_footer();
  if (commands.empty() && !footer.empty()) {
    append_heading(words_(Phrase::examples), out);
    append_examples(footer, out);
  } else if (!footer.empty()) {
    out += '\n' + footer + '\n';
  }
  return out;
}

std::string usage_complaint(const CLI::ParseError& error, const CLI::App& app, Words words) {
  std::string what = error.what();
  const auto code = static_cast<CLI::ExitCodes>(error.get_exit_code());
  if (code == CLI::ExitCodes::ExtrasError) {
    const std::vector<std::string> extras = app.remaining(true);
    const std::string first = extras.empty() ? what : extras.front();
    const bool is_command = app.get_subcommands().empty() && !first.starts_with('-');
    return words(is_command ? Phrase::no_such_command : Phrase::unexpected_argument, first);
  }
  // "--from: 1 required NOTATION missing"
  if (code == CLI::ExitCodes::ArgumentMismatch)
    return what.substr(0, what.find(':')) + ": " + words(Phrase::value_wanted);
  // "Could not convert: --quiet = maybe"
  if (code == CLI::ExitCodes::ConversionError)
    return words(Phrase::no_such_value, what.substr(what.find(": ") + 2));
  // "--at excludes --ply"
  constexpr std::string_view excludes = " excludes ";
  if (const std::size_t at = what.find(excludes); at != std::string::npos)
    return words(Phrase::not_together, what.replace(at, excludes.size(), ", "));
  return what;
}

}  // namespace zapis::cli
