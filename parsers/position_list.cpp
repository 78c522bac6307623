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
#include "parsers/position_words.hpp"

namespace zapis {
namespace {

struct Letter {
  std::string spelling;
  Role role;
  bool look_alike;
};

/// By the first byte.
using Letters = std::array<std::vector<Letter>, 256>;

std::size_t first_byte(std::string_view text) { return static_cast<unsigned char>(text.front()); }

/// Longer spellings first, and the right one before those that look like another's.
Letters make_letters(const Alphabet& alphabet) {
  Letters letters;
  const auto add = [&](const std::string& spelling, Role role, bool look_alike) {
    std::vector<Letter>& row = letters[first_byte(spelling)];
    const bool known = std::any_of(row.begin(), row.end(),
                                   [&](const Letter& l) { return l.spelling == spelling; });
    if (!known) row.push_back({spelling, role, look_alike});
  };
  for (const bool alike : {false, true}) {
    for (int r = static_cast<int>(Role::pawn); r <= static_cast<int>(Role::king); ++r) {
      const Role role = static_cast<Role>(r);
      for (const std::string_view spelling : alphabet.spellings(role)) {
        if (!alike) {
          add(std::string(spelling), role, false);
        } else {
          for (const std::string& twin : look_alike_spellings(spelling)) add(twin, role, true);
        }
      }
    }
  }
  for (std::vector<Letter>& row : letters) {
    std::stable_sort(row.begin(), row.end(), [](const Letter& a, const Letter& b) {
      return a.spelling.size() > b.spelling.size();
    });
  }
  return letters;
}

const Letters& letters_of(const Alphabet& alphabet) {
  static const std::map<std::string_view, Letters> table = [] {
    std::map<std::string_view, Letters> all;
    for (const Alphabet& row : alphabets()) all.emplace(row.id, make_letters(row));
    return all;
  }();
  return table.at(alphabet.id);
}

struct State {
  const Letters* letters = nullptr;
  PositionText list;
  Findings findings;
  std::string_view text;
  Color side = Color::white;
  Role role = Role::pawn;
};

bool ends_word(std::string_view rest) { return !continues_word(rest); }

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

/// With its colon a heading is no phrase, and need not be held against all of them.
std::size_t read_plain_heading(std::string_view text, State& state) {
  const std::size_t word = word_length(text);
  return word != 0 && text.substr(word).starts_with(':') ? read_heading(text, state) : no_match;
}

/// "/", or a dash between two sides.
std::size_t read_other_side(std::string_view text, State& state) {
  const std::size_t length = text.front() == '/' ? 1 : match_dash(text);
  if (length == 0) return no_match;
  state.side = Color::black;
  state.role = Role::pawn;
  return length;
}

std::size_t read_words(std::string_view text, State& state) {
  const auto offset = static_cast<std::size_t>(text.data() - state.text.data());
  const std::size_t length = read_position_words(text, offset, state.list.words);
  return length == 0 ? no_match : length;
}

/// The place of a finding in the list.
Finding finding_at(Code code, std::string_view at, std::size_t length, const State& state) {
  return make_finding(code, static_cast<std::uint32_t>(at.data() - state.text.data()),
                      static_cast<std::uint32_t>(length));
}

void put(std::string_view at, std::size_t length, Square square, State& state) {
  Position& p = state.list.position;
  if (p.role_at(square) != Role::none) {
    Finding finding = finding_at(Code::impossible_position, at, length, state);
    finding.detail = "two-men";
    finding.square = square;
    finding.role = state.role;
    finding.number = static_cast<int>(p.role_at(square));
    state.findings.push_back(finding);
    return;
  }
  p.put(square, state.side, state.role);
}

struct NamedSquare {
  Square square = no_square;
  std::size_t length = 0;  ///< 0: none
  bool look_alike = false;
};

/// A square, "e1".
NamedSquare match_square(std::string_view text) {
  const Coordinate file = match_file(text);
  if (file.length == 0) return {};
  const Coordinate rank = match_rank(text.substr(file.length));
  if (rank.length == 0) return {};
  return {square_at(file.value, rank.value), file.length + rank.length,
          file.look_alike || rank.look_alike};
}

std::size_t take_man(std::string_view text, std::size_t letter, const NamedSquare& named,
                     bool look_alike, State& state) {
  const std::size_t length = letter + named.length;
  if (look_alike || named.look_alike) {
    const std::size_t begin = look_alike ? 0 : letter;
    const std::size_t end = named.look_alike ? length : letter;
    state.findings.push_back(finding_at(Code::homoglyph, text.substr(begin), end - begin, state));
  }
  put(text, length, named.square, state);
  return length;
}

/// "Крe1", or a square alone: one more man of the kind.
std::size_t read_man(std::string_view text, State& state) {
  for (const Letter& letter : (*state.letters)[first_byte(text)]) {
    const std::size_t size = letter.spelling.size();
    if (!text.starts_with(letter.spelling)) continue;
    const NamedSquare named = match_square(text.substr(size));
    if (named.length == 0) continue;
    state.role = letter.role;
    return take_man(text, size, named, letter.look_alike, state);
  }
  const NamedSquare named = match_square(text);
  return named.length == 0 ? no_match : take_man(text, 0, named, false, state);
}

/// A man where no phrase or heading can stand: letters, then a digit.
std::size_t read_plain_man(std::string_view text, State& state) {
  const std::size_t word = word_length(text);
  return word != 0 && word < text.size() && is_digit(text[word]) ? read_man(text, state) : no_match;
}

std::size_t read_pawn_word(std::string_view text, State& state) {
  constexpr std::array<std::string_view, 12> words = {
      "пешки", "пешка", "Пешки", "пп.", "пп", "п.", "pawns", "Bauern", "pions", "pp.", "pp", "p."};
  for (const std::string_view word : words) {
    if (!text.starts_with(word)) continue;
    const std::string_view rest = text.substr(word.size());
    if (!word.ends_with('.') && !ends_word(rest) && match_square(rest).length == 0) continue;
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
    : sor<leaf<State, read_joint>, leaf<State, read_plain_man>, leaf<State, read_plain_heading>,
          leaf<State, read_words>, leaf<State, read_heading>, leaf<State, read_man>,
          leaf<State, read_pawn_word>, leaf<State, read_other_side>> {};
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

/// The alphabets of the languages that head a side with that word.
const std::vector<const Alphabet*>& languages_of(std::string_view word) {
  static const std::map<std::string, std::vector<const Alphabet*>> table = [] {
    std::map<std::string, std::vector<const Alphabet*>> all;
    for (const Headings& row : headings()) {
      for (const std::string& known : heading_words(row))
        all[known].push_back(find_alphabet(row.language));
    }
    return all;
  }();
  static const std::vector<const Alphabet*> none;
  const auto found = table.find(to_lower(word));
  return found == table.end() ? none : found->second;
}

/// Languages to try where no heading helps.
const std::vector<const Alphabet*>& usual_languages() {
  static const std::vector<const Alphabet*> usual = {find_alphabet("en"), find_alphabet("en-prob"),
                                                     find_alphabet("ru"), find_alphabet("de")};
  return usual;
}

}  // namespace

bool heads_side(std::string_view text, Color side) {
  bool in_word = false;
  for (std::size_t i = 0; i < text.size(); i += decode_utf8(text.substr(i)).length) {
    const bool word = continues_word(text.substr(i));
    const std::size_t heading = word && !in_word ? match_heading(text.substr(i), side) : 0;
    if (heading != 0) {
      PositionWords words;  // "White to move" heads nothing
      if (text[i + heading - 1] == ':' || read_position_words(text.substr(i), i, words) == 0)
        return true;
    }
    in_word = word;
  }
  return false;
}

bool read_position_list(std::string_view text, const Alphabet* alphabet, PositionText& list,
                        Findings& findings) {
  std::vector<const Alphabet*> candidates;
  if (alphabet != nullptr) {
    candidates.push_back(alphabet);
  } else {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string_view word = text.substr(begin, word_length(text.substr(begin)));
    candidates = languages_of(word);
    for (const Alphabet* row : usual_languages()) {
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
  const std::string_view rest = text.substr(farthest);
  const std::size_t length = rest.empty() ? 0 : decode_utf8(rest).length;
  Finding finding = make_finding(Code::bad_fen, static_cast<std::uint32_t>(farthest),
                                 static_cast<std::uint32_t>(length));
  finding.detail = "list";
  findings.push_back(finding);
  return false;
}

}  // namespace zapis
