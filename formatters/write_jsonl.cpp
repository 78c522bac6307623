#include "formatters/write_jsonl.hpp"

#include <algorithm>

#include "formatters/json.hpp"
#include "formatters/tape_walk.hpp"
#include "zapis/fen.hpp"

namespace zapis {
namespace {

void append_fen(std::string_view key, const Position& position, std::string& out) {
  std::string fen;
  write_fen(position, FenStyle::x_fen, fen);
  append_json_field(key, fen, out);
}

void append_tags(const Game& game, const WriteOptions& options, std::string& out) {
  append_json_key("tags", out);
  out += '[';
  bool first = true;
  for (const Tag& tag : game.tags) {
    const std::vector<std::string>& only = options.only_tags;
    if (!options.tags ||
        (!only.empty() && std::find(only.begin(), only.end(), tag.name) == only.end()))
      continue;
    if (!first) out += ',';
    first = false;
    out += '[';
    append_json_string(tag.name, out);
    out += ',';
    append_json_string(tag.value, out);
    out += ']';
  }
  out += ']';
}

/// The main line's moves, as an array.
struct MoveArray {
  const MoveWriter& moves;
  std::string& out;
  std::string text;

  void append(const MoveFacts& facts) {
    text.clear();
    moves.append(facts, text);
    append_json_string(text, out);
  }
};

void append_moves(const Game& game, const MoveWriter& moves, std::string& out) {
  append_json_key("moves", out);
  out += '[';
  MoveArray array{moves, out, {}};
  bool first = true;
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == TapeItem::Kind::variation_begin) {
      i = item.link;
    } else if (item.kind == TapeItem::Kind::move) {
      if (!first) out += ',';
      first = false;
      array.append(item.facts);
    }
  }
  out += ']';
}

/// Everything in document order; a variation is an array inside an object.
struct MovetextArray {
  MoveArray moves;
  std::string& out;

  void separate() {
    if (out.back() != '[') out += ',';
  }
  void text_item(std::string_view key, std::string_view text) {
    separate();
    out += "{\"";
    out += key;
    out += "\":";
    append_json_string(text, out);
    out += '}';
  }
  void move(const MoveFacts& facts) {
    separate();
    out += "{\"move\":";
    moves.append(facts);
    out += '}';
  }
  void nag(std::uint32_t number) {
    separate();
    out += "{\"nag\":" + std::to_string(number) + '}';
  }
  void comment(std::string_view text) { text_item("comment", text); }
  void raw(std::string_view text) { text_item("raw", text); }
  void result(std::string_view text) { text_item("result", text); }
  void variation_begin() {
    separate();
    out += "{\"variation\":[";
  }
  void variation_end() { out += "]}"; }
};

}  // namespace

void append_diagnostic(const DiagnosticText& diagnostic, bool with_file, std::string& out) {
  out += '{';
  if (with_file) {
    append_json_field("file", diagnostic.file, out);
    append_json_field("game", diagnostic.game, out);
  }
  append_json_field("code", diagnostic.code, out);
  append_json_field("severity", diagnostic.severity, out);
  append_json_field("line", diagnostic.line, out);
  append_json_field("column", diagnostic.column, out);
  if (diagnostic.ply != 0) append_json_field("ply", diagnostic.ply, out);
  if (diagnostic.more != 0) append_json_field("more", diagnostic.more, out);
  append_json_field("text", diagnostic.text, out);
  append_json_field("message", diagnostic.message, out);
  if (!diagnostic.note.empty()) append_json_field("note", diagnostic.note, out);
  if (!diagnostic.suggestion.empty()) append_json_field("suggestion", diagnostic.suggestion, out);
  if (!diagnostic.help.empty()) append_json_field("help", diagnostic.help, out);
  out += '}';
}

void append_diagnostics(std::span<const DiagnosticText> diagnostics, std::string& out) {
  append_json_key("diagnostics", out);
  out += '[';
  for (std::size_t i = 0; i < diagnostics.size(); ++i) {
    if (i != 0) out += ',';
    append_diagnostic(diagnostics[i], false, out);
  }
  out += ']';
}

void write_jsonl(const Game& game, const GameOrigin& origin, const MoveWriter& moves,
                 const WriteOptions& options, std::span<const DiagnosticText> diagnostics,
                 std::string& out) {
  out += '{';
  append_json_field("file", origin.file, out);
  append_json_field("game", origin.game, out);
  append_json_field("line", origin.line, out);
  append_json_field("variant", game.variant == Variant::chess960 ? "chess960" : "standard", out);
  append_json_field("notation", origin.notation, out);
  append_json_field("encoding", origin.encoding, out);
  append_tags(game, options, out);
  append_fen("start", game.start, out);
  append_moves(game, moves, out);
  append_fen("end", game.end, out);
  append_json_field("result", result_text(game.result), out);
  append_json_key("movetext", out);
  out += '[';
  MovetextArray movetext{{moves, out, {}}, out};
  walk_tape(game, options, movetext);
  out += ']';
  append_diagnostics(diagnostics, out);
  out += "}\n";
}

}  // namespace zapis
