#include "cli/unpacker.hpp"

#include <poll.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/archive_files.hpp"
#include "cli/decoded_source.hpp"

namespace zapis::cli {
namespace {

constexpr std::size_t most_pieces = 8;  // waiting; none is of more than 256 KiB
constexpr std::size_t read_size = std::size_t{256} * 1024;
/// Compressed files in compressed files: there are some that hold themselves for ever.
constexpr std::size_t most_layers = 3;

/// A source whose beginning has been looked at.
class Peeked : public ByteSource {
 public:
  explicit Peeked(ByteSource& from) : from_(from) {
    std::string piece;
    while (beginning_.size() < packing_sign_size) {
      from_.read(piece);
      if (piece.empty()) break;
      beginning_ += piece;
    }
  }
  const std::string& beginning() const { return beginning_; }

 private:
  void read_piece(std::string& piece) override {
    piece.swap(beginning_);
    beginning_.clear();
    if (piece.empty()) from_.read(piece);
    if (piece.empty() && !from_.error().empty()) fail_as(from_);
  }

  ByteSource& from_;
  std::string beginning_;
};

/// A file that no one else sees, gone when it is closed.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::error_code unknown;
    std::filesystem::path directory = std::filesystem::temp_directory_path(unknown);
    if (unknown) directory = "/tmp";
    std::string path = (directory / "zapis-XXXXXX").string();
    descriptor_ = ::mkstemp(path.data());
    if (descriptor_ >= 0) ::unlink(path.c_str());
  }
  ~TemporaryFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int descriptor() const { return descriptor_; }
  /// False where that failed; then `errno` says why.
  bool fill(ByteSource& from) const {
    std::string piece;
    for (from.read(piece); descriptor_ >= 0 && !piece.empty(); from.read(piece)) {
      for (std::size_t at = 0; at < piece.size();) {
        const ssize_t count = ::write(descriptor_, piece.data() + at, piece.size() - at);
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) at += static_cast<std::size_t>(count);
      }
    }
    return descriptor_ >= 0;
  }

 private:
  int descriptor_ = -1;
};

}  // namespace

/// The beginning, then the rest of the file.
class Unpacker::File : public ByteSource {
 public:
  explicit File(Unpacker& owner) : owner_(owner) {}

 private:
  void read_piece(std::string& piece) override {
    piece.swap(owner_.beginning_);
    if (!piece.empty()) return;
    piece.resize(read_size);
    const ssize_t count = read_some(piece);
    if (count < 0) fail(std::strerror(errno));
    piece.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  }

  /// A pipe may stay silent for ever: whoever ends the program must not have to wait for it.
  ssize_t read_some(std::string& buffer) {
    for (;;) {
      pollfd wanted{owner_.descriptor_, POLLIN, 0};
      const int ready = ::poll(&wanted, 1, attend_milliseconds);
      if (ready > 0) {
        const ssize_t count = ::read(owner_.descriptor_, buffer.data(), buffer.size());
        if (count >= 0 || errno != EINTR) return count;
      }
      const std::lock_guard lock(owner_.mutex_);
      if (owner_.closing_) return 0;
    }
  }

  Unpacker& owner_;
};

Unpacker::Unpacker(int descriptor, std::string beginning, std::function<bool()> attend)
    : descriptor_(descriptor),
      beginning_(std::move(beginning)),
      attend_(std::move(attend)),
      thread_([this] { unpack(); }) {}

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

bool Unpacker::put_fault(const std::string& error, bool is_whole) {
  return put(is_whole ? Piece::Kind::late_fault : Piece::Kind::fault, error);
}

