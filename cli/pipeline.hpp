// Batches on their way through the workers: they leave in the order in which they came.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "cli/batch_processor.hpp"

namespace zapis::cli {

/// How many are meant by a number of jobs: 0 is one a core.
unsigned worker_count(unsigned jobs);

/// A ring of 2·jobs+2 slots between one thread that reads and writes, and the workers. Memory is
/// bounded by the slots. One job needs no thread: the batch is worked on where it is read.
class Pipeline {
 public:
  using MakeProcessor = std::function<std::unique_ptr<BatchProcessor>()>;
  /// Takes what a batch has become, and may take it away; false: nothing more is wanted.
  using Write = std::function<bool(Processed&)>;

  /// `jobs` as for `worker_count`. Both functions are called by the thread that owns the pipeline
  /// alone.
  Pipeline(unsigned jobs, const MakeProcessor& make_processor, Write write);
  ~Pipeline();
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  /// The next batch to fill. Writes what stands in its way; check `stopped` afterwards.
  Batch& free_batch();
  /// Hands over the batch that `free_batch` gave.
  void submit();
  /// Writes everything that has been handed over.
  void drain();
  /// Has a product or the writer said that nothing more is wanted?
  bool stopped() const { return stopped_; }

 private:
  struct Slot {
    Batch batch;
    Processed processed;
    bool done = false;  // guarded by mutex_ while the slot is with the workers
  };

  Slot& slot(std::uint64_t number) { return slots_[number % slots_.size()]; }
  void work(BatchProcessor& processor);
  void write_oldest();

  std::vector<std::unique_ptr<BatchProcessor>> processors_;
  std::vector<Slot> slots_;
  Write write_;
  std::mutex mutex_;
  std::condition_variable work_waits_, work_done_;
  std::uint64_t submitted_ = 0;  // batches so far; guarded
  std::uint64_t taken_ = 0;      // by workers; guarded
  bool closing_ = false;         // guarded
  std::uint64_t written_ = 0;
  bool stopped_ = false;
  std::vector<std::jthread> workers_;  // last: they end before what they use
};

}  // namespace zapis::cli
