// Every finding has its sentence in every language.
#include "cli/messages.hpp"

#include <set>
#include <string>

#include "catch.hpp"
#include "lib/text/utf8.hpp"

using namespace zapis;
using namespace zapis::cli;

namespace {

bool has_cyrillic(std::string_view text) {
  return text.find('\xD0') != std::string_view::npos || text.find('\xD1') != std::string_view::npos;
}

void check_sentence(const std::string& text, Language language) {
  INFO(text);
  CHECK_FALSE(text.empty());
  CHECK_FALSE(text.ends_with('.'));
  CHECK_FALSE(text.ends_with(' '));
  CHECK(text.find("  ") == std::string::npos);
  CHECK(find_invalid_utf8(text) == std::string_view::npos);
  CHECK(has_cyrillic(text) == (language == Language::ru));
}

}  // namespace

TEST_CASE("every code has a name, and a sentence in each language") {
  std::set<std::string_view> names;
  for (int i = 0; i < code_count; ++i) {
    Finding finding = make_finding(static_cast<Code>(i), 0, 0);
    finding.detail = finding.elsewhere = "ο";
    INFO(code_name(finding.code));
    CHECK(names.insert(code_name(finding.code)).second);
    CHECK(finding.severity == code_severity(finding.code));
    check_sentence(message(finding, "ο", Language::en), Language::en);
    check_sentence(message(finding, "ο", Language::ru), Language::ru);
  }
}

TEST_CASE("every refusal has a sentence of its own") {
  for (const Language language : {Language::en, Language::ru}) {
    std::set<std::string> sentences;
    for (int i = static_cast<int>(Refusal::no_such_man); i <= static_cast<int>(Refusal::no_king);
         ++i) {
      Finding finding = make_finding(Code::illegal_move, 0, 0);
      finding.refusal = static_cast<Refusal>(i);
      finding.role = Role::queen;
      finding.square = square_at(4, 3);
      finding.candidates = bit(0) | bit(7);
      const std::string sentence = message(finding, "", language);
      check_sentence(sentence, language);
      CHECK(sentences.insert(sentence).second);
    }
  }
}

TEST_CASE("what the sentences say") {
  Finding finding = make_finding(Code::illegal_move, 0, 0);
  finding.refusal = Refusal::no_such_man;
  finding.role = Role::rook;
  finding.turn = Color::black;
  CHECK(message(finding, "", Language::en) == "Black has no rook that can go there");
  CHECK(message(finding, "", Language::ru) == "у чёрных нет ладьи, способной туда пойти");
  finding.role = Role::knight;
  finding.turn = Color::white;
  CHECK(message(finding, "", Language::ru) == "у белых нет коня, способного туда пойти");

  finding.code = Code::ambiguous_move;
  finding.refusal = Refusal::ambiguous;
  finding.candidates = bit(0) | bit(2) | bit(7);
  CHECK(message(finding, "", Language::en) ==
        "men on a1, c1 and h1 can go there: the origin must be named");
  CHECK(message(finding, "", Language::ru) ==
        "туда могут пойти фигуры с полей a1, c1 и h1: надо указать, откуда ход");

  append_choice({Edit::Kind::replaced, "Rad1"}, finding.detail);
  CHECK(help(finding, Language::en) == "probably Rad1");
  CHECK(help(finding, Language::ru) == "вероятно, Rad1");
  append_choice({Edit::Kind::inserted, "12. Rd2"}, finding.detail);
  append_choice({Edit::Kind::removed, "13. Nf3"}, finding.detail);
  append_choice({Edit::Kind::exchanged, "14. Ne5"}, finding.detail);
  CHECK(help(finding, Language::en) ==
        "perhaps Rad1, 12. Rd2 put in, 13. Nf3 left out or 14. Ne5 first");
  CHECK(help(finding, Language::ru) ==
        "возможно, Rad1, вставить 12. Rd2, убрать 13. Nf3 или сначала 14. Ne5");
  finding.detail.clear();
  append_choice({Edit::Kind::inserted, "12..."}, finding.detail);
  append_choice({Edit::Kind::replaced, "…"}, finding.detail);
  CHECK(help(finding, Language::en) == "perhaps a move put in at 12... or …");
  CHECK(help(finding, Language::ru) == "возможно, вставить ход 12... или …");

  finding = make_finding(Code::wrong_move_number, 0, 0);
  finding.number = 12;
  CHECK(message(finding, "", Language::en) ==
        "the move number is wrong: White's move 12 comes here");
  CHECK(message(finding, "", Language::ru) == "неверный номер хода: здесь 12-й ход белых");

  CHECK(message(make_finding(Code::homoglyph, 0, 0), "Nс6", Language::en) ==
        "look-alike characters of another script: U+0441 с");
}

TEST_CASE("squares and characters in words") {
  CHECK(square_name(0) == "a1");
  CHECK(square_name(63) == "h8");
  CHECK(square_list(0, " and ").empty());
  CHECK(square_list(bit(9), " and ") == "b2");
  CHECK(square_list(bit(0) | bit(63), " and ") == "a1 and h8");
  CHECK(code_points("abc").empty());
  CHECK(code_points("aс–") == "U+0441 с, U+2013 –");
  CHECK(code_points("абвгд") == "U+0430 а, U+0431 б, U+0432 в, U+0433 г …");
}
