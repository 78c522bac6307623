// Annotation glyphs: signs of Informant, ASCII and the computer age, each with its NAG.
#include "parsers/glyphs.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis;

namespace {

struct Row {
  const char* text;
  const char* glyph;
  int nag;
};

}  // namespace

TEST_CASE("glyphs, the longest first") {
  const auto row = GENERATE(values<Row>({
      {"!", "!", 1},      {"?", "?", 2},      {"!!", "!!", 3},    {"??", "??", 4},
      {"!?", "!?", 5},    {"?!", "?!", 6},    {"‼", "‼", 3},      {"⁇", "⁇", 4},
      {"⁉", "⁉", 5},      {"⁈", "⁈", 6},      {"□", "□", 7},      {"=", "=", 10},
      {"∞", "∞", 13},     {"⩲", "⩲", 14},     {"+=", "+=", 14},   {"+/=", "+/=", 14},
      {"⩱", "⩱", 15},     {"=+", "=+", 15},   {"=/+", "=/+", 15}, {"±", "±", 16},
      {"+/-", "+/-", 16}, {"∓", "∓", 17},     {"-/+", "-/+", 17}, {"+-", "+-", 18},
      {"+−", "+−", 18},   {"+–", "+–", 18},   {"-+", "-+", 19},   {"−+", "−+", 19},
      {"+--", "+--", 20}, {"--+", "--+", 21}, {"⊙", "⊙", 22},     {"○", "○", 26},
      {"↑", "↑", 36},     {"→", "→", 40},     {"=∞", "=∞", 44},   {"⇆", "⇆", 132},
      {"⊕", "⊕", 138},    {"∆", "∆", 140},    {"⌓", "⌓", 142},    {"N", "N", 146},
      {"⊥", "⊥", 245},    {"!!!", "!!", 3},   {"!e4", "!", 1},    {"+- Nf3", "+-", 18},
      {"±{x}", "±", 16},  {"=)", "=", 10},    {"N)", "N", 146},   {"RR ", "RR", 145},
  }));
  INFO(row.text);
  const Glyph glyph = match_glyph(row.text);
  CHECK(glyph.text == row.glyph);
  CHECK(glyph.nag == row.nag);
}

TEST_CASE("letters are glyphs only as whole words") {
  CHECK(match_glyph("Nf3").text.empty());
  CHECK(match_glyph("N1").text.empty());
  CHECK(match_glyph("Dame").text.empty());
  CHECK(match_glyph("RRR").text.empty());
  CHECK(match_glyph("Nя").text.empty());
  CHECK(match_glyph("D ").nag == 220);
}

TEST_CASE("no glyph") {
  for (const char* text : {"", "e4", "&", "%", "1", "}", " !", "я", "\xFF"}) {
    INFO('"' << text << '"');
    CHECK(match_glyph(text).text.empty());
  }
}

TEST_CASE("signs that mean one thing for White and another for Black") {
  CHECK(match_glyph("⊙").twin == Glyph::Twin::opponent);
  CHECK(match_glyph("○").twin == Glyph::Twin::mover);
  CHECK(match_glyph("⇆").twin == Glyph::Twin::mover);
  CHECK(match_glyph("±").twin == Glyph::Twin::none);
  CHECK(match_glyph("!").twin == Glyph::Twin::none);
}
