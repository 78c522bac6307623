#include "cli/archive_files.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>

namespace zapis::cli {

/// What libarchive reads from.
struct ArchiveFiles::Reading {
  ByteSource& from;
  int descriptor;
  std::string piece;

  static la_ssize_t read(archive* to, void* self, const void** data) {
    auto& reading = *static_cast<Reading*>(self);
    if (reading.descriptor < 0) {
      reading.from.read(reading.piece);
    } else if (!reading.read_file()) {
      archive_set_error(to, errno, "%s", "can't be read");
      return ARCHIVE_FATAL;
    }
    *data = reading.piece.data();
    return static_cast<la_ssize_t>(reading.piece.size());
  }

  static la_int64_t seek(archive* /*from*/, void* self, la_int64_t offset, int whence) {
    const off_t at = ::lseek(static_cast<Reading*>(self)->descriptor, offset, whence);
    return at < 0 ? static_cast<la_int64_t>(ARCHIVE_FATAL) : static_cast<la_int64_t>(at);
  }

 private:
  bool read_file() {
    constexpr std::size_t size = std::size_t{256} * 1024;
    piece.resize(size);
    ssize_t count = 0;
    do {
      count = ::read(descriptor, piece.data(), piece.size());
    } while (count < 0 && errno == EINTR);
    piece.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return count >= 0;
  }
};

ArchiveFiles::ArchiveFiles(ByteSource& from, int descriptor)
    : reading_(new Reading{from, descriptor, {}}), archive_(archive_read_new(), archive_read_free) {
  archive* const a = archive_.get();
  archive_read_support_format_tar(a);
  archive_read_support_format_zip(a);
  archive_read_support_format_7zip(a);
  archive_read_set_read_callback(a, Reading::read);
  if (descriptor >= 0 && ::lseek(descriptor, 0, SEEK_SET) == 0)
    archive_read_set_seek_callback(a, Reading::seek);
  archive_read_set_callback_data(a, reading_.get());
}

ArchiveFiles::~ArchiveFiles() = default;

void ArchiveFiles::keep_error() {
  const char* const said = archive_error_string(archive_.get());
  error_ = !reading_->from.error().empty() ? reading_->from.error()
           : said != nullptr               ? said
                                           : "damaged archive";
}

bool ArchiveFiles::next_file() {
  error_.clear();
  if (!opened_ && archive_read_open1(archive_.get()) != ARCHIVE_OK) over_ = true;
  if (!opened_ && over_) keep_error();
  opened_ = true;
  while (!over_) {
    archive_entry* entry = nullptr;
    const int header = archive_read_next_header(archive_.get(), &entry);
    if (header == ARCHIVE_EOF) return false;
    if (header != ARCHIVE_OK && header != ARCHIVE_WARN) {
      keep_error();
      over_ = true;
      return false;
    }
    if (archive_entry_filetype(entry) != AE_IFREG) continue;
    const char* const name = archive_entry_pathname(entry);
    name_ = name != nullptr && *name != '\0' ? name : "?";
    missing_ = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : -1;
    return true;
  }
  return false;
}

void ArchiveFiles::read(std::string& piece) {
  piece.clear();
  while (piece.empty() && error_.empty()) {
    const void* data = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int got = archive_read_data_block(archive_.get(), &data, &size, &offset);
    if (got == ARCHIVE_EOF) return;
    if (got == ARCHIVE_OK || got == ARCHIVE_WARN) {
      piece.assign(static_cast<const char*>(data), size);
      if (missing_ >= 0) missing_ -= static_cast<std::int64_t>(size);
    }
    if (got != ARCHIVE_OK) keep_error();  // of a wrong checksum it only warns
    over_ = got == ARCHIVE_FATAL;
  }
}

}  // namespace zapis::cli
