#include "parsers/position_list.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <string>
#include <vector>

#include "lib/systems/headings.hpp"
#include "lib/text/letter_case.hpp"
#include "lib/text/look_alikes.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/leaf.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/phrase.hpp"

namespace zapis {
namespace {

struct Letter {
  std::string spelling;
  Role role;
};

/// Longer spellings first, and the right one before those that look like another's.
std::vector<Letter> make_letters(const Alphabet& alphabet) {
  std::vector<Letter> letters;
  const auto add = [&](const std::string& spelling, Role role) {
    const bool known = std::any_of(letters.begin(), letters.end(),
                                   [&](const Letter& l) { return l.spelling == spelling; });
    if (!known) letters.push_back({spelling, role});
  };
  for (const bool alike : {false, true}) {
    for (int r = static_cast<int>(Role::pawn); r <= static_cast<int>(Role::king); ++r) {
      const Role role = static_cast<Role>(r);
      for (const std::string_view spelling : alphabet.spellings(role)) {
        if (!alike) {
          add(std::string(spelling), role);
        } else {
          for (const std::string& twin : look_alike_spellings(spelling)) add(twin, role);
        }
      }
    }
  }
  std::stable_sort(letters.begin(), letters.end(), [](const Letter& a, const Letter& b) {
    return a.spelling.size() > b.spelling.size();
  });
  return letters;
}

const std::vector<Letter>& letters_of(const Alphabet& alphabet) {
  static const std::map<std::string_view, std::vector<Letter>> table = [] {
    std::map<std::string_view, std::vector<Letter>> all;
    for (const Alphabet& row : alphabets()) all.emplace(row.id, make_letters(row));
    return all;
  }();
  return table.at(alphabet.id);
}

struct State {
  const std::vector<Letter>* letters = nullptr;
  PositionList list;
  Findings findings;
  std::string_view text;
  Color side = Color::white;
  Role role = Role::pawn;
};

bool ends_word(std::string_view rest) { return !continues_word(rest); }

/// The word of letters that the text begins with, with the full stop of an abbreviation.
std::size_t word_length(std::string_view text) {
  constexpr std::size_t longest = 32;
  std::size_t i = 0;
  while (i < text.size() && i < longest && continues_word(text.substr(i)) && !is_digit(text[i]))
    i += decode_utf8(text.substr(i)).length;
  return i;
}

bool is_side_word(std::string_view word, Color side) {
  if (is_heading(word, side)) return true;
  constexpr std::array<std::array<std::string_view, 2>, 2> short_words = {{{"W", "Б"}, {"B", "Ч"}}};
  const auto& row = short_words[static_cast<std::size_t>(side)];
  return word == row[0] || word == row[1];
}

/// "White:", «Ч.:»; a whole word of a heading may lack the colon.
std::size_t match_heading(std::string_view text, Color side) {
  const std::size_t letters = word_length(text);
  if (letters == 0) return 0;
  std::size_t end = letters;
  if (end < text.size() && text[end] == '.') ++end;
  if (end < text.size() && is_digit(text[end])) return 0;  // a man, "Kg1"
  const bool colon = end < text.size() && text[end] == ':';
  const bool known =
      is_side_word(text.substr(0, letters), side) || is_heading(text.substr(0, end), side);
  if (!known) return 0;
  constexpr std::size_t whole_word = 4;
  if (colon) return end + 1;
  return letters >= whole_word ? letters : 0;
}

std::size_t read_heading(std::string_view text, State& state) {
  for (const Color side : {Color::white, Color::black}) {
    if (const std::size_t length = match_heading(text, side); length != 0) {
      state.side = side;
      state.role = Role::pawn;
      return length;
    }
  }
  return no_match;
}

/// "/", or a dash between two sides.
std::size_t read_other_side(std::string_view text, State& state) {
  const std::size_t length = text.front() == '/' ? 1 : match_dash(text);
  if (length == 0) return no_match;
  state.side = Color::black;
  state.role = Role::pawn;
  return length;
}

std::size_t read_turn(std::string_view text, State& state) {
  using Phrase = Phrase<Color>;
  // clang-format off
  constexpr std::array phrases = {
      Phrase{"ход белых", Color::white}, Phrase{"ход черных", Color::black}, Phrase{"ход чёрных", Color::black},
      Phrase{"белые начинают", Color::white}, Phrase{"черные начинают", Color::black}, Phrase{"чёрные начинают", Color::black},
      Phrase{"white to play", Color::white}, Phrase{"black to play", Color::black},
      Phrase{"white to move", Color::white}, Phrase{"black to move", Color::black},
      Phrase{"weiß am zug", Color::white}, Phrase{"weiss am zug", Color::white}, Phrase{"schwarz am zug", Color::black},
      Phrase{"les blancs jouent", Color::white}, Phrase{"les noirs jouent", Color::black},
      Phrase{"1...", Color::black}, Phrase{"1…", Color::black}};
  // clang-format on
  const char c = text.front();
  if (is_ascii(c) && c != '1' && !is_ascii_letter(c)) return no_match;
  const std::size_t word = word_length(text);
  if (c != '1' && word < text.size() && is_digit(text[word])) return no_match;  // a man, "Kg1"
  const auto* const found = match_phrase(text, phrases);
  if (found == nullptr) return no_match;
  state.list.position.set_turn(found->value);
  state.list.turn_named = true;
  return found->words.size();
}

void put(std::string_view at, std::size_t length, Square square, State& state) {
  Position& p = state.list.position;
  if (p.role_at(square) != Role::none) {
    Finding finding = make_finding(Code::impossible_position,
                                   static_cast<std::uint32_t>(at.data() - state.text.data()),
                                   static_cast<std::uint32_t>(length));
    finding.detail = "two-men";
    finding.square = square;
    finding.role = state.role;
    finding.number = static_cast<int>(p.role_at(square));
    state.findings.push_back(finding);
    return;
  }
  p.put(square, state.side, state.role);
}

/// A square, "e1".
std::size_t match_square(std::string_view text, Square& square) {
  const Coordinate file = match_file(text);
  if (file.length == 0) return 0;
  const Coordinate rank = match_rank(text.substr(file.length));
  if (rank.length == 0) return 0;
  square = square_at(file.value, rank.value);
  return file.length + rank.length;
}

/// "Крe1", or a square alone: one more man of the kind.
std::size_t read_man(std::string_view text, State& state) {
  Square square = no_square;
  for (const Letter& letter : *state.letters) {
    if (!text.starts_with(letter.spelling)) continue;
    const std::size_t length = match_square(text.substr(letter.spelling.size()), square);
    if (length == 0) continue;
    state.role = letter.role;
    put(text, letter.spelling.size() + length, square, state);
    return letter.spelling.size() + length;
  }
  const std::size_t length = match_square(text, square);
  if (length == 0) return no_match;
  put(text, length, square, state);
  return length;
}

std::size_t read_pawn_word(std::string_view text, State& state) {
  constexpr std::array<std::string_view, 12> words = {
      "пешки", "пешка", "Пешки", "пп.", "пп", "п.", "pawns", "Bauern", "pions", "pp.", "pp", "p."};
  for (const std::string_view word : words) {
    if (!text.starts_with(word)) continue;
    Square square = no_square;
    const std::string_view rest = text.substr(word.size());
    if (!word.ends_with('.') && !ends_word(rest) && match_square(rest, square) == 0) continue;
    state.role = Role::pawn;
    return word.size();
  }
  return no_match;
}

std::size_t read_joint(std::string_view text, State&) {
  constexpr std::string_view joints = " \t\r\n,;.";
  if (joints.find(text.front()) != std::string_view::npos) return 1;
  if (const std::size_t blank = match_blank(text); blank != 0) return blank;
  for (const std::string_view word : {std::string_view("и"), std::string_view("and")}) {
    if (text.starts_with(word) && ends_word(text.substr(word.size()))) return word.size();
  }
  return no_match;
}

namespace grammar {

using namespace tao::pegtl;

// "Black to move" begins like a heading, and "Baltieji" like a rook on a1.
struct item
    : sor<leaf<State, read_joint>, leaf<State, read_turn>, leaf<State, read_heading>,
          leaf<State, read_man>, leaf<State, read_pawn_word>, leaf<State, read_other_side>> {};
struct list : star<not_at<eof>, item> {};

}  // namespace grammar

/// Where reading stopped: the text's size when all was read.
std::size_t parse(std::string_view text, const Alphabet& alphabet, State& state) {
  state.letters = &letters_of(alphabet);
  state.list.alphabet = &alphabet;
  state.text = text;
  tao::pegtl::memory_input<> in(text.data(), text.data() + text.size(), "");
  tao::pegtl::parse<grammar::list>(in, state);
  return static_cast<std::size_t>(in.current() - text.data());
}

bool has_both_kings(const Position& p) {
  return std::popcount(p.of(Color::white, Role::king)) == 1 &&
         std::popcount(p.of(Color::black, Role::king)) == 1;
}

/// Does the language head a side with the word that the text begins with?
bool heads_language(std::string_view word, const Alphabet& alphabet) {
  const std::string lower = to_lower(word);
  return std::any_of(headings().begin(), headings().end(), [&](const Headings& row) {
    if (alphabet.id != row.language) return false;
    return has_word(row.white, lower) || has_word(row.black, lower);
  });
}

}  // namespace

bool heads_side(std::string_view text, Color side) {
  bool in_word = false;
  for (std::size_t i = 0; i < text.size(); i += decode_utf8(text.substr(i)).length) {
    const bool word = continues_word(text.substr(i));
    if (word && !in_word && match_heading(text.substr(i), side) != 0) return true;
    in_word = word;
  }
  return false;
}

bool read_position_list(std::string_view text, const Alphabet* alphabet, PositionList& list,
                        Findings& findings) {
  std::vector<const Alphabet*> candidates;
  if (alphabet != nullptr) {
    candidates.push_back(alphabet);
  } else {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string_view word = text.substr(begin, word_length(text.substr(begin)));
    for (const Alphabet& row : alphabets()) {
      if (heads_language(word, row)) candidates.push_back(&row);
    }
    for (const std::string_view id : {"en", "en-prob", "ru", "de"}) {
      const Alphabet* row = find_alphabet(id);
      if (std::find(candidates.begin(), candidates.end(), row) == candidates.end())
        candidates.push_back(row);
    }
  }
  State best;
  std::size_t farthest = 0;
  bool found = false;
  for (const Alphabet* candidate : candidates) {
    State state;
    const std::size_t read = parse(text, *candidate, state);
    const bool fits = read == text.size() && has_both_kings(state.list.position);
    if (!found || fits || read > farthest) {
      best = std::move(state);
      farthest = read;
      found = true;
    }
    if (fits) break;
  }
  list = best.list;
  findings.append(best.findings);
  if (farthest == text.size() && list.position.occupied() != 0) return true;
  Finding finding = make_finding(Code::bad_fen, static_cast<std::uint32_t>(farthest), 1);
  finding.detail = "list";
  findings.push_back(finding);
  return false;
}

}  // namespace zapis
