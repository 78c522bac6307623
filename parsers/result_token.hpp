// Termination markers in the forms that people write (spec: encodings §12).
#pragma once

#include <cstddef>
#include <string_view>

#include "zapis/game.hpp"

namespace zapis {

struct ResultToken {
  Result result = Result::none;
  std::size_t length = 0;  ///< bytes; 0: no marker here
};

/// The marker that stands at the start of `text`: "1-0", "0–1", "1:0", "½-½", "1/2", "0,5-0,5", "*"
/// … What follows must not continue it. "0-0" is never one here: it may be castling.
ResultToken match_result(std::string_view text);

/// A quick look, for most digits begin a move's number: could a marker stand here?
inline bool may_begin_result(std::string_view text) {
  if (text.empty()) return false;
  const char first = text.front();
  if (first == '*') return true;
  if (static_cast<unsigned char>(first) >= 0x80) return text.starts_with("½");
  if ((first != '0' && first != '1') || text.size() < 2) return false;
  const char second = text[1];
  return second == '-' || second == ':' || static_cast<unsigned char>(second) >= 0x80 ||
         (first == '1' ? second == '/' : second == '.' || second == ',');
}

/// A whole tag value or word as a result, "0-0" included; `none` where it is no result.
Result result_of(std::string_view value);

}  // namespace zapis
