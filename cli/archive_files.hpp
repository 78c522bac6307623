// The files in a zip, 7z or tar archive, one after the other.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cli/byte_source.hpp"

struct archive;

namespace zapis::cli {

class ArchiveFiles {
 public:
  /// Reads from `from`, which must outlive it; or, if it isn't -1, about in the file `descriptor`,
  /// which stays the caller's.
  ArchiveFiles(ByteSource& from, int descriptor);
  ~ArchiveFiles();
  ArchiveFiles(const ArchiveFiles&) = delete;
  ArchiveFiles& operator=(const ArchiveFiles&) = delete;

  /// Goes to the next file; false: there is none, or `error` is set and not yet known from `read`.
  bool next_file();
  /// Its name.
  const std::string& name() const { return name_; }
  /// Overwrites `piece` with the next bytes of the file; none: its end, or `error` is set.
  void read(std::string& piece);
  /// What is wrong with the file, or with the archive where `next_file` has failed.
  const std::string& error() const { return error_; }
  /// Have all bytes of the file been read all the same?
  bool is_whole() const { return missing_ == 0; }
  /// Was that so bad that nothing behind it can be read?
  bool over() const { return over_; }

 private:
  struct Reading;

  void keep_error();

  std::unique_ptr<Reading> reading_;
  std::unique_ptr<archive, int (*)(archive*)> archive_;
  std::string name_;
  std::string error_;
  std::int64_t missing_ = 0;  // bytes of the file, where its size is known; else -1
  bool opened_ = false;
  bool over_ = false;  // nothing behind this can be read
};

}  // namespace zapis::cli
