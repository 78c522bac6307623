// Bytes of any encoding that ICU knows, to UTF-8 and back.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct UConverter;

namespace zapis {

/// The name under which an encoding is reported: its IANA or MIME name where it has one, as ICU
/// spells it. Nothing where ICU knows no such encoding.
std::optional<std::string> canonical_encoding(const std::string& name);

/// An 8-bit code page as a table from bytes to UTF-8: fast, and shared freely between threads.
class CodePage {
 public:
  /// Nothing where the encoding is unknown, or has more than one byte a character.
  static std::optional<CodePage> open(const std::string& name);

  const std::string& name() const { return name_; }
  /// The code point of a byte; 0xFFFD where the page leaves it undefined.
  char32_t code_point(unsigned char byte) const { return code_points_[byte]; }
  /// Appends the text in UTF-8. Undefined bytes become U+FFFD.
  void decode(std::string_view bytes, std::string& out) const;

 private:
  CodePage() = default;
  struct Utf8 {
    std::array<char, 4> text{};
    unsigned char length = 0;
  };
  std::string name_;
  std::array<char32_t, 256> code_points_{};
  std::array<Utf8, 256> utf8_{};
};

/// Decodes a stream in any encoding, piece by piece.
class StreamDecoder {
 public:
  /// Nothing where the encoding is unknown.
  static std::optional<StreamDecoder> open(const std::string& name);

  const std::string& name() const { return name_; }
  /// Appends what `bytes` mean; an unfinished character waits for the next piece. `last`: none will
  /// come.
  void decode(std::string_view bytes, bool last, std::string& out);

 private:
  struct Close {
    void operator()(UConverter* converter) const;
  };
  std::string name_;
  std::unique_ptr<UConverter, Close> converter_;
};

/// Writes UTF-8 text in another encoding.
class StreamEncoder {
 public:
  /// Nothing where the encoding is unknown.
  static std::optional<StreamEncoder> open(const std::string& name);

  const std::string& name() const { return name_; }
  /// Can the encoding hold all of this text?
  bool holds(std::string_view utf8) const;
  /// Appends the text's bytes. What the encoding can't hold should have been replaced before: it
  /// becomes "?".
  void encode(std::string_view utf8, std::string& out);

 private:
  struct Close {
    void operator()(UConverter* converter) const;
  };
  std::string name_;
  std::unique_ptr<UConverter, Close> converter_;
};

}  // namespace zapis
