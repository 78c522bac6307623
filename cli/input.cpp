#include "cli/input.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace zapis::cli {

Input::Input(const std::string& path) : name_(path == "-" ? "<stdin>" : path) {
  if (path == "-") {
    descriptor_ = STDIN_FILENO;
    return;
  }
  descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) {
    error_ = std::strerror(errno);
    return;
  }
  struct stat status {};
  if (::fstat(descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) error_ = std::strerror(EISDIR);
}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::size_t Input::read(std::string& buffer, std::size_t size) {
  if (!error_.empty()) return 0;
  const std::size_t before = buffer.size();
  buffer.resize(before + size);
  ssize_t count = 0;
  do {
    count = ::read(descriptor_, buffer.data() + before, size);
  } while (count < 0 && errno == EINTR);
  if (count < 0) error_ = std::strerror(errno);
  buffer.resize(before + (count > 0 ? static_cast<std::size_t>(count) : 0));
  return buffer.size() - before;
}

}  // namespace zapis::cli
