// Words that look like moves, in letters of whatever script.
#include "lib/text/move_look.hpp"

#include "catch.hpp"

using zapis::looks_like_move;

TEST_CASE("moves, with letters of other scripts in them") {
  for (const char32_t* word :
       {U"e4", U"Nf3", U"exd5", U"R1d1", U"Nbd7+", U"e2-e4", U"e8=Q#", U"Kxf2!?", U"O-O", U"0-0-0+",
        U"Bе3", U"eхd5", U"cЗ", U"dб", U"О-О-О", U"b1a3"}) {
    CHECK(looks_like_move(word));
  }
  for (const char32_t* word :
       {U"", U"e9", U"Nf", U"word", U"O", U"O-O-O-O", U"Bå3", U"1-0", U"хe4e", U"h5 h6", U"Н"}) {
    CHECK_FALSE(looks_like_move(word));
  }
}
