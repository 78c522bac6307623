// Plays 1. Nf3 from a FEN, as one does who has only the installed headers.
#include <cstdio>
#include <string>

#include "zapis/fen.hpp"
#include "zapis/system.hpp"

int main() {
  zapis::Position position;
  const auto report =
      zapis::parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, position);
  if (!report.readable || !zapis::find_system("san:de")) return 1;
  zapis::MovePattern pattern;
  pattern.role = zapis::Role::knight;
  pattern.to_file = 5;
  pattern.to_rank = 2;
  const zapis::Resolution move = position.resolve(pattern);
  if (!move) return 1;
  position.play(move.facts);
  std::string fen;
  zapis::write_fen(position, zapis::FenStyle::x_fen, fen);
  std::puts(fen.c_str());
}
