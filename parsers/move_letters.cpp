#include "parsers/move_letters.hpp"

#include <algorithm>

#include "lib/text/letter_case.hpp"
#include "lib/text/look_alikes.hpp"
#include "parsers/move_signs.hpp"

namespace zapis {

MoveLetters::MoveLetters(const System& system) {
  // Coordinates name promotions in English; a system with letters reads those too, where they are
  // free.
  const Alphabet* english = find_alphabet("en");
  const Alphabet& alphabet = system.has_letters() ? *system.alphabet : *english;
  for (int r = role_count - 1; r >= static_cast<int>(Role::pawn); --r) {
    const Role role = static_cast<Role>(r);
    for (const std::string_view spelling : alphabet.spellings(role))
      add(std::string(spelling), role, false, false);
    if (!system.letters[static_cast<std::size_t>(r)].empty()) {
      add(system.letters[static_cast<std::size_t>(r)], role, false, false);
    }
  }
  for (const Role role :
       {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn}) {
    for (const std::string_view spelling : alphabet.spellings(role)) {
      for (std::string& twin : look_alike_spellings(spelling))
        add(std::move(twin), role, true, false);
    }
  }
  for (const Role role :
       {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn}) {
    for (const std::string_view spelling : alphabet.spellings(role)) {
      const std::string lower = to_lower(spelling);
      if (lower != spelling) add(lower, role, false, true);
    }
  }
  // Where "Gh" is a piece and "G" another, the letter alone doesn't tell: "Ghf3".
  for (const std::vector<LetterSpelling>& bucket : by_first_byte_) {
    for (const LetterSpelling& spelling : bucket) {
      if (spelling.text.size() < 2 || match_file(spelling.text.substr(1)).length == 0) continue;
      plain_roles_[static_cast<unsigned char>(spelling.text.front())] = Role::none;
    }
  }
}

void MoveLetters::add(std::string text, Role role, bool look_alike, bool lower_case) {
  std::vector<LetterSpelling>& bucket = by_first_byte_[static_cast<unsigned char>(text.front())];
  const auto same = [&](const LetterSpelling& other) { return other.text == text; };
  if (std::any_of(bucket.begin(), bucket.end(), same))
    return;  // the earlier meaning is the stronger
  if (const char c = text.front(); text.size() == 1 && !look_alike) {
    if (lower_case && role != Role::pawn) lower_case_roles_[static_cast<unsigned char>(c)] = role;
    if (c >= 'A' && c <= 'Z') plain_roles_[static_cast<unsigned char>(c)] = role;
  }
  bucket.push_back({std::move(text), role, look_alike, lower_case});
  std::stable_sort(bucket.begin(), bucket.end(),
                   [](const LetterSpelling& a, const LetterSpelling& b) {
                     return a.text.size() > b.text.size();
                   });
}

}  // namespace zapis
