#include "cli/messages.hpp"
#include "cli/messages_words.hpp"

namespace zapis::cli {

using namespace english;

namespace {

std::string refusal(const Finding& f) {
  const std::string man(role_name(f.role));
  const std::string square = f.square == no_square ? "" : square_name(f.square);
  if (f.reason.is_over()) return "the game is over";
  switch (f.refusal) {
    case Refusal::none:
      break;
    case Refusal::no_such_man:
      return std::string(side_name(f.turn)) + " has no " + man + " that can go there";
    case Refusal::blocked:
      return "the " + man + "'s way is blocked on " + square;
    case Refusal::own_man_on_target:
      return "a man of the same side stands there";
    case Refusal::nothing_to_capture:
      return "there is nothing to capture";
    case Refusal::leaves_king_in_check:
      return square.empty() ? "the king would be left in check"
                            : "the king would be in check from " + square;
    case Refusal::ambiguous:
      return "men on " + square_list(f.candidates, " and ") +
             " can go there: the origin must be named";
    case Refusal::missing_promotion:
      return "the pawn reaches the last rank: the new piece must be named";
    case Refusal::impossible_promotion:
      return "no such promotion is possible here";
    case Refusal::castling_no_right:
      return "castling is not possible: the king or the rook has moved";
    case Refusal::castling_blocked:
      return "castling is not possible: a man stands in the way on " + square;
    case Refusal::castling_out_of_check:
      return "castling is not possible: the king is in check";
    case Refusal::castling_through_check:
      return "castling is not possible: " + square + " is attacked";
    case Refusal::null_move_in_check:
      return "a null move is not possible: the king is in check";
    case Refusal::no_king:
      return "there is no king";
  }
  return "the move is not possible";
}

std::string_view fen_reason(std::string_view key) {
  if (key == "rank") return "a rank does not have eight squares";
  if (key == "piece") return "an unknown letter on the board";
  if (key == "turn") return "the side to move is neither w nor b";
  if (key == "kings") return "each side must have one king";
  if (key == "pawns") return "a pawn on the first or last rank";
  if (key == "check") return "the side that has moved is in check";
  if (key == "en-passant") return "no pawn can have jumped over the en passant square";
  if (key == "empty") return "the board is empty";
  if (key == "no-white-king") return "White has no king";
  if (key == "no-black-king") return "Black has no king";
  if (key == "white-kings") return "White has more than one king";
  if (key == "black-kings") return "Black has more than one king";
  if (key == "adjacent-kings") return "the kings stand side by side";
  if (key == "white-pawns") return "White has more than eight pawns";
  if (key == "black-pawns") return "Black has more than eight pawns";
  if (key == "white-men") return "White has more than sixteen men";
  if (key == "black-men") return "Black has more than sixteen men";
  if (key == "white-promoted") return "White has more promoted men than missing pawns";
  if (key == "black-promoted") return "Black has more promoted men than missing pawns";
  if (key == "white-structure") return "White's pawns can't have come to stand so";
  if (key == "black-structure") return "Black's pawns can't have come to stand so";
  if (key == "checks") return "no move can give these checks at once";
  return "the position can't be read";
}

/// "1 game", "2 games".
std::string say(std::uint64_t n, const char* word) {
  return std::to_string(n) + ' ' + word + (n == 1 ? "" : "s");
}

std::string ending_name(Code code) {
  if (code == Code::fivefold_repetition) return "fivefold repetition";
  if (code == Code::seventy_five_moves) return "seventy-five moves";
  return "a dead position";
}

std::string sheet_difference(const Finding& f) {
  switch (static_cast<SheetDifference>(f.number)) {
    case SheetDifference::move:
      return "the other sheet has " + f.detail + " here: " + f.elsewhere;
    case SheetDifference::other_ends:
      return "the other sheet ends before this move: " + f.elsewhere;
    case SheetDifference::other_goes_on:
      return "the other sheet goes on with " + f.detail + ": " + f.elsewhere;
    case SheetDifference::result:
      return "the other sheet says " + f.detail + ": " + f.elsewhere;
    case SheetDifference::start:
      return "the other sheet starts from another position: " + f.elsewhere;
    case SheetDifference::no_other_game:
      return "the other file lacks this game";
  }
  return "";
}

std::string capture_fault(const Finding& f) {
  switch (static_cast<CaptureFault>(f.number)) {
    case CaptureFault::no_capture:
      return "the move captures nothing: " + square_name(f.square) + " is empty";
    case CaptureFault::is_capture:
      return "the move is a capture, and its sign is that of a quiet move";
    case CaptureFault::no_en_passant:
      return "the move does not capture en passant";
  }
  return "";
}

std::string needless_qualifier(Qualifier needed) {
  switch (needed) {
    case Qualifier::file:
      return "of the origin the file is enough";
    case Qualifier::rank:
      return "of the origin the rank is enough";
    case Qualifier::none:
    case Qualifier::square:
      break;
  }
  return "the origin need not be named";
}

std::string repair(const Finding& f, std::string_view text) {
  switch (static_cast<Edit::Kind>(f.number)) {
    case Edit::Kind::replaced:
      return std::string(text) + " read as " + f.detail;
    case Edit::Kind::inserted:
      return f.detail + " was left out here, put in";
    case Edit::Kind::removed:
      return std::string(text) + " is one move too many, left out";
    case Edit::Kind::exchanged:
      return "White's and Black's moves changed places, " + f.detail + " comes first";
  }
  return "";
}

std::string check_fault(const Finding& f) {
  if (f.detail == "missing") return "the check is not marked, as others in this game are";
  switch (static_cast<CheckKind>(f.number)) {
    case CheckKind::none:
      return "the move gives no check";
    case CheckKind::check:
      return "the move gives a single check, neither double nor mate";
    case CheckKind::double_check:
      return "the move gives double check, no mate";
    case CheckKind::mate:
      return "the move gives mate";
  }
  return "the check mark is wrong";
}

/// "Rad1 or Rfd1".
std::string any_of(std::string_view detail) {
  std::string list;
  const std::vector<RepairChoice> choices = split_choices(detail);
  for (const RepairChoice& choice : choices) {
    if (!list.empty()) list += &choice == &choices.back() ? " or " : ", ";
    if (choice.is_any_move()) list += "a move put in at ";
    list += choice.move;
    if (choice.kind == Edit::Kind::inserted && !choice.is_any_move()) list += " put in";
    if (choice.kind == Edit::Kind::removed) list += " left out";
    if (choice.kind == Edit::Kind::exchanged) list += " first";
  }
  return list;
}

}  // namespace

std::string help_en(const Finding& f) {
  const std::vector<RepairChoice> choices = named_choices(f);
  if (choices.empty()) return "";
  return (choices.size() == 1 && breaks_line(f.code) ? "probably " : "perhaps ") + any_of(f.detail);
}

std::string message_en(const Finding& f, std::string_view text) {
  if (f.omitted != 0) return "and " + std::to_string(f.omitted) + " more of these in this game";
  switch (f.code) {
    case Code::illegal_move:
    case Code::ambiguous_move:
    case Code::missing_promotion:
    case Code::null_move_in_check:
      return refusal(f);
    case Code::unreadable_move:
      return f.suggestion.empty()
                 ? "this can't be read as a move of " + std::string(side_name(f.turn))
                 : "not written as the notation demands";
    case Code::unsupported_variant:
      return "the chess variant \"" + f.detail + "\" is not supported";
    case Code::unterminated_comment:
      return "the comment is never closed";
    case Code::unterminated_variation:
      return "the variation is never closed";
    case Code::unterminated_tag:
      return "the tag is never closed";
    case Code::bad_fen:
      if (f.detail == "list") return "this can't be read as a man and its square";
      if (f.detail == "board") return "this is no board of eight ranks of eight squares";
      return "the FEN can't be read: " + std::string(fen_reason(f.detail));
    case Code::impossible_position:
      if (f.detail == "two-men") {
        return "two men on " + square_name(f.square) + ": a " +
               std::string(role_name(static_cast<Role>(f.number))) + " and a " +
               std::string(role_name(f.role));
      }
      return "no game can start here: " + std::string(fen_reason(f.detail));
    case Code::sheets_differ:
      return sheet_difference(f);
    case Code::ambiguous_repair:
      return "several corrections are as good, none is made: " + any_of(f.detail);
    case Code::repaired_move:
      return repair(f, text);
    case Code::wrong_check_mark:
      return check_fault(f);
    case Code::wrong_capture_mark:
      return capture_fault(f);
    case Code::needless_qualifier:
      return needless_qualifier(static_cast<Qualifier>(f.number));
    case Code::wrong_move_number:
      return "the move number is wrong: " + std::string(side_name(f.turn)) + "'s move " +
             std::to_string(f.number) + " comes here";
    case Code::castling_as_king_move:
      return "castling written as a move of the king";
    case Code::lower_case_piece:
      return "a small letter read as the " + std::string(role_name(f.role)) + "'s";
    case Code::homoglyph:
      return "look-alike characters of another script: " + look_alikes(f, text);
    case Code::null_move:
      return "a null move in the main line";
    case Code::unknown_glyph:
      return "an unknown sign, kept as a comment";
    case Code::stray_text:
      return f.number == 0 ? "text that belongs to no move, kept as a comment"
                           : "text that belongs to no game, left out";
    case Code::nested_comment:
      return "braces inside a comment; PGN comments do not nest";
    case Code::unescaped_quote:
      return "a quotation mark inside the value lacks its backslash";
    case Code::duplicate_tag:
      return "the tag " + f.detail + " is given twice";
    case Code::invalid_bytes:
      return f.number == 0 ? "a NUL byte, skipped"
                           : "bytes that are not UTF-8, read as windows-1252";
    case Code::ambiguous_language:
      return "two languages read this game as well, and differently: " + f.detail;
    case Code::encoding_guessed:
      return "the file says nothing of its encoding; read as " + f.detail;
    case Code::unencodable_text:
      return "the output encoding lacks some characters, written in another way: " + f.detail;
    case Code::mojibake:
      return "the text looks like " + was_read_as(f.detail, " read as ") +
             (f.number == 1 ? "; undone" : "; --fix-mojibake undoes that");
    case Code::html_entity:
      return "HTML entities in the moves, decoded: " + f.detail;
    case Code::invisible_character:
      return "characters that print nothing, left out: " + code_points(f.detail);
    case Code::bad_castling_flag:
      return "a castling right that king and rooks do not bear out, left out";
    case Code::men_count:
      return "there are " + f.detail + " men";
    case Code::setup_tag:
      if (f.detail == "no-fen") return "SetUp speaks of a position, and there is no FEN";
      return "a game with a FEN wants SetUp \"1\"";
    case Code::missing_result:
      return "the game's result is missing behind its moves";
    case Code::result_mismatch:
      return (f.number == 0 ? "the Result tag says \"" : "the head of the sheet says \"") +
             (f.detail + "\"");
    case Code::result_contradicts_board:
      return (f.detail == "1/2-1/2" ? "stalemate" : "mate") + (" stands on the board: " + f.detail);
    case Code::result_read_as_forfeit:
      return "read as a double forfeit, as the Result tag says, not as castling";
    case Code::impossible_win:
      return std::string(side_name(f.turn)) + " has won, yet can't mate with these men";
    case Code::early_draw:
      return "a draw before both sides have moved";
    case Code::moves_after_end:
      return "the game was over a move before: " + ending_name(static_cast<Code>(f.number));
    case Code::unbalanced_bracket:
      return "a closing bracket that nothing opens, kept as a comment";
    case Code::missing_tag:
      return "tags that each game should have are missing: " + f.detail;
    case Code::tag_order:
      return "the tag " + f.detail +
             " comes too late: the seven tag roster stands first, in its order";
    case Code::bad_date:
      return f.detail == "day" ? "there is no such date" : "the date is not of the form YYYY.MM.DD";
    case Code::bad_result:
      return "the Result tag is none of 1-0, 0-1, 1/2-1/2 and *";
    case Code::bad_rating:
      return "this is no rating";
    case Code::bad_eco:
      return "this is no ECO code, A00 to E99";
    case Code::wrong_ply_count:
      return "the game has " + std::to_string(f.number) + " half-moves";
    case Code::mixed_script:
      return (f.number == 1 ? "Latin letters among Cyrillic ones: "
                            : "Cyrillic letters among Latin ones: ") +
             f.detail;
    case Code::glyph_range:
      return "there is no such annotation glyph: $255 is the last";
    case Code::long_line:
      return "the line has " + std::to_string(f.number) + " characters, PGN allows 255";
    case Code::king_to_centre:
      return "the king put in the centre marks the end of the game, it is no move";
    case Code::checkmate:
      return "checkmate: " + std::string(side_name(f.turn)) + " has won";
    case Code::stalemate:
      return std::string(side_name(f.turn)) + " is stalemated: a draw";
    case Code::dead_position:
      if (f.detail == "blockade")
        return "no pawn can move or be taken: neither side can mate, the game is drawn";
      return "neither side can mate with these men: the game is drawn";
    case Code::threefold_repetition:
      return "the position stands for the third time: a draw can be claimed";
    case Code::fivefold_repetition:
      return "the position stands for the fifth time: the game is drawn";
    case Code::fifty_moves:
      return "fifty moves of each side without capture or pawn move: a draw can be claimed";
    case Code::seventy_five_moves:
      return f.number == 0
                 ? "seventy-five moves of each side without capture or pawn move: the game is drawn"
                 : "seventy-five moves of each side without capture or pawn move: a draw can be "
                   "claimed";
  }
  return "";
}

std::string counts_en(const Counts& counts) {
  return say(counts.games, "game") + ", " + say(counts.plies, "move") + ", " +
         say(counts.errors, "error") + ", " + say(counts.warnings, "warning");
}

std::string progress_en(const ProgressFigures& figures) {
  const Counts& counts = figures.counts;
  std::string text = figures.share ? percent_text(*figures.share) + " %, " : "";
  text += say(counts.games, "game") + ", " + per_second(counts.games, figures) + " games/s, " +
          megabytes_per_second(figures, '.') + " MB/s, ";
  if (figures.share) text += time_left(figures) + " left, ";
  return text + say(counts.errors, "error") + ", " + say(counts.warnings, "warning");
}

}  // namespace zapis::cli
