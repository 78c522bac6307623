// Encodings: code pages, their detection, and text that one of them can't hold.
#include <array>
#include <string>

#include "catch.hpp"
#include "lib/text/binary.hpp"
#include "lib/text/clean_text.hpp"
#include "lib/text/code_page.hpp"
#include "lib/text/encoding_fit.hpp"
#include "lib/text/encoding_guess.hpp"
#include "lib/text/mojibake.hpp"
#include "lib/text/transliterate.hpp"
#include "lib/text/utf8.hpp"

using namespace zapis;

namespace {

std::string encoded(std::string_view utf8, const std::string& encoding) {
  std::string bytes;
  StreamEncoder::open(encoding)->encode(utf8, bytes);
  return bytes;
}

std::string decoded(std::string_view bytes, const std::string& encoding) {
  std::string text;
  CodePage::open(encoding)->decode(bytes, text);
  return text;
}

std::string cleaned(std::string_view text) {
  std::string out;
  clean_text(text, out);
  return out;
}

const std::string russian_game =
    "[White \"Алехин\"]\n\n1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 d:c6 {Обычное продолжение} 5. 0-0 "
    "Сd6 *\n";

}  // namespace

TEST_CASE("a code page and the stream decoder say the same") {
  for (const std::string name :
       {"windows-1251", "KOI8-R", "IBM866", "ISO-8859-5", "x-mac-cyrillic"}) {
    const std::string bytes = encoded(russian_game, name);
    CHECK(decoded(bytes, name) == russian_game);
    std::string streamed;
    std::optional<StreamDecoder> decoder = StreamDecoder::open(name);
    for (const char c : bytes) decoder->decode(std::string_view(&c, 1), false, streamed);
    decoder->decode("", true, streamed);
    CHECK(streamed == russian_game);
  }
}

TEST_CASE("UTF-16 is decoded whatever the pieces, surrogate pairs too") {
  std::string text(5000, 'x');
  for (int i = 0; i < 3000; ++i) text += "♔😀";
  for (const std::string name : {"UTF-16LE", "UTF-16BE", "UTF-32LE"}) {
    const std::string bytes = encoded(text, name);
    for (const std::size_t piece :
         {std::size_t{1}, std::size_t{3}, std::size_t{4096}, bytes.size()}) {
      std::optional<StreamDecoder> decoder = StreamDecoder::open(name);
      std::string out;
      for (std::size_t i = 0; i < bytes.size(); i += piece) {
        decoder->decode(std::string_view(bytes).substr(i, piece), false, out);
      }
      decoder->decode("", true, out);
      CHECK(out == text);
    }
  }
}

TEST_CASE("unknown encodings and those of several bytes are no code pages") {
  CHECK_FALSE(CodePage::open("no-such-encoding"));
  CHECK_FALSE(CodePage::open("UTF-16"));
  CHECK_FALSE(CodePage::open("GBK"));
  CHECK_FALSE(canonical_encoding("no-such-encoding"));
  CHECK(canonical_encoding("cp1251") == "windows-1251");
  CHECK(canonical_encoding("utf8") == "UTF-8");
}

TEST_CASE("in comments and tags entities and invisible signs stay") {
  CHECK(cleaned("1. e4&nbsp;e5 2. d&times;e5\xE2\x80\x8B") ==
        "1. e4\xC2\xA0"
        "e5 2. d×e5");
  for (const std::string same : {"[White \"A &ndash; B\"]", "1. e4 {a &ndash; b\xC2\xAD} e5",
                                 "1. e4 ; a &ndash; b; &times;", "1. e4 ; {\n{&ndash;}"})
    CHECK(cleaned(same) == same);
  CHECK(cleaned("1. e4 ; {&ndash;\n0&ndash;0") == "1. e4 ; {&ndash;\n0–0");
  CHECK(cleaned("[Event \"a { b\"]\n\n0&ndash;0") == "[Event \"a { b\"]\n\n0–0");
}

