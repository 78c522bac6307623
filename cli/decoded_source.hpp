// The bytes of a compressed source, decompressed: streams one behind the other are one text.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cli/byte_source.hpp"
#include "cli/decoder.hpp"

namespace zapis::cli {

class DecodedSource : public ByteSource {
 public:
  /// `from` must outlive it. `packing`: gzip, bzip2, xz or zstd.
  DecodedSource(ByteSource& from, Packing packing);

 private:
  void read_piece(std::string& piece) override;
  bool begin_stream();
  void fill();
  void report(Decoder::Status status);

  ByteSource& from_;
  Packing packing_;
  std::unique_ptr<Decoder> decoder_;
  std::string input_;
  std::string_view rest_;  // of the input
  bool at_end_ = false;    // of `from_`
  bool in_stream_ = false;
  bool begun_ = false;
};

}  // namespace zapis::cli
