// The move reader: every way of writing a move that the fact sheets know, and what is no move.
#include "parsers/move_reader.hpp"

#include <map>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "tests/show.hpp"

using namespace zapis;

namespace {

/// A token and what it says. A bar in the text stands where the move ends; without one all is read.
/// No pattern: there is no move.
struct Row {
  const char* text;
  const char* pattern;
};

const MoveReader& reader_of(const std::string& notation) {
  static std::map<std::string, MoveReader> readers;
  auto found = readers.find(notation);
  if (found == readers.end()) {
    found = readers.emplace(notation, MoveReader(find_system(notation).value())).first;
  }
  return found->second;
}

void check(const char* notation, std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    std::string text = row.text;
    const std::size_t bar = text.find('|');
    const std::size_t length = bar == std::string::npos ? text.size() : bar;
    if (bar != std::string::npos) text.erase(bar, 1);
    // With nothing behind it, and with so much that the short cut for plain moves may be taken.
    for (const char* behind : {"", " {and so on for a while}"}) {
      if (text.find(' ', length) != std::string::npos && *behind != '\0') continue;
      INFO(notation << ": \"" << row.text << '"' << behind);
      MovePattern pattern;
      const std::size_t read = reader_of(notation).read(text + behind, pattern);
      if (row.pattern == nullptr) {
        CHECK(read == 0);
      } else {
        CHECK(read == length);
        CHECK(show::pattern(pattern) == row.pattern);
      }
    }
  }
}

}  // namespace

TEST_CASE("moves as the standard writes them") {
  check("san", {{"e4", "Pe4"},
                {"exd5", "Pexd5"},
                {"Nf3", "Nf3"},
                {"Nxf3", "Nxf3"},
                {"Rhd1", "Rhd1"},
                {"N4e5", "N4e5"},
                {"Qh4e1", "Qh4e1"},
                {"Rhxd1", "Rhxd1"},
                {"N4xe5", "N4xe5"},
                {"Qh4xe1", "Qh4xe1"},
                {"Rf5+", "Rf5+"},
                {"Qxf7#", "Qxf7#"},
                {"e8=N", "Pe8=N"},
                {"cxd8=Q#", "Pcxd8=Q#"},
                {"Bxc6ch", "Bxc6"},
                {"Qxf7mate", "Qxf7#"},
                {"Qh5matt", "Qh5#"},
                {"O-O", "castling king"},
                {"O-O-O", "castling queen"},
                {"O-O-O#", "castling queen#"},
                {"--", "null"}});
  check("lan", {{"e2-e4", ".e2-e4"},
                {"e4xd5", ".e4xd5"},
                {"Ng1-f3", "Ng1-f3"},
                {"Bc5xg1", "Bc5xg1"},
                {"Rd5-f5+", "Rd5-f5+"},
                {"c7xd8Q#", ".c7xd8=Q#"},
                {"e7-e8=N", ".e7-e8=N"}});
  check("russian", {{"Кf3", "Nf3"},
                    {"e:d5", "Pexd5"},
                    {"С:b5", "Bxb5"},
                    {"Крa8", "Ka8"},
                    {"Кр:d8", "Kxd8"},
                    {"К4e5", "N4e5"},
                    {"Фh4e1", "Qh4e1"},
                    {"Лf5++", "Rf5++"},
                    {"c:d8Фх", "Pcxd8=Q#"},
                    {"h8Кх", "Ph8=N#"},
                    {"0-0", "castling king"},
                    {"0-0-0", "castling queen"}});
  check("russian-long", {{"Кg1-f3", "Ng1-f3"},
                         {"e4:d5", ".e4xd5"},
                         {"Фh5-e8+", "Qh5-e8+"},
                         {"c7:d8Фх", ".c7xd8=Q#"}});
  check("levenfish", {{"Кg1–f3", "Ng1-f3"},
                      {"Крa7–a8", "Ka7-a8"},
                      {"e4: d5", ".e4xd5"},
                      {"Лc1: c7+", "Rc1xc7+"},
                      {"Лd5–f5++", "Rd5-f5++"},
                      {"c7: d8Ф×", ".c7xd8=Q#"},
                      {"h7–h8К×", ".h7-h8=N#"},
                      {"0–0–0", "castling queen"}});
  check("uci", {{"e2e4", ".e2e4"},
                {"e7e8q", ".e7e8=Q"},
                {"a2a1n", ".a2a1=N"},
                {"e1g1", ".e1g1"},
                {"e1h1", ".e1h1"},
                {"0000", "null"}});
}

