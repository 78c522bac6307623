#include "cli/text_source.hpp"

#include "lib/text/binary.hpp"
#include "lib/text/clean_text.hpp"
#include "lib/text/encoding_guess.hpp"
#include "lib/text/mojibake.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {

TextSource::TextSource(Input& input, const std::string& encoding) : input_(input) {
  if (encoding.empty()) return;
  find_out_ = false;
  if (canonical_encoding(encoding) == "UTF-8") return;
  if (std::optional<CodePage> page = CodePage::open(encoding)) {
    named_page_ = std::make_shared<const CodePage>(std::move(*page));
  } else {
    decoder_ = StreamDecoder::open(encoding);
    wide_ = decoder_ ? decoder_->name() : "";
  }
}

std::size_t TextSource::read(std::string& text, std::size_t size) {
  if (!started_ && find_out_) {
    // The beginning tells a wide encoding; a short first read may be completed by the next ones.
    constexpr std::size_t enough = 4096;
    while (bytes_.size() < enough && input_.read(bytes_, size) != 0) {
    }
    wide_ = detect_wide_encoding(bytes_);
    if (!wide_.empty()) decoder_ = StreamDecoder::open(wide_);
    if (wide_.empty()) {
      if (const std::string_view kind = binary_kind(bytes_); !kind.empty()) {
        input_.refuse("this is " + std::string(kind) + ", no text");
        return 0;
      }
    }
  }
  started_ = true;
  const std::size_t before = text.size();
  while (text.size() == before) {
    std::size_t count = bytes_.size();
    if (!decoder_) {
      if (count == 0) return input_.read(text, size);
      text += bytes_;
      bytes_.clear();
      return count;
    }
    if (count == 0) count = input_.read(bytes_, size);
    decoder_->decode(bytes_, count == 0, text);
    bytes_.clear();
    if (count == 0) break;
  }
  return text.size() - before;
}

BatchEncoding TextSource::judge(std::string_view text) {
  BatchEncoding encoding;
  encoding.wide = wide_;
  if (named_page_ != nullptr) {
    encoding.code_page = named_page_;
    encoding.whole = true;
    encoding.all_utf8 = false;
    return encoding;
  }
  const bool ascii = is_ascii(text);
  encoding.all_utf8 = ascii || find_invalid_utf8(text) == std::string_view::npos;
  encoding.is_clean = ascii && !may_need_ascii_cleaning(text);
  if (!find_out_ || !wide_.empty()) return encoding;
  if (encoding.all_utf8) {
    saw_utf8_ = saw_utf8_ || !ascii;
    if (!ascii && !looked_for_mojibake_) {
      looked_for_mojibake_ = true;
      if (const std::optional<Mojibake> found = find_mojibake(text)) {
        encoding.mojibake = found->was + ' ' + found->read_as;
      }
    }
  } else if (guessed_page_ == nullptr) {
    const Utf8Census census = take_utf8_census(text);
    // A file of UTF-8 with a few bad bytes stays one.
    saw_utf8_ = saw_utf8_ || census.sequences > census.stray;
    if (!saw_utf8_) {
      const EncodingGuess guess = guess_code_page(text);
      std::optional<CodePage> page;
      if (!guess.name.empty()) page = CodePage::open(guess.name);
      if (page) {
        guessed_page_ = std::make_shared<const CodePage>(std::move(*page));
        confidence_ = guess.confidence;
        encoding.first = true;
      }
    }
  }
  encoding.code_page = guessed_page_;
  encoding.confidence = confidence_;
  return encoding;
}

}  // namespace zapis::cli
