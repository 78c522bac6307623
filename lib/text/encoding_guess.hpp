// Which encoding a text is in, by what it would say in each.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

struct EncodingGuess {
  std::string name;  ///< as ICU's canonical_encoding spells it; empty: the text tells nothing
  double confidence = 0.0;  ///< 0 … 1
};

/// An encoding of more than one byte a unit: by its byte order mark, else by its zero bytes. Empty:
/// none of these; the text is ASCII, UTF-8 or in an 8-bit code page.
std::string detect_wide_encoding(std::string_view bytes);

/// The likeliest 8-bit code page of a text that is not UTF-8. Piece letters of the table before a
/// square count most, then how the words look (letters of one script, their frequency, capitals
/// only in front), then ICU's detector.
EncodingGuess guess_code_page(std::string_view bytes);

}  // namespace zapis
