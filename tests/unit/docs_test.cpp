// docs/systems.md and docs/findings.md are made from the tables; dev/docs.sh writes them anew.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "cli/checker.hpp"
#include "cli/converter.hpp"
#include "cli/messages.hpp"
#include "cli/position_reader.hpp"
#include "cli/report.hpp"
#include "formatters/move_writer.hpp"
#include "tests/testdata.hpp"

using namespace zapis;

namespace {

const std::string docs = ZAPIS_TESTDATA "/../docs/";

/// Holds a page to its text, or writes it when that is asked for.
void check_page(const std::string& name, const std::string& text) {
  if (std::getenv("ZAPIS_WRITE_DOCS") != nullptr)
    std::ofstream(docs + name, std::ios::binary) << text;
  const bool is_fresh = testdata::read_file(docs + name) == text;
  INFO("docs/" << name << " is stale: dev/docs.sh writes it anew");
  CHECK(is_fresh);
}

std::string code(std::string_view text) {
  return text.empty() ? "" : '`' + std::string(text) + '`';
}

std::string row(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += ' ' + cell + (cell.empty() ? "|" : " |");
  return line + '\n';
}

// ---- systems.md

MoveFacts facts(Role role, Square from, Square to, Role captured = Role::none) {
  MoveFacts f;
  f.role = role;
  f.from = from;
  f.to = to;
  f.captured = captured;
  return f;
}

std::string systems_page() {
  std::string page = R"(# Systems and languages

A notation is `SYSTEM`, or `SYSTEM:LANGUAGE` where the system has piece letters: `san`, `san:de`, `levenfish:sr-Cyrl`.
`ru` is short for `russian`, `ru-long` for `russian-long`. [cli.md](cli.md) says how they are named on the command line.

This page is made from the table in `lib/systems/`: a row there is all that a language or an algebraic system needs.

## Systems

| system | what it is | quiet move | captures | en passant | castling | promotion | check, double, mate | null move |
|---|---|---|---|---|---|---|---|---|
)";
  for (const Style& style : styles()) {
    const System system =
        make_system(style, style.alphabet.empty() ? nullptr : find_alphabet(style.alphabet));
    const MoveWriter writer(system);
    const auto write = [&writer](const MoveFacts& f) {
      std::string text;
      writer.append(f, text);
      return code(text);
    };
    MoveFacts pawn_takes = facts(Role::pawn, square_at(4, 3), square_at(3, 4), Role::pawn);
    pawn_takes.pawn_file_unique = true;
    MoveFacts en_passant = facts(Role::pawn, square_at(4, 4), square_at(3, 5), Role::pawn);
    en_passant.en_passant = en_passant.pawn_file_unique = true;
    MoveFacts castling_king = facts(Role::king, square_at(4, 0), square_at(6, 0));
    castling_king.castling = CastlingSide::king;
    MoveFacts castling_queen = facts(Role::king, square_at(4, 0), square_at(2, 0));
    castling_queen.castling = CastlingSide::queen;
    MoveFacts promotion = facts(Role::pawn, square_at(4, 6), square_at(4, 7));
    promotion.promotion = Role::queen;
    MoveFacts null;
    null.null = true;
    const std::string marks =
        style.check.empty()
            ? "none"
            : code(style.check) + ' ' + code(style.double_check) + ' ' + code(style.mate);
    page += row({code(style.id), std::string(style.name),
                 write(facts(Role::knight, square_at(6, 0), square_at(5, 2))),
                 write(pawn_takes) + ' ' +
                     write(facts(Role::bishop, square_at(5, 0), square_at(1, 4), Role::knight)),
                 write(en_passant), write(castling_king) + ' ' + write(castling_queen),
                 write(promotion), marks, write(null)});
  }
  page += R"(
In Chess960 `uci` writes castling as the king's move to his rook's square: `e1h1`, `e1a1`.
Long systems name the square of origin always, the others where it is needed: by file, by rank, or whole.

Much more is read than is written: `ed`, `exd`, `e:d5`, `xd5`, `e4-d5`; `e8Q`, `e8(Q)`, `e8/Q`; `0-0`, `O-O`, `o-o`,
`OO`, `0–0`, `О-О`; `x`, `:`, `×`, `х` or nothing for a capture; `#`, `×`, `х`, `++`, `‡` for mate. `--strict` turns that off.

## Languages

The first spelling is written, all are read. The grade says how sure the letters are: A, two sources agree;
B, one good source; C, a weak one.

| code | language | | pawn | knight | bishop | rook | queen | king | grade |
|---|---|---|---|---|---|---|---|---|---|
)";
  for (const Alphabet& alphabet : alphabets()) {
    std::vector<std::string> cells = {code(alphabet.id), std::string(alphabet.english),
                                      std::string(alphabet.name)};
    for (const Role role :
         {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
      std::string spellings;
      for (const std::string_view spelling : alphabet.spellings(role)) {
        if (!spellings.empty()) spellings += ' ';
        spellings += code(spelling);
      }
      cells.push_back(spellings);
    }
    cells.emplace_back(1, alphabet.confidence);
    page += row(cells);
  }
  return page;
}

