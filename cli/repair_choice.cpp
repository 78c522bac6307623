#include "cli/repair_choice.hpp"

#include <algorithm>

namespace zapis::cli {
namespace {

constexpr char kind_mark = '\t';

}  // namespace

bool RepairChoice::is_any_move() const {
  return kind == Edit::Kind::inserted && move.find(' ') == std::string::npos;
}

void append_choice(const RepairChoice& choice, std::string& detail) {
  detail += kind_mark;
  detail += static_cast<char>('0' + static_cast<int>(choice.kind));
  detail += choice.move;
  detail += '\n';
}

std::vector<RepairChoice> split_choices(std::string_view detail) {
  std::vector<RepairChoice> choices;
  while (!detail.empty()) {
    std::string_view line = detail.substr(0, detail.find('\n'));
    detail.remove_prefix(std::min(detail.size(), line.size() + 1));
    RepairChoice choice;
    if (line.starts_with(kind_mark)) {
      choice.kind = static_cast<Edit::Kind>(line[1] - '0');
      line.remove_prefix(2);
    }
    choice.move = line;
    choices.push_back(choice);
  }
  return choices;
}

std::vector<RepairChoice> named_choices(const Finding& finding) {
  const bool may_name = breaks_line(finding.code) || finding.code == Code::wrong_check_mark ||
                        finding.code == Code::wrong_capture_mark;
  if (!may_name || !finding.detail.starts_with(kind_mark)) return {};
  return split_choices(finding.detail);
}

}  // namespace zapis::cli
