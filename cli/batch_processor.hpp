// What a command does to a batch: the piece of work that the pipeline hands to its workers.
#pragma once

#include <string>
#include <vector>

#include "cli/batch.hpp"
#include "cli/counts.hpp"
#include "cli/game_sheet.hpp"

namespace zapis::cli {

/// What one batch becomes.
struct Processed {
  std::string product;
  std::string reports;  ///< findings, as they go to standard error
  Counts counts;
  bool stop = false;              ///< --on-error stop: nothing behind this is wanted
  std::vector<GameSheet> sheets;  ///< what other games are compared with

  /// Keeps the room of its texts.
  void clear() {
    product.clear();
    reports.clear();
    counts = {};
    stop = false;
    sheets.clear();
  }
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
