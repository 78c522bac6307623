// Where a game asks for a diagram: $220, $221, [%diagram], or a comment that is the word.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zapis {

struct DiagramRequest {
  bool flip = false;    ///< Black's side below
  std::string caption;  ///< «Диаграмма 12»; empty: none was given
  std::string comment;  ///< what else the comment says
};

/// What a glyph asks for: $220 is a diagram, $221 one from Black's side.
std::optional<DiagramRequest> diagram_of_nag(std::uint32_t number);
/// What a comment, folded, asks for. A board that stands there as the text layout writes it belongs
/// to the request.
std::optional<DiagramRequest> diagram_of_comment(std::string_view comment);

}  // namespace zapis
