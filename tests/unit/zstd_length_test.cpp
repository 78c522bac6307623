// How much text a zstd file holds, by its frames.
#include "cli/zstd_length.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "catch.hpp"

using zapis::cli::zstd_text_length;

namespace {

using namespace std::string_view_literals;

std::uint64_t length_of(std::string_view bytes) {
  std::string path = (std::filesystem::temp_directory_path() / "zapis-zstd-XXXXXX").string();
  const int descriptor = ::mkstemp(path.data());
  REQUIRE(descriptor >= 0);
  ::unlink(path.c_str());
  REQUIRE(::write(descriptor, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  REQUIRE(::lseek(descriptor, 1, SEEK_SET) == 1);
  const auto length = zstd_text_length(descriptor, bytes.size());
  CHECK(::lseek(descriptor, 0, SEEK_CUR) == 1);
  ::close(descriptor);
  REQUIRE(length.has_value());
  return *length;
}

std::string little_endian(std::uint64_t number, std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 0xFFU);
  return bytes;
}

enum Block : unsigned { raw, repeated, packed };

/// Of `size` bytes; those of a packed one are none.
std::string block(Block kind, std::uint64_t size, bool is_last) {
  return little_endian(size << 3U | unsigned{kind} << 1U | unsigned{is_last}, 3) +
         std::string(kind == repeated ? 1 : size, 'x');
}

/// `head`: the frame header from its descriptor on.
std::string frame(std::string_view head, const std::string& blocks) {
  std::string bytes = "\x28\xB5\x2F\xFD";
  bytes += head;
  return bytes += blocks;
}

std::string skippable(unsigned sign, std::string_view content) {
  std::string bytes(1, static_cast<char>(sign));
  bytes += "\x2A\x4D\x18";
  bytes += little_endian(content.size(), 4);
  return bytes += content;
}

}  // namespace

TEST_CASE("frames of zstd that tell how long they are") {
  const std::string body = block(packed, 50, false) + block(packed, 0, true);
  CHECK(length_of(frame("\x20\xC8"sv, body)) == 200);
  CHECK(length_of(frame("\x60\x01\x01"sv, body)) == 256 + 257);
  CHECK(length_of(frame("\x40\x50\x01\x01"sv, body)) == 256 + 257);
  CHECK(length_of(frame("\xA0\x00\x00\x01\x00"sv, body)) == 65536);
  CHECK(length_of(frame("\xE0\x00\x00\x00\x00\x01\x00\x00\x00"sv, body)) == std::uint64_t{1}
                                                                                << 32U);
  // Checksums and the numbers of dictionaries are passed over.
  const std::string next = frame("\x20\x07"sv, block(raw, 7, true));
  CHECK(length_of(frame("\x24\xC8"sv, body) + "sum." + next) == 207);
  for (const auto& head : {"\x21"
                           "d"
                           "\xC8"sv,
                           "\x22"
                           "dd"
                           "\xC8"sv,
                           "\x23"
                           "dddd"
                           "\xC8"sv}) {
    CHECK(length_of(frame(head, body) + next) == 207);
  }
}

TEST_CASE("frames of zstd that don't tell") {
  constexpr std::uint64_t full = 131072;
  const auto untold = [](const std::string& blocks) { return frame("\x00\x50"sv, blocks); };
  CHECK(length_of(untold(block(raw, 70, false) + block(repeated, 3000, true))) == 3070);
  CHECK(length_of(untold(block(packed, 40, false) + block(packed, 100, true))) == full + 300);
  CHECK(length_of(untold(block(packed, 90000, true))) == full);
  CHECK(length_of(untold(block(raw, 0, true))) == 0);
  const std::string one = untold(block(raw, 70, true));
  CHECK(length_of(skippable(0x50, "abc") + one + skippable(0x5F, "") + one + one) == 210);
}

TEST_CASE("the table of zstd's seekable format") {
  const std::string one = frame("\x00\x50"sv, block(packed, 50, true));
  const auto foot = [](std::uint64_t frames, char descriptor) {
    return little_endian(frames, 4) + descriptor + "\xB1\xEA\x92\x8F";
  };
  const std::string entry = little_endian(one.size(), 4) + little_endian(117, 4);
  const std::string table = skippable(0x5E, entry + entry + foot(2, 0));
  CHECK(length_of(one + one + table) == 234);
  const std::string sum = "sum.";
  CHECK(length_of(one + one + skippable(0x5E, entry + sum + entry + sum + foot(2, '\x80'))) == 234);
  // A table of another file, or none: the frames tell.
  CHECK(length_of(one + one + one + table) == 450);
  CHECK(length_of(one + table) == 150);
  CHECK(length_of(one + one + skippable(0x5E, entry + entry + foot(1, 0))) == 300);
  CHECK(length_of(one + one + skippable(0x5D, entry + entry + foot(2, 0))) == 300);
  CHECK(length_of(one + skippable(0x5E, foot(0xFFFFFFFF, 0))) == 150);
  CHECK(length_of(foot(0, 0)) == 0);
}

TEST_CASE("zstd files that are damaged or cut off anywhere have some length") {
  std::string bytes;
  for (int i = 0; i < 3; ++i) {
    bytes += frame("\x64\x01\x01"sv, block(packed, 50, false) + block(raw, 9, true)) + "sum.";
    bytes += frame("\x00\x50"sv, block(packed, 50, false) + block(packed, 9, true));
    bytes += skippable(0x50, "abc");
  }
  const std::uint64_t whole = length_of(bytes);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    INFO("cut at " << size);
    CHECK(length_of(std::string_view(bytes).substr(0, size)) <= whole);
  }
  CHECK(length_of(std::string(100, '\0')) == 0);
  CHECK(length_of("\x28\xB5\x2F\xFD"sv) == 0);
  CHECK(length_of(bytes + "rubbish behind") == whole);
  CHECK(length_of(frame(std::string(100, '\xFF'), "")) != whole);
}
