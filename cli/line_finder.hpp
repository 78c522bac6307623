// Lines and columns of places that come in their order: what lies behind is not counted again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace zapis::cli {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Remembers the last place, so that many findings in a long text cost one walk through it.
class LineFinder {
 public:
  struct Place {
    std::uint64_t lines = 0;   ///< that end before it
    std::uint64_t column = 1;  ///< from 1, in code points
  };

  /// Where text[at] stands. The text must be that of the last call; `at` may go back, which costs
  /// the whole walk again.
  Place find(std::string_view text, std::size_t at);
  /// Another text comes.
  void reset() { *this = {}; }

 private:
  std::size_t at_ = 0;
  std::size_t line_begin_ = 0;
  Place place_;
};

}  // namespace zapis::cli
