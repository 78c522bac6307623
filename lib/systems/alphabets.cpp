#include <array>

#include "zapis/system.hpp"

namespace zapis {
namespace {

// A language is one line: id, own name, English name, confidence,
// pawn|knight|bishop|rook|queen|king.
// clang-format off
constexpr std::array alphabet_table = {
    Alphabet{"en", "English", "English", 'A', "P|N Kt|B|R|Q|K"},
    Alphabet{"en-old", "English", "English (pre-1950 N)", 'A', "P|Kt|B|R|Q|K"},
    Alphabet{"en-prob", "English", "English problem literature", 'A', "P|S|B|R|Q|K"},
    Alphabet{"af", "Afrikaans", "Afrikaans", 'B', "P|R|L|T|D|K"},
    Alphabet{"az", "Azərbaycanca", "Azerbaijani", 'A', "P|A|F|T|V|Ş"},
    Alphabet{"bg", "Български", "Bulgarian", 'A', "П|К|О|Т|Д|Ц"},
    Alphabet{"ca", "Català", "Catalan", 'A', "P|C|A|T|D|R"},
    Alphabet{"cs", "Čeština", "Czech", 'A', "P|J|S|V|D|K"},
    Alphabet{"da", "Dansk", "Danish", 'A', "B|S|L|T|D|K"},
    Alphabet{"de", "Deutsch", "German", 'A', "B|S|L|T|D|K"},
    Alphabet{"el", "Ελληνικά", "Greek", 'B', "Σ|Ι|Α|Π|Β|Ρ"},
    Alphabet{"es", "Español", "Spanish", 'A', "P|C|A|T|D|R"},
    Alphabet{"et", "Eesti", "Estonian", 'A', "E|R|O|V|L|K"},
    Alphabet{"fi", "Suomi", "Finnish", 'A', "S|R|L|T|D|K"},
    Alphabet{"fr", "Français", "French", 'A', "P|C|F|T|D|R"},
    Alphabet{"hr", "Hrvatski", "Croatian", 'B', "P|S|L|T|D|K"},
    Alphabet{"hu", "Magyar", "Hungarian", 'A', "G|H|F|B|V|K"},
    Alphabet{"is", "Íslenska", "Icelandic", 'A', "P|R|B|H|D|K"},
    Alphabet{"it", "Italiano", "Italian", 'A', "P|C|A|T|D|R"},
    Alphabet{"lt", "Lietuvių", "Lithuanian", 'B', "P|Ž|R|B|V|K"},
    Alphabet{"lv", "Latviešu", "Latvian", 'B', "B|Z|L|T|D|K"},
    Alphabet{"nl", "Nederlands", "Dutch", 'A', "O|P|L|T|D|K"},
    Alphabet{"no", "Norsk", "Norwegian", 'A', "B|S|L|T|D|K"},
    Alphabet{"pl", "Polski", "Polish", 'A', "P|S|G|W|H|K"},
    Alphabet{"pt", "Português", "Portuguese", 'A', "P|C|B|T|D|R"},
    Alphabet{"ro", "Română", "Romanian", 'A', "P|C|N|T|D|R"},
    Alphabet{"ru", "Русский", "Russian", 'A', "п|К|С|Л|Ф|Кр"},
    Alphabet{"sk", "Slovenčina", "Slovak", 'A', "P|J|S|V|D|K"},
    Alphabet{"sl", "Slovenščina", "Slovene", 'A', "P|S|L|T|D|K"},
    Alphabet{"sr-Latn", "Srpski", "Serbian (Latin)", 'B', "P|S|L|T|D|K"},
    Alphabet{"sr-Cyrl", "Српски", "Serbian (Cyrillic)", 'B', "П|С|Л|Т|Д|К"},
    Alphabet{"sv", "Svenska", "Swedish", 'A', "B|S|L|T|D|K"},
    Alphabet{"tr", "Türkçe", "Turkish", 'A', "P|A|F|K|V|Ş"},
    Alphabet{"uk", "Українська", "Ukrainian", 'B', "п|К|С|Т|Ф|Кр"},
    Alphabet{"vi", "Tiếng Việt", "Vietnamese", 'B', "C|M|T|X|H|V"},
    Alphabet{"bs", "Bosanski", "Bosnian", 'B', "P|S|L|T|D|K"},
    Alphabet{"be", "Беларуская", "Belarusian (official)", 'B', "п|К|С|Л|Ф|Кр"},
    Alphabet{"be-tarask", "Беларуская (тарашкевіца)", "Belarusian (older Wikipedia set)", 'C', "Л|В|А|Лд|Вз|К"},
    Alphabet{"mk", "Македонски", "Macedonian", 'B', "П|С|Л|Т|Д|К"},
    Alphabet{"sq", "Shqip", "Albanian", 'C', "U|Ka|O|Ku|Msh|M"},
    Alphabet{"ga", "Gaeilge", "Irish", 'B', "F|D|E|C|B|R"},
    Alphabet{"cy", "Cymraeg", "Welsh", 'C', "G|M|E|C|B|T"},
    Alphabet{"lb", "Lëtzebuergesch", "Luxembourgish", 'C', "B|P|L|T|D|K"},
    Alphabet{"eu", "Euskara", "Basque", 'C', "P|Z|A|G|D|E"},
    Alphabet{"gl", "Galego", "Galician", 'C', "P|C|B|T|D|R"},
    Alphabet{"eo", "Esperanto", "Esperanto", 'B', "P|Ĉ|K|T|D|R"},
    Alphabet{"id", "Bahasa Indonesia", "Indonesian", 'B', "P|K|G|B|M|R"},
    Alphabet{"ms", "Bahasa Melayu", "Malay", 'C', "A|K|G|T|M|R"},
    Alphabet{"he", "עברית", "Hebrew", 'B', "רג|פ|ר|צ|מה|מ"},
    Alphabet{"ar", "العربية", "Arabic", 'B', "ب|ح|ف|ر|و|م"},
    Alphabet{"fa", "فارسی", "Persian", 'C', "س|ا|ف|ر|و|ش"},
    Alphabet{"hi", "हिन्दी", "Hindi", 'B', "P|G|O|H|V|R"},
    Alphabet{"bn", "বাংলা", "Bengali", 'C', "B|Gh|G|N|M|R"},
    Alphabet{"zh", "中文", "Chinese", 'B', "P 兵|N 马 馬|B 象|R 车 車|Q 后|K 王"},
    Alphabet{"ja", "日本語", "Japanese", 'B', "P|N|B|R|Q|K"},
    Alphabet{"ko", "한국어", "Korean", 'B', "P|N|B|R|Q|K"},
    Alphabet{"ka", "ქართული", "Georgian", 'C', "პ|მ|კ|ე|ლ|მფ"},
    Alphabet{"hy", "Հայերեն", "Armenian", 'C', "Զ|Ձ|Փ|Ն|Թ|Ա"},
    Alphabet{"figurine", "♔♕♖♗♘", "Figurines", 'A', "♙ ♟|♘ ♞|♗ ♝|♖ ♜|♕ ♛|♔ ♚"},
};
// clang-format on

/// Calls `visit(role, spelling)` for each spelling of a row.
template <typename Visit>
constexpr void each_spelling(std::string_view letters, Visit visit) {
  int role = static_cast<int>(Role::pawn);
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= letters.size(); ++i) {
    if (i < letters.size() && letters[i] != ' ' && letters[i] != '|') continue;
    if (i > begin) visit(static_cast<Role>(role), letters.substr(begin, i - begin));
    if (i < letters.size() && letters[i] == '|') ++role;
    begin = i + 1;
  }
}

constexpr bool row_is_sound(const Alphabet& row) {
  std::array<std::string_view, 16> seen{};
  std::size_t count = 0;
  std::array<bool, role_count> has{};
  bool sound = true;
  each_spelling(row.letters, [&](Role role, std::string_view spelling) {
    for (std::size_t i = 0; i < count; ++i) sound = sound && seen[i] != spelling;
    seen[count++] = spelling;
    has[static_cast<std::size_t>(role)] = true;
  });
  for (int role = static_cast<int>(Role::pawn); role < role_count; ++role) {
    sound = sound && has[static_cast<std::size_t>(role)];
  }
  return sound;
}

constexpr bool table_is_sound() {
  for (std::size_t i = 0; i < alphabet_table.size(); ++i) {
    if (!row_is_sound(alphabet_table[i])) return false;
    for (std::size_t j = i + 1; j < alphabet_table.size(); ++j) {
      if (alphabet_table[i].id == alphabet_table[j].id) return false;
    }
  }
  return true;
}
static_assert(alphabet_table.size() <= most_alphabets);
static_assert(table_is_sound(),
              "ids are unique, no two pieces of a row share a spelling, none is missing");

}  // namespace

std::vector<std::string_view> Alphabet::spellings(Role role) const {
  std::vector<std::string_view> found;
  each_spelling(letters, [&](Role r, std::string_view spelling) {
    if (r == role) found.push_back(spelling);
  });
  return found;
}

std::span<const Alphabet> alphabets() { return alphabet_table; }

const Alphabet* find_alphabet(std::string_view id) {
  for (const Alphabet& alphabet : alphabet_table) {
    if (alphabet.id == id) return &alphabet;
  }
  return nullptr;
}

}  // namespace zapis
