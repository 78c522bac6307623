// Compressed files and archives, unpacked in a thread of their own.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "cli/byte_source.hpp"
#include "cli/packing.hpp"

namespace zapis::cli {

inline constexpr int attend_milliseconds = 100;

class Unpacker {
 public:
  /// Reads from `descriptor`, which stays the caller's; `beginning` has been read from it.
  /// `attend`, if there is one, is called some times a second while nothing comes; false: wait no
  /// longer, which is an error.
  Unpacker(int descriptor, std::string beginning, std::function<bool()> attend = {});
  ~Unpacker();
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;

  /// Goes to the next file inside, the first one too; false: there is none, or `error` is set.
  bool next_member();
  /// Its name; empty where a single file was compressed.
  const std::string& member() const { return member_; }
  /// Appends the next piece of the member; how many bytes: 0 at its end, or when `error` is set.
  std::size_t read(std::string& text);
  /// What is wrong with the member, or with the whole file where `next_member` has failed; empty
  /// when all is well.
  const std::string& error() const { return error_; }
  /// Does the error stand behind the member's end, so that none of it is missing?
  bool is_whole() const { return is_whole_; }

 private:
  struct Piece {
    enum class Kind : std::uint8_t { member, data, fault, late_fault, end } kind = Kind::end;
    std::string text;
  };
  class File;

  void unpack();
  void unpack_single(ByteSource& from);
  std::string unpack_archive(ByteSource& from, Packing packing, bool is_outermost);
  bool put(Piece::Kind kind, std::string text);
  bool put_fault(const std::string& error, bool is_whole);
  Piece::Kind next_kind();
  std::string take();

  int descriptor_;
  std::string beginning_;
  std::function<bool()> attend_;
  std::string member_;
  bool is_whole_ = false;
  bool is_single_ = false;  // no archive: no member follows
  std::string error_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Piece> pieces_;  // guarded
  bool closing_ = false;      // guarded
  std::jthread thread_;
};

}  // namespace zapis::cli
