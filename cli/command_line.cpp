#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "cli/check.hpp"
#include "cli/convert.hpp"
#include "cli/detect.hpp"
#include "cli/exit_status.hpp"
#include "cli/notations.hpp"
#include "cli/options.hpp"
#include "cli/position_arguments.hpp"
#include "lib/text/code_page.hpp"
#include "lib/text/encoding_fit.hpp"

namespace zapis::cli {
namespace {

/// The longest glyph that the user may set, in bytes.
constexpr std::size_t longest_glyph = 16;

constexpr std::string_view overview =
    "Reads chess games in any notation, checks every move, and writes them in any other.";

/// LC_ALL, LC_MESSAGES, LANG: the first that is set decides.
Language language_of_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("ru") ? Language::ru : Language::en;
  }
  return Language::en;
}

/// The language that is named, else that of the locale.
Language language_named(const std::string& name) {
  if (name.empty()) return language_of_locale();
  return name == "ru" ? Language::ru : Language::en;
}

std::string known_notations() {
  std::string list;
  for (const Style& style : styles()) {
    if (!list.empty()) list += ", ";
    list += style.id;
  }
  return list;
}

/// What the options say before it is known to make sense.
struct ConvertArguments {
  ConvertOptions options;
  std::string from = "auto", to = "san", layout, split, on_error = "keep", diagnostics = "text",
              messages;
  std::string tags, capture, mate, check, double_check, castling, letters;
  bool no_comments = false, no_nags = false, no_variations = false, no_clocks = false,
       no_tags = false;
};

void add_convert_options(CLI::App& app, ConvertArguments& a) {
  app.add_option("FILE", a.options.files, "files to read; none, or -: standard input")
      ->type_name("");
  app.add_option("-f,--from", a.from, "notation read: SYSTEM[:LANGUAGE], or auto")
      ->type_name("NOTATION")
      ->capture_default_str()
      ->group("Notation");
  app.add_option("-t,--to", a.to, "notation written: " + known_notations() + "; SYSTEM:LANGUAGE")
      ->type_name("NOTATION")
      ->capture_default_str()
      ->group("Notation");
  app.add_option("--encoding", a.options.encoding,
                 "encoding of the input, by any name that ICU knows; else found out")
      ->type_name("NAME")
      ->group("Encoding");
  app.add_option("--output-encoding", a.options.output_encoding,
                 "encoding of the product; else UTF-8")
      ->type_name("NAME")
      ->group("Encoding");
  app.add_flag("--fix-mojibake", a.options.fix_mojibake,
               "undo text that was decoded wrongly and saved again")
      ->group("Encoding");
  app.add_flag("--strict", a.options.strict, "read only exactly what the named notation says")
      ->group("Notation");
  app.add_option("--capture", a.capture, "capture sign written")
      ->type_name("TEXT")
      ->group("Glyphs");
  app.add_option("--check", a.check, "check mark written")->type_name("TEXT")->group("Glyphs");
  app.add_option("--double-check", a.double_check, "double check mark written")
      ->type_name("TEXT")
      ->group("Glyphs");
  app.add_option("--mate", a.mate, "mate mark written")->type_name("TEXT")->group("Glyphs");
  app.add_option("--castling", a.castling, "king's side castling written; the other follows")
      ->type_name("TEXT")
      ->group("Glyphs");
  app.add_option("--letters", a.letters, "piece letters written: K,Q,R,B,N")
      ->type_name("LIST")
      ->group("Glyphs");
  app.add_option("--as", a.layout,
                 "layout: pgn, text, lines, jsonl; else by the ending of --output, else pgn")
      ->type_name("LAYOUT")
      ->group("Product");
  app.add_option("-o,--output", a.options.output, "write to FILE, whole or not at all")
      ->type_name("FILE")
      ->group("Product");
  app.add_option("--wrap", a.options.write.wrap, "longest line of movetext; 0: one line")
      ->type_name("N")
      ->check(CLI::Range(0, 1000000))
      ->capture_default_str()
      ->group("Product");
  app.add_flag("--crlf", a.options.crlf, "end lines with CR LF")->group("Product");
  app.add_flag("--no-comments", a.no_comments, "leave out comments")->group("Product");
  app.add_flag("--no-nags", a.no_nags, "leave out annotation glyphs")->group("Product");
  app.add_flag("--no-variations", a.no_variations, "leave out variations")->group("Product");
  app.add_flag("--no-clocks", a.no_clocks, "leave out clock times in comments")->group("Product");
  app.add_flag("--no-tags", a.no_tags, "leave out tags")->group("Product");
  app.add_flag("--translit-names", a.options.translit_names,
               "write names of players, events and places in Latin")
      ->group("Product");
  app.add_option("--tags", a.tags, "keep only these tags")->type_name("A,B,...")->group("Product");
  app.add_option("--on-error", a.on_error, "a broken game: keep, skip, stop")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"keep", "skip", "stop"}))
      ->capture_default_str()
      ->group("Findings");
  app.add_flag("--warnings-as-errors", a.options.warnings_as_errors, "end with 1 on warnings too")
      ->group("Findings");
  app.add_option("--diagnostics", a.diagnostics, "findings on standard error: text, jsonl, none")
      ->type_name("FORM")
      ->check(CLI::IsMember({"text", "jsonl", "none"}))
      ->capture_default_str()
      ->group("Findings");
  app.add_option("--messages", a.messages, "language of findings: en, ru; else by the locale")
      ->type_name("LANG")
      ->check(CLI::IsMember({"en", "ru"}))
      ->group("Findings");
  app.add_option("-j,--jobs", a.options.jobs, "worker threads; else one a core")
      ->type_name("N")
      ->check(CLI::Range(1, 1024))
      ->group("Running");
  app.add_option("--split", a.split, "only the K-th of N byte ranges, cut at game boundaries")
      ->type_name("K/N")
      ->group("Running");
  app.add_flag("--stats", a.options.stats, "one line of counts at the end, on standard error")
      ->group("Findings");
}

