// Damage to compressed files, at every byte: what was written comes out up to the fault, or the
// fault is told; never both wrong text and silence.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "catch.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "tests/testdata.hpp"

using namespace zapis::cli;
namespace fs = std::filesystem;

namespace {

struct Directory {
  Directory() {
    std::string name = (fs::temp_directory_path() / "zapis-unpacker-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Directory() { fs::remove_all(path); }
  std::string file(const std::string& name) const { return (path / name).string(); }
  fs::path path;
};

void put(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

struct Reading {
  std::string text, error;
  bool is_whole = false;
};

Reading read(const std::string& path) {
  Input input(path);
  Reading reading;
  while (input.read(reading.text, 1U << 16U) != 0) {
  }
  reading.error = input.error();
  reading.is_whole = input.is_whole();
  return reading;
}

std::string some_text() {
  std::string text;
  for (unsigned i = 0; i < 100; ++i)
    text += "1. e4 e5 2. Nf3 {" + std::to_string(i * 7919 % 1000) + "} *\n\n";
  return text;
}

std::string pack(const Directory& directory, const std::string& ending, const std::string& text) {
  const std::string path = directory.file("whole.pgn." + ending);
  Output output(path);
  REQUIRE(output.write(text));
  REQUIRE(output.finish());
  return testdata::read_file(path);
}

}  // namespace

TEST_CASE("compressed files that are cut off anywhere") {
  const Directory directory;
  const std::string text = some_text();
  for (const char* ending : {"gz", "bz2", "xz", "zst", "zip"}) {
    const std::string packed = pack(directory, ending, text);
    const std::string path = directory.file("cut");
    for (std::size_t size = 30; size < packed.size(); ++size) {
      INFO(ending << ", " << size << " of " << packed.size());
      put(path, std::string_view(packed).substr(0, size));
      const Reading reading = read(path);
      CHECK(text.starts_with(reading.text));
      // The table at the end of a zip archive may be missing.
      if (reading.error.empty()) CHECK(reading.text == text);
      if (std::string(ending) != "zip") {
        CHECK(reading.error.starts_with("truncated "));
        CHECK_FALSE(reading.is_whole);
      }
    }
  }
}

TEST_CASE("compressed files with one byte changed") {
  const Directory directory;
  const std::string text = some_text();
  // The zstd files that are written have no checksum.
  for (const char* ending : {"gz", "bz2", "xz", "zip"}) {
    const std::string packed = pack(directory, ending, text);
    const std::string path = directory.file("changed");
    for (std::size_t at = 10; at < packed.size(); ++at) {
      INFO(ending << ", byte " << at << " of " << packed.size());
      std::string changed = packed;
      changed[at] = static_cast<char>(changed[at] ^ 0x11);
      put(path, changed);
      const Reading reading = read(path);
      if (reading.error.empty()) CHECK(reading.text == text);
    }
  }
}

TEST_CASE("what stands behind the compressed data") {
  const Directory directory;
  const std::string text = some_text();
  const std::string path = directory.file("behind");
  for (const char* ending : {"gz", "bz2", "xz", "zst"}) {
    INFO(ending);
    const std::string packed = pack(directory, ending, text);
    put(path, std::string(packed).append(1000, '\0').append(packed));
    CHECK(read(path).text == text + text);
    CHECK(read(path).error.empty());
    put(path, packed + "x");
    const Reading reading = read(path);
    CHECK(reading.text == text);
    CHECK(reading.error.ends_with("stands something else"));
    CHECK(reading.is_whole);
  }
}
