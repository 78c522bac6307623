// The four methods by which a stream of bytes is compressed, each through its own library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "cli/packing.hpp"

namespace zapis::cli {

class Decoder {
 public:
  enum class Status : std::uint8_t {
    more,            ///< wants more bytes, or room
    end,             ///< of a stream; another may follow
    damaged,         ///< no such data
    wrong_checksum,  ///< decoded to the end, but not what was compressed
    too_large,       ///< wants more memory than is given
  };
  /// `used` bytes of the input became `made` bytes of the output.
  struct Result {
    Status status = Status::more;
    std::size_t used = 0, made = 0;
  };

  Decoder() = default;
  virtual ~Decoder() = default;
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  /// Gets ready for a stream, the first one too.
  virtual void start() = 0;
  /// Decodes some of the input into the room at `out`, of at least `room_needed` bytes. An error
  /// comes behind all bytes that could be decoded before it.
  virtual Result decode(std::string_view in, char* out, std::size_t room) = 0;

  static constexpr std::size_t room_needed = std::size_t{256} * 1024;
};

/// For gzip, bzip2, xz or zstd.
std::unique_ptr<Decoder> make_decoder(Packing packing);

}  // namespace zapis::cli
