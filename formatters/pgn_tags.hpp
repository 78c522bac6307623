// The tag section of PGN: the seven tag roster, then all else in its order.
#pragma once

#include <string>
#include <string_view>

#include "formatters/write_options.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Appends one "[Name "value"]" line a tag. The roster is complete unless `options` name the tags
/// to keep; what sets the start up (FEN, SetUp, Variant) always stays, for without it the moves
/// mean nothing.
void write_pgn_tags(const Game& game, const WriteOptions& options, std::string& out);

/// Do the options keep the tag?
bool keeps_tag(std::string_view name, const WriteOptions& options);
/// Appends one pair, its value escaped (PGN standard 7).
void write_tag(std::string_view name, std::string_view value, std::string& out);
/// Appends SetUp and FEN, and Variant where only the position tells it, for a game that does not
/// start as usual.
void write_setup_tags(const Game& game, std::string& out);

}  // namespace zapis
