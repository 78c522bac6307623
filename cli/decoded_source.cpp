#include "cli/decoded_source.hpp"

#include <algorithm>

namespace zapis::cli {

DecodedSource::DecodedSource(ByteSource& from, Packing packing)
    : from_(from), packing_(packing), decoder_(make_decoder(packing)) {}

/// Appends to what is left of the input.
void DecodedSource::fill() {
  std::string more;
  from_.read(more);
  at_end_ = more.empty();
  input_.erase(0, input_.size() - rest_.size());
  input_ += more;
  rest_ = input_;
}

/// Between two streams; false: none follows, or an error is set.
bool DecodedSource::begin_stream() {
  for (;;) {
    // Padding is as harmless as it is in a tar archive on tape.
    if (begun_) rest_.remove_prefix(std::min(rest_.find_first_not_of('\0'), rest_.size()));
    if (at_end_ || rest_.size() >= stream_sign_size) break;
    fill();
  }
  if (rest_.empty()) {
    if (!from_.error().empty()) fail_as(from_);
    return false;
  }
  if (packing_of_content(rest_) != packing_) {
    fail("behind the " + std::string(packing_name(packing_)) + " data stands something else", true);
    return false;
  }
  decoder_->start();
  begun_ = in_stream_ = true;
  return true;
}

void DecodedSource::report(Decoder::Status status) {
  const std::string name(packing_name(packing_));
  switch (status) {
    case Decoder::Status::damaged:
      return fail("damaged " + name + " data");
    case Decoder::Status::wrong_checksum:
      return fail("damaged " + name + " data: the checksum is wrong", true);
    case Decoder::Status::too_large:
      return fail("this " + name + " data needs too much memory");
    case Decoder::Status::more:
    case Decoder::Status::end:
      break;
  }
}

void DecodedSource::read_piece(std::string& piece) {
  piece.resize(Decoder::room_needed);
  for (;;) {
    if (!in_stream_ && !begin_stream()) break;
    const Decoder::Result result = decoder_->decode(rest_, piece.data(), piece.size());
    rest_.remove_prefix(result.used);
    in_stream_ = result.status != Decoder::Status::end;
    report(result.status);
    if (result.made != 0) return piece.resize(result.made);
    if (!error().empty()) break;
    if (in_stream_ && result.used == 0) {
      if (at_end_) {
        if (from_.error().empty()) {
          fail("truncated " + std::string(packing_name(packing_)) + " data");
        } else {
          fail(from_.error());
        }
        break;
      }
      fill();
    }
  }
  piece.clear();
}

}  // namespace zapis::cli
