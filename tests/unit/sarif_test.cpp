// SARIF: paths as URIs, regions in code points, fixes.
#include "cli/sarif.hpp"

#include <string>

#include "catch.hpp"
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
  const std::string region = "{\"startLine\":8,\"startColumn\":6,\"endColumn\":9}";
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

TEST_CASE("the head lists every code with its meaning") {
  for (const Language language : {Language::en, Language::ru}) {
    const std::string head = sarif_head(language);
    for (int i = 0; i < code_count; ++i) {
      const std::string id = "{\"id\":\"" + std::string(code_name(static_cast<Code>(i))) + "\"";
      CHECK(head.find(id) != std::string::npos);
    }
  }
}
