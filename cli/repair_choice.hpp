// A correction on its way from those who find it to those who put it into words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "zapis/finding.hpp"
#include "zapis/repair.hpp"

namespace zapis::cli {

struct RepairChoice {
  Edit::Kind kind = Edit::Kind::replaced;
  std::string move;  ///< as written: "Rad1", "12. Rad1"; of any move that may be put in "12."
  bool is_any_move() const;
};

/// Appends one to a finding's detail.
void append_choice(const RepairChoice& choice, std::string& detail);
/// Those that a finding names, for a line of help under it.
std::vector<RepairChoice> named_choices(const Finding& finding);
/// Those of a detail.
std::vector<RepairChoice> split_choices(std::string_view detail);

}  // namespace zapis::cli
