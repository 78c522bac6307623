// The tag section of PGN: the seven tag roster, then all else in its order.
#pragma once

#include <string>

#include "formatters/write_options.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Appends one "[Name "value"]" line a tag. The roster is complete unless `options` name the tags
/// to keep; what sets the start up (FEN, SetUp, Variant) always stays, for without it the moves
/// mean nothing.
void write_pgn_tags(const Game& game, const WriteOptions& options, std::string& out);

}  // namespace zapis
