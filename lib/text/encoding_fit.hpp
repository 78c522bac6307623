// Text for an encoding that can't hold all of it: nothing becomes a silent question mark.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "lib/text/code_page.hpp"
#include "zapis/system.hpp"

namespace zapis {

/// Rewrites what an encoding lacks: typographic signs in their plain form, letters of another
/// script transliterated, all else as its code point (U+265E).
class EncodingFit {
 public:
  /// `encoding` must be known to ICU.
  explicit EncodingFit(const std::string& encoding);

  /// Appends the text as the encoding can hold it; `lacking` gets each character that had to be
  /// rewritten, once.
  void fit(std::string_view utf8, std::string& out, std::string& lacking);
  /// Gives the system's signs a form that the encoding has. False where it lacks the piece letters.
  bool fit_system(System& system);

 private:
  const std::string& form_of(char32_t c);
  std::string plain_form(char32_t c) const;
  bool holds(std::string_view utf8) const { return encoder_.holds(utf8); }

  StreamEncoder encoder_;
  std::unordered_map<char32_t, std::string> forms_;  // by code point beyond ASCII, as it is written
};

}  // namespace zapis
