// Compressed files and archives, unpacked in a thread of their own.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

struct archive;

namespace zapis::cli {

/// How many bytes at the beginning of a file tell whether it is packed.
inline constexpr std::size_t packed_sign_size = 512;

/// Is this the beginning of a file in gzip, bzip2, xz, zstd, zip, 7z or tar?
bool is_packed(std::string_view beginning);

class Unpacker {
 public:
  /// Reads from `descriptor`, which stays the caller's; `beginning` has been read from it.
  Unpacker(int descriptor, std::string beginning);
  ~Unpacker();
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;

  /// Goes to the next file inside, the first one too; false: there is none, or `error` is set.
  bool next_member();
  /// Its name; empty where a single file was compressed.
  const std::string& member() const { return member_; }
  /// Appends the next piece of the member; how many bytes: 0 at its end, or when `error` is set.
  std::size_t read(std::string& text);
  /// What is wrong with the file; empty when all is well.
  const std::string& error() const { return error_; }

 private:
  struct Piece {
    enum class Kind { member, data, end, error } kind = Kind::end;
    std::string text;
  };
  class Source;

  void unpack();
  bool unpack_members(archive* from);
  bool put(Piece::Kind kind, std::string text);
  Piece::Kind next_kind();
  std::string take();
  void keep_error();

  int descriptor_;
  std::string beginning_;
  std::string member_;
  std::string error_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Piece> pieces_;  // guarded
  bool closing_ = false;      // guarded
  std::jthread thread_;
};

}  // namespace zapis::cli
