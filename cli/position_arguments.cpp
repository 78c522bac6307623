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
Arrow arrow_named(const std::string& text, const char* option, const Words& words) {
  std::vector<Square> squares;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    const int file = text[i] - 'a';
    const int rank = text[i + 1] - '1';
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) squares.push_back(square_at(file, rank));
  }
  if (squares.empty() || squares.size() > 2 || squares.size() * 2 != text.size())
    throw CLI::ValidationError(option, words(Phrase::squares_form, text));
  return {squares.front(), squares.back()};
}

void set_size(const std::string& text, SvgOptions& o, const Words& words) {
  constexpr std::array<std::string_view, 6> units = {"", "px", "mm", "cm", "in", "pt"};
  constexpr double widest = 100'000;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, o.width, std::chars_format::fixed);
  o.unit.assign(rest, end);
  const bool known = std::find(units.begin(), units.end(), o.unit) != units.end();
  if (error != std::errc() || !known || !(o.width >= 1 && o.width <= widest))
    throw CLI::ValidationError("--size", words(Phrase::size_form));
}

}  // namespace

void add_position_options(CLI::App& app, const Words& words, PositionArguments& a) {
  const std::string boards = words(Phrase::group_boards);
  const std::string findings = words(Phrase::group_findings);
  const std::string notation = words(Phrase::group_notation);
  const std::string product = words(Phrase::group_product);
  app.footer(words(Phrase::examples_position));
  app.add_option("TEXT", a.options.inputs, words(Phrase::positions_to_read))->type_name("");
  app.add_option("-f,--from", a.options.from, words(Phrase::form_read))
      ->type_name("FORM")
      ->group(notation);
  app.add_option("-t,--to", a.options.to, words(Phrase::form_written))
      ->type_name("FORM")
      ->group(notation);
  app.add_option("--as", a.layout, words(Phrase::position_layout))
      ->type_name("jsonl")
      ->check(one_of({"jsonl"}, words))
      ->group(product);
  app.add_option("-o,--output", a.options.output, words(Phrase::output))
      ->type_name("FILE")
      ->group(product);
  app.add_option("--turn", a.turn, words(Phrase::turn))
      ->type_name("SIDE")
      ->check(one_of({"white", "black"}, words))
      ->group(notation);
  app.add_option("--castling", a.castling, words(Phrase::no_castling))
      ->type_name("none")
      ->check(one_of({"none"}, words))
      ->group(notation);
  app.add_flag("--allow-impossible", a.options.allow_impossible, words(Phrase::allow_impossible))
      ->group(product);
  app.add_flag("--flip", a.options.svg.flip, words(Phrase::flip))->group(boards);
  app.add_option("--size", a.size, words(Phrase::svg_size))
      ->type_name("WIDTH")
      ->capture_default_str()
      ->group(boards);
  app.add_option("--theme", a.theme, words(Phrase::svg_theme))
      ->type_name("NAME")
      ->check(one_of({"light", "dark"}, words))
      ->capture_default_str()
      ->group(boards);
  app.add_flag("--no-coordinates", a.no_coordinates, words(Phrase::no_coordinates))->group(boards);
  app.add_option("--last-move", a.last_move, words(Phrase::last_move))
      ->type_name("MOVE")
      ->group(boards);
  app.add_option("--arrows", a.arrows, words(Phrase::arrows))
      ->type_name("LIST")
      ->delimiter(',')
      ->group(boards);
  add_diagnostics(app, words, a.diagnostics)->group(findings);
  add_color(app, words, a.color)->group(findings);
  add_messages(app, words, a.messages)->group(findings);
  add_jobs(app, words, a.options.jobs)->group(words(Phrase::group_running));
}

void settle(PositionArguments& a) {
  PositionOptions& o = a.options;
  o.language = language_named(a.messages);
  const Words words(o.language);
  if (!o.from.empty() && !is_position_form(o.from, false))
    throw CLI::ValidationError("--from", words(Phrase::no_such_form, o.from));
  if (o.to.empty()) o.to = form_of_file(o.output);
  if (!is_position_form(o.to, true))
    throw CLI::ValidationError("--to", words(Phrase::no_such_form, o.to));
  if (!a.turn.empty()) o.turn = a.turn == "white" ? Color::white : Color::black;
  o.no_castling = !a.castling.empty();
  o.jsonl = !a.layout.empty() || o.output.ends_with(".jsonl");
  if (o.jsonl && o.to == "svg") throw CLI::ValidationError("--as", words(Phrase::no_room_for_svg));
  set_size(a.size, o.svg, words);
  o.svg.dark = a.theme == "dark";
  o.svg.coordinates = !a.no_coordinates;
  if (!a.last_move.empty()) o.svg.last_move = arrow_named(a.last_move, "--last-move", words);
  for (const std::string& arrow : a.arrows)
    o.svg.arrows.push_back(arrow_named(arrow, "--arrows", words));
  o.diagnostics = diagnostics_named(a.diagnostics);
  o.coloured = wants_colour(a.color, Stream::errors);
}

}  // namespace zapis::cli
