// One input as text: wide encodings become UTF-8 while they are read, 8-bit ones are told apart
// batch by batch.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/input.hpp"
#include "lib/text/code_page.hpp"

namespace zapis::cli {

/// How the bytes of a batch are to be read.
struct BatchEncoding {
  /// For games that are not UTF-8; nullptr: their stray bytes alone are windows-1252.
  std::shared_ptr<const CodePage> code_page;
  bool all_utf8 = true;   ///< every byte is in order as it is
  bool is_clean = false;  ///< … and no game needs cleaning
  bool whole = false;     ///< the code page holds for all games: the user has named it
  bool first = false;     ///< this batch is the first for which it was guessed
  double confidence = 1;  ///< of the guess, 0 … 1
  std::string
      mojibake;  ///< "UTF-8 read as windows-1251", said once where the text looks so; else empty
  std::string wide;  ///< the wide encoding that the input was decoded from, else empty
};

class TextSource {
 public:
  /// `encoding`: what the user has named; empty: find out. It must be known to ICU.
  TextSource(Input& input, const std::string& encoding);

  const Input& input() const { return input_; }
  /// Appends the next piece; how many bytes of text: 0 at the end.
  std::size_t read(std::string& text, std::size_t size);
  /// Is the text given byte by byte as it stands in the file?
  bool is_verbatim() const { return !decoder_ && !input_.is_packed(); }
  /// Decides how a stretch of text is to be read; each stretch is shown once, in order.
  BatchEncoding judge(std::string_view text);

 private:
  Input& input_;
  std::optional<StreamDecoder> decoder_;
  std::shared_ptr<const CodePage> named_page_;
  std::shared_ptr<const CodePage> guessed_page_;
  std::string wide_;
  std::string bytes_;
  double confidence_ = 1;
  bool find_out_ = true;
  bool started_ = false;
  bool saw_utf8_ = false;
  bool looked_for_mojibake_ = false;
};

}  // namespace zapis::cli
