#include "cli/messages.hpp"

namespace zapis::cli {

std::string_view meaning_en(Code code) {
  switch (code) {
    case Code::illegal_move:
      return "The move is written well, but can't be played; the sentence says why. The line ends "
             "there: the rest of it is kept as it was written.";
    case Code::ambiguous_move:
      return "Several men can play the move, and nothing says which. None is chosen.";
    case Code::unreadable_move:
      return "A word stands in a move's place that no grammar reads; with `--strict`, a move that "
             "is not written exactly as its notation demands.";
    case Code::missing_promotion:
      return "A pawn reaches the last rank, and the new piece is not named.";
    case Code::null_move_in_check:
      return "A null move while the king stands in check.";
    case Code::unsupported_variant:
      return "The Variant tag names another game than chess and Chess960.";
    case Code::unterminated_comment:
      return "A brace comment has no end. It ends with the file, or before the next game's tags.";
    case Code::unterminated_variation:
      return "A variation has no closing bracket. It ends with its game.";
    case Code::unterminated_tag:
      return "A tag lacks its quotation mark or bracket. Its value ends with the line.";
    case Code::bad_fen:
      return "The FEN tag can't be read. The moves are kept as they were written.";
    case Code::impossible_position:
      return "The FEN tag sets up a position from which nothing can be played: kings, pawns on the "
             "last ranks, the side that has moved in check.";
    case Code::sheets_differ:
      return "With `--against`: the place where two sheets of one game first part, or a game that "
             "one of the files lacks.";
    case Code::ambiguous_repair:
      return "`--repair` finds several corrections that are as good. None is made: the game is "
             "broken "
             "off as without it.";
    case Code::repaired_move:
      return "`--repair` has corrected a move; both texts are named. [repair.md](repair.md) says "
             "when.";
    case Code::wrong_check_mark:
      return "The mark of check, double check or mate is not true; or a check has none in a game "
             "that marks others.";
    case Code::wrong_capture_mark:
      return "A capture sign on a quiet move, a hyphen on a capture, or `e.p.` on a move that is "
             "no capture en passant.";
    case Code::needless_qualifier:
      return "A short move names its origin where no other man could play it, or file and rank "
             "where one of them is enough.";
    case Code::wrong_move_number:
      return "The number is not that of the move. A count that goes on wrongly is reported once. "
             "From a position set up the moves may be counted from 1.";
    case Code::castling_as_king_move:
      return "Castling is written as a move of the king, to his goal or to his rook.";
    case Code::lower_case_piece:
      return "A small letter stands for a piece, because no pawn can do it.";
    case Code::homoglyph:
      return "Letters of another alphabet that look like those meant, as the Cyrillic `с` in "
             "`Nс6`.";
    case Code::null_move:
      return "A null move in the main line. In variations it is a common way of speaking.";
    case Code::unknown_glyph:
      return "A sign that is neither a move nor a known annotation glyph, kept as a comment.";
    case Code::stray_text:
      return "Words that belong to no move, kept as a comment; or that belong to no game, left "
             "out.";
    case Code::nested_comment:
      return "A comment holds a pair of braces. It is taken whole, though PGN comments do not "
             "nest.";
    case Code::unescaped_quote:
      return "A quotation mark inside a tag's value lacks its backslash.";
    case Code::duplicate_tag:
      return "A tag is given twice. Both are kept, the first counts.";
    case Code::ambiguous_language:
      return "Two languages read the game to its end, and differently, and the games around it, in "
             "the same MiB of the file, don't settle it. The more widespread is taken; `--from` "
             "decides.";
    case Code::encoding_guessed:
      return "The input is in an 8-bit encoding, which it can't say by itself. The sentence names "
             "the one that was found; `--encoding` decides.";
    case Code::invalid_bytes:
      return "Bytes that are not UTF-8 in a text that is, read as windows-1252; or a NUL byte, "
             "skipped.";
    case Code::unencodable_text:
      return "The output encoding lacks some characters. They are written in another way.";
    case Code::mojibake:
      return "Text was decoded wrongly and saved again. `--fix-mojibake` puts it right.";
    case Code::html_entity:
      return "HTML entities in the movetext, decoded. In comments and tags they stay as they are.";
    case Code::invisible_character:
      return "Characters that print nothing, left out.";
    case Code::bad_castling_flag:
      return "The FEN names a right to castle that king and rooks do not bear out; it is left out.";
    case Code::men_count:
      return "The count of men beside a position, White's and Black's, is not that of the men in "
             "it.";
    case Code::setup_tag:
      return "A FEN wants `SetUp \"1\"` beside it, and that a FEN. `check` names the one that is "
             "missing.";
    case Code::missing_result:
      return "No result stands behind the moves. The tag's is taken, or none.";
    case Code::result_mismatch:
      return "The marker behind the moves and the Result tag differ. The marker is believed.";
    case Code::result_contradicts_board:
      return "Mate or stalemate stands on the board, and the result says otherwise.";
    case Code::result_read_as_forfeit:
      return "A last `0-0` is a double forfeit, for the Result tag says so, and no castling.";
    case Code::impossible_win:
      return "The game is given to a side that can't mate by any series of moves. By the FIDE Laws "
             "it is drawn; `--rules ussr` asks for more than a lone king alone.";
    case Code::early_draw:
      return "A draw agreed before both sides have made a move (FIDE Laws 5.2.3).";
    case Code::moves_after_end:
      return "A move after the game had ended by itself: a dead position, fivefold repetition, "
             "seventy-five moves.";
    case Code::unbalanced_bracket:
      return "A closing bracket that nothing opens, kept as a comment.";
    case Code::missing_tag:
      return "Tags of the seven tag roster are missing: Event, Site, Date, Round, White, Black, "
             "Result. Said once a game; never of games without tags.";
    case Code::tag_order:
      return "The seven tag roster does not stand first, or not in its order. Only with "
             "`--pedantic`.";
    case Code::bad_date:
      return "The date in a tag is not of the form YYYY.MM.DD, `?` for what is unknown, or there "
             "is no such day.";
    case Code::bad_result:
      return "The Result tag is none of `1-0`, `0-1`, `1/2-1/2`, `*`, nor `0-0` (both lost).";
    case Code::bad_rating:
      return "WhiteElo or BlackElo is no number up to 4000. Nothing, `?`, `-` and `0` mean that "
             "there is none.";
    case Code::bad_eco:
      return "The ECO tag is not a letter A to E and two digits; a subvariation may follow, "
             "`B97/07` or `B97j`.";
    case Code::wrong_ply_count:
      return "PlyCount is not the number of half-moves that the game has.";
    case Code::mixed_script:
      return "A word in a tag mixes Latin and Cyrillic letters that look alike: a name typed on "
             "two keyboards. It is left as it is.";
    case Code::glyph_range:
      return "The number of an annotation glyph is above `$255`.";
    case Code::long_line:
      return "A line is longer than 255 characters. Said of the first in a game. Only with "
             "`--pedantic`.";
    case Code::king_to_centre:
      return "Electronic boards want the kings in the centre when a game is over. Such moves are "
             "left out.";
    case Code::checkmate:
      return "The main line ends in mate.";
    case Code::stalemate:
      return "The main line ends in stalemate.";
    case Code::dead_position:
      return "No series of moves leads to mate: bare kings, one knight, bishops on squares of one "
             "colour; or pawns that are locked, out of the reach of both kings.";
    case Code::threefold_repetition:
      return "The position stands for the third time, with the same rights to castle and to take "
             "en passant. Said once, where a claim was first possible.";
    case Code::fivefold_repetition:
      return "The position stands for the fifth time; by the FIDE Laws the game is over.";
    case Code::fifty_moves:
      return "Fifty moves of each side without capture or pawn move; a draw may be claimed. "
             "`--rules ussr` waits for seventy-five in five balances of men.";
    case Code::seventy_five_moves:
      return "Seventy-five moves of each side without capture or pawn move; by the FIDE Laws the "
             "game is over.";
  }
  return "";
}

}  // namespace zapis::cli
