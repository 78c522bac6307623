// A position in the form that the user wants.
#pragma once

#include <string>
#include <string_view>

#include "cli/position.hpp"
#include "formatters/write_svg.hpp"
#include "zapis/position.hpp"
#include "zapis/system.hpp"

namespace zapis::cli {

/// The alphabet of "list:LANG"; nullptr: the form names none.
const Alphabet* list_alphabet(std::string_view form);

class PositionWriter {
 public:
  explicit PositionWriter(const PositionOptions& options);

  /// What stands between two positions.
  std::string_view between() const;
  /// Appends a position; `operations`: those of an EPD.
  void write(const Position& position, std::string_view operations, std::string& out);
  /// Appends what comes behind the last one.
  void finish(std::string& out) const;

 private:
  const PositionOptions& options_;
  const Alphabet* alphabet_;
  SvgWriter svg_;
};

}  // namespace zapis::cli