void Unpacker::unpack() {
  std::string error;
  try {
    File file(*this);
    std::vector<std::unique_ptr<ByteSource>> layers;
    Packing packing = Packing::none;
    const auto look_into = [&layers, &packing](ByteSource& from) {
      auto peeked = std::make_unique<Peeked>(from);
      packing = packing_of_content(peeked->beginning());
      layers.push_back(std::move(peeked));
    };
    look_into(file);
    for (std::size_t i = 0; i < most_layers && is_stream(packing); ++i) {
      layers.push_back(std::make_unique<DecodedSource>(*layers.back(), packing));
      look_into(*layers.back());
    }
    if (packing == Packing::none || is_stream(packing)) {
      unpack_single(*layers.back());
    } else {
      error = unpack_archive(*layers.back(), packing, layers.size() == 1);
    }
  } catch (const std::exception& exception) {
    error = exception.what();
  }
  put(Piece::Kind::end, std::move(error));
}

void Unpacker::unpack_single(ByteSource& from) {
  std::string piece;
  bool wanted = put(Piece::Kind::member, {});
  for (from.read(piece); wanted && !piece.empty(); from.read(piece))
    wanted = put(Piece::Kind::data, std::exchange(piece, {}));
  if (!from.error().empty()) put_fault(from.error(), from.is_whole());
}

/// What is wrong with the archive as a whole.
std::string Unpacker::unpack_archive(ByteSource& from, Packing packing, bool is_outermost) {
  int descriptor = is_outermost && ::lseek(descriptor_, 0, SEEK_CUR) >= 0 ? descriptor_ : -1;
  std::optional<TemporaryFile> copy;
  // 7z keeps its table at the end: one must go about in it.
  if (packing == Packing::seven_zip && descriptor < 0) {
    copy.emplace();
    if (!copy->fill(from))
      return "can't be copied to a temporary file: " + std::string(std::strerror(errno));
    descriptor = copy->descriptor();
  }
  ArchiveFiles files(from, descriptor);
  std::string piece;
  bool is_empty = true;
  while (files.next_file()) {
    is_empty = false;
    if (!put(Piece::Kind::member, files.name())) return {};
    for (files.read(piece); !piece.empty(); files.read(piece)) {
      if (!put(Piece::Kind::data, std::exchange(piece, {}))) return {};
    }
    if (!files.error().empty() && !put_fault(files.error(), files.is_whole())) return {};
  }
  if (!files.error().empty()) return files.error();
  if (is_empty) return "there is no file in this archive";
  if (descriptor >= 0) return {};
  // What stands behind an archive tells whether the stream that it came in is whole.
  do from.read(piece);
  while (!piece.empty());
  return files.over() ? std::string() : from.error();
}

/// Of the piece that comes next; an end with an error where it is waited for no longer.
Unpacker::Piece::Kind Unpacker::next_kind() {
  std::unique_lock lock(mutex_);
  const auto is_there = [this] { return !pieces_.empty(); };
  while (!changed_.wait_for(lock, std::chrono::milliseconds(attend_milliseconds), is_there)) {
    lock.unlock();
    const bool go_on = !attend_ || attend_();
    lock.lock();
    if (!go_on) {
      pieces_.push_back({Piece::Kind::fault, std::strerror(EINTR)});
    }
  }
  return pieces_.front().kind;
}

/// The last piece stays, whoever asks again, but its error is told once.
std::string Unpacker::take() {
  const std::lock_guard lock(mutex_);
  std::string text = std::exchange(pieces_.front().text, {});
  if (pieces_.front().kind != Piece::Kind::end) pieces_.pop_front();
  changed_.notify_all();
  return text;
}

bool Unpacker::next_member() {
  error_.clear();
  if (is_single_) return false;
  Piece::Kind kind = next_kind();
  for (; kind != Piece::Kind::member && kind != Piece::Kind::end; kind = next_kind()) take();
  if (kind == Piece::Kind::member) {
    member_ = take();
    is_single_ = member_.empty();
    return true;
  }
  error_ = take();
  return false;
}

std::size_t Unpacker::read(std::string& text) {
  if (!error_.empty()) return 0;
  const Piece::Kind kind = next_kind();
  if (kind == Piece::Kind::data) {
    const std::string piece = take();
    text += piece;
    return piece.size();
  }
  is_whole_ = kind == Piece::Kind::late_fault;
  if (kind == Piece::Kind::fault || is_whole_) error_ = take();
  return 0;
}

}  // namespace zapis::cli
