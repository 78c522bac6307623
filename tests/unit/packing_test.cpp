// Names that ask for compression, and compressed files that Input reads back.
#include "cli/packing.hpp"

#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "tests/testdata.hpp"

using namespace zapis::cli;
namespace fs = std::filesystem;

TEST_CASE("what a name asks for") {
  const auto check = [](const std::string& path, Packing packing, const std::string& inner) {
    INFO(path);
    CHECK(packed_name(path).packing == packing);
    CHECK(packed_name(path).inner == inner);
  };
  check("a.pgn", Packing::none, "a.pgn");
  check("a.pgn.gz", Packing::gzip, "a.pgn");
  check("dir.zst/a.jsonl.bz2", Packing::bzip2, "dir.zst/a.jsonl");
  check("A.PGN.XZ", Packing::xz, "A.PGN");
  check("a.zst", Packing::zstd, "a");
  check("a.zip", Packing::zip, "a");
  check("gz", Packing::none, "gz");
  check("a.gzip", Packing::none, "a.gzip");
  check("a.7z", Packing::seven_zip, "a");
  check("a.tar.gz", Packing::other, "a.tar");
  check("a.pgn.gz.zst", Packing::other, "a.pgn.gz");
  check("", Packing::none, "");
}

TEST_CASE("what is written compressed is read back, and the same text makes the same file") {
  std::string name = (fs::temp_directory_path() / "zapis-packing-XXXXXX").string();
  REQUIRE(::mkdtemp(name.data()) != nullptr);
  const fs::path directory = name;
  std::string text;
  for (std::uint64_t i = 0; i < 50000; ++i)
    text += "1. e4 e5 2. Nf3 {" + std::to_string(i * i) + "} *\n\n";
  for (const char* ending : {"gz", "bz2", "xz", "zst", "zip"}) {
    INFO(ending);
    const std::string path = (directory / "games.pgn.").string() + ending;
    std::string before;
    for (const std::size_t piece : {text.size(), std::size_t{1000}}) {
      Output output(path);
      for (std::size_t at = 0; at < text.size(); at += piece)
        CHECK(output.write(std::string_view(text).substr(at, piece)));
      CHECK(fs::exists(path) == !before.empty());
      CHECK(output.finish());
      CHECK(output.error().empty());
      const std::string packed = testdata::read_file(path);
      CHECK(packed.size() < text.size() / 4);
      if (!before.empty()) CHECK(packed == before);
      before = packed;
    }
    Input input(path);
    std::string read;
    while (input.read(read, 4096) != 0) {
    }
    CHECK(input.error().empty());
    CHECK(read == text);
    CHECK(input.name() == path + (std::string(ending) == "zip" ? ":games.pgn" : ""));
  }
  fs::remove_all(directory);
}

TEST_CASE("nothing written is an empty file, packed") {
  std::string name = (fs::temp_directory_path() / "zapis-packing-XXXXXX").string();
  REQUIRE(::mkdtemp(name.data()) != nullptr);
  const std::string path = name + "/none.zip";
  {
    Output output(path, ".jsonl");
    CHECK(output.finish());
    Input input(path);
    std::string read;
    CHECK(input.read(read, 10) == 0);
    CHECK(input.error().empty());
    CHECK(input.name() == path + ":none.jsonl");
  }
  fs::remove_all(name);
}
