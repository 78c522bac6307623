// SVG diagrams: what is drawn where, and that a document is whole.
#include "formatters/write_svg.hpp"

#include <string>
#include <string_view>

#include "catch.hpp"
#include "zapis/fen.hpp"

using namespace zapis;

namespace {

std::string diagram(std::string_view fen, const SvgOptions& options) {
  Position position;
  REQUIRE(parse_fen(fen, false, position).readable);
  SvgWriter writer(options);
  writer.add(position, {});
  std::string out;
  writer.finish(out);
  return out;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

constexpr std::string_view fen = "4k3/8/8/8/8/8/8/R6K b - - 0 1";

}  // namespace

TEST_CASE("an SVG diagram defines the men on the board, and puts each on its square") {
  const std::string text = diagram(fen, {});
  CHECK(has(text, "<title>4k3/8/8/8/8/8/8/R6K b - - 0 1</title>"));
  CHECK(has(text, "<g id=\"wR\""));
  CHECK_FALSE(has(text, "<g id=\"wQ\""));
  CHECK(has(text, "<use href=\"#wR\" x=\"0\" y=\"700\"/>"));
  CHECK(has(text, "<use href=\"#wK\" x=\"700\" y=\"700\"/>"));
  CHECK(has(text, "<use href=\"#bK\" x=\"400\" y=\"0\"/>"));
  CHECK(text.ends_with("</svg>\n"));
}

TEST_CASE("a flipped SVG diagram has h8 below on the left") {
  SvgOptions options;
  options.flip = true;
  const std::string text = diagram(fen, options);
  CHECK(has(text, "<use href=\"#wR\" x=\"700\" y=\"0\"/>"));
  CHECK(has(text, "<text x=\"-34\" y=\"62\">1</text><text y=\"846\" x=\"50\">h</text>"));
}

TEST_CASE("an SVG diagram has the width wanted, whatever the unit") {
  SvgOptions options;
  options.width = 46.4;
  options.unit = "mm";
  const std::string text = diagram(fen, options);
  CHECK(has(text, "viewBox=\"0 0 928 892\" width=\"46.4mm\" height=\"44.6mm\""));
}

TEST_CASE("an SVG diagram shows the last move, arrows and rings") {
  SvgOptions options;
  CHECK_FALSE(has(diagram(fen, options), "opacity"));
  options.last_move = Arrow{square_at(0, 0), square_at(0, 1)};
  options.arrows = {{square_at(0, 0), square_at(0, 7)}, {square_at(4, 7), square_at(4, 7)}};
  const std::string text = diagram(fen, options);
  CHECK(has(text, "fill=\"#dcc25a\" d=\"M0 700h"));  // a1 is dark
  CHECK(has(text, "fill=\"#f7e7a1\" d=\"M0 600h"));
  CHECK(has(text, "translate(50 750) rotate(-90)"));
  CHECK(has(
      text,
      "<circle r=\"44\" fill=\"none\" stroke-width=\"7\" opacity=\"0.8\" cx=\"450\" cy=\"50\""));
}

TEST_CASE("SVG diagrams of several positions stand below one another") {
  SvgWriter writer({});
  CHECK(writer.empty());
  writer.add(Position(), {});
  writer.add(Position(), {});
  std::string out;
  writer.finish(out);
  CHECK(has(out, "viewBox=\"0 0 928 1784\""));
  CHECK(has(out, "translate(64 24)"));
  CHECK(has(out, "translate(64 916)"));
}
