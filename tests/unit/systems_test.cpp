// The table of systems, and how it is asked.
#include <array>
#include <set>
#include <string>

#include "catch.hpp"
#include "formatters/move_writer.hpp"
#include "parsers/move_reader.hpp"
#include "tests/show.hpp"
#include "zapis/system.hpp"

using namespace zapis;

namespace {

std::string id_of(std::string_view notation) {
  const std::optional<System> system = find_system(notation);
  return system ? system->id : "none";
}

}  // namespace

TEST_CASE("notations by their names") {
  CHECK(id_of("san") == "san");
  CHECK(id_of("lan") == "lan");
  CHECK(id_of("uci") == "uci");
  CHECK(id_of("russian") == "russian");
  CHECK(id_of("russian-long") == "russian-long");
  CHECK(id_of("levenfish") == "levenfish");
  // Short names.
  CHECK(id_of("ru") == "russian");
  CHECK(id_of("ru-long") == "russian-long");
  // Languages; a system's own one needs no naming.
  CHECK(id_of("san:de") == "san:de");
  CHECK(id_of("lan:ru") == "lan:ru");
  CHECK(id_of("levenfish:sr-Cyrl") == "levenfish:sr-Cyrl");
  CHECK(id_of("ru:en") == "russian:en");
  CHECK(id_of("san:en") == "san");
  CHECK(id_of("russian:ru") == "russian");
}

TEST_CASE("there is no such notation") {
  for (const char* name :
       {"", ":", "san:", ":de", "SAN", "sans", "san:xx", "san:DE", "san:de:fr", "auto", "ru-short",
        "russian-", "uci:", "uci:en", "uci:de", " san", "san "}) {
    INFO('"' << name << '"');
    CHECK(id_of(name) == "none");
  }
}

TEST_CASE("a system has its style and the letters of its language") {
  const System german = find_system("san:de").value();
  CHECK(german.style == find_style("san"));
  CHECK(german.alphabet == find_alphabet("de"));
  CHECK(german.letters == std::array<std::string, role_count>{"", "", "S", "L", "T", "D", "K"});
  CHECK(german.capture == "x");
  CHECK(german.origin == Origin::as_needed);

  const System levenfish = find_system("levenfish").value();
  CHECK(levenfish.letters == std::array<std::string, role_count>{"", "", "К", "С", "Л", "Ф", "Кр"});
  CHECK(levenfish.origin == Origin::always);
  CHECK(levenfish.quiet == "–");

  const System uci = find_system("uci").value();
  CHECK_FALSE(uci.has_letters());
  CHECK(uci.origin == Origin::always);
}

TEST_CASE("spellings: the first is written, all are read") {
  const Alphabet* english = find_alphabet("en");
  CHECK(english->spellings(Role::knight) == std::vector<std::string_view>{"N", "Kt"});
  CHECK(english->spellings(Role::pawn) == std::vector<std::string_view>{"P"});
  CHECK(english->spellings(Role::none).empty());
  CHECK(find_alphabet("zh")->spellings(Role::rook) ==
        std::vector<std::string_view>{"R", "车", "車"});
  CHECK(find_alphabet("xx") == nullptr);
  CHECK(find_style("xx") == nullptr);
  for (const Alphabet& row : alphabets()) CHECK(find_alphabet(row.id) == &row);
  for (const Style& row : styles()) CHECK(find_style(row.id) == &row);
}

TEST_CASE("every row of the table is complete") {
  std::set<std::string_view> names;
  for (const Alphabet& row : alphabets()) {
    INFO(row.id);
    CHECK_FALSE(row.name.empty());
    CHECK_FALSE(row.english.empty());
    CHECK((row.confidence >= 'A' && row.confidence <= 'C'));
    CHECK(names.insert(row.english).second);
    CHECK(id_of("san:" + std::string(row.id)) != "none");
  }
  for (const Style& row : styles()) {
    INFO(row.id);
    CHECK_FALSE(row.name.empty());
    CHECK_FALSE(row.null_move.empty());
    CHECK((row.alphabet.empty() || find_alphabet(row.alphabet) != nullptr));
    CHECK(id_of(row.id) == row.id);
    // What a writer can hold.
    for (const std::string_view sign :
         {row.quiet, row.capture, row.promotion, row.promotion_also, row.check, row.double_check,
          row.mate, row.castling_king, row.castling_queen, row.null_move}) {
      CHECK(sign.size() <= MoveWriter::longest_sign);
    }
  }
}

