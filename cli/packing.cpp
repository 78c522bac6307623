#include "cli/packing.hpp"

#include <algorithm>
#include <array>

namespace zapis::cli {
namespace {

using namespace std::string_view_literals;

struct Sign {
  std::string_view bytes;
  Packing packing;
};

constexpr std::array signs = {Sign{"\x1F\x8B"sv, Packing::gzip},
                              Sign{"\xFD"
                                   "7zXZ\0"sv,
                                   Packing::xz},
                              Sign{"\x28\xB5\x2F\xFD"sv, Packing::zstd},
                              Sign{"PK\x03\x04"sv, Packing::zip},
                              Sign{"PK\x05\x06"sv, Packing::zip},
                              Sign{"7z\xBC\xAF\x27\x1C"sv, Packing::seven_zip}};

struct Ending {
  std::string_view text;
  Packing packing;
};

/// Plain text under a name with one of these would be a lie.
constexpr std::array endings = {Ending{".gz", Packing::gzip},    Ending{".bz2", Packing::bzip2},
                                Ending{".xz", Packing::xz},      Ending{".zst", Packing::zstd},
                                Ending{".zip", Packing::zip},    Ending{".7z", Packing::seven_zip},
                                Ending{".tar", Packing::tar},    Ending{".tgz", Packing::other},
                                Ending{".tbz2", Packing::other}, Ending{".txz", Packing::other},
                                Ending{".tzst", Packing::other}, Ending{".lzma", Packing::other},
                                Ending{".lz4", Packing::other},  Ending{".br", Packing::other},
                                Ending{".z", Packing::other},    Ending{".rar", Packing::other}};

Packing packing_of_ending(std::string_view path, std::size_t& length) {
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

std::string_view packing_name(Packing packing) {
  constexpr std::array names = {""sv,    "gzip"sv, "bzip2"sv, "xz"sv, "zstd"sv,
                                "zip"sv, "7z"sv,   "tar"sv,   ""sv};
  return names[static_cast<std::size_t>(packing)];
}

bool is_stream(Packing packing) { return packing >= Packing::gzip && packing <= Packing::zstd; }

bool is_writable(Packing packing) { return packing <= Packing::zip; }

Packing packing_of_content(std::string_view beginning) {
  for (const Sign& sign : signs) {
    if (beginning.starts_with(sign.bytes)) return sign.packing;
  }
  // Letters alone may open a text: bzip2 goes on with a digit and a sign of its own.
  if (beginning.starts_with("BZh"sv) && beginning.size() > 4 &&
      (beginning.substr(4).starts_with("1AY&SY"sv) ||
       beginning.substr(4).starts_with("\x17\x72\x45\x38\x50\x90"sv))) {
    return Packing::bzip2;
  }
  // zstd's skippable frames: what pzstd and the seekable format begin with.
  if (beginning.size() >= 4 && (static_cast<unsigned char>(beginning[0]) & 0xF0U) == 0x50 &&
      beginning.substr(1).starts_with("\x2A\x4D\x18"sv)) {
    return Packing::zstd;
  }
  constexpr std::size_t tar_sign = 257;
  const bool is_tar =
      beginning.size() > tar_sign && beginning.substr(tar_sign).starts_with("ustar"sv);
  return is_tar ? Packing::tar : Packing::none;
}

PackedName packed_name(const std::string& path) {
  std::size_t length = 0;
  PackedName name{packing_of_ending(path, length), path};
  name.inner.resize(path.size() - length);
  // "x.tar.gz" asks for an archive in a compressed file.
  if (name.packing != Packing::none && packing_of_ending(name.inner, length) != Packing::none)
    name.packing = Packing::other;
  return name;
}

}  // namespace zapis::cli
