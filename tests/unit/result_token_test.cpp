// Termination markers as people write them.
#include "parsers/result_token.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis;

namespace {

struct Row {
  const char* text;
  Result result;
  const char* token;  ///< what is taken; "": nothing
};

}  // namespace

TEST_CASE("markers of movetext") {
  const auto row = GENERATE(values<Row>({
      {"1-0", Result::white_wins, "1-0"},
      {"0-1", Result::black_wins, "0-1"},
      {"1/2-1/2", Result::draw, "1/2-1/2"},
      {"*", Result::unknown, "*"},
      {"1–0", Result::white_wins, "1–0"},
      {"0—1", Result::black_wins, "0—1"},
      {"0−1", Result::black_wins, "0−1"},
      {"1‑0", Result::white_wins, "1‑0"},
      {"1:0", Result::white_wins, "1:0"},
      {"0:1", Result::black_wins, "0:1"},
      {"½-½", Result::draw, "½-½"},
      {"½–½", Result::draw, "½–½"},
      {"½:½", Result::draw, "½:½"},
      {"½ - ½", Result::draw, "½ - ½"},
      {"1/2 - 1/2", Result::draw, "1/2 - 1/2"},
      {"1/2–1/2", Result::draw, "1/2–1/2"},
      {"1/2:1/2", Result::draw, "1/2:1/2"},
      {"1/2", Result::draw, "1/2"},
      {"½", Result::draw, "½"},
      {"0.5-0.5", Result::draw, "0.5-0.5"},
      {"0,5-0,5", Result::draw, "0,5-0,5"},
      {"1-0 ", Result::white_wins, "1-0"},
      {"1-0\n[Event", Result::white_wins, "1-0"},
      {"1-0{resigns}", Result::white_wins, "1-0"},
      {"1-0)", Result::white_wins, "1-0"},
      {"*)", Result::unknown, "*"},
      // Castling, moves' numbers, dates and other numbers.
      {"0-0", Result::none, ""},
      {"0-0-0", Result::none, ""},
      {"1-1", Result::none, ""},
      {"1-0-0", Result::none, ""},
      {"0-1-0", Result::none, ""},
      {"1-01", Result::none, ""},
      {"0-1e4", Result::none, ""},
      {"1. e4", Result::none, ""},
      {"1", Result::none, ""},
      {"10", Result::none, ""},
      {"1 - 0", Result::none, ""},
      {"1/3", Result::none, ""},
      {"1/2-0", Result::draw, ""},
      {"0.5", Result::none, ""},
      {"", Result::none, ""},
      {"e4", Result::none, ""},
      {"2-0", Result::none, ""},
  }));
  INFO('"' << row.text << '"');
  const ResultToken token = match_result(row.text);
  CHECK(std::string_view(row.text).substr(0, token.length) == row.token);
  if (*row.token != '\0') {
    CHECK(token.result == row.result);
    CHECK(may_begin_result(row.text));  // the quick look lets it through
  }
}

TEST_CASE("a tag's value as a result") {
  CHECK(result_of("1-0") == Result::white_wins);
  CHECK(result_of(" 0-1 ") == Result::black_wins);
  CHECK(result_of("½-½") == Result::draw);
  CHECK(result_of("1/2") == Result::draw);
  CHECK(result_of("*") == Result::unknown);
  CHECK(result_of("0-0") == Result::both_lose);
  CHECK(result_of("0–0") == Result::both_lose);
  CHECK(result_of("0:0") == Result::both_lose);
  CHECK(result_of("") == Result::none);
  CHECK(result_of("?") == Result::none);
  CHECK(result_of("1-0 forfeit") == Result::none);
  CHECK(result_of("0-0-0") == Result::none);
  CHECK(result_of("000") == Result::none);
}

TEST_CASE("results as they are written") {
  CHECK(result_text(Result::white_wins) == "1-0");
  CHECK(result_text(Result::black_wins) == "0-1");
  CHECK(result_text(Result::draw) == "1/2-1/2");
  CHECK(result_text(Result::unknown) == "*");
  CHECK(result_text(Result::none) == "*");
  CHECK(result_text(Result::both_lose) == "0-0");
}
