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

void set_glyph(const char* option, const std::string& value, std::string& glyph,
               const Words& words) {
  if (value.size() > longest_glyph) throw CLI::ValidationError(option, words(Phrase::too_long));
  if (!value.empty()) glyph = value;
}

void set_castling(const std::string& value, System& system, const Words& words) {
  if (value.empty()) return;
  set_glyph("--castling", value, system.castling_king, words);
  // "O-O" gives "O-O-O": the sign and the last letter once more.
  const std::size_t half = value.size() / 2;
  std::size_t letter = half + 1;
  for (std::size_t size = 1; size <= half; ++size) {
    if (value.compare(0, size, value, value.size() - size, size) == 0 && size * 2 < value.size())
      letter = size;
  }
  if (letter > half) throw CLI::ValidationError("--castling", words(Phrase::castling_form));
  system.castling_queen = value + value.substr(letter);
}

void set_letters(const std::string& list, System& system, const Words& words) {
  if (list.empty()) return;
  if (!system.has_letters()) throw CLI::ValidationError("--letters", words(Phrase::no_letters));
  std::vector<std::string> letters;
  split_list(list, letters);
  constexpr std::array<Role, 5> order = {Role::king, Role::queen, Role::rook, Role::bishop,
                                         Role::knight};
  if (letters.size() != order.size())
    throw CLI::ValidationError("--letters", words(Phrase::five_letters));
  for (std::size_t i = 0; i < order.size(); ++i) {
    set_glyph("--letters", letters[i], system.letters[static_cast<std::size_t>(order[i])], words);
  }
}

void set_split(const std::string& text, ConvertOptions& o, const Words& words) {
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
  throw CLI::ValidationError("--split", words(Phrase::split_form));
}

Layout layout_named(const std::string& name, const Words& words) {
  if (const std::optional<Layout> layout = find_layout(name)) return *layout;
  throw CLI::ValidationError("--as",
                             words(Phrase::no_such_layout, name) + " (" + known_layouts() + ')');
}

}  // namespace

