#include "cli/convert_arguments.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/colour.hpp"
#include "cli/layouts.hpp"
#include "cli/packing.hpp"
#include "lib/text/code_page.hpp"
#include "lib/text/encoding_fit.hpp"

namespace zapis::cli {
namespace {

/// The longest glyph that the user may set, in bytes.
constexpr std::size_t longest_glyph = 16;

void split_list(const std::string& list, std::vector<std::string>& parts) {
  std::size_t begin = 0;
  while (begin <= list.size()) {
    const std::size_t comma = std::min(list.find(',', begin), list.size());
    if (comma > begin) parts.push_back(list.substr(begin, comma - begin));
    begin = comma + 1;
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
  if (const std::optional<Layout> layout = find_layout(name)) return *layout;
  throw CLI::ValidationError("--as", "no such layout: " + name + " (" + known_layouts() + ")");
}

}  // namespace

void add_convert_options(CLI::App& app, ConvertArguments& a) {
  app.add_option("FILE", a.options.files, "files to read; none, or -: standard input")
      ->type_name("");
  add_from(app, a.from)->group("Notation");
  app.add_option("-t,--to", a.to, "notation written: " + known_notations() + "; SYSTEM:LANGUAGE")
      ->type_name("NOTATION")
      ->capture_default_str()
      ->group("Notation");
  add_encoding(app, a.options.encoding)->group("Encoding");
  app.add_option("--output-encoding", a.options.output_encoding,
                 "encoding of the product; else UTF-8")
      ->type_name("NAME")
      ->group("Encoding");
  app.add_flag("--fix-mojibake", a.options.fix_mojibake,
               "undo text that was decoded wrongly and saved again")
      ->group("Encoding");
  add_strict(app, a.options.strict)->group("Notation");
  app.add_flag("--repair", a.repair, "correct a move where one correction is clearly the best")
      ->group("Findings");
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
                 "layout: " + known_layouts() + "; else by the ending of --output, else pgn")
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
  app.add_flag("--fen-comments", a.options.write.fen_comments,
               "a FEN in a comment behind each move")
      ->group("Product");
  auto* ply = app.add_option("--ply", a.ply, "epd: only the position after N half-moves; 0: start")
                  ->type_name("N")
                  ->group("Product");
  app.add_option("--at", a.at, "epd: only the position at the end")
      ->type_name("end")
      ->check(CLI::IsMember({"end"}))
      ->excludes(ply)
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
  add_warnings_as_errors(app, a.options.warnings_as_errors)->group("Findings");
  add_diagnostics(app, a.diagnostics)->group("Findings");
  add_color(app, a.color)->group("Findings");
  add_messages(app, a.messages)->group("Findings");
  add_jobs(app, a.options.jobs)->group("Running");
  app.add_option("--split", a.split, "only the K-th of N byte ranges, cut at game boundaries")
      ->type_name("K/N")
      ->group("Running");
  add_progress(app, a.progress)->group("Running");
  app.add_flag("--stats", a.options.stats, "one line of counts at the end, on standard error")
      ->group("Findings");
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
  const PackedName output = packed_name(o.output);
  if (!is_writable(output.packing)) {
    throw CLI::ValidationError(
        "--output", "can't write such an archive: " + o.output + " (.gz, .bz2, .xz, .zst, .zip)");
  }
  o.layout = a.layout.empty() ? layout_of_file(output.inner) : layout_named(a.layout);
  if ((a.ply || !a.at.empty()) && o.layout != Layout::epd)
    throw CLI::ValidationError(a.ply ? "--ply" : "--at", "wants --as epd");
  o.plies = {!a.ply && a.at.empty(), !a.at.empty(), a.ply.value_or(0)};
  if (a.repair) o.mending = Mending::repair;
  o.write.comments = !a.no_comments;
  o.write.nags = !a.no_nags;
  o.write.variations = !a.no_variations;
  o.write.clocks = !a.no_clocks;
  o.write.tags = !a.no_tags;
  split_list(a.tags, o.write.only_tags);
  o.on_error = a.on_error == "skip"   ? OnError::skip
               : a.on_error == "stop" ? OnError::stop
                                      : OnError::keep;
  o.diagnostics = diagnostics_named(a.diagnostics);
  o.coloured = wants_colour(a.color, Stream::errors);
  o.language = language_named(a.messages);
  o.progress = progress_named(a.progress);
}

}  // namespace zapis::cli
