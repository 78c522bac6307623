// What asks for a diagram, and what doesn't.
#include "formatters/diagram_request.hpp"

#include "catch.hpp"

using namespace zapis;

TEST_CASE("glyphs ask for diagrams, of either side") {
  CHECK_FALSE(diagram_of_nag(219).has_value());
  REQUIRE(diagram_of_nag(220).has_value());
  CHECK_FALSE(diagram_of_nag(220)->flip);
  REQUIRE(diagram_of_nag(221).has_value());
  CHECK(diagram_of_nag(221)->flip);
}

TEST_CASE("a mark in a comment asks for a diagram, the rest stays a comment") {
  const auto mark = GENERATE(as<std::string>(), "[%diagram]", "[#]");
  const auto request = diagram_of_comment("so " + mark + " it is");
  REQUIRE(request.has_value());
  CHECK(request->comment == "so it is");
  CHECK(request->caption.empty());
}

TEST_CASE("a comment that is the word alone is a caption") {
  CHECK(diagram_of_comment("Диаграмма").value().caption == "Диаграмма");
  CHECK(diagram_of_comment("Диаграмма 12").value().caption == "Диаграмма 12");
  CHECK(diagram_of_comment("Диаграмма 12.").value().caption == "Диаграмма 12");
  CHECK(diagram_of_comment("Diagram.").value().caption == "Diagram");
  CHECK_FALSE(diagram_of_comment("Диаграмма показывает").has_value());
  CHECK_FALSE(diagram_of_comment("Diagram 12 shows").has_value());
  CHECK_FALSE(diagram_of_comment("a Diagram").has_value());
  CHECK_FALSE(diagram_of_comment("").has_value());
}

TEST_CASE("a board behind the word belongs to the request") {
  const std::string board = " 8 . k 7 6 5 4 3 2 1 . a b c d e f g h";
  CHECK(diagram_of_comment("Diagram" + board).value().caption == "Diagram");
  CHECK(diagram_of_comment("Diagram 3" + board + " 1...").value().caption == "Diagram 3");
  const auto flipped = diagram_of_comment("Diagram 1 K 8 . h g f e d c b a");
  REQUIRE(flipped.has_value());
  CHECK(flipped->flip);
  CHECK(flipped->caption == "Diagram");
}
