#include "cli/position_arguments.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "cli/arguments.hpp"
#include "cli/colour.hpp"

namespace zapis::cli {

namespace {

std::string form_of_file(const std::string& path) {
  for (const std::string_view form : {"svg", "epd"}) {
    if (path.ends_with('.' + std::string(form))) return std::string(form);
  }
  return "fen";
}

/// "e2e4", or "e4" alone.
Arrow arrow_named(const std::string& text, const char* option) {
  std::vector<Square> squares;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    const int file = text[i] - 'a';
    const int rank = text[i + 1] - '1';
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) squares.push_back(square_at(file, rank));
  }
  if (squares.empty() || squares.size() > 2 || squares.size() * 2 != text.size())
    throw CLI::ValidationError(option, "must be squares like e2e4: " + text);
  return {squares.front(), squares.back()};
}

void set_size(const std::string& text, SvgOptions& o) {
  constexpr std::array<std::string_view, 6> units = {"", "px", "mm", "cm", "in", "pt"};
  constexpr double widest = 100'000;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, o.width, std::chars_format::fixed);
  o.unit.assign(rest, end);
  const bool known = std::find(units.begin(), units.end(), o.unit) != units.end();
  if (error != std::errc() || !known || !(o.width >= 1 && o.width <= widest))
    throw CLI::ValidationError("--size", "must be a width like 360, 60mm, 2.5in");
}

}  // namespace

void add_position_options(CLI::App& app, PositionArguments& a) {
  app.add_option("TEXT", a.options.inputs, "files, or a position; none, or -: standard input")
      ->type_name("");
  app.add_option(
         "-f,--from", a.options.from,
         "form read: list, list:LANG, fen, shredder-fen, epd, diagram, unicode; else found out")
      ->type_name("FORM");
  app.add_option("-t,--to", a.options.to,
                 "form written: list, list:LANG, fen, shredder-fen, epd, diagram, unicode, svg; "
                 "else by the ending of --output, else fen")
      ->type_name("FORM");
  app.add_option("--as", a.layout, "jsonl: one object a position, with its findings")
      ->type_name("jsonl")
      ->check(CLI::IsMember({"jsonl"}));
  app.add_option("-o,--output", a.options.output, "write to FILE, whole or not at all")
      ->type_name("FILE");
  app.add_option("--turn", a.turn, "side to move: white, black")
      ->type_name("SIDE")
      ->check(CLI::IsMember({"white", "black"}));
  app.add_option("--castling", a.castling, "none: no castling rights")
      ->type_name("none")
      ->check(CLI::IsMember({"none"}));
  app.add_flag("--allow-impossible", a.options.allow_impossible,
               "write impossible positions all the same");
  app.add_flag("--flip", a.options.svg.flip, "boards with Black's side below");
  app.add_option("--size", a.size, "width of the svg: 360, 60mm, 2.5in")
      ->type_name("WIDTH")
      ->capture_default_str();
  app.add_option("--theme", a.theme, "colours of the svg: light, dark")
      ->type_name("NAME")
      ->check(CLI::IsMember({"light", "dark"}))
      ->capture_default_str();
  app.add_flag("--no-coordinates", a.no_coordinates, "svg without letters and numbers");
  app.add_option("--last-move", a.last_move, "squares tinted in the svg: e2e4")->type_name("MOVE");
  app.add_option("--arrows", a.arrows, "arrows and rings in the svg: g1f3,e5")
      ->type_name("LIST")
      ->delimiter(',');
  add_diagnostics(app, a.diagnostics);
  add_color(app, a.color);
  add_messages(app, a.messages);
}

void settle(PositionArguments& a) {
  PositionOptions& o = a.options;
  if (!o.from.empty() && !is_position_form(o.from, false))
    throw CLI::ValidationError("--from", "no such form: " + o.from);
  if (o.to.empty()) o.to = form_of_file(o.output);
  if (!is_position_form(o.to, true)) throw CLI::ValidationError("--to", "no such form: " + o.to);
  if (!a.turn.empty()) o.turn = a.turn == "white" ? Color::white : Color::black;
  o.no_castling = !a.castling.empty();
  o.jsonl = !a.layout.empty() || o.output.ends_with(".jsonl");
  if (o.jsonl && o.to == "svg") throw CLI::ValidationError("--as", "jsonl has no room for svg");
  set_size(a.size, o.svg);
  o.svg.dark = a.theme == "dark";
  o.svg.coordinates = !a.no_coordinates;
  if (!a.last_move.empty()) o.svg.last_move = arrow_named(a.last_move, "--last-move");
  for (const std::string& arrow : a.arrows) o.svg.arrows.push_back(arrow_named(arrow, "--arrows"));
  o.diagnostics = diagnostics_named(a.diagnostics);
  o.coloured = wants_colour(a.color, Stream::errors);
  o.language = language_named(a.messages);
}

}  // namespace zapis::cli
