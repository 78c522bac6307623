#include "cli/position_arguments.hpp"

#include "cli/arguments.hpp"
#include "cli/colour.hpp"

namespace zapis::cli {

void add_position_options(CLI::App& app, PositionArguments& a) {
  app.add_option("TEXT", a.options.inputs, "files, or a position; none, or -: standard input")
      ->type_name("");
  app.add_option("-f,--from", a.options.from,
                 "form read: list, list:LANG, fen, shredder-fen, epd; else found out")
      ->type_name("FORM");
  app.add_option("-t,--to", a.options.to,
                 "form written: list, list:LANG, fen, shredder-fen, epd, diagram, unicode")
      ->type_name("FORM")
      ->capture_default_str();
  app.add_option("--turn", a.turn, "side to move: white, black")
      ->type_name("SIDE")
      ->check(CLI::IsMember({"white", "black"}));
  app.add_option("--castling", a.castling, "none: no castling rights")
      ->type_name("none")
      ->check(CLI::IsMember({"none"}));
  app.add_flag("--allow-impossible", a.options.allow_impossible,
               "write impossible positions all the same");
  app.add_flag("--flip", a.options.flip, "boards with Black's side below");
  add_diagnostics(app, a.diagnostics);
  add_color(app, a.color);
  add_messages(app, a.messages);
}

void settle(PositionArguments& a) {
  PositionOptions& o = a.options;
  if (!o.from.empty() && !is_position_form(o.from, false))
    throw CLI::ValidationError("--from", "no such form: " + o.from);
  if (!is_position_form(o.to, true)) throw CLI::ValidationError("--to", "no such form: " + o.to);
  if (!a.turn.empty()) o.turn = a.turn == "white" ? Color::white : Color::black;
  o.no_castling = !a.castling.empty();
  o.diagnostics = diagnostics_named(a.diagnostics);
  o.coloured = wants_colour(a.color, Stream::errors);
  o.language = language_named(a.messages);
}

}  // namespace zapis::cli