TEST_CASE("a capture's sign is a cross, a colon, or nothing") {
  check("san",
        {{"Nxf3", "Nxf3"},     {"NXf3", "Nxf3"},     {"N×f3", "Nxf3"},   {"Nхf3", "Nxf3"},
         {"NХf3", "Nxf3"},     {"N✕f3", "Nxf3"},     {"N:f3", "Nxf3"},   {"N：f3", "Nxf3"},
         {"e:d5", "Pexd5"},    {"e×d5", "Pexd5"},    {"eхd5", "Pexd5"},  {"e4:d5", ".e4xd5"},
         {"e4xd5", ".e4xd5"},  {"e4×d5", ".e4xd5"},  {"e4d5", ".e4d5"},  {"e4-d5", ".e4-d5"},
         {"Ng1xf3", "Ng1xf3"}, {"Ng1:f3", "Ng1xf3"}, {"Ng1f3", "Ng1f3"}, {"Ng1-f3", "Ng1-f3"},
         {"xd5", "Pxd5"},      {":d5", "Pxd5"},      {"×d5", "Pxd5"}});
}

TEST_CASE("a pawn's capture by its files") {
  check("san", {{"ed", "Ped"},
                {"exd", "Pexd"},
                {"e:d", "Pexd"},
                {"ed5", "Ped5"},
                {"ed:", "Pexd"},
                {"ed5:", "Pexd5"},
                {"ed+", "Ped+"},
                {"ed8Q", "Ped8=Q"},
                {"gh", "Pgh"},
                // Not side by side, or a word.
                {"eg", nullptr},
                {"bad", nullptr},
                {"dbl", nullptr},
                {"Bd", nullptr}});
  check("russian",
        {{"ed", "Ped"}, {"e:d", "Pexd"}, {"ef", "Pef"}, {"hg+", "Phg+"}, {"gh8Ф", "Pgh8=Q"}});
}

TEST_CASE("the colon behind the square, as old German books write it") {
  check("san:de", {{"Se4:", "Nxe4"},
                   {"Se4:+", "Nxe4+"},
                   {"Tc7:+", "Rxc7+"},
                   {"Df7:#", "Qxf7#"},
                   {"ed5:", "Pexd5"},
                   {"cd8:D#", "Pcxd8=Q#"},
                   // A blank behind it ends the move: the next one follows.
                   {"Dd5:| d6", "Qxd5"}});
}

TEST_CASE("the blank behind a book's colon") {
  check("levenfish", {{"Сс5: g1", "Bc5xg1 alike:square"},
                      {"Сc5 : g1", "Bc5xg1"},
                      {"С: g1", "Bxg1"},
                      {"с7: d8Ф×", ".c7xd8=Q# alike:square"}});
  check("russian", {{"Фd8: d5", "Qd8xd5"}, {"Кр: d8", "Kxd8"}});
  check("lan", {{"Qd8: d5", "Qd8xd5"}});
  // Without a letter it is one capture in every system; "Qd5: d6" may be two moves of a short one.
  check("san", {{"e4: d5", ".e4xd5"},
                {"e4 : d5", ".e4xd5"},
                {"e4 x d5", ".e4xd5"},
                {"e4| d5", "Pe4"},
                {"e4|  d5", "Pe4"}});
}

