// Compresses what is written, into a stream of one method or an archive of one file.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "cli/packing.hpp"

struct archive;

namespace zapis::cli {

class Packer {
 public:
  /// Takes compressed bytes; false: they can't be written, and nothing more is wanted.
  using Sink = std::function<bool(std::string_view)>;

  /// `member`: the name of the file in an archive.
  Packer(Packing packing, const std::string& member, Sink sink);
  ~Packer();
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;

  /// False once packing or the sink has failed.
  bool write(std::string_view bytes);
  /// Writes what is held back, and the end of the stream.
  bool finish();
  /// Why packing failed; empty when all is well, and when it was the sink that failed.
  const std::string& error() const { return error_; }

 private:
  bool keep_error();

  Sink sink_;
  std::unique_ptr<archive, int (*)(archive*)> archive_;
  std::string error_;
  bool sink_failed_ = false;
};

}  // namespace zapis::cli
