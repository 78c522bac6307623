// Text that was decoded in the wrong encoding and saved again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace zapis {

struct Mojibake {
  std::string was;       ///< the encoding that the bytes were in
  std::string read_as;   ///< the one in which they were wrongly read
  std::string repaired;  ///< the text as it was meant
};

/// Undoes the mistake where every character of the text bears it out; nothing where the text is in
/// order.
std::optional<Mojibake> find_mojibake(std::string_view text);

}  // namespace zapis
