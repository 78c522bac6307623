// The value of one tag pair.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zapis {

/// Where the value of `[Name "value"]` stands: from `begin` up to its closing quote.
struct PlainTag {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The tag at that place, if one blank and no other quote or backslash stand in it, as in nearly
/// every tag; `begin` is 0 where `read_tag` must look closer.
PlainTag find_plain_tag(std::string_view text, std::size_t at);

struct TagPair {
  std::string_view name;
  std::string_view raw;      ///< the value as written, without its quotes
  std::size_t length = 0;    ///< of the whole pair, brackets included
  bool escaped = false;      ///< `raw` holds escapes: see unescape_tag
  bool stray_quote = false;  ///< a quote inside that was not escaped
  bool terminated = true;
};

/// Reads the pair that opens `text`; `length` is 0 where none does.
TagPair read_tag(std::string_view text, std::size_t at);

/// The value that an escaped one means (PGN standard 7).
std::string unescape_tag(std::string_view raw);

}  // namespace zapis
