// The value of one tag pair.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zapis {

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