TEST_CASE("promotion in every form") {
  check("san", {{"e8=Q", "Pe8=Q"},
                {"e8Q", "Pe8=Q"},
                {"e8q", "Pe8=Q"},
                {"e8=q", "Pe8=Q"},
                {"e8(Q)", "Pe8=Q"},
                {"e8=(Q)", "Pe8=Q"},
                {"e8/Q", "Pe8=Q"},
                {"e8=Kt", "Pe8=N"},
                {"e7-e8=Q", ".e7-e8=Q"},
                {"dxe8(R)+", "Pdxe8=R+"},
                {"dxe8=B#", "Pdxe8=B#"},
                {"fxg8=N", "Pfxg8=N"},
                {"bxa8=Q", "Pbxa8=Q small:B"},
                {"e8=K", "Pe8=K"},  // what the board thinks of it is the board's affair
                {"e8", "Pe8"},
                {"e8|=P", "Pe8"},  // never the knight of another language
                {"e8|=", "Pe8"},
                {"e8|(Q", "Pe8"}});
  check("russian", {{"e8Ф", "Pe8=Q"},
                    {"e8=Ф", "Pe8=Q"},
                    {"e8(Ф)", "Pe8=Q"},
                    {"e8К", "Pe8=N"},
                    {"e8Л+", "Pe8=R+"},
                    {"e8Сх", "Pe8=B#"},
                    {"e8Q", "Pe8=Q"}});
  check("san:de", {{"e8D", "Pe8=Q"}, {"e8=S", "Pe8=N"}, {"e8=q", "Pe8=Q"}});
}

TEST_CASE("en passant in every spelling that is glued to its move") {
  check("san", {{"exd6ep", "Pexd6 e.p."},
                {"exd6e.p.", "Pexd6 e.p."},
                {"exd6e.p", "Pexd6 e.p."},
                {"exd6/ep", "Pexd6 e.p."},
                {"exd6(ep)", "Pexd6 e.p."},
                {"exd6(e.p.)", "Pexd6 e.p."},
                {"exd6ep+", "Pexd6+ e.p."},
                {"exd6+ep", "Pexd6+ e.p."},
                {"e5xd6ep", ".e5xd6 e.p."},
                {"exd6| e.p.", "Pexd6"}});
}

TEST_CASE("castling in every spelling") {
  check("san", {{"O-O", "castling king"},
                {"0-0", "castling king"},
                {"o-o", "castling king"},
                {"OO", "castling king"},
                {"00", "castling king"},
                {"O–O", "castling king"},
                {"0–0", "castling king"},
                {"0—0", "castling king"},
                {"0−0", "castling king"},
                {"0‑0", "castling king"},
                {"О-О", "castling king alike:castling"},
                {"Ο-Ο", "castling king alike:castling"},
                {"о-о", "castling king alike:castling"},
                {"O-O-O", "castling queen"},
                {"0-0-0", "castling queen"},
                {"o-o-o", "castling queen"},
                {"OOO", "castling queen"},
                {"0–0–0", "castling queen"},
                {"О-О-О", "castling queen alike:castling"},
                {"0 - 0", "castling king"},
                {"0 - 0 - 0", "castling queen"},
                {"0-0+", "castling king+"},
                {"0-0-0х", "castling queen#"},
                {"O-O|!", "castling king"},
                {"O-O|-", "castling king"},
                {"O", nullptr},
                {"O-Ox", "castling king#"}});
  check("russian", {{"0–0", "castling king"},
                    {"О-О", "castling king alike:castling"},
                    {"0-0-0+", "castling queen+"}});
  check("san", {{"Kg1", "Kg1"}, {"Kxh1", "Kxh1"}, {"e1g1", ".e1g1"}, {"e1h1", ".e1h1"}});
}

