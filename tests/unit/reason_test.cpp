// Why a move can't be played: the men and squares of the reason, and its sentences.
#include "zapis/reason.hpp"

#include <string>

#include "catch.hpp"
#include "cli/messages.hpp"
#include "tests/unit/board_help.hpp"

using namespace zapis;
using namespace board_help;

namespace {

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Case {
  const char* fen;
  const char* move;
  const char* english;
  const char* russian;
};

std::string note_of(const Case& c, cli::Language language, bool chess960 = false) {
  const Position p = position(c.fen, chess960);
  return cli::note(explain(p, pattern(c.move), p.resolve(pattern(c.move))), language);
}

}  // namespace

TEST_CASE("a reason names squares and men") {
  const auto c = GENERATE(values<Case>({
      // No man who could.
      {start, "Nd4", "the knights on b1 and g1 do not reach d4",
       "кони на b1 и g1 не могут попасть на d4"},
      {start, "Ngd2", "the knight on g1 does not reach d2", "конь на g1 не может попасть на d2"},
      {start, "Ndf3", "White has no knight on the d-file", "на вертикали d у белых нет коня"},
      {start, "N3f3", "White has no knight on rank 3", "на 3-й горизонтали у белых нет коня"},
      {"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "Rd4", "Black has no rook on the board",
       "у чёрных не осталось ладей"},
      {start, "Nf3g5", "f3 is empty", "поле f3 пусто"},
      {start, "Nf1g3", "a white bishop stands on f1", "на f1 стоит белый слон"},
      {start, ".h8h6", "a black rook stands on h8", "на h8 стоит чёрная ладья"},
      // Pawns.
      {start, "e5", "the pawn on e2 does not reach e5", "пешка на e2 не может попасть на e5"},
      {"4k3/8/8/8/8/3P4/3P4/4K3 w - - 0 1", "d6", "the pawns on d2 and d3 do not reach d6",
       "пешки на d2 и d3 не могут попасть на d6"},
      {"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", "e4", "White has no pawn on the e-file",
       "на вертикали e у белых нет пешки"},
      {start, "exd5", "White has no pawn on e4", "на e4 нет белой пешки"},
      {start, "xd5", "White has no pawn on c4 or e4", "ни на c4, ни на e4 нет белой пешки"},
      {start, "axc3", "a pawn takes on a neighbouring file only",
       "пешка бьёт только на соседнюю вертикаль"},
      {"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "exe5", "a pawn takes on a neighbouring file only",
       "пешка бьёт только на соседнюю вертикаль"},
      {start, "exd3", "d3 is empty", "поле d3 пусто"},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6",
       "the pawn on d5 has not just gone two squares: it can't be taken en passant",
       "пешка на d5 не прошла два поля последним ходом: на проходе её не взять"},
      // In the way.
      {start, "Bb5", "the bishop on f1 is blocked by the pawn on e2",
       "слону на f1 мешает пешка на e2"},
      {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "the pawn on e2 is blocked by the knight on e3",
       "пешке на e2 мешает конь на e3"},
      {start, "Ke2", "White's own pawn stands on e2", "на e2 стоит своя пешка"},
      {"4k3/8/8/8/8/8/8/R2NK3 w - - 0 1", "Rd1", "White's own knight stands on d1",
       "на d1 стоит свой конь"},
      // The king.
      {"4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1", "Kd1", "d1 is attacked by the queen on e2",
       "поле d1 бьёт ферзь на e2"},
      {"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3", "the knight on d2 is pinned by the bishop on b4",
       "конь на d2 связан слоном на b4"},
      {"4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "Rd2", "the rook on e2 is pinned by the rook on e8",
       "ладья на e2 связана ладьёй на e8"},
      {"4r2k/8/8/8/8/8/8/1N2K3 w - - 0 1", "Nc3", "the king on e1 is in check from the rook on e8",
       "король на e1 под шахом, который даёт ладья на e8"},
      {"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "exd6",
       "taking en passant opens the line from the rook on h5 to the king on a5",
       "взятие на проходе открывает линию от ладьи на h5 к королю на a5"},
      {"4r2k/8/8/8/8/8/8/4K3 w - - 0 1", "--", "the king on e1 is in check from the rook on e8",
       "король на e1 под шахом, который даёт ладья на e8"},
      // Several.
      {"4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1", "two rooks can go to d1: a1 and h1",
       "на d1 могут пойти две ладьи: a1 и h1"},
      {"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Nc3", "three knights can go to c3: a2, e2 and e4",
       "на c3 могут пойти три коня: a2, e2 и e4"},
      {"7k/8/8/8/Q7/8/4Q3/K4Q2 w - - 0 1", "Qb5", "two queens can go to b5: e2 and a4",
       "на b5 могут пойти два ферзя: e2 и a4"},
      {"4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - - 0 1", "exd",
       "two pawns can take on the d-file: e4 and e6",
       "взять на вертикали d могут две пешки: e4 и e6"},
      // The game is over.
      {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "Kh8", "Black is mated", "чёрным поставлен мат"},
      {"k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "Kb8", "Black is stalemated", "чёрным пат"},
      // Promotion.
      {"7k/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4=Q", "e4 is not on the last rank",
       "поле e4 не на последней горизонтали"},
      {"7k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4=Q", "only pawns are promoted",
       "превращаются только пешки"},
      {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8", "", ""},
      // Castling.
      {"4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "O-O",
       "the king crosses f1, attacked by the bishop on a6",
       "король проходит через поле f1, которое бьёт слон на a6"},
      {"4k3/8/8/2b5/8/8/8/4K2R w K - 0 1", "O-O",
       "the king would stand on g1, attacked by the bishop on c5",
       "король попадает на поле g1, которое бьёт слон на c5"},
      {"2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Kc1",
       "the king would stand on c1, attacked by the rook on c8",
       "король попадает на поле c1, которое бьёт ладья на c8"},
      {"4k2r/8/8/8/4R3/8/8/4K3 b k - 0 1", "O-O", "the king on e8 is in check from the rook on e4",
       "король на e8 под шахом, который даёт ладья на e4"},
      {"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O", "the knight on b1 is in the way",
       "мешает конь на b1"},
      {"4k3/8/8/8/8/8/8/5K1R w - - 0 1", "O-O", "the king stands on f1", "король стоит на f1"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O-O", "no rook stands on a1", "на a1 нет ладьи"},
      {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "", ""},  // only the game could tell
  }));
  CAPTURE(c.fen, c.move);
  CHECK(note_of(c, cli::Language::en) == c.english);
  CHECK(note_of(c, cli::Language::ru) == c.russian);
}

TEST_CASE("counted men decline") {
  Reason reason;
  reason.kind = Reason::Kind::choices;
  reason.square = square("h8");
  reason.man.role = Role::knight;
  reason.squares = 0x0F;
  CHECK(cli::note_ru(reason) == "на h8 могут пойти четыре коня: a1, b1, c1 и d1");
  CHECK(cli::note_en(reason) == "four knights can go to h8: a1, b1, c1 and d1");
  reason.squares = 0x1F;
  CHECK(cli::note_ru(reason) == "на h8 могут пойти 5 коней: a1, b1, c1, d1 и e1");
  CHECK(cli::note_en(reason) == "5 knights can go to h8: a1, b1, c1, d1 and e1");
}

TEST_CASE("in Chess960 the reason why there is no right is left open") {
  const Case c{"4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "O-O-O", "", ""};
  CHECK(note_of(c, cli::Language::en, true).empty());
}

TEST_CASE("a small letter that can be no pawn's is explained as a piece's") {
  MovePattern p = pattern("bxh5");
  p.lower_case_role = Role::bishop;
  const Position now = position(start);
  CHECK(role_meant(now, p) == Role::bishop);
  CHECK(cli::note_en(explain(now, p, now.resolve(p))) ==
        "the bishops on c1 and f1 do not reach h5");
}
