// Files go in and out: whole or not at all, onto the input too, through links, and to devices.
#include "cli/output.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "catch.hpp"
#include "cli/input.hpp"
#include "tests/testdata.hpp"

using namespace zapis::cli;
namespace fs = std::filesystem;

namespace {

/// A directory of its own, gone when the test is over.
struct Directory {
  Directory() {
    std::string name = (fs::temp_directory_path() / "zapis-output-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Directory() { fs::remove_all(path); }
  std::string file(const std::string& name) const { return (path / name).string(); }
  std::size_t size() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(path), fs::directory_iterator()));
  }
  fs::path path;
};

void put(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("a file appears under its name when it is whole") {
  const Directory directory;
  const std::string path = directory.file("a.pgn");
  {
    Output output(path);
    CHECK(output.write("1. e4 "));
    CHECK_FALSE(fs::exists(path));
    CHECK(output.write("e5 *\n"));
    CHECK(output.finish());
    CHECK(output.error().empty());
    CHECK(output.name() == path);
  }
  CHECK(testdata::read_file(path) == "1. e4 e5 *\n");
  CHECK(directory.size() == 1);
}

TEST_CASE("what was not finished leaves nothing behind, and the old file as it was") {
  const Directory directory;
  const std::string path = directory.file("a.pgn");
  put(path, "old");
  {
    Output output(path);
    output.write("half a ga");
  }
  CHECK(testdata::read_file(path) == "old");
  CHECK(directory.size() == 1);
}

TEST_CASE("the output may be the input") {
  const Directory directory;
  const std::string path = directory.file("a.pgn");
  put(path, "the old text");
  Input input(path);
  Output output(path);
  std::string text;
  CHECK(input.read(text, 7) == 7);
  CHECK(output.write("new: " + text));
  text.clear();
  CHECK(input.read(text, 100) == 5);
  CHECK(output.write(text));
  CHECK(output.finish());
  CHECK(testdata::read_file(path) == "new: the old text");
}

TEST_CASE("a symbolic link stays one") {
  const Directory directory;
  const std::string path = directory.file("real.pgn");
  const std::string link = directory.file("link.pgn");
  put(path, "old");
  fs::create_symlink("real.pgn", link);
  Output output(link);
  CHECK(output.write("new"));
  CHECK(output.finish());
  CHECK(fs::is_symlink(link));
  CHECK(testdata::read_file(path) == "new");
  CHECK(directory.size() == 2);
}

TEST_CASE("rights stay, and new files have those that everyone's have") {
  const Directory directory;
  const std::string old = directory.file("old.pgn");
  put(old, "old");
  ::chmod(old.c_str(), 0640);
  Output kept(old);
  CHECK(kept.finish());
  struct stat status {};
  REQUIRE(::stat(old.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0640U);

  const mode_t mask = ::umask(027);
  const std::string fresh = directory.file("new.pgn");
  Output output(fresh);
  CHECK(output.finish());
  ::umask(mask);
  REQUIRE(::stat(fresh.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0640U);
}

TEST_CASE("why a file can't be written") {
  const Directory directory;
  Output nowhere(directory.file("no/such/folder/a.pgn"));
  CHECK_FALSE(nowhere.error().empty());
  CHECK_FALSE(nowhere.write("x"));
  CHECK_FALSE(nowhere.finish());

  Output folder(directory.path.string());
  CHECK_FALSE(folder.error().empty());

  Output full("/dev/full");
  CHECK(full.error().empty());
  CHECK_FALSE(full.write("x"));
  CHECK_FALSE(full.error().empty());
  CHECK_FALSE(full.reader_gone());
  CHECK_FALSE(full.finish());
}

TEST_CASE("a device is written at once") {
  Output null("/dev/null");
  CHECK(null.write("x"));
  CHECK(null.finish());
  CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("files that are read") {
  const Directory directory;
  const std::string path = directory.file("a.pgn");
  put(path, "abcdef");
  Input input(path);
  CHECK(input.name() == path);
  std::string text = ">";
  CHECK(input.read(text, 4) == 4);
  CHECK(input.read(text, 4) == 2);
  CHECK(input.read(text, 4) == 0);
  CHECK(text == ">abcdef");
  CHECK(input.error().empty());

  CHECK(Input("-").name() == "<stdin>");
  for (const std::string& bad : {directory.file("none.pgn"), directory.path.string()}) {
    Input missing(bad);
    CHECK_FALSE(missing.error().empty());
    CHECK(missing.read(text, 4) == 0);
  }
}

TEST_CASE("a file that changes while it is read") {
  const Directory directory;
  const std::string path = directory.file("a.pgn");
  // What tells whether a file is packed is read first.
  const std::string begin(1000, 'a');
  put(path, begin);
  std::string text;

  Input growing(path);
  CHECK(growing.read(text, 600) != 0);
  std::ofstream(path, std::ios::binary | std::ios::app) << "and more";
  while (growing.read(text, 600) != 0) {
  }
  CHECK(growing.error().empty());
  CHECK(text == begin + "and more");

  put(path, begin);
  text.clear();
  Input shrinking(path);
  CHECK(shrinking.read(text, 600) != 0);
  fs::resize_file(path, 550);
  while (shrinking.read(text, 600) != 0) {
  }
  CHECK(shrinking.error().find("shorter") != std::string::npos);
  CHECK_FALSE(shrinking.is_whole());
}