void add_convert_options(CLI::App& app, const Words& words, ConvertArguments& a) {
  const std::string encoding = words(Phrase::group_encoding);
  const std::string findings = words(Phrase::group_findings);
  const std::string glyphs = words(Phrase::group_glyphs);
  const std::string notation = words(Phrase::group_notation);
  const std::string product = words(Phrase::group_product);
  const std::string running = words(Phrase::group_running);
  app.add_option("FILE", a.options.files, words(Phrase::files_to_read))->type_name("");
  app.footer(words(Phrase::examples_convert));
  add_from(app, words, a.from)->group(notation);
  app.add_option("-t,--to", a.to, words(Phrase::to) + ' ' + known_notations())
      ->type_name("NOTATION")
      ->capture_default_str()
      ->group(notation);
  add_encoding(app, words, a.options.encoding)->group(encoding);
  app.add_option("--output-encoding", a.options.output_encoding, words(Phrase::output_encoding))
      ->type_name("NAME")
      ->group(encoding);
  app.add_flag("--fix-mojibake", a.options.fix_mojibake, words(Phrase::fix_mojibake))
      ->group(encoding);
  add_strict(app, words, a.options.strict)->group(notation);
  app.add_flag("--repair", a.repair, words(Phrase::repair))->group(findings);
  app.add_option("--capture", a.capture, words(Phrase::capture_sign))
      ->type_name("TEXT")
      ->group(glyphs);
  app.add_option("--check", a.check, words(Phrase::check_sign))->type_name("TEXT")->group(glyphs);
  app.add_option("--double-check", a.double_check, words(Phrase::double_check_sign))
      ->type_name("TEXT")
      ->group(glyphs);
  app.add_option("--mate", a.mate, words(Phrase::mate_sign))->type_name("TEXT")->group(glyphs);
  app.add_option("--castling", a.castling, words(Phrase::castling_sign))
      ->type_name("TEXT")
      ->group(glyphs);
  app.add_option("--letters", a.letters, words(Phrase::letters))->type_name("LIST")->group(glyphs);
  app.add_option("--as", a.layout, words(Phrase::layout, known_layouts()))
      ->type_name("LAYOUT")
      ->group(product);
  app.add_option("-o,--output", a.options.output, words(Phrase::output))
      ->type_name("FILE")
      ->group(product);
  app.add_option("--wrap", a.options.write.wrap, words(Phrase::wrap))
      ->type_name("N")
      ->check(number_from(0, 1000000, words))
      ->capture_default_str()
      ->group(product);
  app.add_flag("--fen-comments", a.options.write.fen_comments, words(Phrase::fen_comments))
      ->group(product);
  auto* ply = app.add_option("--ply", a.ply, words(Phrase::ply))
                  ->type_name("N")
                  ->check(number_from(0, 1000000, words))
                  ->group(product);
  app.add_option("--at", a.at, words(Phrase::at))
      ->type_name("end")
      ->check(one_of({"end"}, words))
      ->excludes(ply)
      ->group(product);
  app.add_flag("--crlf", a.options.crlf, words(Phrase::crlf))->group(product);
  app.add_flag("--no-comments", a.no_comments, words(Phrase::no_comments))->group(product);
  app.add_flag("--no-nags", a.no_nags, words(Phrase::no_nags))->group(product);
  app.add_flag("--no-variations", a.no_variations, words(Phrase::no_variations))->group(product);
  app.add_flag("--no-clocks", a.no_clocks, words(Phrase::no_clocks))->group(product);
  app.add_flag("--no-tags", a.no_tags, words(Phrase::no_tags))->group(product);
  app.add_flag("--translit-names", a.options.translit_names, words(Phrase::translit_names))
      ->group(product);
  app.add_option("--tags", a.tags, words(Phrase::tags))->type_name("A,B,...")->group(product);
  app.add_option("--on-error", a.on_error, words(Phrase::on_error))
      ->type_name("WHAT")
      ->check(one_of({"keep", "skip", "stop"}, words))
      ->capture_default_str()
      ->group(findings);
  add_warnings_as_errors(app, words, a.options.warnings_as_errors)->group(findings);
  add_diagnostics(app, words, a.diagnostics)->group(findings);
  add_color(app, words, a.color)->group(findings);
  add_messages(app, words, a.messages)->group(findings);
  add_jobs(app, words, a.options.jobs)->group(running);
  app.add_option("--split", a.split, words(Phrase::split))->type_name("K/N")->group(running);
  add_progress(app, words, a.progress)->group(running);
  app.add_flag("--stats", a.options.stats, words(Phrase::stats))->group(findings);
}

void settle(ConvertArguments& a) {
  ConvertOptions& o = a.options;
  o.language = language_named(a.messages);
  const Words words(o.language);
  check_encoding("--encoding", o.encoding, words);
  check_encoding("--output-encoding", o.output_encoding, words);
  if (a.from != "auto") o.from = named_system(a.from, "--from", words);
  o.to = named_system(a.to, "--to", words);
  set_glyph("--capture", a.capture, o.to.capture, words);
  // Where a system writes both alike, it goes on doing so.
  if (a.double_check.empty() && o.to.double_check == o.to.check) a.double_check = a.check;
  set_glyph("--check", a.check, o.to.check, words);
  set_glyph("--double-check", a.double_check, o.to.double_check, words);
  set_glyph("--mate", a.mate, o.to.mate, words);
  set_castling(a.castling, o.to, words);
  set_letters(a.letters, o.to, words);
  set_split(a.split, o, words);
  if (canonical_encoding(o.output_encoding) == "UTF-8") o.output_encoding.clear();
  if (!o.output_encoding.empty() && !EncodingFit(o.output_encoding).fit_system(o.to)) {
    throw CLI::ValidationError("--output-encoding", words(Phrase::lacks_letters, o.to.id));
  }
  const PackedName output = packed_name(o.output);
  if (!is_writable(output.packing)) {
    throw CLI::ValidationError("--output", words(Phrase::no_such_archive, o.output));
  }
  o.layout = a.layout.empty() ? layout_of_file(output.inner) : layout_named(a.layout, words);
  if ((a.ply || !a.at.empty()) && o.layout != Layout::epd)
    throw CLI::ValidationError(a.ply ? "--ply" : "--at", words(Phrase::wants_epd));
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
  o.progress = progress_named(a.progress);
}

}  // namespace zapis::cli
