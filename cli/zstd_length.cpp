#include "cli/zstd_length.hpp"

#include <sys/types.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <string>
#include <string_view>

namespace zapis::cli {
namespace {

constexpr std::uint64_t skippable_sign = 0x184D2A50;  // and the 15 behind it
constexpr std::size_t skippable_head = 8;             // its sign and its length
constexpr std::size_t longest_frame_head = 18;

/// A file's bytes, wherever they are asked for.
class Bytes {
 public:
  explicit Bytes(int descriptor) : descriptor_(descriptor) {}

  /// Up to `count` of them, a few; fewer at the end of the file. Valid until the next call.
  std::string_view at(std::uint64_t offset, std::size_t count) {
    if (offset < begin_ || offset + count > begin_ + held_.size()) load(offset);
    return std::string_view(held_).substr(offset - begin_, count);
  }
  bool failed() const { return failed_; }

 private:
  void load(std::uint64_t offset) {
    constexpr std::size_t page = 4096;
    begin_ = offset;
    held_.resize(page);
    ssize_t count = 0;
    do {
      count = ::pread(descriptor_, held_.data(), page, static_cast<off_t>(offset));
    } while (count < 0 && errno == EINTR);
    failed_ = failed_ || count < 0;
    held_.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  }

  int descriptor_;
  std::uint64_t begin_ = 0;
  std::string held_;
  bool failed_ = false;
};

/// Its lowest byte stands first.
std::uint64_t number(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;)
    value = value << 8U | static_cast<unsigned char>(bytes[i]);
  return value;
}

/// By the table of zstd's seekable format, where there is one of the whole file.
std::optional<std::uint64_t> length_by_table(Bytes& bytes, std::uint64_t file_size) {
  constexpr std::size_t foot_size = 9;
  constexpr std::uint64_t foot_sign = 0x8F92EAB1;
  constexpr std::uint64_t table_sign = 0x184D2A5E;
  if (file_size < skippable_head + foot_size) return std::nullopt;
  const std::string foot(bytes.at(file_size - foot_size, foot_size));
  if (foot.size() < foot_size || number(std::string_view(foot).substr(5)) != foot_sign)
    return std::nullopt;
  const std::uint64_t frames = number(std::string_view(foot).substr(0, 4));
  const bool has_checksums = (static_cast<unsigned char>(foot[4]) & 0x80U) != 0;
  const std::size_t entry = has_checksums ? 12 : 8;
  const std::uint64_t content = frames * entry + foot_size;
  if (skippable_head + content > file_size) return std::nullopt;
  std::uint64_t at = file_size - content - skippable_head;
  const std::uint64_t begin = at;
  const std::string_view head = bytes.at(at, skippable_head);
  if (number(head) != (content << 32U | table_sign)) return std::nullopt;
  std::uint64_t packed = 0;
  std::uint64_t length = 0;
  at += skippable_head;
  for (std::uint64_t i = 0; i < frames; ++i, at += entry) {
    packed += number(bytes.at(at, 4));
    length += number(bytes.at(at + 4, 4));
  }
  if (packed != begin) return std::nullopt;
  return length;
}

std::uint64_t frame_head_size(char descriptor) {
  const auto bits = static_cast<unsigned char>(descriptor);
  const unsigned length_field = bits >> 6U;
  const unsigned dictionary_field = bits & 3U;
  const bool is_single = (bits & 0x20U) != 0;  // no window is told, and the length always
  std::uint64_t size = is_single ? 5 : 6;
  size += length_field != 0 ? 1U << length_field : is_single ? 1U : 0U;
  return size + (dictionary_field == 3 ? 4 : dictionary_field);
}

/// Goes to behind the blocks that begin at `at`; how much text they hold, nearly.
std::uint64_t pass_blocks(Bytes& bytes, std::uint64_t& at) {
  constexpr std::uint64_t usual_ratio = 3;  // of short texts
  std::uint64_t length = 0;
  for (;;) {
    constexpr std::size_t block_head = 3;
    const std::string_view head = bytes.at(at, block_head);
    const std::uint64_t bits = number(head);
    const std::uint64_t size = bits >> 3U;
    const bool is_last = (bits & 1U) != 0 || head.size() < block_head;
    const std::uint64_t kind = bits >> 1U & 3U;
    const bool is_repeated = kind == 1;
    const bool is_packed = kind == 2;
    at += block_head + (is_repeated ? 1 : size);
    // All blocks but the last are full, or as good as that.
    const std::uint64_t full = ZSTD_BLOCKSIZE_MAX;
    length += !is_packed ? size : is_last ? std::min(full, usual_ratio * size) : full;
    if (is_last) return length;
  }
}

/// By the frames, up to where something else stands.
std::uint64_t length_by_frames(Bytes& bytes, std::uint64_t file_size) {
  std::uint64_t length = 0;
  for (std::uint64_t at = 0; at < file_size;) {
    const std::string_view head = bytes.at(at, longest_frame_head);
    const std::uint64_t sign = number(head.substr(0, 4));
    if ((sign & ~std::uint64_t{0xF}) == skippable_sign && head.size() >= skippable_head) {
      at += skippable_head + number(head.substr(4, 4));
      continue;
    }
    if (sign != ZSTD_MAGICNUMBER || head.size() < skippable_head) break;
    const unsigned long long told = ZSTD_getFrameContentSize(head.data(), head.size());
    const bool has_checksum = (static_cast<unsigned char>(head[4]) & 4U) != 0;
    at += frame_head_size(head[4]);
    const std::uint64_t nearly = pass_blocks(bytes, at);
    if (has_checksum) at += 4;
    length += told == ZSTD_CONTENTSIZE_UNKNOWN || told == ZSTD_CONTENTSIZE_ERROR ? nearly : told;
  }
  return length;
}

}  // namespace

std::optional<std::uint64_t> zstd_text_length(int descriptor, std::uint64_t file_size) {
  Bytes bytes(descriptor);
  std::optional<std::uint64_t> length = length_by_table(bytes, file_size);
  if (!length) length = length_by_frames(bytes, file_size);
  if (bytes.failed()) return std::nullopt;
  return length;
}

}  // namespace zapis::cli
