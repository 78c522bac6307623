// How much text a zstd file holds, told by its frames without decompressing them.
#pragma once

#include <cstdint>
#include <optional>

namespace zapis::cli {

/// Of a regular file of so many bytes, whose offset stays where it is; nothing where reading
/// failed, and `errno` says why. Exact where a seek table at the end tells it, or each frame its
/// own; else nearly. The same bytes have the same length, damaged as they may be.
std::optional<std::uint64_t> zstd_text_length(int descriptor, std::uint64_t file_size);

}  // namespace zapis::cli
