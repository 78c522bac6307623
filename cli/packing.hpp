// How the ending of a file's name asks for what is written to be compressed.
#pragma once

#include <cstdint>
#include <string>

namespace zapis::cli {

enum class Packing : std::uint8_t {
  none,
  gzip,
  bzip2,
  xz,
  zstd,
  zip,
  unwritable,  ///< the ending of a format that can't be written
};

/// What a name asks for.
struct PackedName {
  Packing packing = Packing::none;
  std::string inner;  ///< the name without the ending that asks for it
};

/// "x.pgn.zst" is "x.pgn" in zstd. Capital letters make no difference.
PackedName packed_name(const std::string& path);

}  // namespace zapis::cli
