// One game's text in UTF-8, whatever its bytes are in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/text_source.hpp"
#include "lib/text/clean_text.hpp"
#include "lib/text/mojibake.hpp"
#include "lib/text/repair_utf8.hpp"

namespace zapis::cli {

class GameText {
 public:
  /// Decodes the bytes of one game as the encoding of its batch says, undoes mojibake on request,
  /// and cleans what is left; `bytes` must outlive `text()`.
  void decode(const BatchEncoding& encoding, std::string_view bytes, bool fix_mojibake = false);

  std::string_view text() const { return text_; }
  /// Was the text rewritten, so that it no longer stands in its batch?
  bool rewritten() const { return rewritten_; }
  /// Was it read in a code page?
  bool in_code_page() const { return in_code_page_; }
  const std::string& encoding() const { return encoding_; }
  /// Stray bytes that were read as windows-1252.
  const std::vector<RepairedBytes>& repairs() const { return repairs_; }
  /// Entities and invisible marks that were cleaned away.
  const Cleaning& cleaning() const { return cleaning_; }
  /// What was undone; empty names where there was nothing.
  const Mojibake& mojibake() const { return mojibake_; }

 private:
  std::string_view text_;
  std::string decoded_, cleaned_;
  Cleaning cleaning_;
  Mojibake mojibake_;
  std::string encoding_;
  std::vector<RepairedBytes> repairs_;
  bool rewritten_ = false;
  bool in_code_page_ = false;
};

}  // namespace zapis::cli
