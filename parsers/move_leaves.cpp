#include "parsers/move_leaves.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "parsers/move_signs.hpp"
#include "parsers/result_token.hpp"

namespace zapis::move_grammar {
namespace {

bool is_lower_ascii(char c) { return c >= 'a' && c <= 'z'; }

std::size_t skip_spaces(std::string_view text) {
  return std::min(text.find_first_not_of(" \t"), text.size());
}

/// A capture sign (cross or colon) at the start of the text.
std::size_t match_capture(std::string_view text) {
  const std::size_t cross = match_cross(text);
  return cross != 0 ? cross : match_colon(text);
}

/// Up to one file and one rank, in this order.
struct Half {
  Coordinate file, rank;
  std::size_t length() const { return file.length + rank.length; }
  bool is_square() const { return file.length != 0 && rank.length != 0; }
  bool look_alike() const { return file.look_alike || rank.look_alike; }
};

Half match_half(std::string_view text) {
  Half half;
  half.file = match_file(text);
  text.remove_prefix(half.file.length);
  half.rank = match_rank(text);
  // l and I are a rank only behind a file, and where the word does not go on in letters.
  if (half.rank.look_alike && half.file.length == 0) half.rank = {};
  return half;
}

/// What stands between origin and goal: a sign and the blanks around it.
struct Separator {
  MovePattern::Sign sign = MovePattern::Sign::none;
  std::size_t length = 0;
  bool spaced = false;
};

Separator match_separator(std::string_view text, bool may_be_spaced) {
  const std::size_t before = may_be_spaced ? skip_spaces(text) : 0;
  const std::string_view rest = text.substr(before);
  if (const std::size_t capture = match_capture(rest); capture != 0) {
    const std::size_t after = skip_spaces(rest.substr(capture));
    return {MovePattern::Sign::capture, before + capture + after, before + after > 0};
  }
  const std::size_t dash = match_dash(text);
  return {dash != 0 ? MovePattern::Sign::hyphen : MovePattern::Sign::none, dash, false};
}

void take(Scratch& scratch, const Half& half) {
  if (half.look_alike()) scratch.pattern.look_alikes |= look_alike_coordinate;
}

void set_goal(Scratch& scratch, const Half& half) {
  scratch.pattern.to_file = static_cast<std::int8_t>(half.file.value);
  scratch.pattern.to_rank = static_cast<std::int8_t>(half.rank.value);
  take(scratch, half);
}

void set_origin(Scratch& scratch, const Half& half) {
  scratch.pattern.from_file = static_cast<std::int8_t>(half.file.value);
  scratch.pattern.from_rank = static_cast<std::int8_t>(half.rank.value);
  take(scratch, half);
}

/// Is `first`, the separator and `second` one move: an origin, whole or in part, and its goal?
bool is_pair(const Half& first, const Separator& separator, const Half& second,
             const Scratch& scratch, std::string_view rest) {
  const bool has_letter = scratch.has_letter;
  if (second.file.length == 0) return false;
  if (separator.spaced) {
    // "e4: d5" is one capture; "Dd5: d6" is one only in books that print it so.
    const bool joins = !has_letter || scratch.reader.joins_spaced_capture();
    return first.is_square() && second.is_square() && joins;
  }
  const bool beside = std::abs(first.file.value - second.file.value) == 1;
  if (second.rank.length != 0) {
    // "dbl" is no move of a pawn: there l is a letter.
    return has_letter || first.rank.length != 0 || !second.rank.look_alike || beside;
  }
  // Two files alone are a pawn's capture.
  return !has_letter && first.file.length != 0 && first.rank.length == 0 && beside &&
         !is_lower_ascii(rest.empty() ? ' ' : rest.front());
}

/// Reversible notation names the captured man: "e4xPd5".
std::size_t captured_letter_length(std::string_view rest, const Separator& separator,
                                   const Half& first, const Scratch& scratch) {
  if (separator.sign != MovePattern::Sign::capture || separator.spaced || !first.is_square())
    return 0;
  const LetterSpelling* spelling = scratch.reader.letters().match(rest);
  if (spelling == nullptr || spelling->lower_case || match_file(rest).length != 0) return 0;
  return spelling->text.size();
}

}  // namespace

std::size_t read_null_move(std::string_view text, Scratch& scratch) {
  constexpr std::array<std::string_view, 6> forms = {"--", "Z0", "0000", "@@@@", "null", "pass"};
  if (text.empty() || std::string_view("-Z0@np").find(text.front()) == std::string_view::npos)
    return no_match;
  for (const std::string_view form : forms) {
    if (!text.starts_with(form)) continue;
    const std::string_view rest = text.substr(form.size());
    if (form == "--" && (rest.starts_with('+') || rest.starts_with('-'))) return no_match;
    scratch.pattern.kind = MovePattern::Kind::null;
    return form.size();
  }
  return no_match;
}

std::size_t read_oh(std::string_view text, Scratch& scratch) {
  const Oh oh = match_oh(text);
  if (oh.length == 0) return no_match;
  if (oh.look_alike) scratch.has_look_alike_oh = true;
  ++scratch.ohs;
  return oh.length;
}

std::size_t read_castling_dash(std::string_view text, Scratch&) {
  const std::size_t before = skip_spaces(text);
  const std::size_t dash = match_dash(text.substr(before));
  if (dash == 0) return no_match;
  const std::size_t after = skip_spaces(text.substr(before + dash));
  // "O-O - e4": blanks only where a third O follows.
  if (before + after > 0 && match_oh(text.substr(before + dash + after)).length == 0)
    return no_match;
  return before + dash + after;
}

std::size_t read_piece_letter(std::string_view text, Scratch& scratch) {
  const LetterSpelling* spelling = scratch.reader.letters().match(text);
  if (spelling == nullptr) return no_match;
  MovePattern& pattern = scratch.pattern;
  const bool is_file = match_file(text).length == spelling->text.size();
  if (is_file && spelling->role != Role::pawn) {
    pattern.lower_case_role =
        spelling->role;  // "bxc4": decided by the board, and only if it reads so
    return no_match;
  }
  if (is_file) return no_match;
  const std::string_view rest = text.substr(spelling->text.size());
  const std::size_t dash = match_dash(rest);
  const std::string_view square = rest.substr(dash);
  // A letter is a piece only where something of a move follows.
  if (match_half(square).length() == 0 && match_capture(square) == 0) return no_match;
  pattern.role = spelling->role;
  pattern.pawn_letter = spelling->role == Role::pawn;
  if (spelling->look_alike) pattern.look_alikes |= look_alike_letter;
  if (spelling->lower_case && spelling->role != Role::pawn)
    pattern.lower_case_role = spelling->role;
  if (dash != 0) pattern.sign = MovePattern::Sign::hyphen;
  scratch.has_letter = true;
  return spelling->text.size() + dash;
}

std::size_t read_coordinates(std::string_view text, Scratch& scratch) {
  MovePattern& pattern = scratch.pattern;
  const Role lower_case_role = pattern.lower_case_role;
  if (!scratch.has_letter) pattern.lower_case_role = Role::none;
  const std::size_t lead = match_capture(text);
  std::string_view rest = text.substr(lead);
  if (lead != 0 && scratch.has_letter) rest.remove_prefix(skip_spaces(rest));
  const Half first = match_half(rest);
  if (first.length() == 0) return no_match;
  if (lead != 0) {
    if (!first.is_square()) return no_match;
    pattern.sign = MovePattern::Sign::capture;
    set_goal(scratch, first);
    return text.size() - rest.size() + first.length();
  }
  rest.remove_prefix(first.length());
  Separator separator = match_separator(rest, first.is_square());
  separator.length +=
      captured_letter_length(rest.substr(separator.length), separator, first, scratch);
  const Half second = match_half(rest.substr(separator.length));
  const std::string_view behind =
      rest.substr(std::min(rest.size(), separator.length + second.length()));
  if (is_pair(first, separator, second, scratch, behind)) {
    if (separator.sign != MovePattern::Sign::none) pattern.sign = separator.sign;
    set_origin(scratch, first);
    set_goal(scratch, second);
    // A square of origin without a letter may be any man's.
    if (!scratch.has_letter && first.is_square()) pattern.role = Role::none;
    if (!scratch.has_letter && first.rank.length == 0 && second.is_square()) {
      pattern.lower_case_role = lower_case_role;
    }
    return text.size() - behind.size();
  }
  if (!first.is_square()) return no_match;
  set_goal(scratch, first);
  return first.length();
}

std::size_t read_trailing_capture(std::string_view text, Scratch& scratch) {
  const std::size_t colon = match_colon(text);
  if (colon == 0) return no_match;
  scratch.pattern.sign = MovePattern::Sign::capture;
  return colon;
}

std::size_t read_promotion(std::string_view text, Scratch& scratch) {
  MovePattern& pattern = scratch.pattern;
  std::size_t i = 0;
  const bool has_sign = text.starts_with('=') || text.starts_with('/');
  if (has_sign) ++i;
  const bool in_brackets = text.substr(i).starts_with('(');
  if (in_brackets) ++i;
  const std::string_view rest = text.substr(i);
  Role role = Role::none;
  std::size_t length = 0;
  if (const LetterSpelling* spelling = scratch.reader.letters().match(rest); spelling != nullptr) {
    role = spelling->role;
    length = spelling->text.size();
    if (spelling->look_alike) pattern.look_alikes |= look_alike_letter;
  } else if (!rest.empty()) {
    // Coordinates name the piece in English whatever the language.
    constexpr std::string_view english = "nbrq";
    constexpr std::array<Role, 4> roles = {Role::knight, Role::bishop, Role::rook, Role::queen};
    const std::size_t index = english.find(static_cast<char>(rest.front() | 0x20));
    if (index == std::string_view::npos) return no_match;
    role = roles[index];
    length = 1;
  }
  if (length == 0 || role == Role::pawn) return no_match;
  i += length;
  if (in_brackets) {
    if (!text.substr(i).starts_with(')')) return no_match;
    ++i;
  }
  if (continues_word(text.substr(i)) && match_cross(text.substr(i)) == 0) return no_match;
  pattern.promotion = role;
  return i;
}

std::size_t read_check_mark(std::string_view text, Scratch& scratch) {
  MovePattern::Mark& mark = scratch.pattern.mark;
  if (text.empty() || is_ascii_blank(text.front())) return no_match;
  if (text.front() == '+') {
    // "+-", "+/-", "+=" are judgements of the position.
    const std::string_view rest = text.substr(1);
    if (rest.starts_with('=') || rest.starts_with('/') || match_dash(rest) != 0) return no_match;
    const bool twice = rest.starts_with('+');
    mark = twice || mark == MovePattern::Mark::check ? MovePattern::Mark::plus_plus
                                                     : MovePattern::Mark::check;
    return twice ? 2 : 1;
  }
  if (text.front() == '#') {
    mark = MovePattern::Mark::mate;
    return 1;
  }
  // "Bb5xc6ch", "Dxf7matt": words glued to their move. "ch" says no more than check.
  for (const std::string_view word : {"ch", "mate", "matt", "mat", "мат"}) {
    if (!text.starts_with(word) || continues_word(text.substr(word.size()))) continue;
    if (word != "ch") mark = MovePattern::Mark::mate;
    return word.size();
  }
  if (is_ascii(text.front()) && match_cross(text) == 0) return no_match;
  if (text.starts_with("††")) {
    mark = MovePattern::Mark::plus_plus;
    return std::string_view("††").size();
  }
  if (text.starts_with("†")) {
    mark = MovePattern::Mark::check;
    return std::string_view("†").size();
  }
  std::size_t mate = match_cross(text);
  if (text.starts_with("‡") || text.starts_with("≠")) mate = 3;
  if (mate == 0) return no_match;
  mark = MovePattern::Mark::mate;
  return mate;
}

std::size_t read_en_passant_mark(std::string_view text, Scratch& scratch) {
  constexpr std::array<std::string_view, 6> forms = {"(e.p.)", "(ep)", "/ep", "e.p.", "ep", "e.p"};
  if (text.empty() || (text.front() != '(' && text.front() != '/' && text.front() != 'e'))
    return no_match;
  for (const std::string_view form : forms) {
    if (!text.starts_with(form)) continue;
    scratch.pattern.en_passant = true;
    return form.size();
  }
  return no_match;
}

std::size_t read_move_end(std::string_view text, Scratch&) {
  if (!continues_word(text)) return 0;
  if (match_result(text).length != 0) return 0;  // "Rg8#1-0"
  std::size_t digits = 0;                        // "e5 2.Nf3" without its blank
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  return digits > 0 && text.substr(digits).starts_with('.') ? 0 : no_match;
}

}  // namespace zapis::move_grammar
