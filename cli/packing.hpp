// The ways in which files are packed, told by a file's content or its name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zapis::cli {

enum class Packing : std::uint8_t {
  none,
  gzip,
  bzip2,
  xz,
  zstd,
  zip,
  seven_zip,
  tar,
  other,  ///< known by its ending alone
};

std::string_view packing_name(Packing packing);
/// Is it one compressed stream of bytes, as against an archive of files?
bool is_stream(Packing packing);
/// Can Packer write it?
bool is_writable(Packing packing);

/// How many bytes at the beginning of a file tell how it is packed.
inline constexpr std::size_t packing_sign_size = 512;
/// So many tell each of the streams.
inline constexpr std::size_t stream_sign_size = 10;

/// By the beginning of a file.
Packing packing_of_content(std::string_view beginning);

/// What the name of a file asks for.
struct PackedName {
  Packing packing = Packing::none;
  std::string inner;  ///< the name without the ending that asks for it
};

/// "x.pgn.zst" is "x.pgn" in zstd. Capital letters make no difference.
PackedName packed_name(const std::string& path);

}  // namespace zapis::cli
