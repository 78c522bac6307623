// A file or standard input, read in blocks; what is packed is unpacked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "cli/unpacker.hpp"

namespace zapis::cli {

class Input {
 public:
  /// Opens a file; "-" is standard input.
  explicit Input(const std::string& path);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// The name that findings give: the path, or "<stdin>"; inside an archive "a.zip:b.pgn".
  const std::string& name() const { return name_; }
  /// Why opening or reading failed; empty when all is well.
  const std::string& error() const { return error_; }
  /// Does the error stand behind the end, so that nothing that was written is missing?
  bool is_whole() const { return unpacker_ != nullptr && unpacker_->is_whole(); }
  /// Is what is read unpacked, so that it does not stand so in the file?
  bool is_packed() const { return unpacker_ != nullptr; }
  /// Sets `error`: what was read is of no use.
  void refuse(std::string reason) { error_ = std::move(reason); }
  /// Appends up to `size` bytes; how many: 0 at the end, or when `error` is set.
  std::size_t read(std::string& buffer, std::size_t size);
  /// `attend` is called some times a second while nothing comes; false: wait no longer, which is an
  /// error.
  void while_waiting(std::function<bool()> attend) { attend_ = std::move(attend); }
  /// How many bytes of a regular file have been read, packed as they may be.
  std::uint64_t position() const;
  /// How many bytes of text a regular file holds, in zstd nearly so; nothing where it is packed in
  /// another way, a pipe or the like, or where `error` is set.
  std::optional<std::uint64_t> size();
  /// Goes on with the next file of an archive; false: there is none. An error that concerned one of
  /// them alone is forgotten; an archive that is damaged behind it yields one more, which can't be
  /// read.
  bool next_member();

 private:
  std::size_t read_bytes(std::string& buffer, std::size_t size);
  /// Looks at the beginning: does it need unpacking?
  void begin();
  bool enter_member();
  bool has_shrunk() const;
  bool wait_for_bytes();

  std::string path_;
  std::string name_;
  std::string error_;
  std::string beginning_;            // read to tell what it is, not yet given away
  std::uint64_t size_at_first_ = 0;  // of a regular file
  std::uint64_t bytes_read_ = 0;
  int descriptor_ = -1;
  bool is_regular_ = false;
  bool begun_ = false;
  Packing packing_ = Packing::none;
  std::function<bool()> attend_;
  std::unique_ptr<Unpacker> unpacker_;  // last: its thread uses the descriptor
};

}  // namespace zapis::cli
