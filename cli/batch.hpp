// A stretch of whole games on its way through the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/text_source.hpp"
#include "parsers/game_splitter.hpp"

namespace zapis::cli {

struct Batch {
  std::string file;               ///< as findings name it
  std::string text;               ///< whole games
  std::vector<std::size_t> ends;  ///< where each of them ends
  std::uint64_t first_line = 1;   ///< of the text's first character
  std::uint64_t first_game = 1;   ///< number of its first game
  /// Where the text begins in its file; nothing where the file holds other bytes.
  std::optional<std::uint64_t> first_byte;
  BatchEncoding encoding;  ///< of the games that are not UTF-8
  // Games at both ends that aren't wanted: what they are tells of the others.
  std::size_t unwanted_before = 0, unwanted_behind = 0;

  /// The games wanted, by their indexes: from the first to before the last.
  std::size_t first() const { return unwanted_before; }
  std::size_t last() const { return ends.size() - unwanted_behind; }
  /// Where a game begins.
  std::size_t begin_of(std::size_t index) const { return index == 0 ? 0 : ends[index - 1]; }
  /// The bytes of a game.
  std::string_view text_of(std::size_t index) const {
    return std::string_view(text).substr(begin_of(index), ends[index] - begin_of(index));
  }
  /// How many bytes the games wanted have.
  std::size_t size() const { return begin_of(last()) - begin_of(first()); }
};

/// A stretch of an input's bytes: the games that start in it are wanted.
struct ByteRange {
  std::uint64_t begin = 0;
  std::uint64_t end = std::numeric_limits<std::uint64_t>::max();
};

/// Cuts one input into batches of about `batch_size` bytes or `most_games`, at game boundaries: at
/// the same ones, whatever the pieces in which it arrives, since an encoding is guessed by the
/// batch.
class BatchReader {
 public:
  static constexpr std::size_t default_block_size = std::size_t{256} * 1024;
  static constexpr std::size_t default_batch_size = std::size_t{1024} * 1024;

  explicit BatchReader(TextSource& source, std::size_t block_size = default_block_size,
                       std::size_t batch_size = default_batch_size,
                       std::size_t most_games = std::numeric_limits<std::size_t>::max())
      : source_(source),
        block_size_(block_size),
        batch_size_(batch_size),
        most_games_(most_games) {}

  /// Leaves out the games that start outside a range. They are cut all the same, from the first:
  /// only so is each boundary, line and number what it is in the whole file.
  void keep_only(const ByteRange& range) { range_ = range; }
  /// Gives the batches before the range, too, all of whose games are unwanted.
  void give_unwanted() { gives_unwanted_ = true; }
  /// Fills the next batch; false at the end of the input.
  bool next(Batch& batch);
  /// Has the input held anything but blanks?
  bool saw_text() const { return saw_text_; }

 private:
  bool cut(Batch& batch);
  void mark_range(Batch& batch, std::uint64_t begin) const;

  TextSource& source_;
  std::size_t block_size_;
  std::size_t batch_size_;
  std::size_t most_games_;
  GameSplitter splitter_;
  std::string pending_;  // read, but not yet known to be whole games
  ByteRange range_;
  std::uint64_t offset_ = 0;  // of what is pending
  std::uint64_t line_ = 1;
  std::uint64_t game_ = 1;
  bool at_end_ = false;
  bool saw_text_ = false;
  bool gives_unwanted_ = false;
};

}  // namespace zapis::cli
