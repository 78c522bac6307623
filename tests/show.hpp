// Patterns, facts, tapes and findings as short texts, so that a test can say what it wants and a
// failed one what it got.
#pragma once

#include <string>
#include <string_view>

#include "zapis/finding.hpp"
#include "zapis/game.hpp"
#include "zapis/move_facts.hpp"
#include "zapis/move_pattern.hpp"

namespace show {

using namespace zapis;

inline char role_letter(Role role) { return ".PNBRQK"[static_cast<std::size_t>(role)]; }

inline std::string square(Square s) {
  return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

/// "Nbd7", "Pexd6 e.p.", ".e2-e4" (no letter), "B+ small:B", "castling king", "null"; what is not
/// said is not there.
inline std::string pattern(const MovePattern& p) {
  std::string text;
  if (p.kind == MovePattern::Kind::null) {
    text = "null";
  } else if (p.kind == MovePattern::Kind::castling) {
    text = p.castling == CastlingSide::king ? "castling king" : "castling queen";
  } else {
    text += role_letter(p.role);
    if (p.from_file >= 0) text += static_cast<char>('a' + p.from_file);
    if (p.from_rank >= 0) text += static_cast<char>('1' + p.from_rank);
    if (p.sign != MovePattern::Sign::none) text += p.sign == MovePattern::Sign::hyphen ? '-' : 'x';
    if (p.to_file >= 0) text += static_cast<char>('a' + p.to_file);
    if (p.to_rank >= 0) text += static_cast<char>('1' + p.to_rank);
    if (p.promotion != Role::none) text += std::string("=") + role_letter(p.promotion);
  }
  if (p.mark == MovePattern::Mark::check) text += '+';
  if (p.mark == MovePattern::Mark::plus_plus) text += "++";
  if (p.mark == MovePattern::Mark::mate) text += '#';
  if (p.en_passant) text += " e.p.";
  if (p.lower_case_role != Role::none)
    text += std::string(" small:") + role_letter(p.lower_case_role);
  if ((p.look_alikes & look_alike_coordinate) != 0) text += " alike:square";
  if ((p.look_alikes & look_alike_letter) != 0) text += " alike:letter";
  if ((p.look_alikes & look_alike_castling) != 0) text += " alike:castling";
  return text;
}

/// "e2e4", "e7e8q", "O-O"; "--".
inline std::string move(const MoveFacts& f) {
  if (f.null) return "--";
  if (f.castling != CastlingSide::none) return f.castling == CastlingSide::king ? "O-O" : "O-O-O";
  std::string text = square(f.from) + square(f.to);
  if (f.promotion != Role::none) text += "..nbrq."[static_cast<std::size_t>(f.promotion)];
  return text;
}

/// All that is true of a move.
inline std::string facts(const MoveFacts& f) {
  if (f.null) return "--";
  std::string text = role_letter(f.role) + square(f.from) + square(f.to);
  if (f.captured != Role::none) text += std::string(" x") + role_letter(f.captured);
  if (f.en_passant) text += " e.p.";
  if (f.promotion != Role::none) text += std::string(" =") + role_letter(f.promotion);
  if (f.castling != CastlingSide::none) text += ' ' + move(f) + " with " + square(f.castling_rook);
  if (f.chess960) text += " 960";
  constexpr std::string_view qualifiers[] = {"", " by file", " by rank", " by square"};
  text += qualifiers[static_cast<std::size_t>(f.qualifier)];
  constexpr std::string_view checks[] = {"", " check", " double check", " mate"};
  text += checks[static_cast<std::size_t>(f.check)];
  if (f.pawn_file_unique) text += " unique";
  return text;
}

/// Blanks folded, as writers do.
inline std::string folded(std::string_view text) {
  std::string out;
  bool blank = false;
  for (const char c : text) {
    const bool is_blank = c == ' ' || (c >= '\t' && c <= '\r');
    if (is_blank) {
      blank = !out.empty();
      continue;
    }
    if (blank) out += ' ';
    blank = false;
    out += c;
  }
  return out;
}

enum class Detail { short_moves, all_facts };

/// One item a word: "1.", "3..." (a number as written), moves, `Nf3` (a pattern), $1, {a comment},
/// ( ), <1-0>, ?word? (unreadable), |raw|, ~dropped~.
inline std::string tape(const Game& game, Detail detail = Detail::short_moves) {
  using Kind = TapeItem::Kind;
  std::string text;
  for (const TapeItem& item : game.tape) {
    if (!text.empty()) text += ' ';
    const bool is_word = item.kind == Kind::pattern || item.kind == Kind::unreadable;
    if (is_word && item.number != 0) text += std::to_string(item.number) + '.';
    if (is_word && item.black_dots) text += "..";
    if (is_word && (item.number != 0 || item.black_dots)) text += ' ';
    const std::string span = folded(game.span(item));
    switch (item.kind) {
      case Kind::pattern:
        text += pattern(item.pattern);
        break;
      case Kind::move:
        text += detail == Detail::all_facts ? '[' + facts(item.facts) + ']' : move(item.facts);
        break;
      case Kind::comment:
        text += '{' + span + '}';
        break;
      case Kind::nag:
        text += '$' + std::to_string(item.number);
        break;
      case Kind::variation_begin:
        text += '(';
        break;
      case Kind::variation_end:
        text += ')';
        break;
      case Kind::result:
        text += '<' + std::string(result_text(static_cast<Result>(item.number))) + '>';
        break;
      case Kind::unreadable:
        text += '?' + span + '?';
        break;
      case Kind::raw:
        text += '|' + span + '|';
        break;
      case Kind::dropped:
        text += '~' + span + '~';
        break;
    }
  }
  return text;
}

/// "illegal-move Nf9, missing-result": code and text of each, in the order of their making.
inline std::string findings(const Findings& all, std::string_view game_text) {
  std::string text;
  for (const Finding& finding : all) {
    if (!text.empty()) text += ", ";
    text += code_name(finding.code);
    const std::string_view span = game_text.substr(finding.offset, finding.length);
    if (!span.empty()) text += ' ' + folded(span);
  }
  return text;
}

}  // namespace show
