#include "cli/notations.hpp"

#include <array>
#include <string>
#include <vector>

#include "cli/output.hpp"
#include "formatters/json.hpp"
#include "formatters/move_writer.hpp"
#include "lib/text/utf8.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {
namespace {

/// The moves that show how a system writes: a quiet one, a capture, castling, promotion with
/// capture and mate.
struct Example {
  const char* title;
  const char* fen;
  MovePattern pattern;
};

MovePattern from_to(Square from, Square to, Role promotion = Role::none) {
  MovePattern pattern;
  pattern.role = Role::none;
  pattern.from_file = static_cast<std::int8_t>(file_of(from));
  pattern.from_rank = static_cast<std::int8_t>(rank_of(from));
  pattern.to_file = static_cast<std::int8_t>(file_of(to));
  pattern.to_rank = static_cast<std::int8_t>(rank_of(to));
  pattern.promotion = promotion;
  return pattern;
}

std::vector<Example> examples() {
  return {
      {"quiet", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", from_to(6, 21)},
      {"capture", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", from_to(28, 35)},
      {"castling", "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
       from_to(4, 6)},
      {"double check", "8/5k2/8/3R4/2B5/8/8/6K1 w - - 0 1", from_to(35, 37)},
      {"promotion, mate", "3r2k1/2P2ppp/8/8/8/8/5PPP/6K1 w - - 0 1", from_to(50, 59, Role::queen)}};
}

std::string written(const Example& example, const System& system) {
  Position position;
  parse_fen(example.fen, false, position);
  std::string text;
  MoveWriter(system).append(position.resolve(example.pattern).facts, text);
  return text;
}

const Alphabet* home_alphabet(const Style& style) {
  return style.alphabet.empty() ? nullptr : find_alphabet(style.alphabet);
}

/// A cell of at least `width` code points.
std::string cell(std::string_view text, std::size_t width) {
  std::string padded(text);
  const std::size_t have = count_code_points(text);
  if (have < width) padded.append(width - have, ' ');
  return padded + "  ";
}

void append_text(std::string& out) {
  constexpr std::size_t id_width = 12;
  constexpr std::size_t move_width = 12;
  const std::vector<Example> all = examples();
  out += "Systems (SYSTEM, or SYSTEM:LANGUAGE for those with letters)\n\n  " + cell("", id_width);
  for (const Example& example : all) out += cell(example.title, move_width);
  out += '\n';
  for (const Style& style : styles()) {
    const System system = make_system(style, home_alphabet(style));
    out += "  " + cell(style.id, id_width);
    for (const Example& example : all) out += cell(written(example, system), move_width);
    out += cell("", 0);
    out += style.name;
    out += '\n';
  }
  out += "\nLanguages (piece letters: king queen rook bishop knight; C: from a weak source)\n\n";
  for (const Alphabet& alphabet : alphabets()) {
    std::string letters;
    for (const Role role : {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight}) {
      letters += cell(alphabet.spellings(role).front(), 2);
    }
    out += "  " + cell(alphabet.id, id_width) + letters + "  " + cell(alphabet.english, 28);
    out += alphabet.name;
    if (alphabet.confidence == 'C') out += " (C)";
    out += '\n';
  }
}

void append_json(std::string& out) {
  const auto field = [&out](std::string_view key, std::string_view value) {
    if (out.back() != '{') out += ',';
    append_json_string(key, out);
    out += ':';
    append_json_string(value, out);
  };
  out += "{\"systems\":[";
  for (const Style& style : styles()) {
    if (out.back() != '[') out += ',';
    out += '{';
    field("id", style.id);
    field("name", style.name);
    if (!style.alphabet.empty()) field("language", style.alphabet);
    const System system = make_system(style, home_alphabet(style));
    for (const Example& example : examples()) field(example.title, written(example, system));
    out += '}';
  }
  out += "],\"languages\":[";
  for (const Alphabet& alphabet : alphabets()) {
    if (out.back() != '[') out += ',';
    out += '{';
    field("id", alphabet.id);
    field("name", alphabet.name);
    field("english", alphabet.english);
    field("confidence", std::string_view(&alphabet.confidence, 1));
    constexpr std::array<std::string_view, 6> keys = {"pawn", "knight", "bishop",
                                                      "rook", "queen",  "king"};
    for (std::size_t i = 0; i < keys.size(); ++i) {
      field(keys[i], alphabet.spellings(static_cast<Role>(i + 1)).front());
    }
    out += '}';
  }
  out += "]}\n";
}

}  // namespace

int notations(const NotationsOptions& options) {
  std::string out;
  if (options.json) {
    append_json(out);
  } else {
    append_text(out);
  }
  return print(out, options.language);
}

}  // namespace zapis::cli