TEST_CASE("marks of check and mate") {
  check("san", {{"Rf5+", "Rf5+"},
                {"Rf5++", "Rf5++"},
                {"Rf5#", "Rf5#"},
                {"Rf5×", "Rf5#"},
                {"Rf5х", "Rf5#"},
                {"Rf5Х", "Rf5#"},
                {"Rf5x", "Rf5#"},
                {"Rf5X", "Rf5#"},
                {"Rf5‡", "Rf5#"},
                {"Rf5≠", "Rf5#"},
                {"Rf5†", "Rf5+"},
                {"Rf5††", "Rf5++"},
                {"cxd8=Q++", "Pcxd8=Q++"},
                // Judgements of the position, glyphs, and what follows without a blank.
                {"Rf5|+-", "Rf5"},
                {"Rf5|+−", "Rf5"},
                {"Rf5|+--", "Rf5"},
                {"Rf5|+=", "Rf5"},
                {"Rf5|+/-", "Rf5"},
                {"Rf5|-+", "Rf5"},
                {"Rf5+|!?", "Rf5+"},
                {"Rf5|!", "Rf5"},
                {"Rf5|$1", "Rf5"},
                {"Rf5|{x}", "Rf5"},
                {"Rf5|)", "Rf5"},
                {"Rf5|,", "Rf5"},
                {"Rf5#|1-0", "Rf5#"},
                {"e5|2.Nf3", "Pe5"}});
  check("russian", {{"Лf5++", "Rf5++"},
                    {"Фh4×", "Qh4#"},
                    {"Фh4x", "Qh4#"},
                    {"Фh4X", "Qh4#"},
                    {"Фh4х", "Qh4#"},
                    {"Фh4Х", "Qh4#"},
                    {"Фh4#", "Qh4#"},
                    {"Ф:f7×", "Qxf7#"}});
}

TEST_CASE("hyphens and dashes of all kinds") {
  check("san", {{"e2-e4", ".e2-e4"},
                {"e2–e4", ".e2-e4"},
                {"e2—e4", ".e2-e4"},
                {"e2−e4", ".e2-e4"},
                {"e2‐e4", ".e2-e4"},
                {"e2‑e4", ".e2-e4"},
                {"N-f3", "N-f3"},
                {"Kt-f3", "N-f3"}});
}

TEST_CASE("a pawn's letter") {
  check("san", {{"Pe4", "Pe4"},
                {"Pxd5", "Pxd5"},
                {"Pexd5", "Pexd5"},
                {"Pe2-e4", "Pe2-e4"},
                {"PxP", nullptr}});
  check("russian", {{"пe4", "Pe4"}, {"п:d5", "Pxd5"}});
  check("san:de", {{"Be4", "Pe4"}, {"Lb4", "Bb4"}});
}

TEST_CASE("small letters") {
  // A file first of all: the board decides, and only where no pawn can do it.
  check("san", {{"b4", "Pb4"},
                {"bc2", "Pbc2 small:B"},
                {"bxc4", "Pbxc4 small:B"},
                {"bd7", "Pbd7 small:B"},
                {"dxe5", "Pdxe5"},
                {"nf3", "Nf3 small:N"},
                {"rad1", "Rad1 small:R"},
                {"qxd4+", "Qxd4+ small:Q"},
                {"kf1", "Kf1 small:K"},
                {"pe4", "Pe4"}});
  check("san:de", {{"df3", "Pdf3 small:Q"}, {"dxe5", "Pdxe5 small:Q"}, {"sf3", "Nf3 small:N"}});
  check("russian", {{"кf3", "Nf3 small:N"}, {"крf1", "Kf1 small:K"}, {"ф:d4+", "Qxd4+ small:Q"}});
}

TEST_CASE("letters that only look like those meant") {
  check("san", {{"е4", "Pe4 alike:square"},
                {"Nс6", "Nc6 alike:square"},
                {"сxd4", "Pcxd4 alike:square"},
                {"Nа6", "Na6 alike:square"},
                {"Вb5", "Bb5 alike:letter"},
                {"Βb5", "Bb5 alike:letter"},
                {"el", "Pe1 alike:square"},
                {"Rel", "Re1 alike:square"},
                {"RdI", "Rd1 alike:square"},
                {"Nf3", "Nf3"},
                {"NfЗ", "Nf3 alike:square"}});
  check("russian", {{"Kf3", "Nf3 alike:letter"},
                    {"Kpf3", "Kf3 alike:letter"},
                    {"Kрf3", "Kf3 alike:letter"},
                    {"Cc4", "Bc4 alike:letter"},
                    {"Сс4", "Bc4 alike:square"},
                    {"Cс4", "Bc4 alike:square alike:letter"},
                    {"а4", "Pa4 alike:square"},
                    {"е:d5", "Pexd5 alike:square"}});
}

