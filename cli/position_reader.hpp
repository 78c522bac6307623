// One position, whatever form it is in.
#pragma once

#include <string>
#include <string_view>

#include "cli/position.hpp"
#include "zapis/finding.hpp"
#include "zapis/position.hpp"
#include "zapis/position_text.hpp"
#include "zapis/system.hpp"

namespace zapis::cli {

struct ReadPosition {
  Position position;
  std::string form;             ///< fen, epd, list:LANG, diagram, unicode
  std::string_view operations;  ///< of an EPD, or what a list says as one
  PositionText text;            ///< keeps what a list says
};

class PositionReader {
 public:
  explicit PositionReader(const PositionOptions& options);

  /// Reads and judges a position. Findings count from the text's beginning. False: there is no
  /// position to write.
  bool read(std::string_view text, ReadPosition& out, Findings& findings) const;

 private:
  bool read_fen(std::string_view text, ReadPosition& out, Findings& findings) const;
  bool read_text(std::string_view text, ReadPosition& out, Findings& findings) const;

  const PositionOptions& options_;
  const Alphabet* alphabet_;
};

}  // namespace zapis::cli
