// Files that are no text at all.
#pragma once

#include <string_view>

namespace zapis {

/// What a binary file is ("a PDF file", "a JPEG picture", "gzip-compressed data", "binary data"),
/// by its first bytes; empty for text in any encoding of one byte a unit.
std::string_view binary_kind(std::string_view beginning);

}  // namespace zapis
