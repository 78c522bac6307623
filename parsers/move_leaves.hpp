// The leaves of the move grammar: what they read goes straight into the pattern.
#pragma once

#include <cstddef>
#include <string_view>

#include "parsers/leaf.hpp"
#include "parsers/move_reader.hpp"

namespace zapis::move_grammar {

/// What the leaves share while one move is read.
struct Scratch {
  const MoveReader& reader;
  MovePattern& pattern;
  std::size_t ohs = 0;
  bool has_look_alike_oh = false;  // of castling, if it turns out to be that
  bool has_letter = false;
};

std::size_t read_null_move(std::string_view text, Scratch& scratch);
std::size_t read_oh(std::string_view text, Scratch& scratch);
std::size_t read_castling_dash(std::string_view text, Scratch& scratch);
std::size_t read_piece_letter(std::string_view text, Scratch& scratch);
std::size_t read_coordinates(std::string_view text, Scratch& scratch);
std::size_t read_trailing_capture(std::string_view text, Scratch& scratch);
std::size_t read_promotion(std::string_view text, Scratch& scratch);
std::size_t read_check_mark(std::string_view text, Scratch& scratch);
std::size_t read_en_passant_mark(std::string_view text, Scratch& scratch);
std::size_t read_move_end(std::string_view text, Scratch& scratch);

}  // namespace zapis::move_grammar