TEST_CASE("the letters of other languages") {
  check("san:de", {{"Sf3", "Nf3"}, {"Dxd5", "Qxd5"}, {"Thd1", "Rhd1"}, {"Ka8", "Ka8"}});
  check("san:fr",
        {{"Cf3", "Nf3"}, {"Rf1", "Kf1"}, {"Txd1", "Rxd1"}, {"e8D", "Pe8=Q"}, {"e8=D", "Pe8=Q"}});
  check("lan:ru", {{"Кg1-f3", "Ng1-f3"}, {"Крe1-e2", "Ke1-e2"}});
  check("san:uk", {{"Тd1", "Rd1"}, {"Крg1", "Kg1"}});
  check("san:sq", {{"Kaf3", "Nf3"}, {"Kuf3", "Rf3"}, {"Mshf3", "Qf3"}, {"Mf3", "Kf3"}});
  check("san:bn", {{"Ghf3", "Nf3"}, {"Gf3", "Bf3"}});
  check("san:zh", {{"马f3", "Nf3"}, {"馬f3", "Nf3"}, {"N:f3", "Nxf3"}, {"车d1", "Rd1"}});
  check("san:cs", {{"Jf3", "Nf3"}, {"Sf3", "Bf3"}});
  check("san:tr", {{"Şg1", "Kg1"}, {"şg1", "Kg1 small:K"}});
}

TEST_CASE("figurines of both sets") {
  check("fan", {{"♘f3", "Nf3"},
                {"♞f3", "Nf3"},
                {"♔xd8", "Kxd8"},
                {"cxd8=♕#", "Pcxd8=Q#"},
                {"cxd8♛", "Pcxd8=Q"},
                {"♙e4", "Pe4"},
                {"Nf3", nullptr}});
}

TEST_CASE("reversible notation names the captured man") {
  check("ran", {{"e4xPd5", ".e4xd5"},
                {"Bc5xNg1", "Bc5xg1"},
                {"c7xRd8=Q#", ".c7xd8=Q#"},
                {"Rc1xPc7+", "Rc1xc7+"},
                {"e4xd5", ".e4xd5"},
                {"Ng1-f3", "Ng1-f3"}});
}

TEST_CASE("minimal notation") {
  check("minimal",
        {{"ed", "Ped"}, {"ed6", "Ped6"}, {"cdQ", "Pcd=Q"}, {"Qf7", "Qf7"}, {"e8Q", "Pe8=Q"}});
}

TEST_CASE("null moves as text") {
  check("san", {{"--", "null"},
                {"Z0", "null"},
                {"0000", "null"},
                {"@@@@", "null"},
                {"null", "null"},
                {"pass", "null"},
                {"--|!", "null"},
                {"--+", nullptr},
                {"---", nullptr},
                {"passed", nullptr},
                {"nullify", nullptr},
                {"00001", nullptr}});
}

TEST_CASE("what is no move") {
  check("san", {{"", nullptr},       {"x", nullptr},      {"-", nullptr},     {"N", nullptr},
                {"Nf", nullptr},     {"Nf9", nullptr},    {"Ni3", nullptr},   {"N f3", nullptr},
                {"♘f3", nullptr},    {"Sf3", nullptr},    {"Фf3", nullptr},   {"EXD5", nullptr},
                {"E4", nullptr},     {"Nf34", nullptr},   {"e44", nullptr},   {"e4e5e6", nullptr},
                {"Nf3Nf6", nullptr}, {"e4e", nullptr},    {"Event", nullptr}, {"hello", nullptr},
                {"1-0", nullptr},    {"12.", nullptr},    {"$1", nullptr},    {"(", nullptr},
                {"??e4", nullptr},   {"Qd1Qh5", nullptr}, {"Nf3з", nullptr},  {"e4и", nullptr},
                {"\xD0", nullptr},   {"\xFF", nullptr},   {"N\xD0", nullptr}, {"Nf3ä", nullptr},
                {"Nе", nullptr}});
  check("russian", {{"Рf3", nullptr}, {"Nf3", nullptr}, {"Кра", nullptr}, {"Кр", nullptr}});
  check("san:de", {{"Nf3", nullptr}, {"Qd4", nullptr}});
}