/// What the options say before it is known to make sense.
struct CheckArguments {
  CheckOptions options;
  std::string from = "auto", report = "text", rules = "fide", messages;
  std::vector<std::string> allow, warn, deny;
};

void add_check_options(CLI::App& app, CheckArguments& a) {
  app.add_option("FILE", a.options.files, "files to check; none, or -: standard input")
      ->type_name("");
  app.add_option("-f,--from", a.from, "notation read: SYSTEM[:LANGUAGE], or auto")
      ->type_name("NOTATION")
      ->capture_default_str();
  app.add_option("--encoding", a.options.encoding,
                 "encoding of the input, by any name that ICU knows; else found out")
      ->type_name("NAME");
  app.add_flag("--strict", a.options.strict, "read only exactly what the named notation says");
  app.add_option("--rules", a.rules, "rules of draws: fide (2023), ussr (the Soviet code)")
      ->type_name("RULES")
      ->check(CLI::IsMember({"fide", "ussr"}))
      ->capture_default_str();
  app.add_option("--report", a.report, "form of the findings: text, jsonl")
      ->type_name("FORM")
      ->check(CLI::IsMember({"text", "jsonl"}))
      ->capture_default_str();
  const auto add_level = [&app](const char* name, std::vector<std::string>& codes,
                                const char* help) {
    app.add_option(name, codes, help)->type_name("CODE")->delimiter(',')->allow_extra_args(false);
  };
  add_level("--allow", a.allow, "leave out findings of this code");
  add_level("--warn", a.warn, "make findings of this code warnings");
  add_level("--deny", a.deny, "make findings of this code errors");
  app.add_flag("--warnings-as-errors", a.options.warnings_as_errors, "end with 1 on warnings too");
  app.add_option("-j,--jobs", a.options.jobs, "worker threads; else one a core")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  app.add_flag("-q,--quiet", a.options.quiet, "print nothing, the exit status says it");
  app.add_option("--messages", a.messages, "language of findings: en, ru; else by the locale")
      ->type_name("LANG")
      ->check(CLI::IsMember({"en", "ru"}));
}

