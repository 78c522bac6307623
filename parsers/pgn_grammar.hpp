// The grammar of one game: PGN as the standard has it and as people write it.
#pragma once

#include <tao/pegtl.hpp>

#include "parsers/pgn_leaves.hpp"

namespace zapis::pgn_grammar {

namespace p = tao::pegtl;

// clang-format off

struct blanks            : leaf<ReadState, read_blanks> {};
struct brace_comment     : leaf<ReadState, read_brace_comment> {};
struct line_comment      : leaf<ReadState, read_line_comment> {};     // ; to the end of the line
struct escape_line       : leaf<ReadState, read_escape_line> {};      // % in the first column
struct tag_pair          : leaf<ReadState, read_tag_pair> {};
struct sheet_line        : leaf<ReadState, read_sheet_line> {};       // Белые: Алехин
struct rubbish           : leaf<ReadState, read_rubbish> {};          // a stray byte before a tag
struct header            : p::star<p::sor<blanks, tag_pair, brace_comment, line_comment, escape_line, rubbish, sheet_line>> {};

struct termination       : leaf<ReadState, read_termination> {};      // 1-0, ½–½, 0:1, * …
struct move_number       : leaf<ReadState, read_move_number> {};      // 12. 12... 12 … 12) 12
struct clock_time        : leaf<ReadState, read_clock_time> {};       // 1:32, 0:05:30
struct result_words      : leaf<ReadState, read_result_words> {};     // ничья, Black resigns …
struct dots              : leaf<ReadState, read_dots> {};             // … without a number
struct comma             : leaf<ReadState, read_comma> {};            // between moves in prose
struct plain_run         : leaf<ReadState, read_plain_run> {};        // 1.e4 e5 2.Nf3 …
struct move              : leaf<ReadState, read_move> {};             // by the move grammar
struct zero_move         : leaf<ReadState, read_zero_move> {};        // 0-0, 0000
struct move_word         : leaf<ReadState, read_move_word> {};        // e.p., ch, mate, behind a move
struct numeric_glyph     : leaf<ReadState, read_numeric_glyph> {};    // $14
struct glyph             : leaf<ReadState, read_glyph> {};            // !?, ±, ∞, N …
struct draw_offer        : leaf<ReadState, read_draw_offer> {};       // (=)
struct variation_open    : leaf<ReadState, read_variation_open> {};
struct variation_close   : leaf<ReadState, read_variation_close> {};
struct unknown_word      : leaf<ReadState, read_unknown_word> {};

struct at_digit          : p::sor<termination, plain_run, zero_move, clock_time, move_number, unknown_word> {};
struct at_letter         : p::sor<plain_run, move, move_word, glyph, move_number, result_words, unknown_word> {};
struct at_bracket        : p::sor<draw_offer, glyph, move_word, variation_open> {};
struct at_percent        : p::sor<escape_line, unknown_word> {};
struct at_dollar         : p::sor<numeric_glyph, unknown_word> {};
struct at_sign           : p::sor<termination, move, glyph, move_word, comma, unknown_word> {};
struct at_high_byte      : p::sor<blanks, termination, move, move_number, dots, glyph, move_word, result_words, unknown_word> {};

// clang-format on

/// What may begin with a byte; see first_byte_class.
enum class FirstByte : unsigned char {
  blank,
  digit,
  letter,
  brace,
  semicolon,
  percent,
  dollar,
  open,
  close,
  dot,
  high,
  sign
};
FirstByte first_byte_class(char c);

/// One item of movetext, chosen by its first byte: a choice among all alternatives would try most
/// in vain.
struct movetext_item {
  using rule_t = movetext_item;
  using subs_t = p::type_list<blanks, at_digit, at_letter, brace_comment, line_comment, at_percent,
                              at_dollar, at_bracket, variation_close, dots, at_high_byte, at_sign>;

  template <p::apply_mode A, p::rewind_mode M, template <typename...> class Action,
            template <typename...> class Control, typename ParseInput>
  static bool match(ParseInput& in, ReadState& state) {
    if (in.empty()) return false;
    switch (first_byte_class(in.peek_char())) {
      case FirstByte::blank:
        return p::match<blanks, A, M, Action, Control>(in, state);
      case FirstByte::digit:
        return p::match<at_digit, A, M, Action, Control>(in, state);
      case FirstByte::letter:
        return p::match<at_letter, A, M, Action, Control>(in, state);
      case FirstByte::brace:
        return p::match<brace_comment, A, M, Action, Control>(in, state);
      case FirstByte::semicolon:
        return p::match<line_comment, A, M, Action, Control>(in, state);
      case FirstByte::percent:
        return p::match<at_percent, A, M, Action, Control>(in, state);
      case FirstByte::dollar:
        return p::match<at_dollar, A, M, Action, Control>(in, state);
      case FirstByte::open:
        return p::match<at_bracket, A, M, Action, Control>(in, state);
      case FirstByte::close:
        return p::match<variation_close, A, M, Action, Control>(in, state);
      case FirstByte::dot:
        return p::match<dots, A, M, Action, Control>(in, state);
      case FirstByte::high:
        return p::match<at_high_byte, A, M, Action, Control>(in, state);
      case FirstByte::sign:
        break;
    }
    return p::match<at_sign, A, M, Action, Control>(in, state);
  }
};

struct movetext : p::star<movetext_item> {};
struct game : p::seq<header, movetext, p::eof> {};

}  // namespace zapis::pgn_grammar
