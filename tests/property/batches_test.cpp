// The product does not depend on the pieces in which the input arrives.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "catch.hpp"
#include "cli/batch.hpp"
#include "cli/converter.hpp"
#include "cli/pipeline.hpp"
#include "tests/testdata.hpp"

using namespace zapis;
using namespace zapis::cli;

namespace {

struct Run {
  std::string product, reports;
  Counts counts;
};

Run convert(const std::string& path, const ConvertOptions& options, std::size_t block,
            std::size_t batch_size, unsigned jobs = 1) {
  Input input(path);
  TextSource source(input, options.encoding);
  BatchReader reader(source, block, batch_size);
  Run run;
  Pipeline pipeline(
      jobs, [&options] { return std::make_unique<Converter>(options); },
      [&run](const Processed& processed) {
        run.product += processed.product;
        run.reports += processed.reports;
        run.counts.add(processed.counts);
        return true;
      });
  while (!pipeline.stopped() && reader.next(pipeline.free_batch())) pipeline.submit();
  pipeline.drain();
  CHECK(input.error().empty());
  return run;
}

void check_same(const Run& run, const Run& whole) {
  CHECK(run.product == whole.product);
  CHECK(run.reports == whole.reports);
  CHECK(run.counts.games == whole.counts.games);
  CHECK(run.counts.plies == whole.counts.plies);
  CHECK(run.counts.warnings == whole.counts.warnings);
  CHECK(run.counts.errors == whole.counts.errors);
}

void check_all_sizes(const std::string& path, const ConvertOptions& options) {
  const Run whole = convert(path, options, 1U << 20U, 1U << 20U);
  CHECK(whole.counts.games > 0);
  for (const std::size_t block : std::vector<std::size_t>{1, 7, 64, 4096, 1U << 18U}) {
    for (const std::size_t batch : std::vector<std::size_t>{1, 100, 5000, 1U << 20U}) {
      if (block == 1 && batch == 100) continue;  // each byte on its own is slow
      INFO("blocks of " << block << ", batches of " << batch);
      check_same(convert(path, options, block, batch), whole);
    }
  }
  for (const unsigned jobs : {2U, 3U, 7U}) {
    for (const std::size_t batch : std::vector<std::size_t>{1, 5000, 1U << 20U}) {
      INFO(jobs << " jobs, batches of " << batch);
      check_same(convert(path, options, 1U << 12U, batch, jobs), whole);
    }
  }
}

/// A file that is gone when the test is over.
struct TemporaryFile {
  explicit TemporaryFile(std::string_view text) {
    path = (std::filesystem::temp_directory_path() / "zapis-batches-XXXXXX").string();
    const int descriptor = ::mkstemp(path.data());
    REQUIRE(descriptor >= 0);
    ::close(descriptor);
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path); }
  std::string path;
};

ConvertOptions options(Layout layout) {
  ConvertOptions o;
  o.to = find_system("levenfish").value();
  o.layout = layout;
  return o;
}

}  // namespace

TEST_CASE("files of the collection, in blocks and batches of any size") {
  for (const char* file : {"annotated.pgn", "setups.pgn", "chess960.pgn"}) {
    INFO(file);
    // JSON tells the line and number of each game too.
    check_all_sizes(std::string(ZAPIS_TESTDATA "/games/") + file, options(Layout::jsonl));
  }
}

TEST_CASE("untidy text, in blocks and batches of any size") {
  const TemporaryFile file(
      "\xEF\xBB\xBF"
      "Some words before.\r\n\r\n[Event \"a\"]\r\n[Result \"1-0\"]\r\n\r\n1. e4 e5 2. Nf9 "
      "{x\r\n\r\n[Event \"in it\"]\r\n}"
      " Nc6 1-0\r\n[Event \"b\"]\n1. d4 {never closed\n\n[Event \"c\"]\n\n1. Кf3 d5 (1... Кf6 "
      "0-1\n\n1. c4 c5 ½-½\n1. g3\n\n1. h3 h5\n"
      "\n\n%escape 1-0\n; comment [Event \"d\"]\n1. e4 e5 ± 2. ¤ *\n[Event \"e\"]\n[White "
      "\"\xC4\xE8\"]\n\n0-1\n\n1. e4\re5\r\r1-0\r");
  for (const Layout layout : {Layout::pgn, Layout::lines, Layout::jsonl})
    check_all_sizes(file.path, options(layout));
}

TEST_CASE("tags in an order of their own, in blocks and batches of any size") {
  // A line end that comes in two pieces is no blank line, behind which "Event" begins a game.
  const TemporaryFile file(
      "[Site \"here\"]\r\n[Round \"1\"]\r\n[Event \"a\"]\r\n[White \"A\"]\r\n\r\n1. e4 e5 *\r\n\r\n"
      "[Site \"there\"]\r\n[Event \"b\"]\r\n[Site \"again\"]\r\n\r\n1. d4 d5 *\r\n");
  check_all_sizes(file.path, options(Layout::pgn));
}

