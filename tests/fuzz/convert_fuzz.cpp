// Any bytes at all, through splitter, reader, board and writer: nothing crashes, and what is
// written in any system reads back as the game that it was.
#include <cstdio>
#include <cstdlib>

#include "cli/converter.hpp"
#include "tests/fuzz/round_trip.hpp"

namespace {

void require(const std::string& complaint) {
  if (complaint.empty()) return;
  std::fprintf(stderr, "%s\n", complaint.c_str());
  std::abort();
}

/// The program's own way through a batch, with its findings in words.
class Program {
 public:
  explicit Program(zapis::cli::Layout layout) : converter_(options_) {
    options_.layout = layout;
    options_.mending = zapis::cli::Mending::repair;
    if (layout == zapis::cli::Layout::jsonl) options_.language = zapis::cli::Language::ru;
  }

  void convert(std::string_view text) {
    batch_.text = text;
    batch_.encoding.all_utf8 = zapis::find_invalid_utf8(text) == std::string_view::npos;
    batch_.ends.clear();
    std::size_t end = 0;
    for (const std::size_t length : round_trip::split_at_once(text))
      batch_.ends.push_back(end += length);
    converter_.process(batch_, converted_);
    if (zapis::find_invalid_utf8(converted_.product) != std::string_view::npos)
      require("the product is no UTF-8");
    if (zapis::find_invalid_utf8(converted_.reports) != std::string_view::npos)
      require("the findings are no UTF-8");
  }

 private:
  static zapis::cli::ConvertOptions to_san() {
    zapis::cli::ConvertOptions options;
    options.to = *zapis::find_system("san");
    return options;
  }

  zapis::cli::ConvertOptions options_ = to_san();
  zapis::cli::Converter converter_;
  zapis::cli::Batch batch_;
  zapis::cli::Processed converted_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static round_trip::Machine machine;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  require(round_trip::complaint_about_cuts(text));
  std::string_view rest = text;
  for (const std::size_t length : round_trip::split_at_once(text)) {
    require(machine.complaint_about_game(rest.substr(0, length), round_trip::Effort::shared));
    rest.remove_prefix(length);
  }
  // Some go the program's own way, which always finds the language out.
  using zapis::cli::Layout;
  static Program pgn(Layout::pgn), jsonl(Layout::jsonl), sheet(Layout::text);
  const std::uint64_t way = round_trip::Blocks::hash(text) % 512;
  if (way == 0) pgn.convert(text);
  if (way == 1) jsonl.convert(text);
  if (way == 2) sheet.convert(text);
  return 0;
}
