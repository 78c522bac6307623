#include "cli/batch_neighbours.hpp"

namespace zapis::cli {

void BatchNeighbours::start(const Batch& batch) {
  batch_ = &batch;
  at_ = counted_ = clear_at_ = 0;
  before_.reset();
  behind_.reset();
}

void BatchNeighbours::note(std::size_t index, const AlphabetSet& languages) {
  if (index != counted_) return;  // games before it aren't wanted, and nobody has asked for them
  count(languages);
}

/// What the clear games have in common; where they have nothing, the language has changed.
void BatchNeighbours::count(const AlphabetSet& languages) {
  ++counted_;
  if (languages.none()) return;
  before_ = (before_ & languages).any() ? before_ & languages : languages;
}

const AlphabetSet& BatchNeighbours::before() {
  while (counted_ < at_) count(languages_of(counted_));
  return before_;
}

const AlphabetSet& BatchNeighbours::behind() {
  if (clear_at_ > at_) return behind_;
  behind_.reset();
  for (clear_at_ = at_ + 1; clear_at_ < batch_->ends.size() && behind_.none(); ++clear_at_)
    behind_ = languages_of(clear_at_);
  if (behind_.any()) --clear_at_;
  return behind_;
}

const AlphabetSet& BatchNeighbours::languages_of(std::size_t index) {
  if (!reading_) reading_ = std::make_unique<Reading>();
  reading_->text.decode(batch_->encoding, batch_->text_of(index), fix_mojibake_);
  reading_->findings.clear();
  reading_->reader.read(reading_->text.text(), reading_->game, reading_->findings);
  return reading_->reader.languages();
}

}  // namespace zapis::cli
