// Stray bytes in a text that is otherwise UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace zapis {

/// A run of bytes that was not UTF-8, in the repaired text.
struct RepairedBytes {
  std::size_t offset = 0;
  std::size_t length = 0;
};

/// Appends `text` to `out` with each byte that is not UTF-8 read as windows-1252 (the undefined
/// five as C1 controls); line ends stay where they are. Appends what was repaired.
void repair_utf8(std::string_view text, std::string& out, std::vector<RepairedBytes>& repaired);

}  // namespace zapis
