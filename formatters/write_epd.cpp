#include "formatters/write_epd.hpp"

#include "zapis/fen.hpp"

namespace zapis {
void write_epd_line(const Position& position, std::string_view operations, bool counters,
                    std::string& out) {
  write_fen(position, FenStyle::x_fen, out);
  for (int counter = 0; counter < 2; ++counter) out.resize(out.rfind(' '));
  const auto says = [&](std::string_view opcode) {
    return operations.starts_with(opcode) ||
           operations.find(' ' + std::string(opcode)) != std::string_view::npos;
  };
  if ((counters || position.halfmove_clock() != 0) && !says("hmvc "))
    out += " hmvc " + std::to_string(position.halfmove_clock()) + ';';
  if ((counters || position.fullmove_number() != 1) && !says("fmvn "))
    out += " fmvn " + std::to_string(position.fullmove_number()) + ';';
  if (!operations.empty()) (out += ' ') += operations;
  out += '\n';
}

void write_epd(const Game& game, const PlyChoice& choice, std::string& out) {
  if (choice.end) {
    write_epd_line(game.end, {}, true, out);
    return;
  }
  Position position = game.start;
  std::uint32_t ply = 0;
  if (choice.all || choice.ply == ply) write_epd_line(position, {}, true, out);
  for (std::size_t i = 0; i < game.tape.size(); ++i) {
    const TapeItem& item = game.tape[i];
    if (item.kind == TapeItem::Kind::variation_begin) i = item.link;
    if (item.kind != TapeItem::Kind::move) continue;
    position.play(item.facts);
    ++ply;
    if (choice.all || choice.ply == ply) write_epd_line(position, {}, true, out);
  }
}

}  // namespace zapis
