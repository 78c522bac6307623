// Where a brace comment ends.
#include "parsers/comment_span.hpp"

#include <string>

#include "catch.hpp"

using namespace zapis;

namespace {

/// The comment's inner text; "(nested)" and "(open)" behind it; "?" where more must be seen.
std::string measure(std::string_view text, bool whole = true) {
  const CommentSpan span = measure_comment(text, text.find('{'), whole);
  if (span.undecided) return "?";
  const std::size_t begin = text.find('{') + 1;
  std::string told(text.substr(begin, span.inner_end - begin));
  if (span.nested) told += "(nested)";
  if (!span.terminated) told += "(open)";
  if (span.terminated) CHECK(span.end == span.inner_end + 1);
  return told;
}

const std::string header = "\n\n[Event \"next\"]\n\n1. e4 ";

}  // namespace

TEST_CASE("a comment ends at its brace") {
  CHECK(measure("{a} e5") == "a");
  CHECK(measure("{}").empty());
  CHECK(measure("{ a\nb } {c}") == " a\nb ");
  CHECK(measure("{a} {b}") == "a");
  CHECK(measure("{a ; b} c") == "a ; b");
  CHECK(measure("{( [%clk 1:00:00]} e5 {b}") == "( [%clk 1:00:00]");
  CHECK(measure("1. e4 {a} e5") == "a");
}

TEST_CASE("braces inside a comment") {
  CHECK(measure("{a {b} c} e5") == "a {b} c(nested)");
  CHECK(measure("{a {b {c} d} e} e5") == "a {b {c} d} e(nested)");
  CHECK(measure("{a {b} e5 {c} d") == "a {b");  // as the standard has it: comments do not nest
  CHECK(measure("{a {b} c e5") == "a {b");
  CHECK(measure("{{a}}") == "{a}(nested)");
}

TEST_CASE("a comment that is never closed ends before the next game's tags") {
  CHECK(measure("{a") == "a(open)");
  CHECK(measure("{a" + header + "{b} e5") == "a\n\n(open)");
  CHECK(measure("{a" + header) == "a" + std::string("\n\n(open)"));
  CHECK(measure("{a\r\n\r\n[Event \"n\"]\r\n\r\n1. e4 {b} *") == "a\r\n\r\n(open)");
  CHECK(measure("{a\r\r[Event \"n\"]\r\r1. e4 {b} *") == "a\r\r(open)");
}

TEST_CASE("a tag line inside a comment that is closed is part of it") {
  CHECK(measure("{a" + header + "} e5") == "a" + header);
  CHECK(measure("{a\n[Event \"no blank line before\"]\n} e5") ==
        "a\n[Event \"no blank line before\"]\n");
  CHECK(measure("{a\n\n[%clk 1:00]\n} e5") == "a\n\n[%clk 1:00]\n");
}

TEST_CASE("more text may decide") {
  CHECK(measure("{a", false) == "?");
  CHECK(measure("{a" + header, false) == "?");
  CHECK(measure("{a {b}", false) == "?");
  CHECK(measure("{a} e5", false) == "a");
  CHECK(measure("{a" + header + "{b} e5", false) == "a\n\n(open)");
}
