#include "cli/batch.hpp"

#include <string_view>

#include "cli/line_count.hpp"

namespace zapis::cli {

bool BatchReader::next(Batch& batch) {
  batch.file = source_.input().name();
  batch.ends.clear();
  batch.first_line = line_;
  batch.first_game = game_;
  std::size_t cut = 0;
  for (;;) {
    const std::string_view rest = std::string_view(pending_).substr(cut);
    // When reading fails, only games whose end was seen are whole.
    if (at_end_ && (rest.empty() || !source_.input().error().empty())) break;
    const std::size_t length =
        rest.empty() ? GameSplitter::need_more : splitter_.next(rest, at_end_);
    if (length != GameSplitter::need_more) {
      cut += length;
      batch.ends.push_back(cut);
      if (cut >= batch_size_) break;
    } else if (cut > 0 && cut >= batch_size_ / 2) {
      break;
    } else {
      // The splitter may look anew at a game that has not ended: it gets much more each time.
      const std::size_t wanted = rest.size() / 2;
      const std::size_t before = pending_.size();
      while (!at_end_ && (pending_.size() == before || pending_.size() - before < wanted))
        at_end_ = source_.read(pending_, block_size_) == 0;
    }
  }
  if (!saw_text_) saw_text_ = pending_.find_first_not_of(" \t\r\n") != std::string::npos;
  batch.text.swap(pending_);
  pending_.assign(std::string_view(batch.text).substr(cut));
  batch.text.resize(cut);
  batch.encoding = source_.judge(batch.text);
  line_ += count_line_ends(batch.text);
  game_ += batch.ends.size();
  return !batch.ends.empty();
}

}  // namespace zapis::cli