TEST_CASE("a Russian game tells its encoding") {
  for (const std::string name :
       {"windows-1251", "KOI8-R", "IBM866", "ISO-8859-5", "x-mac-cyrillic"}) {
    const std::string bytes = encoded(russian_game, name);
    CHECK(decoded(bytes, guess_code_page(bytes).name) == russian_game);
  }
}

TEST_CASE("bare moves tell it too, where the pages differ") {
  const std::string moves = "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. Крe2 Фe7 5. Лe1 Крd8\n";
  for (const std::string name : {"windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"}) {
    const std::string bytes = encoded(moves, name);
    CHECK(decoded(bytes, guess_code_page(bytes).name) == moves);
  }
}

TEST_CASE("one letter that stands for another in a move tells it") {
  for (const std::string moves :
       {"1. e4 e5 2. Bе3 Nf6 1-0\n", "1. e4 d5 2. eхd5 Qxd5 *\n", "1. e4 d5 2. ехd5 Qxd5 *\n",
        "1. e4 d5 2. exd5 Qхd5 *\n", "1. a4 b5 2. ахb5 a6 *\n", "1. c4 d5 2. схd5 Qxd5 *\n",
        "1. e4 c5 2. cЗ d5 *\n", "1. e4 e6 2. d4 dб *\n", "1. e2-e4 d7-d5 2. e4хd5 Qd8xd5 *\n",
        "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-О d5 *\n"}) {
    for (const std::string name : {"windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"}) {
      INFO(name << ": " << moves);
      const std::string bytes = encoded(moves, name);
      CHECK(decoded(bytes, guess_code_page(bytes).name) == moves);
    }
  }
}

TEST_CASE("dashes between squares are no letters") {
  const std::string moves = "1. e2–e4 e7–e5 2. Кg1–f3 Кb8–c6 3. Сf1–b5 a7–a6\n";
  CHECK(guess_code_page(encoded(moves, "windows-1251")).name == "windows-1251");
}

TEST_CASE("a lone high letter among Latin ones is windows-1252") {
  for (const std::string text :
       {"[White \"R\xE9ti, Richard\"]", "[Event \"The \x93Open\x94 \x92\"]",
        "[White \"H\xFC"
        "bner\"][Black \"Ga\xDF"
        "er\"]"}) {
    CHECK(guess_code_page(text).name == "windows-1252");
    // However far from the beginning it stands.
    std::string plain;
    for (int i = 0; i < 50000; ++i) plain += "1. e4 e5 *\n";
    CHECK(guess_code_page(plain + text).name == "windows-1252");
  }
}

TEST_CASE("characters that were lost before tell nothing") {
  const std::string lost = "[White \"Fran\xEF\xBF\xBDois Andr\xEF\xBF\xBD\"]\n";
  CHECK(guess_code_page(lost + lost + "[White \"Fran\xE7ois Andr\xE9\"]\n").name == "windows-1252");
  CHECK(guess_code_page(lost).name.empty());
  CHECK(guess_code_page("1. e4 *\n\xFF[Event \"a\"]\n").name.empty());
}

TEST_CASE("wide encodings are known by their marks and by their zero bytes") {
  using namespace std::string_view_literals;
  CHECK(detect_wide_encoding("\xFF\xFE[\0"sv) == "UTF-16LE");
  CHECK(detect_wide_encoding("\xFE\xFF\0["sv) == "UTF-16BE");
  CHECK(detect_wide_encoding("\xFF\xFE\0\0[\0\0\0"sv) == "UTF-32LE");
  CHECK(detect_wide_encoding(encoded("[Event \"Reykjavik\"]\n1. e4 e5", "UTF-16LE")) == "UTF-16LE");
  CHECK(detect_wide_encoding(encoded("[Event \"Reykjavik\"]\n1. e4 e5", "UTF-16BE")) == "UTF-16BE");
  CHECK(detect_wide_encoding("[Event \"A\"]\n1. e4 \0 e5 *"sv).empty());
  CHECK(detect_wide_encoding("").empty());
}

TEST_CASE("what an encoding lacks is written in another way and named") {
  EncodingFit fit("windows-1251");
  std::string out;
  std::string lacking;
  fit.fit("Лd8× ½ – ♞ Réti", out, lacking);
  CHECK(out == "Лd8х 1/2 – U+265E Reti");
  CHECK(lacking == "× ½ ♞ é");
}