// ---- findings.md

/// A text that makes a finding of a code.
struct Description {
  Code code;
  std::string example;
  const char* output_encoding = "";
  bool is_position = false;
  std::string other_sheet{};  ///< for --against
  cli::Mending mending = cli::Mending::none;
};

std::vector<Description> descriptions() {
  using namespace std::string_literals;
  const auto from = [](const char* fen, const char* moves) {
    return "[FEN \"" + std::string(fen) + "\"]\n\n" + moves + '\n';
  };
  return {
      {Code::illegal_move, "1. e4 e5 2. Nf6 *\n"},
      {Code::ambiguous_move, from("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "1. Rd1 *")},
      {Code::unreadable_move, "1. e4 Nf66 *\n"},
      {Code::missing_promotion, from("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "1. e8 *")},
      {Code::null_move_in_check, "1. e4 d5 2. Bb5+ -- *\n"},
      {Code::unsupported_variant, "[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 *\n"},
      {Code::unterminated_comment, "1. e4 {The king's pawn e5 *\n"},
      {Code::unterminated_variation, "1. e4 (1. d4 d5 1-0\n"},
      {Code::unterminated_tag, "[Event \"Wien\n\n1. e4 *\n"},
      {Code::bad_fen, from("8/8/8 w", "1. e4 *")},
      {Code::impossible_position, from("8/8/8/8/8/8/8/K7 w - - 0 1", "1. Ka2 *")},
      {Code::sheets_differ, "1. e4 e5 2. Nf3 Nc6 *\n", "", false,
       "1. e2-e4 e7-e5 2. Кg1-f3 Кg8-f6 *\n"},
      {Code::ambiguous_repair, "1. e4 e5 2. Nf3 Nc6 3. d3 Nf6 4. Nd2 Bc5 5. Be2 O-O *\n", "", false,
       "", cli::Mending::repair},
      {Code::repaired_move, "1. e4 e5 2. Nf5 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n", "", false,
       "", cli::Mending::repair},
      {Code::wrong_check_mark, "1. e4+ e5 *\n"},
      {Code::wrong_capture_mark, "1. Nxf3 d5 *\n"},
      {Code::needless_qualifier, "1. Ngf3 d5 *\n"},
      {Code::wrong_move_number, "1. e4 e5 3. Nf3 *\n"},
      {Code::castling_as_king_move, "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Kg1 *\n"},
      {Code::lower_case_piece, "1. nf3 d5 *\n"},
      {Code::homoglyph, "1. e4 Nс6 *\n"},
      {Code::null_move, "1. e4 -- 2. d4 *\n"},
      {Code::unknown_glyph, "1. e4 ¤ e5 *\n"},
      {Code::stray_text, "1. e4 with the idea 1... e5 *\n"},
      {Code::nested_comment, "1. e4 {a {b} c} e5 *\n"},
      {Code::unescaped_quote, "[Event \"The \"Best\" Open\"]\n\n1. e4 *\n"},
      {Code::duplicate_tag, "[White \"a\"]\n[White \"b\"]\n\n1. e4 *\n"},
      {Code::ambiguous_language, "1. e4 e5 2. Ve2 Ve7 *\n"},
      {Code::encoding_guessed,
       "[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\n\n1. e4 e5 2. \xCA"
       "f3 \xCA"
       "c6 *\n"},
      {Code::invalid_bytes, "[White \"M\xFCller\"]\n[Black \"Петров\"]\n\n1. e4 *\n"},
      {Code::unencodable_text, "[White \"Рети\"]\n\n1. e4 *\n", "ISO-8859-1"},
      {Code::mojibake, "[Site \"РњРѕСЃРєРІР°\"]\n\n1. e4 *\n"},
      {Code::html_entity, "1. e4&nbsp;e5 2. Nf3 *\n"},
      {Code::invisible_character, "1. e\u200B4 e5 *\n"},
      {Code::bad_castling_flag, from("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "1. O-O *")},
      {Code::men_count, "White: Kg1, Pa2. Black: Kg8. (3+1)\n", "", true},
      {Code::setup_tag, "[SetUp \"0\"]\n" + from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O *")},
      {Code::missing_result, "1. e4 e5\n"},
      {Code::result_mismatch, "[Result \"1-0\"]\n\n1. e4 e5 0-1\n"},
      {Code::result_contradicts_board, "1. f3 e5 2. g4 Qh4# 1-0\n"},
      {Code::result_read_as_forfeit, "[Result \"0-0\"]\n\n1. e4 e5 0-0\n"},
      {Code::impossible_win, from("8/8/4k3/8/8/4p3/8/4K1N1 w - - 0 1", "1. Ke2 Kd5 2. Kxe3 1-0")},
      {Code::early_draw, "1. e4 1/2-1/2\n"},
      {Code::moves_after_end, from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "1. Kxe2 Ke7 1/2-1/2")},
      {Code::unbalanced_bracket, "1. e4 e5) 2. Nf3 *\n"},
      {Code::missing_tag, "[White \"Reti\"]\n\n1. e4 *\n"},
      {Code::tag_order, "[White \"Reti\"]\n[Event \"?\"]\n\n1. e4 *\n"},
      {Code::bad_date, "[Date \"2024.13.45\"]\n\n1. e4 *\n"},
      {Code::bad_result, "[Result \"White wins\"]\n\n1. e4 1-0\n"},
      {Code::bad_rating, "[WhiteElo \"about 2000\"]\n\n1. e4 *\n"},
      {Code::bad_eco, "[ECO \"Sicilian\"]\n\n1. e4 c5 *\n"},
      {Code::wrong_ply_count, "[PlyCount \"80\"]\n\n1. e4 e5 *\n"},
      {Code::mixed_script, "[White \"Петpов\"]\n\n1. e4 *\n"},
      {Code::glyph_range, "1. e4 $300 e5 *\n"},
      {Code::long_line, "1. e4 {" + std::string(260, 'a') + "} e5 *\n"},
      {Code::king_to_centre, "1. e4 e5 2. Ke4 Kd5 1-0\n"},
      {Code::checkmate, "1. f3 e5 2. g4 Qh4# 0-1\n"},
      {Code::stalemate, from("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "1. Qc7 1/2-1/2")},
      {Code::dead_position, from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "1. Kxe2 1/2-1/2")},
      {Code::threefold_repetition, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n"},
      {Code::fivefold_repetition,
       "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 "
       "1/2-1/2\n"},
      {Code::fifty_moves, from("4k3/8/8/8/8/8/8/R3K3 w - - 99 60", "1. Ra2 1/2-1/2")},
      {Code::seventy_five_moves, from("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "1. Ra2 1/2-1/2")},
  };
}

/// The reports of a position.
std::string reports_of_position(const std::string& text, cli::Language language) {
  const cli::PositionOptions options;
  cli::ReadPosition position;
  Findings findings;
  cli::PositionReader(options).read(text, position, findings);
  const cli::GamePlace place{"example.txt", 1, 1, text, 0};
  std::string reports;
  for (const Finding& finding : findings)
    cli::append_text_report(false, cli::describe(finding, place, language), finding, place,
                            reports);
  return reports;
}

/// A file for the time of a test, named `shown` in what is reported of it.
class ExampleFile {
 public:
  ExampleFile(const std::string& text, std::string shown) : shown_(std::move(shown)) {
    const int descriptor = ::mkstemp(path_.data());
    REQUIRE(descriptor >= 0);
    ::close(descriptor);
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~ExampleFile() { std::filesystem::remove(path_); }
  ExampleFile(const ExampleFile&) = delete;
  ExampleFile& operator=(const ExampleFile&) = delete;

  const std::string& path() const { return path_; }
  void rename_in(std::string& reports) const {
    for (std::size_t at = reports.find(path_); at != std::string::npos; at = reports.find(path_))
      reports.replace(at, path_.size(), shown_);
  }

 private:
  std::string path_ = (std::filesystem::temp_directory_path() / "zapis-docs-XXXXXX").string();
  std::string shown_;
};

/// The reports of a text, named example.pgn.
std::string reports_of(const Description& description, cli::Language language) {
  if (description.is_position) return reports_of_position(description.example, language);
  const ExampleFile example(description.example, "example.pgn");
  const ExampleFile other(description.other_sheet, "other.pgn");
  cli::ConvertOptions options;
  options.to = find_system("san").value();
  options.output_encoding = description.output_encoding;
  options.language = language;
  cli::Input input(example.path());
  cli::TextSource source(input, "");
  cli::BatchReader reader(source);
  cli::Converter converter(options);
  cli::CheckOptions check_options;
  check_options.language = language;
  check_options.mending = description.mending;
  check_options.against = other.path();
  cli::Against against(check_options);
  cli::Checker checker(check_options, description.other_sheet.empty() ? nullptr : &against);
  cli::Batch batch;
  cli::Processed processed;
  std::string reports;
  while (reader.next(batch)) {
    if (options.output_encoding.empty()) {
      checker.process(batch, processed);
      reports += processed.product;
    } else {  // only writing can lack characters
      converter.process(batch, processed);
      reports += processed.reports;
    }
  }
  example.rename_in(reports);
  other.rename_in(reports);
  return reports;
}

/// The one report of that code: its line, and the lines behind it.
std::string report_of(const Description& description, cli::Language language) {
  std::string found;
  bool belongs = false;
  for (const std::string& line : testdata::split(reports_of(description, language), '\n')) {
    if (line.starts_with("example.")) {
      belongs = found.empty() && line.find('[' + std::string(code_name(description.code)) + "]:") !=
                                     std::string::npos;
    }
    if (belongs) found += line + '\n';
  }
  return found;
}

constexpr const char* head_en = R"(# Findings

What zapis has to say about its input. Each finding has a code, which keeps its meaning for ever, and one of three
severities: an **error** makes the exit status 1, a **warning** does so with `--warnings-as-errors`, a **note** never does.
[cli.md](cli.md) describes how they are written, for people and as JSON. По-русски: [findings.ru.md](findings.ru.md).

This page is made from the table in `lib/findings/` and from running its examples.

| code | severity |
|---|---|
)";

constexpr const char* head_ru = R"(# Замечания

Что zapis говорит о прочитанном. У каждого замечания есть код, смысл которого не меняется никогда, и один из трёх
уровней: от **ошибки** (error) код завершения 1, от **предупреждения** (warning) — с `--warnings-as-errors`,
от **пояснения** (note) — никогда. In English: [findings.md](findings.md).

Эта страница создана по таблице в `lib/findings/` и запуском примеров.

| код | уровень |
|---|---|
)";

std::string findings_page(cli::Language language) {
  std::string page = language == cli::Language::ru ? head_ru : head_en;
  const auto severity = [](Code c) { return std::string(cli::severity_name(code_severity(c))); };
  for (int i = 0; i < code_count; ++i) {
    const auto c = static_cast<Code>(i);
    const std::string name(code_name(c));
    std::string link = "[`";
    link.append(name).append("`](#").append(name).append(")");
    page += row({link, severity(c)});
  }
  const std::vector<Description> all = descriptions();
  for (int i = 0; i < code_count; ++i) {
    const auto c = static_cast<Code>(i);
    page += "\n## " + std::string(code_name(c)) + "\n\n";
    const auto description =
        std::find_if(all.begin(), all.end(), [c](const Description& d) { return d.code == c; });
    INFO(code_name(c));
    CHECK(description != all.end());  // describe it above
    if (description == all.end()) continue;
    page += "*" + severity(c) + ".* " + std::string(cli::meaning(c, language)) + '\n';
    const std::string report = report_of(*description, language);
    INFO(reports_of(*description, language));
    CHECK_FALSE(report.empty());  // the example makes one
    page += "\n```text\n" + report + "```\n";
  }
  return page;
}

}  // namespace

TEST_CASE("the page of systems is that of the table") { check_page("systems.md", systems_page()); }

TEST_CASE("the page of findings describes each code and shows it") {
  check_page("findings.md", findings_page(cli::Language::en));
  check_page("findings.ru.md", findings_page(cli::Language::ru));
}