void split_list(const std::string& list, std::vector<std::string>& parts) {
  std::size_t begin = 0;
  while (begin <= list.size()) {
    const std::size_t comma = std::min(list.find(',', begin), list.size());
    if (comma > begin) parts.push_back(list.substr(begin, comma - begin));
    begin = comma + 1;
  }
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

void set_glyph(const char* option, const std::string& value, std::string& glyph) {
  if (value.size() > longest_glyph) throw CLI::ValidationError(option, "too long");
  if (!value.empty()) glyph = value;
}

void set_castling(const std::string& value, System& system) {
  if (value.empty()) return;
  set_glyph("--castling", value, system.castling_king);
  // "O-O" gives "O-O-O": the sign and the last letter once more.
  const std::size_t half = value.size() / 2;
  std::size_t letter = half + 1;
  for (std::size_t size = 1; size <= half; ++size) {
    if (value.compare(0, size, value, value.size() - size, size) == 0 && size * 2 < value.size())
      letter = size;
  }
  if (letter > half) throw CLI::ValidationError("--castling", "must look like O-O");
  system.castling_queen = value + value.substr(letter);
}

void set_letters(const std::string& list, System& system) {
  if (list.empty()) return;
  if (!system.has_letters())
    throw CLI::ValidationError("--letters", "this notation has no piece letters");
  std::vector<std::string> letters;
  split_list(list, letters);
  constexpr std::array<Role, 5> order = {Role::king, Role::queen, Role::rook, Role::bishop,
                                         Role::knight};
  if (letters.size() != order.size())
    throw CLI::ValidationError("--letters", "five letters are wanted: K,Q,R,B,N");
  for (std::size_t i = 0; i < order.size(); ++i) {
    set_glyph("--letters", letters[i], system.letters[static_cast<std::size_t>(order[i])]);
  }
}

void set_split(const std::string& text, ConvertOptions& o) {
  if (text.empty()) return;
  constexpr std::uint64_t most = 1'000'000;
  const char* const end = text.data() + text.size();
  const auto [slash, part_error] = std::from_chars(text.data(), end, o.part);
  if (part_error == std::errc() && slash != end && *slash == '/') {
    const auto [rest, parts_error] = std::from_chars(slash + 1, end, o.parts);
    if (parts_error == std::errc() && rest == end && o.part >= 1 && o.part <= o.parts &&
        o.parts <= most) {
      return;
    }
  }
  throw CLI::ValidationError("--split", "must be K/N with 1 <= K <= N <= 1000000");
}

Layout layout_named(const std::string& name) {
  if (name == "pgn") return Layout::pgn;
  if (name == "text") return Layout::text;
  if (name == "lines") return Layout::lines;
  if (name == "jsonl") return Layout::jsonl;
  throw CLI::ValidationError("--as", "no such layout: " + name + " (pgn, text, lines, jsonl)");
}

Layout layout_of_file(const std::string& path) {
  if (path.ends_with(".jsonl")) return Layout::jsonl;
  return path.ends_with(".txt") ? Layout::text : Layout::pgn;
}

void settle(ConvertArguments& a) {
  ConvertOptions& o = a.options;
  check_encoding("--encoding", o.encoding);
  check_encoding("--output-encoding", o.output_encoding);
  if (a.from != "auto") o.from = named_system(a.from, "--from");
  o.to = named_system(a.to, "--to");
  set_glyph("--capture", a.capture, o.to.capture);
  set_glyph("--check", a.check, o.to.check);
  set_glyph("--double-check", a.double_check, o.to.double_check);
  set_glyph("--mate", a.mate, o.to.mate);
  set_castling(a.castling, o.to);
  set_letters(a.letters, o.to);
  set_split(a.split, o);
  if (canonical_encoding(o.output_encoding) == "UTF-8") o.output_encoding.clear();
  if (!o.output_encoding.empty() && !EncodingFit(o.output_encoding).fit_system(o.to)) {
    throw CLI::ValidationError("--output-encoding", "lacks the piece letters of " + o.to.id);
  }
  o.layout = a.layout.empty() ? layout_of_file(o.output) : layout_named(a.layout);
  o.write.comments = !a.no_comments;
  o.write.nags = !a.no_nags;
  o.write.variations = !a.no_variations;
  o.write.clocks = !a.no_clocks;
  o.write.tags = !a.no_tags;
  split_list(a.tags, o.write.only_tags);
  o.on_error = a.on_error == "skip"   ? OnError::skip
               : a.on_error == "stop" ? OnError::stop
                                      : OnError::keep;
  o.diagnostics = a.diagnostics == "jsonl"  ? Diagnostics::jsonl
                  : a.diagnostics == "none" ? Diagnostics::none
                                            : Diagnostics::text;
  o.language = language_named(a.messages);
}

void set_levels(const char* option, const std::vector<std::string>& names,
                SeverityLevels::Level level, SeverityLevels& levels) {
  for (const std::string& name : names) {
    const std::optional<Code> code = find_code(name);
    if (!code) throw CLI::ValidationError(option, "no such code: " + name);
    levels.set(*code, level);
  }
}

void settle(CheckArguments& a) {
  CheckOptions& o = a.options;
  check_encoding("--encoding", o.encoding);
  if (a.from != "auto") o.from = named_system(a.from, "--from");
  o.report = a.report == "jsonl" ? CheckOptions::Report::jsonl : CheckOptions::Report::text;
  o.rules = a.rules == "ussr" ? Rules::ussr : Rules::fide;
  o.language = language_named(a.messages);
  // The sterner word wins.
  set_levels("--allow", a.allow, SeverityLevels::Level::allow, o.levels);
  set_levels("--warn", a.warn, SeverityLevels::Level::warn, o.levels);
  set_levels("--deny", a.deny, SeverityLevels::Level::deny, o.levels);
}

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
    if (help_command->parsed() && !help_topic.empty()) {
      std::fputs(app.get_subcommand(help_topic)->help().c_str(), stdout);
      return exit_ok;
    }
    if (position_command->parsed()) {
      settle(position_arguments);
      position_arguments.options.language = language_named(position_arguments.messages);
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
    if (!convert_command->parsed()) {
      std::fputs(app.help().c_str(), stdout);
      return exit_ok;
    }
    settle(convert_arguments);
  } catch (const CLI::OptionNotFound&) {
    std::fprintf(stderr, "zapis: no such command: %s\n", help_topic.c_str());
    return exit_failure;
  } catch (const CLI::ParseError& error) {
    // Help and version come this way too, with status 0; every other status is ours: 2.
    if (error.get_exit_code() == 0) return app.exit(error);
    std::fprintf(stderr, "zapis: %s\nTry 'zapis --help'.\n", error.what());
    return exit_failure;
  }
  return convert(convert_arguments.options);
}

}  // namespace zapis::cli
