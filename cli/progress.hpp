// How far a run is: one line on the terminal, written over, gone at the end; or by request.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/counts.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"

namespace zapis::cli {

class Progress {
 public:
  Progress(ProgressMode mode, Language language);

  /// All that is to be read; of files of which only `part` of `parts` is, what comes before it too.
  void expect(const std::vector<std::string>& files, std::uint64_t part = 1,
              std::uint64_t parts = 1);
  /// `input` is read from now on; nullptr: it is over.
  void enter(const Input* input);
  /// Shows the line where it is due or has been asked for by signal; to be called often.
  void show(const Counts& counts);
  /// Takes the line off the terminal, so that something else can be written there.
  void clear();
  /// The last word.
  void finish(const Counts& counts);

 private:
  using Clock = std::chrono::steady_clock;

  std::string line(const Counts& counts) const;
  void draw(const Counts& counts);

  Language language_;
  bool wanted_ = false;
  bool on_terminal_ = false;
  bool shown_ = false;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point due_;
  const Input* input_ = nullptr;
  std::vector<std::uint64_t> expected_;  // bytes of each file
  std::size_t next_file_ = 0;
  std::uint64_t all_ = 0, done_ = 0;  // bytes; of files that are over
  bool is_known_ = true;
};

/// Reads the files in turn, shown as they are read, until `is_over`.
void read_in_turn(const std::vector<std::string>& files, Progress& progress, const Counts& counts,
                  const std::function<bool()>& is_over, const std::function<void(Input&)>& read);

}  // namespace zapis::cli
