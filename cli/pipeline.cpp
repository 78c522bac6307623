#include "cli/pipeline.hpp"

#include <algorithm>
#include <utility>

namespace zapis::cli {

unsigned worker_count(unsigned jobs) {
  return jobs != 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

Pipeline::Pipeline(unsigned jobs, const MakeProcessor& make_processor, Write write)
    : slots_(worker_count(jobs) == 1 ? 1 : 2 * std::size_t{worker_count(jobs)} + 2),
      write_(std::move(write)) {
  const unsigned count = worker_count(jobs);
  for (unsigned i = 0; i < count; ++i) processors_.push_back(make_processor());
  if (count == 1) return;
  for (const std::unique_ptr<BatchProcessor>& processor : processors_)
    workers_.emplace_back([this, &processor] { work(*processor); });
}

Pipeline::~Pipeline() {
  const std::lock_guard lock(mutex_);
  closing_ = true;
  work_waits_.notify_all();
}

void Pipeline::work(BatchProcessor& processor) {
  std::unique_lock lock(mutex_);
  for (;;) {
    work_waits_.wait(lock, [this] { return closing_ || taken_ < submitted_; });
    if (closing_) return;
    Slot& mine = slot(taken_++);
    lock.unlock();
    processor.process(mine.batch, mine.processed);
    lock.lock();
    mine.done = true;
    work_done_.notify_one();
  }
}

void Pipeline::write_oldest() {
  Slot& oldest = slot(written_);
  {
    std::unique_lock lock(mutex_);
    work_done_.wait(lock, [&oldest] { return oldest.done; });
    oldest.done = false;
  }
  ++written_;
  if (!stopped_) stopped_ = !write_(oldest.processed) || oldest.processed.stop;
}

Batch& Pipeline::free_batch() {
  const auto oldest_is_done = [this] {
    const std::lock_guard lock(mutex_);
    return written_ < submitted_ && slot(written_).done;
  };
  while (!stopped_ && (submitted_ - written_ == slots_.size() || oldest_is_done())) write_oldest();
  // Nothing behind a stop is written, but its slot may still be with a worker.
  while (submitted_ - written_ == slots_.size()) write_oldest();
  return slot(submitted_).batch;
}

void Pipeline::submit() {
  if (workers_.empty()) {
    Slot& mine = slot(submitted_++);
    processors_.front()->process(mine.batch, mine.processed);
    mine.done = true;
    write_oldest();
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    ++submitted_;
  }
  work_waits_.notify_one();
}

void Pipeline::drain() {
  while (!stopped_ && written_ < submitted_) write_oldest();
}

}  // namespace zapis::cli
