#include "cli/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "cli/complain.hpp"
#include "cli/exit_status.hpp"

namespace zapis::cli {
namespace {

/// The file behind symbolic links, so that a rename replaces the file and not the link.
std::string real_path(const std::string& path) {
  char* resolved = ::realpath(path.c_str(), nullptr);
  if (resolved == nullptr) return path;
  std::string real = resolved;
  std::free(resolved);
  return real;
}

/// "dir/x.pgn.zip" holds "x.pgn", and "dir/x.zip" holds "x" with the ending of its kind.
std::string member_name(const std::string& inner, std::string_view ending) {
  std::string name = inner.substr(inner.rfind('/') + 1);
  if (name.find('.') == std::string::npos) name += ending;
  return name;
}

}  // namespace

Output::Output(std::string path, std::string_view ending)
    : name_(path.empty() || path == "-" ? "<stdout>" : path) {
  if (name_ == "<stdout>") {
    descriptor_ = STDOUT_FILENO;
    is_terminal_ = ::isatty(descriptor_) != 0;
    return;
  }
  const PackedName packed = packed_name(path);
  open(std::move(path));
  if (!error_.empty() || packed.packing == Packing::none) return;
  packer_.emplace(packed.packing, member_name(packed.inner, ending),
                  [this](std::string_view bytes) { return write_bytes(bytes); });
}

void Output::open(std::string path) {
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (exists && !S_ISREG(status.st_mode)) {
    descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) fail();
    return;
  }
  path_ = exists ? real_path(path) : std::move(path);
  temporary_ = path_ + ".XXXXXX";
  descriptor_ = ::mkostemp(temporary_.data(), O_CLOEXEC);
  if (descriptor_ < 0) {
    temporary_.clear();
    fail();
    return;
  }
  // A temporary file is private; the product has the rights that it had, or that umask gives.
  mode_t mode = status.st_mode & 07777U;
  if (!exists) {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    mode = 0666U & ~mask;
  }
  ::fchmod(descriptor_, mode);
}

Output::~Output() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void Output::fail() {
  if (errno == EPIPE && path_.empty()) {
    reader_gone_ = true;
  } else {
    error_ = std::strerror(errno);
  }
}

bool Output::write(std::string_view bytes) {
  if (reader_gone_ || !error_.empty()) return false;
  if (!packer_) return write_bytes(bytes);
  const bool written = packer_->write(bytes);
  if (error_.empty()) error_ = packer_->error();
  return written;
}

bool Output::write_bytes(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      fail();
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool Output::finish() {
  if (reader_gone_ || !error_.empty()) return false;
  if (packer_ && !packer_->finish()) {
    if (error_.empty()) error_ = packer_->error();
    return false;
  }
  if (descriptor_ > STDERR_FILENO) {
    if (::close(descriptor_) != 0) fail();
    descriptor_ = -1;
  }
  if (error_.empty() && !temporary_.empty()) {
    if (std::rename(temporary_.c_str(), path_.c_str()) != 0) {
      fail();
    } else {
      temporary_.clear();
    }
  }
  return error_.empty();
}

int print(std::string_view text, Language language) {
  Output output("");
  output.write(text);
  if (output.error().empty()) return exit_ok;
  complain(output.name(), output.error(), language);
  return exit_failure;
}

}  // namespace zapis::cli
