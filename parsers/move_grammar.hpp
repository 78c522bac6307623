// The grammar of a move in algebraic and coordinate systems. What a letter means, the system's
// table tells.
#pragma once

#include <tao/pegtl.hpp>

#include "parsers/move_leaves.hpp"

namespace zapis::move_grammar {

namespace p = tao::pegtl;

// clang-format off

// --, Z0, 0000, @@@@, null, pass
struct null_move         : leaf<Scratch, read_null_move> {};

// O-O-O, 0–0, o-o, OO, О-О …
struct oh                : leaf<Scratch, read_oh> {};
struct castling_dash     : leaf<Scratch, read_castling_dash> {};
struct castling          : p::seq<oh, p::opt<castling_dash>, oh, p::opt<p::opt<castling_dash>, oh>> {};

// N, Кр, Kt- …
struct piece_letter      : leaf<Scratch, read_piece_letter> {};
// f3, xf3, bd7, 1d1, b1d7, e2-e4, e4: d5, e:d5, ed
struct coordinates       : leaf<Scratch, read_coordinates> {};
// Qd5:
struct trailing_capture  : leaf<Scratch, read_trailing_capture> {};
// =Q, Q, (Q), /Q, =(Q)
struct promotion         : leaf<Scratch, read_promotion> {};
struct man_move          : p::seq<p::opt<piece_letter>, coordinates, p::opt<trailing_capture>, p::opt<promotion>> {};

// +, ++, #, ×, †, ‡ …
struct check_mark        : leaf<Scratch, read_check_mark> {};
// e.p., ep, /ep, (e.p.)
struct en_passant_mark   : leaf<Scratch, read_en_passant_mark> {};
struct marks             : p::star<p::sor<check_mark, en_passant_mark>> {};

struct move_end          : leaf<Scratch, read_move_end> {};
struct move              : p::seq<p::sor<null_move, castling, man_move>, marks, move_end> {};

// clang-format on

}  // namespace zapis::move_grammar
