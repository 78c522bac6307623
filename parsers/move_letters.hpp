// The piece letters that a reader of one system knows, look-alikes and lower case included.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "zapis/system.hpp"

namespace zapis {

/// One way to spell a role at the head of a move or behind a promotion.
struct LetterSpelling {
  std::string text;
  Role role = Role::none;
  bool look_alike = false;  ///< with letters of another script
  bool lower_case = false;
};

/// The spellings of a system's alphabet, found by their first byte, longest first.
class MoveLetters {
 public:
  explicit MoveLetters(const System& system);

  /// The role of a capital ASCII letter that the system writes by itself; `none` where it is no
  /// such letter.
  Role plain_role(char c) const { return plain_roles_[static_cast<unsigned char>(c)]; }
  /// The piece whose letter, in lower case, is this ASCII letter.
  Role lower_case_role(char c) const { return lower_case_roles_[static_cast<unsigned char>(c)]; }

  /// The longest spelling that opens `text`, or nullptr.
  const LetterSpelling* match(std::string_view text) const {
    if (text.empty()) return nullptr;
    for (const LetterSpelling& spelling :
         by_first_byte_[static_cast<unsigned char>(text.front())]) {
      if (text.starts_with(spelling.text)) return &spelling;
    }
    return nullptr;
  }

 private:
  void add(std::string text, Role role, bool look_alike, bool lower_case);

  std::array<std::vector<LetterSpelling>, 256> by_first_byte_;
  std::array<Role, 256> plain_roles_{};
  std::array<Role, 256> lower_case_roles_{};
};

}  // namespace zapis
