#include "parsers/result_token.hpp"

#include <array>
#include <cstring>

#include "parsers/move_signs.hpp"

namespace zapis {
namespace {

std::string_view skip_blanks(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  return text;
}

/// The sign between the two scores: hyphen, any dash, colon; 0 where there is none.
std::size_t sign_length(std::string_view text) {
  constexpr std::array<std::string_view, 8> signs = {"-", ":", "‐", "‑", "‒", "–", "—", "−"};
  for (const std::string_view sign : signs) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 0;
}

/// One side's score in half points: 0, 1, 2; or -1.
struct Score {
  int half_points = -1;
  std::size_t length = 0;
};

Score match_score(std::string_view text) {
  if (text.starts_with("½")) return {1, 2};
  if (text.starts_with("1/2")) return {1, 3};
  if (text.starts_with("0,5") || text.starts_with("0.5")) return {1, 3};
  if (text.starts_with("1")) return {2, 1};
  if (text.starts_with("0")) return {0, 1};
  return {};
}

/// May a marker end before this text? A digit, a letter or a further sign would make it something
/// else.
bool may_end(std::string_view rest) {
  if (rest.empty() || is_ascii_blank(rest.front())) return true;
  const char c = rest.front();
  return !is_digit(c) && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && c != '/' &&
         sign_length(rest) == 0;
}

/// Does the text open with this form of a marker, and may it end there? Asked of every game.
template <std::size_t size>
bool is_form(std::string_view text, const char (&form)[size]) {
  constexpr std::size_t length = size - 1;
  if (text.size() < length || std::memcmp(text.data(), form, length) != 0) return false;
  return text.size() == length || is_ascii_blank(text[length]) || may_end(text.substr(length));
}

}  // namespace

ResultToken match_result(std::string_view text) {
  if (!may_begin_result(text)) return {};
  if (text.starts_with("1.")) return {};  // the number of a move
  // The standard's own forms first: nearly every game ends in one of them.
  if (is_form(text, "1-0")) return {Result::white_wins, 3};
  if (is_form(text, "0-1")) return {Result::black_wins, 3};
  if (is_form(text, "1/2-1/2")) return {Result::draw, 7};
  if (text.front() == '*') return {Result::unknown, 1};
  const Score white = match_score(text);
  if (white.half_points < 0) return {};
  std::string_view rest = text.substr(white.length);
  const bool is_half = white.half_points == 1;
  std::string_view spaced = is_half ? skip_blanks(rest) : rest;
  if (const std::size_t sign = sign_length(spaced); sign != 0) {
    spaced.remove_prefix(sign);
    if (is_half) spaced = skip_blanks(spaced);
    const Score black = match_score(spaced);
    if (black.half_points >= 0 && white.half_points + black.half_points == 2 &&
        may_end(spaced.substr(black.length))) {
      const Result result = is_half                  ? Result::draw
                            : white.half_points == 2 ? Result::white_wins
                                                     : Result::black_wins;
      return {result, text.size() - spaced.size() + black.length};
    }
  }
  const bool is_fraction = text.starts_with("½") || text.starts_with("1/2");
  if (is_fraction && may_end(rest)) return {Result::draw, white.length};
  return {};
}

Result result_of(std::string_view value) {
  value = skip_blanks(value);
  while (!value.empty() && (value.back() == ' ' || value.back() == '\t')) value.remove_suffix(1);
  const ResultToken token = match_result(value);
  if (token.length != 0 && token.length == value.size()) return token.result;
  if (value.size() >= 3 && value.front() == '0' && value.back() == '0' &&
      sign_length(value.substr(1)) == value.size() - 2) {
    return Result::both_lose;
  }
  return Result::none;
}

}  // namespace zapis
