#include "parsers/slip_readings.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

// Costs beside those in lib/game/slip_cost.hpp: a word that can't be read has some slip for
// certain.
constexpr int likely = 8;
constexpr int possible = 14;

using Characters = std::vector<std::string>;

constexpr std::size_t longest_word = 14;  // in characters

Characters characters_of(std::string_view word) {
  Characters characters;
  while (!word.empty() && characters.size() <= longest_word) {
    const std::size_t length = decode_utf8(word).length;
    characters.emplace_back(word.substr(0, length));
    word.remove_prefix(length);
  }
  return characters;
}

std::string join(const Characters& characters) {
  std::string word;
  for (const std::string& character : characters) word += character;
  return word;
}

bool is_likely_slip(const std::string& written, char meant) {
  if (written == "З" || written == "б") return meant == (written == "З" ? '3' : '6');
  constexpr std::array<std::string_view, 9> pairs = {"qg", "9g", "tf", "od", "0d",
                                                     "lh", "kh", "nh", "06"};
  return written.size() == 1 && std::any_of(pairs.begin(), pairs.end(), [&](std::string_view pair) {
           return written[0] == pair[0] && meant == pair[1];
         });
}

class Slips {
 public:
  Slips(const MoveReader& reader, std::vector<Reading>& readings)
      : reader_(reader), readings_(readings) {}

  void read(Characters word) {
    add(word, 0);
    for (std::size_t i = 0; i < word.size(); ++i) {
      change(word, i);
      leave_out(word, i);
      put_in(word, i);
      if (i + 1 < word.size()) {
        std::swap(word[i], word[i + 1]);
        add(word, likely);
        std::swap(word[i], word[i + 1]);
      }
    }
    put_in(word, word.size());
    change_letter(word);
  }

 private:
  void add(const Characters& characters, int cost) {
    const std::string text = join(characters);
    Reading reading;
    reading.cost = cost;
    if (!text.empty() && reader_.read(text, reading.pattern) == text.size() &&
        reading.pattern.kind != MovePattern::Kind::null) {
      readings_.push_back(reading);
    }
  }

  void change(Characters& word, std::size_t i) {
    std::string original = std::move(word[i]);
    for (const char c : coordinates) {
      word[i] = c;
      if (word[i] != original) add(word, is_likely_slip(original, c) ? likely : possible);
    }
    word[i] = std::move(original);
  }

  void leave_out(Characters& word, std::size_t i) {
    std::string original = std::exchange(word[i], "");
    add(word, possible);
    word[i] = std::move(original);
  }

  void put_in(Characters& word, std::size_t i) {
    const auto at = word.insert(word.begin() + static_cast<std::ptrdiff_t>(i), std::string());
    for (const char c : coordinates) {
      *at = c;
      add(word, possible);
    }
    word.erase(at);
  }

  /// A piece letter that is missing, or is none of the alphabet's.
  void change_letter(Characters& word) {
    const Alphabet* alphabet = reader_.system().alphabet;
    if (alphabet == nullptr || word.empty()) return;
    word.insert(word.begin(), std::string());
    std::string original = word[1];
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
      word[0] = alphabet->spellings(role).front();
      add(word, likely);
      word[1].clear();
      add(word, likely + 2);
      word[1] = original;
    }
  }

  static constexpr std::string_view coordinates = "abcdefgh12345678";
  const MoveReader& reader_;
  std::vector<Reading>& readings_;
};

}  // namespace

void read_slips(std::string_view word, const MoveReader& reader, std::vector<Reading>& readings) {
  while (word.ends_with('!') || word.ends_with('?')) word.remove_suffix(1);
  const Characters characters = characters_of(word);
  if (characters.size() <= longest_word) Slips(reader, readings).read(characters);
}

}  // namespace zapis