TEST_CASE("a system's signs are fitted, its letters are not to be had") {
  System levenfish = *find_system("levenfish");
  CHECK(EncodingFit("KOI8-R").fit_system(levenfish));
  CHECK(levenfish.mate == "х");
  CHECK(levenfish.quiet == "-");
  CHECK(levenfish.castling_king == "0-0");
  System russian = *find_system("russian");
  CHECK_FALSE(EncodingFit("windows-1252").fit_system(russian));
}

TEST_CASE("entities and invisible marks go from moves alone") {
  CHECK(cleaned("1. &#9816;f3 d2&ndash;d4 e4&#x2013;e5 &frac12;&ndash;&frac12;") ==
        "1. ♘f3 d2–d4 e4–e5 ½–½");
  CHECK(cleaned("N\xE2\x80\x8B"
                "f3 e\xC2\xAD"
                "4 ♞\xEF\xB8\x8F"
                "c6") == "Nf3 e4 ♞c6");
  CHECK(cleaned("{a &ndash; b\xE2\x80\x8B} &amp; &bogus; &;") ==
        "{a &ndash; b\xE2\x80\x8B} &amp; &bogus; &;");
  CHECK(cleaned("[White \"A &ndash; B\"]\n") == "[White \"A &ndash; B\"]\n");
}

TEST_CASE("mojibake is undone only where every character bears it out") {
  CHECK(find_mojibake("РљСЂe1 РЎc4")->repaired == "Крe1 Сc4");
  CHECK(find_mojibake("РљСЂe1 РЎc4")->read_as == "windows-1251");
  CHECK(find_mojibake("GrÃ¼nfeld")->repaired == "Grünfeld");
  CHECK_FALSE(find_mojibake("Grünfeld"));
  CHECK_FALSE(find_mojibake("Алехин – Капабланка ½"));
  CHECK_FALSE(find_mojibake("ASCII"));
  CHECK_FALSE(find_mojibake("РљСЂe1 Алехин"));
  // The lines before it, and those behind, are part of the text.
  const std::string before = "[Event \"a\"]\n\n1. e4 e5 ";
  CHECK(find_mojibake(before + "{GrÃ¼nfeld}\n1-0 Ã¼")->repaired == before + "{Grünfeld}\n1-0 ü");
  CHECK_FALSE(find_mojibake(before + "{GrÃ¼nfeld}\n1-0 ü"));
  const std::optional<Mojibake> western = find_mojibake(before + "{Êîíü} 2. Êf3 Êc6 3. Ñb5 Êðe7");
  REQUIRE(western);
  CHECK(western->was == "windows-1251");
  CHECK(western->read_as == "windows-1252");
  CHECK(western->repaired == before + "{Конь} 2. Кf3 Кc6 3. Сb5 Крe7");
  CHECK_FALSE(find_mojibake(before + "{Êîíü} 2. Êf3"));  // too little to be sure
}

TEST_CASE("binary files are named") {
  using namespace std::string_view_literals;
  CHECK(binary_kind("%PDF-1.5\n") == "a PDF file");
  CHECK(binary_kind("\xFF\xD8\xFF\xE0") == "a JPEG picture");
  CHECK(binary_kind("\x1F\x8B\x08") == "gzip-compressed data");
  CHECK(binary_kind("[Event \"A\"]\n\n1. e4 \0 e5 *\n"sv).empty());
  CHECK(binary_kind("%escape line\n1. e4").empty());
  std::string noise;
  for (int i = 0; i < 400; ++i) noise += static_cast<char>(i * 37);
  CHECK(binary_kind(noise) == "binary data");
}

TEST_CASE("names are transliterated by ICU's Russian rules") {
  CHECK(to_ascii_latin("Чигорин, Михаил") == "Chigorin, Mikhail");
  CHECK(to_ascii_latin("Réti") == "Reti");
  CHECK(to_ascii_latin("Fischer") == "Fischer");
}
