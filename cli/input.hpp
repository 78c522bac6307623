// A file or standard input, read in blocks.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

namespace zapis::cli {

class Input {
 public:
  /// Opens a file; "-" is standard input.
  explicit Input(const std::string& path);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// The name that findings give: the path, or "<stdin>".
  const std::string& name() const { return name_; }
  /// Why opening or reading failed; empty when all is well.
  const std::string& error() const { return error_; }
  /// Sets `error`: what was read is of no use.
  void refuse(std::string reason) { error_ = std::move(reason); }
  /// Appends up to `size` bytes; how many: 0 at the end, or when `error` is set.
  std::size_t read(std::string& buffer, std::size_t size);

 private:
  std::string name_;
  std::string error_;
  int descriptor_ = -1;
};

}  // namespace zapis::cli