TEST_CASE("two games on one line, in blocks and batches of any size") {
  const TemporaryFile file("1. e4 ¤ 1-0 1. d4 ¤ *\n");
  check_all_sizes(file.path, options(Layout::pgn));
}

TEST_CASE("a file in an 8-bit encoding, in blocks and batches of any size") {
  // windows-1251: the second game alone would not tell.
  const TemporaryFile file(
      "[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\n\n1. e4 e5 2. \xCA"
      "f3 \xCA"
      "c6 3. \xD1"
      "b5 *\n\n"
      "[White \"M\xFCller\"]\n\n1. e4 e5 2. \xCA"
      "f3 *\n\n[White \"\xE8\"]\n\n1. d4 d5 *\n");
  ConvertOptions named = options(Layout::jsonl);
  named.encoding = "windows-1251";
  check_all_sizes(file.path, named);
  check_all_sizes(file.path, options(Layout::jsonl));
}

TEST_CASE("a file whose first game does not tell its encoding, in blocks and batches of any size") {
  const TemporaryFile file(
      "[White \"\xE8\"]\n\n1. d4 d5 *\n\n"
      "[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\n\n1. e4 e5 2. \xCA"
      "f3 \xCA"
      "c6 3. \xD1"
      "b5 *\n");
  check_all_sizes(file.path, options(Layout::jsonl));
}

TEST_CASE("a file in UTF-16, in blocks and batches of any size") {
  std::string text = "\xFF\xFE";
  for (const char16_t c : std::u16string(
           u"[White \"Рети\"]\n\n1. e4 e5 2. Кf3 {😀} *\n\n[White \"b\"]\n\n1. d4 d5 *\n")) {
    text += static_cast<char>(c & 0xFF);
    text += static_cast<char>(c >> 8);
  }
  const TemporaryFile file(text);
  check_all_sizes(file.path, options(Layout::jsonl));
}

TEST_CASE(
    "games whose language their neighbours tell, in blocks of any size, by any number of jobs") {
  std::string text;
  const std::vector<std::string> games = {"1. e4 e5 2. Ve2 Ve7 *",
                                          "1. e4 e5 2. Hf3 Hc6 3. Fb5 Ff8 *",
                                          "1. e4 e5 2. Be2 Be7 *",
                                          "1. e4 e5 2. Mf3 Mc6 3. Tb5 Ve7 4. Xg1 Vd6 *",
                                          "1. e4 e5 2. Re2 Re7 *",
                                          "1. e4 e5 2. Cf3 Fc5 *",
                                          "1. e4 e5 *"};
  std::size_t next = 1;
  for (int i = 0; i < 400; ++i) {
    text += games[next >> 8U] + "\n\n";
    next = next * 5 % 1789;  // 7 * 256 > 1788
  }
  const TemporaryFile file(text);
  for (const std::size_t batch : {std::size_t{500}, std::size_t{3000}, std::size_t{1} << 20U}) {
    const Run whole = convert(file.path, options(Layout::jsonl), 1U << 20U, batch);
    CHECK(whole.product.find("\"notation\":\"lan") == std::string::npos);
    for (const unsigned jobs : {1U, 2U, 5U}) {
      for (const std::size_t block : {std::size_t{7}, std::size_t{4096}})
        check_same(convert(file.path, options(Layout::jsonl), block, batch, jobs), whole);
    }
  }
}

TEST_CASE("batches end at the same games, in blocks of any size") {
  std::string text;
  for (int i = 0; i < 3000; ++i)
    text += "[White \"" + std::string(static_cast<std::size_t>(i % 97), 'x') + "\"]\n\n1. e4 *\n\n";
  const TemporaryFile file(text);
  const auto sizes = [&file](std::size_t block) {
    Input input(file.path);
    TextSource source(input, "");
    BatchReader reader(source, block, 5000);
    std::vector<std::size_t> found;
    for (Batch batch; reader.next(batch);) found.push_back(batch.text.size());
    return found;
  };
  const std::vector<std::size_t> whole = sizes(1U << 20U);
  CHECK(whole.size() > 10);
  for (const std::size_t block : {1U, 100U, 3000U, 4096U, 10000U}) CHECK(sizes(block) == whole);
}

TEST_CASE("--on-error stop ends behind the same game for every number of jobs") {
  std::string text;
  for (int i = 0; i < 200; ++i) text += i == 77 ? "1. e4 e4 *\n\n" : "1. e4 e5 *\n\n";
  const TemporaryFile file(text);
  ConvertOptions stop = options(Layout::lines);
  stop.on_error = OnError::stop;
  const Run whole = convert(file.path, stop, 1U << 20U, 1U << 20U);
  CHECK(whole.counts.games == 78);
  for (const unsigned jobs : {1U, 2U, 5U}) {
    for (const std::size_t batch : std::vector<std::size_t>{1, 100, 1000})
      check_same(convert(file.path, stop, 64, batch, jobs), whole);
  }
}