namespace {

/// Writes moves in one system and reads them back.
class ReadBack {
 public:
  explicit ReadBack(const System& system) : reader_(system), writer_(system) {}

  const System& system() const { return reader_.system(); }
  MovePattern operator()(const MoveFacts& facts) const {
    std::string text;
    writer_.append(facts, text);
    MovePattern pattern;
    INFO(system().id << ": " << text);
    CHECK(reader_.read(text, pattern) == text.size());
    return pattern;
  }

 private:
  MoveReader reader_;
  MoveWriter writer_;
};

void check_man(const ReadBack& read_back, Role role, Role captured, CheckKind check) {
  const System& system = read_back.system();
  MoveFacts facts;
  facts.role = role;
  facts.from = square_at(4, 5);
  facts.to = square_at(captured == Role::none ? 4 : 3, 6);
  facts.captured = captured;
  facts.check = check;
  const MovePattern pattern = read_back(facts);
  INFO(system.id << ' ' << show::facts(facts));
  if (role == Role::pawn || !system.has_letters()) {
    CHECK((pattern.role == Role::pawn || pattern.role == Role::none));
  } else {
    CHECK(pattern.role == role);
  }
  CHECK(pattern.to_file == file_of(facts.to));
  CHECK(pattern.to_rank == 6);
  CHECK(pattern.from_rank == (system.origin == Origin::always ? 5 : -1));
  CHECK(pattern.promotion == Role::none);
  CHECK(pattern.look_alikes == 0);
  const bool signs_captures = !system.capture.empty();
  CHECK((pattern.sign == MovePattern::Sign::capture) == (captured != Role::none && signs_captures));
  CHECK((pattern.mark != MovePattern::Mark::none) ==
        (check != CheckKind::none && !system.check.empty()));
}

void check_special_moves(const ReadBack& read_back) {
  for (const Role promotion : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
    MoveFacts facts;
    facts.role = Role::pawn;
    facts.from = square_at(4, 6);
    facts.to = square_at(4, 7);
    facts.promotion = promotion;
    CHECK(read_back(facts).promotion == promotion);
  }
  for (const CastlingSide side : {CastlingSide::king, CastlingSide::queen}) {
    if (!read_back.system().has_letters()) continue;
    MoveFacts facts;
    facts.role = Role::king;
    facts.castling = side;
    const MovePattern pattern = read_back(facts);
    CHECK(pattern.kind == MovePattern::Kind::castling);
    CHECK(pattern.castling == side);
    CHECK(pattern.look_alikes == 0);
  }
  MoveFacts null;
  null.null = true;
  CHECK(read_back(null).kind == MovePattern::Kind::null);
}

}  // namespace

TEST_CASE("what a row writes it reads") {
  // Each letter at the head of a move and behind a promotion, each sign of each style.
  constexpr std::array roles = {Role::pawn, Role::knight, Role::bishop,
                                Role::rook, Role::queen,  Role::king};
  constexpr std::array checks = {CheckKind::none, CheckKind::check, CheckKind::double_check,
                                 CheckKind::mate};
  for (const Style& style : styles()) {
    for (const Alphabet& alphabet : alphabets()) {
      if (style.alphabet.empty() && alphabet.id != "en") continue;
      const ReadBack read_back(make_system(style, style.alphabet.empty() ? nullptr : &alphabet));
      for (const Role role : roles) {
        for (const Role captured : {Role::none, Role::knight}) {
          for (const CheckKind check : checks) check_man(read_back, role, captured, check);
        }
      }
      check_special_moves(read_back);
    }
  }
}
