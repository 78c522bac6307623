// What web pages and word processors leave in a text: entities, and marks that print nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace zapis {

/// What was cleaned, and where it first stood in the cleaned text; npos: nothing of the kind.
struct Cleaning {
  std::size_t entity = std::string_view::npos;
  std::size_t invisible = std::string_view::npos;
  std::string first_entity;  ///< as it was written
  char32_t first_invisible = 0;
};

/// Could there be anything to clean? A quick look.
bool may_need_cleaning(std::string_view text);
/// The same where the text is known to be ASCII.
bool may_need_ascii_cleaning(std::string_view text);

/// Appends the text with the entities of typography and figurines decoded (&ndash; &#9812; &frac12;
/// …) and with zero-width marks, soft hyphens and variation selectors left out. Comments and tag
/// values stay as they are. `places`: offsets in `text`, ascending; they become those in `out`.
Cleaning clean_text(std::string_view text, std::string& out,
                    std::vector<std::size_t>* places = nullptr);

}  // namespace zapis
