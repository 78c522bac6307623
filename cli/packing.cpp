#include "cli/packing.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace zapis::cli {
namespace {

struct Ending {
  std::string_view text;
  Packing packing;
};

/// Plain text under a name with one of these would be a lie.
constexpr std::array endings = {
    Ending{".gz", Packing::gzip},         Ending{".bz2", Packing::bzip2},
    Ending{".xz", Packing::xz},           Ending{".zst", Packing::zstd},
    Ending{".zip", Packing::zip},         Ending{".7z", Packing::unwritable},
    Ending{".rar", Packing::unwritable},  Ending{".tar", Packing::unwritable},
    Ending{".tgz", Packing::unwritable},  Ending{".tbz2", Packing::unwritable},
    Ending{".txz", Packing::unwritable},  Ending{".tzst", Packing::unwritable},
    Ending{".lzma", Packing::unwritable}, Ending{".lz4", Packing::unwritable},
    Ending{".br", Packing::unwritable},   Ending{".z", Packing::unwritable}};

Packing packing_of(std::string_view path, std::size_t& length) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  for (const Ending& ending : endings) {
    if (path.size() >= ending.text.size() &&
        std::equal(ending.text.rbegin(), ending.text.rend(), path.rbegin(),
                   [&lower](char a, char b) { return a == lower(b); })) {
      length = ending.text.size();
      return ending.packing;
    }
  }
  length = 0;
  return Packing::none;
}

}  // namespace

PackedName packed_name(const std::string& path) {
  std::size_t length = 0;
  PackedName name{packing_of(path, length), path};
  name.inner.resize(path.size() - length);
  // "x.tar.gz" asks for an archive in a compressed file.
  if (name.packing != Packing::none && packing_of(name.inner, length) != Packing::none) {
    name.packing = Packing::unwritable;
  }
  return name;
}

}  // namespace zapis::cli
