#include "lib/text/repair_utf8.hpp"

#include <array>

#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

// windows-1252, 0x80 to 0x9F; the rest of its upper half is Latin-1.
constexpr std::array<char32_t, 32> windows_1252 = {
    U'€', 0x81, U'‚', U'ƒ', U'„', U'…', U'†', U'‡', U'ˆ', U'‰', U'Š', U'‹', U'Œ', 0x8D, U'Ž', 0x8F,
    0x90, U'‘', U'’', U'“', U'”', U'•', U'–', U'—', U'˜', U'™', U'š', U'›', U'œ', 0x9D, U'ž', U'Ÿ'};

}  // namespace

void repair_utf8(std::string_view text, std::string& out, std::vector<RepairedBytes>& repaired) {
  std::size_t copied = 0;
  for (std::size_t bad = find_invalid_utf8(text); bad != std::string_view::npos;
       bad = find_invalid_utf8(text, copied)) {
    out += text.substr(copied, bad - copied);
    const auto byte = static_cast<unsigned char>(text[bad]);
    const std::size_t before = out.size();
    append_utf8(byte < 0xA0 ? windows_1252[byte - 0x80U] : byte, out);
    if (!repaired.empty() && repaired.back().offset + repaired.back().length == before) {
      repaired.back().length += out.size() - before;
    } else {
      repaired.push_back({before, out.size() - before});
    }
    copied = bad + 1;
  }
  out += text.substr(copied);
}

}  // namespace zapis
