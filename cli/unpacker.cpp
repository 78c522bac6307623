#include "cli/unpacker.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <poll.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>
#include <utility>

namespace zapis::cli {
namespace {

constexpr std::size_t most_pieces = 8;  // waiting; libarchive's are of 64 KiB or so
constexpr std::size_t read_size = std::size_t{256} * 1024;
constexpr int poll_milliseconds = 100;

}  // namespace

bool is_packed(std::string_view beginning) {
  using namespace std::string_view_literals;
  constexpr std::array signs = {"\x1F\x8B"sv,
                                "BZh"sv,
                                "\xFD"
                                "7zXZ\0"sv,
                                "\x28\xB5\x2F\xFD"sv,
                                "PK\x03\x04"sv,
                                "PK\x05\x06"sv,
                                "7z\xBC\xAF\x27\x1C"sv};
  for (const std::string_view sign : signs) {
    if (!beginning.starts_with(sign)) continue;
    // Letters alone may open a text: bzip2 goes on with a digit and a sign of its own.
    if (sign == "BZh"sv)
      return beginning.substr(4).starts_with("1AY&SY"sv) ||
             beginning.substr(4).starts_with("\x17\x72\x45\x38\x50\x90"sv);
    return true;
  }
  // zstd's skippable frames: what pzstd and the seekable format begin with.
  if (beginning.size() >= 4 && (static_cast<unsigned char>(beginning[0]) & 0xF0U) == 0x50 &&
      beginning.substr(1).starts_with("\x2A\x4D\x18"sv)) {
    return true;
  }
  constexpr std::size_t tar_sign = 257;
  return beginning.size() > tar_sign && beginning.substr(tar_sign).starts_with("ustar"sv);
}

/// What libarchive reads: the beginning, then the rest of the file.
class Unpacker::Source {
 public:
  explicit Source(Unpacker& owner) : owner_(owner) {
    // Formats that keep their table at the end need a file in which one can go about.
    seekable_ = ::lseek(owner.descriptor_, 0, SEEK_SET) == 0;
    if (!seekable_) buffer_ = owner.beginning_;
  }

  bool seekable() const { return seekable_; }

  static la_ssize_t read(archive* from, void* self, const void** data) {
    auto& source = *static_cast<Source*>(self);
    std::string& buffer = source.buffer_;
    if (source.seekable_ || source.begun_) {
      buffer.resize(read_size);
      const la_ssize_t count = source.read_some(buffer);
      if (count < 0) {
        archive_set_error(from, errno, "%s", "cannot be read");
        return ARCHIVE_FATAL;
      }
      buffer.resize(static_cast<std::size_t>(count));
    }
    source.begun_ = true;
    *data = buffer.data();
    return static_cast<la_ssize_t>(buffer.size());
  }

  static la_int64_t seek(archive* /*from*/, void* self, la_int64_t offset, int whence) {
    const off_t at = ::lseek(static_cast<Source*>(self)->owner_.descriptor_, offset, whence);
    return at < 0 ? static_cast<la_int64_t>(ARCHIVE_FATAL) : static_cast<la_int64_t>(at);
  }

 private:
  /// A pipe may stay silent for ever: whoever ends the program must not have to wait for it.
  la_ssize_t read_some(std::string& buffer) {
    for (;;) {
      pollfd wanted{owner_.descriptor_, POLLIN, 0};
      const int ready = ::poll(&wanted, 1, poll_milliseconds);
      if (ready > 0) {
        const ssize_t count = ::read(owner_.descriptor_, buffer.data(), buffer.size());
        if (count >= 0 || errno != EINTR) return count;
      }
      const std::lock_guard lock(owner_.mutex_);
      if (owner_.closing_) return 0;
    }
  }

  Unpacker& owner_;
  std::string buffer_;
  bool seekable_ = false;
  bool begun_ = false;
};

Unpacker::Unpacker(int descriptor, std::string beginning)
    : descriptor_(descriptor), beginning_(std::move(beginning)), thread_([this] { unpack(); }) {}

Unpacker::~Unpacker() {
  const std::lock_guard lock(mutex_);
  closing_ = true;
  changed_.notify_all();
}

bool Unpacker::put(Piece::Kind kind, std::string text) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return closing_ || pieces_.size() < most_pieces; });
  if (closing_) return false;
  pieces_.push_back({kind, std::move(text)});
  changed_.notify_all();
  return true;
}

void Unpacker::unpack() {
  const std::unique_ptr<archive, int (*)(archive*)> from(archive_read_new(), archive_read_free);
  archive_read_support_filter_all(from.get());
  archive_read_support_format_tar(from.get());
  archive_read_support_format_zip(from.get());
  archive_read_support_format_7zip(from.get());
  archive_read_support_format_raw(from.get());
  archive_read_support_format_empty(from.get());
  Source source(*this);
  archive_read_set_read_callback(from.get(), Source::read);
  if (source.seekable()) archive_read_set_seek_callback(from.get(), Source::seek);
  archive_read_set_callback_data(from.get(), &source);
  if (archive_read_open1(from.get()) == ARCHIVE_OK && unpack_members(from.get())) {
    put(Piece::Kind::end, {});
    return;
  }
  const char* const said = archive_error_string(from.get());
  std::string reason = said != nullptr ? said : "damaged archive";
  // What liblzma says where its input ends too early.
  if (reason.find("No progress is possible") != std::string::npos) reason = "truncated xz input";
  put(Piece::Kind::error, std::move(reason));
}

bool Unpacker::unpack_members(archive* from) {
  for (;;) {
    archive_entry* entry = nullptr;
    const int header = archive_read_next_header(from, &entry);
    if (header == ARCHIVE_EOF) return true;
    if (header != ARCHIVE_OK && header != ARCHIVE_WARN) return false;
    const bool is_raw = archive_format(from) == ARCHIVE_FORMAT_RAW;
    if (!is_raw && archive_entry_filetype(entry) != AE_IFREG) continue;
    const char* name = is_raw ? "" : archive_entry_pathname(entry);
    if (!put(Piece::Kind::member, name != nullptr ? name : "?")) return true;
    for (;;) {
      const void* data = nullptr;
      std::size_t size = 0;
      la_int64_t offset = 0;
      const int got = archive_read_data_block(from, &data, &size, &offset);
      if (got == ARCHIVE_EOF) break;
      if (got != ARCHIVE_OK) return false;
      if (size == 0) continue;
      if (!put(Piece::Kind::data, std::string(static_cast<const char*>(data), size))) return true;
    }
  }
}

Unpacker::Piece::Kind Unpacker::next_kind() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !pieces_.empty(); });
  return pieces_.front().kind;
}

std::string Unpacker::take() {
  const std::lock_guard lock(mutex_);
  std::string text = std::move(pieces_.front().text);
  pieces_.pop_front();
  changed_.notify_all();
  return text;
}

/// The last piece stays, whoever asks again.
void Unpacker::keep_error() {
  if (next_kind() != Piece::Kind::error || !error_.empty()) return;
  const std::lock_guard lock(mutex_);
  error_ = pieces_.front().text;
}

bool Unpacker::next_member() {
  while (next_kind() == Piece::Kind::data) take();
  if (next_kind() == Piece::Kind::member) {
    member_ = take();
    return true;
  }
  keep_error();
  return false;
}

std::size_t Unpacker::read(std::string& text) {
  if (next_kind() == Piece::Kind::data) {
    const std::string piece = take();
    text += piece;
    return piece.size();
  }
  keep_error();
  return 0;
}

}  // namespace zapis::cli
