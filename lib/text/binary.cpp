#include "lib/text/binary.hpp"

#include <algorithm>
#include <array>

namespace zapis {
namespace {

struct Magic {
  std::string_view bytes;
  std::string_view kind;
};

using namespace std::string_view_literals;

constexpr std::array magics = {Magic{"%PDF-"sv, "a PDF file"},
                               Magic{"\xFF\xD8\xFF"sv, "a JPEG picture"},
                               Magic{"\x89PNG\r\n"sv, "a PNG picture"},
                               Magic{"GIF8"sv, "a GIF picture"},
                               Magic{"\x7F"
                                     "ELF"sv,
                                     "a program"},
                               Magic{"\x1F\x8B"sv, "gzip-compressed data"},
                               Magic{"BZh"sv, "bzip2-compressed data"},
                               Magic{"\xFD"
                                     "7zXZ\0"sv,
                                     "xz-compressed data"},
                               Magic{"\x28\xB5\x2F\xFD"sv, "Zstandard-compressed data"},
                               Magic{"PK\x03\x04"sv, "a ZIP archive"},
                               Magic{"7z\xBC\xAF\x27\x1C"sv, "a 7z archive"}};

}  // namespace

std::string_view binary_kind(std::string_view beginning) {
  for (const Magic& magic : magics) {
    if (beginning.starts_with(magic.bytes)) return magic.kind;
  }
  // Text has hardly a control character but tabs and line ends; random bytes have one in ten.
  constexpr std::ptrdiff_t few = 8;
  const auto is_control = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && !(byte >= '\t' && byte <= '\r') && byte != 0x1A && byte != 0x1B) ||
           byte == 0x7F;
  };
  const auto controls = std::count_if(beginning.begin(), beginning.end(), is_control);
  const auto size = static_cast<std::ptrdiff_t>(beginning.size());
  return controls > few && controls * 20 > size ? "binary data" : "";
}

}  // namespace zapis
