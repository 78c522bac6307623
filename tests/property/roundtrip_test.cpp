// What is written in one system says the same in every other: whole games, with all that is in
// them.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "catch.hpp"
#include "formatters/write_pgn.hpp"
#include "parsers/game_reader.hpp"
#include "parsers/game_splitter.hpp"
#include "tests/show.hpp"
#include "tests/testdata.hpp"

using namespace zapis;

namespace {

/// One system a row of the table, in its own language.
std::vector<System> systems() {
  std::vector<System> all;
  for (const Style& style : styles()) all.push_back(find_system(style.id).value());
  return all;
}

/// A game as it was read, with the text that its spans point into.
struct Reading {
  std::unique_ptr<const std::string> text;
  Game game;
  Findings findings;
  std::string system;

  /// All that must survive.
  std::string content() const {
    std::string all = show::tape(game, show::Detail::all_facts) + ' ';
    all += result_text(game.result);
    for (const Tag& tag : game.tags)
      all += '[' + std::string(tag.name) + '=' + std::string(tag.value) + ']';
    return all;
  }
};

Reading read(std::string text, const std::optional<System>& notation) {
  Reading reading;
  reading.text = std::make_unique<const std::string>(std::move(text));
  GameReader reader(notation);
  reading.system = reader.read(*reading.text, reading.game, reading.findings).id;
  return reading;
}

std::string write(const Game& game, const System& system) {
  std::string out;
  PgnWriter(system, {}).write(game, out);
  return out;
}

std::vector<std::string> split(std::string text) {
  std::vector<std::string> games;
  GameSplitter splitter;
  while (!text.empty()) {
    const std::size_t length = splitter.next(text, true);
    games.push_back(text.substr(0, length));
    text.erase(0, length);
    if (text.find_first_not_of(" \r\n") == std::string::npos) break;
  }
  return games;
}

/// The games of one file of the collection, or of all.
std::vector<std::string> collection(const std::string& only = "") {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(ZAPIS_TESTDATA "/games")) {
    if (only.empty() || entry.path().filename() == only) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> games;
  for (const auto& file : files) {
    for (std::string& game : split(testdata::read_file(file.string())))
      games.push_back(std::move(game));
  }
  return games;
}

}  // namespace

TEST_CASE("the collection is whole and without errors") {
  const std::vector<std::string> games = collection();
  CHECK(games.size() > 50);
  for (const std::string& text : games) {
    const Reading reading = read(text, find_system("san"));
    INFO(text);
    INFO(show::findings(reading.findings, *reading.text));
    CHECK_FALSE(reading.game.broken);
    const bool clean = std::all_of(reading.findings.begin(), reading.findings.end(),
                                   [](const Finding& f) { return f.code == Code::nested_comment; });
    CHECK(clean);
  }
}

TEST_CASE("all systems say the same of every game") {
  const std::vector<System> all = systems();
  for (const std::string& original : collection()) {
    const Reading source = read(original, find_system("san"));
    // The roster is filled in by the first writing, and with it the tags are at rest.
    const Reading first = read(write(source.game, find_system("san").value()), find_system("san"));
    const std::string content = first.content();
    INFO(original);
    CHECK(show::tape(first.game, show::Detail::all_facts) ==
          show::tape(source.game, show::Detail::all_facts));
    for (const System& system : all) {
      const Reading reading = read(write(first.game, system), system);
      INFO(system.id << ":\n" << *reading.text);
      INFO(show::findings(reading.findings, *reading.text));
      CHECK(reading.content() == content);
      CHECK(reading.findings.empty());
      for (const System& target : all) {
        INFO(target.id);
        CHECK(write(reading.game, target) == write(first.game, target));
      }
    }
  }
}

TEST_CASE("writing what was written changes nothing, broken games too") {
  const std::vector<System> all = systems();
  std::vector<std::string> games = collection();
  for (const char* broken :
       {"1. e4 e5 2. Ke3 {why} d6 (2... d5) 3. Nf3 1-0", "1. e4 ♘f6 {x} 2. e5 *",
        "1. e4 (1. d9 d5 (1... d6)) e5 } *", "[FEN \"nonsense\"]\n\n1. e4 {a {b} c} e5 *",
        "1. e4 hello, world! e5 $ *", "1. e4 {never closed", "(((1. e4 *", "1. e4 e5 2. Кf3 Nc6 *",
        "1.e4 e5 1-0 and more", "[Variant \"Atomic\"]\n\n1. e4 *"}) {
    games.emplace_back(broken);
  }
  for (const std::string& original : games) {
    const Reading source = read(original, find_system("san"));
    for (const System& system : all) {
      const std::string once = write(source.game, system);
      INFO(system.id << ":\n" << once);
      CHECK(write(read(once, system).game, system) == once);
    }
  }
}

TEST_CASE("the system of a game is found out") {
  for (const char* file : {"classics.pgn", "chess960.pgn"}) {
    for (const std::string& original : collection(file)) {
      const Reading source = read(original, find_system("san"));
      if (source.game.plies < 20) continue;  // a few moves of pawns are alike in many systems
      for (const char* name :
           {"san", "lan", "russian", "russian-long", "levenfish", "uci", "fan"}) {
        const Reading found = read(write(source.game, find_system(name).value()), std::nullopt);
        INFO(*found.text);
        CHECK(found.system == name);
        CHECK(show::tape(found.game, show::Detail::all_facts) ==
              show::tape(source.game, show::Detail::all_facts));
        CHECK(found.findings.empty());
      }
    }
  }
}

TEST_CASE("a game in any language is read without being told which") {
  std::vector<std::string> games = collection("classics.pgn");
  games.resize(3);
  for (const std::string& original : games) {
    const Reading source = read(original, find_system("san"));
    for (const Alphabet& alphabet : alphabets()) {
      if (alphabet.id == "bn") continue;  // its G and Gh: see moves_test.cpp
      for (const char* style : {"san", "lan"}) {
        const System system = make_system(*find_style(style), &alphabet);
        const Reading found = read(write(source.game, system), std::nullopt);
        INFO(system.id << " read as " << found.system << ":\n" << *found.text);
        CHECK(show::tape(found.game) == show::tape(source.game));
      }
    }
  }
}

TEST_CASE("what was read before makes a game no other") {
  // One reader for all, which begins with the language of the last game, and a new one for each.
  GameReader experienced(std::nullopt);
  std::vector<std::string> games = collection("classics.pgn");
  games.resize(2);
  for (const std::string& original : games) {
    Reading source = read(original, find_system("san"));
    for (const std::size_t moves : {source.game.tape.size(), std::size_t{9}}) {
      if (!source.game.has_variations) source.game.tape.resize(moves);
      for (const Alphabet& alphabet : alphabets()) {
        const std::string text = write(source.game, make_system(*find_style("san"), &alphabet));
        for (const bool again : {false, true}) {
          INFO(alphabet.id << (again ? ", again" : "") << ":\n" << text);
          GameReader fresh(std::nullopt);
          Game game;
          Game fresh_game;
          Findings findings;
          Findings fresh_findings;
          const std::string system = experienced.read(text, game, findings).id;
          CHECK(system == fresh.read(text, fresh_game, fresh_findings).id);
          CHECK(show::tape(game, show::Detail::all_facts) ==
                show::tape(fresh_game, show::Detail::all_facts));
          CHECK(findings.size() == fresh_findings.size());
          CHECK(experienced.languages() == fresh.languages());
        }
      }
    }
  }
}
