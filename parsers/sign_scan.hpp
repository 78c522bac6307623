// Where movetext gets interesting for the splitter: a fast search for a fixed set of bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace zapis {

/// The first offset from `from` on at which a line, comment, variation or result may begin or end:
/// one of \n \r { } ; ( ) * - / : and the lead bytes of ½ and of dashes; the size where there is
/// none.
std::size_t find_sign(std::string_view text, std::size_t from);

}  // namespace zapis
