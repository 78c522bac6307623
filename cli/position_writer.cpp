#include "cli/position_writer.hpp"

#include <algorithm>
#include <vector>

#include "formatters/write_epd.hpp"
#include "formatters/write_position.hpp"
#include "parsers/move_reader.hpp"
#include "zapis/fen.hpp"

namespace zapis::cli {
namespace {

/// The best moves of an EPD's operations, "bm Qxf7+ Nd4;", as arrows.
std::vector<Arrow> best_moves(const Position& position, std::string_view operations) {
  std::vector<Arrow> arrows;
  const std::size_t begin = operations.starts_with("bm ") ? 0 : operations.find(" bm ");
  if (begin == std::string_view::npos) return arrows;
  std::string_view moves = operations.substr(operations.find("bm ", begin) + 3);
  moves = moves.substr(0, moves.find(';'));
  static const MoveReader reader(*find_system("san"));
  while (!moves.empty()) {
    const std::size_t blank = std::min(moves.find(' '), moves.size());
    MovePattern pattern;
    if (reader.read(moves.substr(0, blank), pattern) != 0) {
      if (const Resolution best = position.resolve(pattern))
        arrows.push_back({best.facts.from, best.facts.to});
    }
    moves.remove_prefix(std::min(blank + 1, moves.size()));
  }
  return arrows;
}

bool is_board(std::string_view form) { return form == "diagram" || form == "unicode"; }

}  // namespace

const Alphabet* list_alphabet(std::string_view form) {
  constexpr std::string_view list = "list:";
  return form.starts_with(list) ? find_alphabet(form.substr(list.size())) : nullptr;
}

PositionWriter::PositionWriter(const PositionOptions& options)
    : options_(options), alphabet_(list_alphabet(options.to)), svg_(options.svg) {
  if (alphabet_ == nullptr) alphabet_ = find_alphabet("ru");
}

std::string_view PositionWriter::between() const { return is_board(options_.to) ? "\n" : ""; }

void PositionWriter::write(const Position& position, std::string_view operations,
                           std::string& out) {
  const std::string& form = options_.to;
  if (form == "svg") {
    svg_.add(position, best_moves(position, operations));
    return;
  }
  if (is_board(form)) {
    write_board_text(position, form == "unicode", options_.svg.flip, out);
    return;
  }
  if (form == "epd") {
    write_epd_line(position, operations, false, out);
    return;
  }
  if (form.starts_with("list")) {
    write_position_list(position, *alphabet_, operations, out);
  } else {
    write_fen(position, form == "shredder-fen" ? FenStyle::shredder : FenStyle::x_fen, out);
  }
  out += '\n';
}

void PositionWriter::finish(std::string& out) const {
  if (!svg_.empty()) svg_.finish(out);
}

}  // namespace zapis::cli
