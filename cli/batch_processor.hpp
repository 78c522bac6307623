// What a command does to a batch: the piece of work that the pipeline hands to its workers.
#pragma once

#include <cstdint>
#include <string>

#include "cli/batch.hpp"

namespace zapis::cli {

/// What was met, for --stats and the exit status.
struct Counts {
  std::uint64_t games = 0, plies = 0, errors = 0, warnings = 0, notes = 0;
  void add(const Counts& other);
};

/// What one batch becomes.
struct Processed {
  std::string product;
  std::string reports;  ///< findings, as they go to standard error
  Counts counts;
  bool stop = false;  ///< --on-error stop: nothing behind this is wanted
};

/// One worker's own: keeps its buffers from batch to batch, touches no file.
class BatchProcessor {
 public:
  BatchProcessor() = default;
  virtual ~BatchProcessor() = default;
  BatchProcessor(const BatchProcessor&) = delete;
  BatchProcessor& operator=(const BatchProcessor&) = delete;

  /// Overwrites `out`, which may hold what an earlier batch has become.
  virtual void process(const Batch& batch, Processed& out) = 0;
};

}  // namespace zapis::cli
