// Letters that print alike.
#include "lib/text/look_alikes.hpp"

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "lib/text/letter_case.hpp"

using namespace zapis;

TEST_CASE("the ASCII letter that a letter prints like") {
  // The letters of Russian files and pieces (spec: а с е, А В С Е Н К М О Р Т Х).
  for (const auto& [letter, twin] :
       {std::pair{U'а', 'a'}, {U'с', 'c'}, {U'е', 'e'}, {U'А', 'A'}, {U'В', 'B'}, {U'С', 'C'},
        {U'Е', 'E'},          {U'Н', 'H'}, {U'К', 'K'}, {U'М', 'M'}, {U'О', 'O'}, {U'Р', 'P'},
        {U'Т', 'T'},          {U'Х', 'X'}, {U'о', 'o'}, {U'р', 'p'}, {U'х', 'x'}, {U'Β', 'B'},
        {U'Κ', 'K'},          {U'Ν', 'N'}, {U'Ο', 'O'}, {U'ɡ', 'g'}}) {
    CHECK(latin_twin(letter) == twin);
  }
  CHECK(latin_twin(U'N') == 'N');
  for (const char32_t c : {U'1', U' ', U'Ф', U'Л', U'я', U'б', U'♘', U'é', char32_t{0}})
    CHECK(latin_twin(c) == 0);
}

TEST_CASE("all spellings that look alike") {
  const auto has = [](std::string_view text, std::string_view spelling) {
    const std::vector<std::string> all = look_alike_spellings(text);
    return std::find(all.begin(), all.end(), spelling) != all.end();
  };
  CHECK(has("Кр", "Kp"));
  CHECK(has("Кр", "Kр"));
  CHECK(has("Кр", "Кp"));
  CHECK(has("N", "Ν"));
  CHECK_FALSE(has("Кр", "Кр"));
  CHECK_FALSE(has("Кр", "Ф"));
  CHECK(look_alike_spellings("Q").empty());
  CHECK(look_alike_spellings("车").empty());
  CHECK(look_alike_spellings("").empty());
  CHECK(look_alike_spellings("OOOOOOO").size() <= 64);
}

TEST_CASE("lower case") {
  CHECK(to_lower("Kt") == "kt");
  CHECK(to_lower("КР") == "кр");
  CHECK(to_lower("Ş") == "ş");
  CHECK(to_lower("后1") == "后1");
}
