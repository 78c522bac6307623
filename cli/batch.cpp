#include "cli/batch.hpp"

#include <string_view>

#include "cli/line_count.hpp"

namespace zapis::cli {

bool BatchReader::next(Batch& batch) {
  for (;;) {
    const std::uint64_t begin = offset_;
    if (begin >= range_.end || !cut(batch)) return false;
    keep_range(batch, begin);
    if (!batch.ends.empty()) return true;
  }
}

/// Takes the games that start outside the range out of a batch that starts at byte `begin`.
void BatchReader::keep_range(Batch& batch, std::uint64_t begin) const {
  std::size_t first = 0;  // games that start before the range
  std::size_t last = 0;   // … before its end
  std::size_t start = 0;
  std::size_t text_begin = 0;
  std::size_t text_end = 0;
  for (const std::size_t end : batch.ends) {
    if (begin + start < range_.begin) {
      ++first;
      text_begin = end;
    }
    if (begin + start < range_.end) {
      ++last;
      text_end = end;
    }
    start = end;
  }
  if (first == 0 && last == batch.ends.size()) return;
  batch.first_line += count_line_ends(std::string_view(batch.text).substr(0, text_begin));
  batch.first_game += first;
  if (batch.first_byte) *batch.first_byte += text_begin;
  batch.text.resize(text_end);
  batch.text.erase(0, text_begin);
  batch.ends.resize(last);
  batch.ends.erase(batch.ends.begin(), batch.ends.begin() + static_cast<std::ptrdiff_t>(first));
  for (std::size_t& end : batch.ends) end -= text_begin;
}

bool BatchReader::cut(Batch& batch) {
  batch.ends.clear();
  batch.first_line = line_;
  batch.first_game = game_;
  std::size_t cut = 0;
  for (;;) {
    const std::string_view rest = std::string_view(pending_).substr(cut);
    if (at_end_ && rest.empty()) break;
    // When reading fails, only games whose end was seen are whole.
    const bool whole = at_end_ && (source_.input().error().empty() || source_.input().is_whole());
    const std::size_t length = rest.empty() ? GameSplitter::need_more : splitter_.next(rest, whole);
    if (length != GameSplitter::need_more) {
      cut += length;
      batch.ends.push_back(cut);
      if (cut >= batch_size_) break;
    } else if (at_end_) {
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
  batch.file = source_.input().name();  // inside an archive known only now
  batch.text.swap(pending_);
  pending_.assign(std::string_view(batch.text).substr(cut));
  batch.text.resize(cut);
  batch.first_byte.reset();
  if (source_.is_verbatim()) batch.first_byte = offset_;
  batch.encoding = source_.judge(batch.text);
  line_ += count_line_ends(batch.text);
  game_ += batch.ends.size();
  offset_ += cut;
  return !batch.ends.empty();
}

}  // namespace zapis::cli
