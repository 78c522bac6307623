// Where the product goes: standard output, or a file that appears under its name only when it is
// whole, compressed where its name says so.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/options.hpp"
#include "cli/packer.hpp"

namespace zapis::cli {

class Output {
 public:
  /// "" or "-" is standard output. A regular file is written beside its name and renamed by
  /// `finish`; what is no regular file (a device, a pipe) is written at once. `ending`: given to a
  /// file in an archive whose name tells none.
  explicit Output(std::string path, std::string_view ending = {});
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// False once writing has failed or the reader has gone; then nothing more need be written.
  bool write(std::string_view bytes);
  /// Is what is written seen only when it is whole?
  bool appears_when_whole() const { return !temporary_.empty(); }
  bool is_terminal() const { return is_terminal_; }
  /// Puts the whole file in its place. False where that failed.
  bool finish();

  /// The reader closed the pipe: the end, but no error.
  bool reader_gone() const { return reader_gone_; }
  /// Why it failed; empty when all is well.
  const std::string& error() const { return error_; }
  const std::string& name() const { return name_; }

 private:
  void open(std::string path);
  void fail();
  bool write_bytes(std::string_view bytes);

  std::string name_;
  std::string path_;       // of the file that will be; empty: nothing to rename
  std::string temporary_;  // what is written meanwhile
  std::string error_;
  int descriptor_ = -1;
  bool is_terminal_ = false;
  bool reader_gone_ = false;
  std::optional<Packer> packer_;  // last: it writes through what is above
};

/// Writes a text to standard output; the exit status.
int print(std::string_view text, Language language);

}  // namespace zapis::cli
