// Positions as diagrams in one SVG document that needs nothing beside it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "zapis/position.hpp"

namespace zapis {

/// From square to square; a ring where both are the same.
struct Arrow {
  Square from = no_square;
  Square to = no_square;
};

struct SvgOptions {
  bool flip = false;  ///< Black's side below
  bool dark = false;  ///< for dark pages
  bool coordinates = true;
  double width = 360;              ///< of the document
  std::string unit;                ///< of the width: px, mm, cm, in, pt, or none, which is px
  std::optional<Arrow> last_move;  ///< its squares are tinted
  std::vector<Arrow> arrows;
};

class SvgWriter {
 public:
  explicit SvgWriter(SvgOptions options) : options_(std::move(options)) {}

  /// Adds a diagram below those before it, with arrows beside those of the options.
  void add(const Position& position, const std::vector<Arrow>& arrows);
  /// Appends the document.
  void finish(std::string& out) const;
  bool empty() const { return count_ == 0; }

 private:
  int left() const;
  int bottom() const;
  int column(Square square) const;
  int row(Square square) const;
  void add_squares(const std::vector<Square>& squares, std::string_view fill);
  void add_board();
  void add_coordinates();
  void add_turn(Color turn);
  void add_men(const Position& position);
  void add_arrow(const Arrow& arrow);
  void define_men(std::string& out) const;

  SvgOptions options_;
  std::string diagrams_;
  int count_ = 0;
  std::array<std::array<bool, role_count>, 2> used_{};  // the men to define
};

}  // namespace zapis
