#include "cli/batch.hpp"

#include <algorithm>
#include <string_view>

#include "cli/line_count.hpp"

namespace zapis::cli {
namespace {

/// A line with several games that is longer than this may be cut.
constexpr std::size_t longest_line = std::size_t{64} * 1024;

bool ends_line(std::string_view text, std::size_t at) {
  return text[at - 1] == '\n' || text[at - 1] == '\r';
}

}  // namespace

bool BatchReader::next(Batch& batch) {
  for (;;) {
    const std::uint64_t begin = offset_;
    if (begin >= range_.end || !cut(batch)) return false;
    mark_range(batch, begin);
    if (gives_unwanted_ || batch.first() != batch.last()) return true;
  }
}

/// Counts the games outside the range in a batch that starts at byte `begin`.
void BatchReader::mark_range(Batch& batch, std::uint64_t begin) const {
  batch.unwanted_before = batch.unwanted_behind = 0;
  for (std::size_t i = 0; i < batch.ends.size(); ++i) {
    const std::uint64_t start = begin + batch.begin_of(i);
    if (start < range_.begin) ++batch.unwanted_before;
    if (start >= range_.end) ++batch.unwanted_behind;
  }
}

bool BatchReader::cut(Batch& batch) {
  batch.ends.clear();
  batch.first_line = line_;
  batch.first_game = game_;
  std::size_t cut = 0;
  std::size_t full_at = batch_size_;
  for (;;) {
    const std::string_view rest = std::string_view(pending_).substr(cut);
    if (at_end_ && rest.empty()) break;
    // When reading fails, only games whose end was seen are whole.
    const bool whole = at_end_ && (source_.input().error().empty() || source_.input().is_whole());
    const std::size_t length = rest.empty() ? GameSplitter::need_more : splitter_.next(rest, whole);
    if (length != GameSplitter::need_more) {
      cut += length;
      batch.ends.push_back(cut);
      // Where games share a line, findings count and show it from its beginning.
      if (batch.ends.size() == most_games_) full_at = std::min(full_at, cut);
      if (cut >= full_at && (ends_line(pending_, cut) || cut >= full_at + longest_line)) break;
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
