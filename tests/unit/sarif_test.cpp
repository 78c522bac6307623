// SARIF: paths as URIs, regions in code points, fixes.
#include "cli/sarif.hpp"

#include <string>

#include "catch.hpp"
#include "cli/repair_choice.hpp"
#include "cli/report.hpp"

using namespace zapis;
using namespace zapis::cli;

TEST_CASE("a path as a URI reference") {
  CHECK(uri_of("a.pgn") == "a.pgn");
  CHECK(uri_of("games/a b.pgn") == "games/a%20b.pgn");
  CHECK(uri_of("/tmp/я.pgn") == "file:///tmp/%D1%8F.pgn");
  CHECK(uri_of("a.zip:b%.pgn") == "a.zip%3Ab%25.pgn");
  CHECK(uri_of("<stdin>") == "%3Cstdin%3E");
}

TEST_CASE("a result names rule, level, place and fix") {
  Finding finding = make_finding(Code::unreadable_move, 12, 5, 1);
  finding.suggestion = "e4";
  const GamePlace place{"a b.pgn", 3, 7, "{жж}\n1. e2-e4", 0};
  std::string out;
  append_report(Diagnostics::sarif, false, describe(finding, place, Language::en), finding, place,
                out);
  const std::string region = R"({"startLine":8,"startColumn":6,"endColumn":9})";
  CHECK(out ==
        "{\"ruleId\":\"unreadable-move\",\"ruleIndex\":2,\"level\":\"error\",\"message\":{\"text\":"
        "\"not written as the notation demands\"},\"locations\":[{\"physicalLocation\":{"
        "\"artifactLocation\":{\"uri\":\"a%20b.pgn\"},\"region\":" +
            region +
            "}}],\"fixes\":[{\"artifactChanges\":[{\"artifactLocation\":{\"uri\":\"a%20b.pgn\"},"
            "\"replacements\":[{\"deletedRegion\":" +
            region +
            ",\"insertedContent\":{\"text\":\"e4\"}}]}]}],\"properties\":{\"game\":3,\"ply\":1}}");
  const std::size_t first = out.size();
  append_report(Diagnostics::sarif, false, describe(finding, place, Language::en), finding, place,
                out);
  CHECK(out.substr(first, 2) == ",\n");
  CHECK(out.size() == 2 * first + 2);
}

TEST_CASE("bytes are told where they are those of the file") {
  const Finding finding = make_finding(Code::unreadable_move, 7, 3, 1);
  GamePlace place{"a.pgn", 1, 1, "{жж}\n1. жe4", 3};
  std::string out;
  append_sarif_result(describe(finding, place, Language::en), finding, out);
  CHECK(out.find("byte") == std::string::npos);
  place.first_byte = 1000;
  out.clear();
  append_sarif_result(describe(finding, place, Language::en), finding, out);
  CHECK(out.find("\"region\":{\"startLine\":2,\"startColumn\":4,\"endColumn\":6,"
                 "\"byteOffset\":1010,\"byteLength\":3}") != std::string::npos);
}

TEST_CASE("a suggestion stands in the message, and is a fix where its place is known") {
  Finding finding = make_finding(Code::illegal_move, 3, 3, 1);
  append_choice({Edit::Kind::replaced, "Nf3"}, finding.detail);
  const GamePlace place{"a.pgn", 1, 1, "1. Nf4", 0};
  const auto result = [&] {
    std::string out;
    append_sarif_result(describe(finding, place, Language::en), finding, out);
    return out;
  };
  CHECK(result().find(" (probably Nf3)\"}") != std::string::npos);
  CHECK(result().find("fixes") == std::string::npos);
  finding.number = 1;
  CHECK(result().find("\"insertedContent\":{\"text\":\"Nf3\"}") != std::string::npos);
}

TEST_CASE("the head lists every code with its meaning") {
  for (const Language language : {Language::en, Language::ru}) {
    const std::string head = sarif_head(language);
    for (int i = 0; i < code_count; ++i) {
      const std::string id = R"({"id":")" + std::string(code_name(static_cast<Code>(i))) + '"';
      CHECK(head.find(id) != std::string::npos);
    }
  }
}
