#include "cli/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cli/zstd_length.hpp"

namespace zapis::cli {

Input::Input(const std::string& path) : path_(path == "-" ? "<stdin>" : path), name_(path_) {
  if (path == "-") {
    descriptor_ = STDIN_FILENO;
    struct stat status {};
    is_regular_ = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
    return;
  }
  descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) {
    error_ = std::strerror(errno);
    return;
  }
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) return;
  if (S_ISDIR(status.st_mode)) error_ = std::strerror(EISDIR);
  is_regular_ = S_ISREG(status.st_mode);
  if (is_regular_) size_at_first_ = static_cast<std::uint64_t>(status.st_size);
}

Input::~Input() {
  unpacker_.reset();
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

void Input::begin() {
  begun_ = true;
  while (beginning_.size() < packing_sign_size && error_.empty() &&
         read_bytes(beginning_, packing_sign_size - beginning_.size()) != 0) {
  }
  if (error_.empty()) packing_ = packing_of_content(beginning_);
  if (packing_ == Packing::none) return;
  unpacker_ = std::make_unique<Unpacker>(descriptor_, std::move(beginning_), attend_);
  enter_member();
}

bool Input::enter_member() {
  if (!unpacker_->next_member()) {
    name_ = path_;
    error_ = unpacker_->error();
    return false;
  }
  name_ = path_;
  if (!unpacker_->member().empty()) name_ += ":" + unpacker_->member();
  return true;
}

std::optional<std::uint64_t> Input::size() {
  if (!begun_ && error_.empty()) begin();
  struct stat status {};
  if (!error_.empty() || descriptor_ < 0 || ::fstat(descriptor_, &status) != 0 ||
      !S_ISREG(status.st_mode)) {
    return std::nullopt;
  }
  const auto file_size = static_cast<std::uint64_t>(status.st_size);
  if (packing_ == Packing::none) return file_size;
  if (packing_ != Packing::zstd || !unpacker_->member().empty()) return std::nullopt;
  const std::optional<std::uint64_t> length = zstd_text_length(descriptor_, file_size);
  if (!length) error_ = std::strerror(errno);
  return length;
}

bool Input::next_member() {
  if (unpacker_ == nullptr) return false;
  error_.clear();
  return enter_member() || !error_.empty();
}

std::size_t Input::read(std::string& buffer, std::size_t size) {
  if (!error_.empty()) return 0;
  if (!begun_) begin();
  if (unpacker_ != nullptr) {
    const std::size_t count = unpacker_->read(buffer);
    if (count == 0) error_ = unpacker_->error();
    return count;
  }
  if (!beginning_.empty()) {
    const std::size_t count = std::min(size, beginning_.size());
    buffer.append(beginning_, 0, count);
    beginning_.erase(0, count);
    return count;
  }
  return error_.empty() ? read_bytes(buffer, size) : 0;
}

bool Input::has_shrunk() const {
  struct stat status {};
  return ::fstat(descriptor_, &status) == 0 &&
         static_cast<std::uint64_t>(status.st_size) < size_at_first_;
}

std::uint64_t Input::position() const {
  const off_t at = ::lseek(descriptor_, 0, SEEK_CUR);
  return at > 0 ? static_cast<std::uint64_t>(at) : 0;
}

/// False: they are waited for no longer.
bool Input::wait_for_bytes() {
  pollfd wanted{descriptor_, POLLIN, 0};
  while (attend_ && !is_regular_ && ::poll(&wanted, 1, attend_milliseconds) <= 0) {
    if (!attend_()) {
      error_ = std::strerror(EINTR);
      return false;
    }
  }
  return true;
}

std::size_t Input::read_bytes(std::string& buffer, std::size_t size) {
  if (!wait_for_bytes()) return 0;
  const std::size_t before = buffer.size();
  buffer.resize(before + size);
  ssize_t count = 0;
  do {
    count = ::read(descriptor_, buffer.data() + before, size);
  } while (count < 0 && errno == EINTR);
  if (count < 0) error_ = std::strerror(errno);
  buffer.resize(before + (count > 0 ? static_cast<std::size_t>(count) : 0));
  bytes_read_ += buffer.size() - before;
  if (count == 0 && bytes_read_ < size_at_first_ && has_shrunk()) {
    error_ = "the file has become shorter while it was read";
  }
  return buffer.size() - before;
}

}  // namespace zapis::cli
