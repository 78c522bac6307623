// Bytes on their way in, a piece at a time.
#pragma once

#include <string>
#include <utility>

namespace zapis::cli {

class ByteSource {
 public:
  ByteSource() = default;
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  /// Overwrites `piece` with the next bytes; none: the end, or `error` says why there are no more.
  void read(std::string& piece) {
    piece.clear();
    if (error_.empty()) read_piece(piece);
  }
  /// What is wrong behind the bytes that were given; empty when all is well.
  const std::string& error() const { return error_; }
  /// Does the error stand behind the end, so that no byte is missing?
  bool is_whole() const { return is_whole_; }

 protected:
  void fail(std::string reason, bool is_whole = false) {
    error_ = std::move(reason);
    is_whole_ = is_whole;
  }
  void fail_as(const ByteSource& other) { fail(other.error_, other.is_whole_); }

 private:
  virtual void read_piece(std::string& piece) = 0;

  std::string error_;
  bool is_whole_ = false;
};

}  // namespace zapis::cli
