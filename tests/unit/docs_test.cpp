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

/// What a code means, and a text that makes one.
struct Description {
  Code code;
  const char* meaning;
  std::string example;
  const char* output_encoding = "";
};

std::vector<Description> descriptions() {
  using namespace std::string_literals;
  const auto from = [](const char* fen, const char* moves) {
    return "[FEN \"" + std::string(fen) + "\"]\n\n" + moves + '\n';
  };
  return {
      {Code::illegal_move,
       "The move is written well, but can't be played; the sentence says why. The line ends there: "
       "the rest of it is kept as it was written.",
       "1. e4 e5 2. Nf6 *\n"},
      {Code::ambiguous_move,
       "Several men can play the move, and nothing says which. None is chosen.",
       from("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "1. Rd1 *")},
      {Code::unreadable_move,
       "A word stands in a move's place that no grammar reads; with `--strict`, a move that is not "
       "written exactly as its notation demands.",
       "1. e4 Nf66 *\n"},
      {Code::missing_promotion, "A pawn reaches the last rank, and the new piece is not named.",
       from("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "1. e8 *")},
      {Code::null_move_in_check, "A null move while the king stands in check.",
       "1. e4 d5 2. Bb5+ -- *\n"},
      {Code::unsupported_variant, "The Variant tag names another game than chess and Chess960.",
       "[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 *\n"},
      {Code::unterminated_comment,
       "A brace comment has no end. It ends with the file, or before the next game's tags.",
       "1. e4 {The king's pawn e5 *\n"},
      {Code::unterminated_variation, "A variation has no closing bracket. It ends with its game.",
       "1. e4 (1. d4 d5 1-0\n"},
      {Code::unterminated_tag,
       "A tag lacks its quotation mark or bracket. Its value ends with the line.",
       "[Event \"Wien\n\n1. e4 *\n"},
      {Code::bad_fen, "The FEN tag can't be read. The moves are kept as they were written.",
       from("8/8/8 w", "1. e4 *")},
      {Code::impossible_position,
       "The FEN tag sets up a position from which nothing can be played: kings, pawns on the last "
       "ranks, the side that has moved in check.",
       from("8/8/8/8/8/8/8/K7 w - - 0 1", "1. Ka2 *")},
      {Code::wrong_check_mark,
       "The mark of check, double check or mate is not true; or a check has none in a game that "
       "marks others.",
       "1. e4+ e5 *\n"},
      {Code::wrong_capture_mark,
       "A capture sign on a quiet move, a hyphen on a capture, or `e.p.` on a capture that is "
       "none.",
       "1. Nxf3 d5 *\n"},
      {Code::needless_qualifier, "A short move names its origin where no other man could play it.",
       "1. Ngf3 d5 *\n"},
      {Code::wrong_move_number,
       "The number is not that of the move. A count that goes on wrongly is reported once.",
       "1. e4 e5 3. Nf3 *\n"},
      {Code::castling_as_king_move,
       "Castling is written as a move of the king, to his goal or to his rook.",
       "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Kg1 *\n"},
      {Code::lower_case_piece, "A small letter stands for a piece, because no pawn can do it.",
       "1. nf3 d5 *\n"},
      {Code::homoglyph,
       "Letters of another alphabet that look like those meant, as the Cyrillic `с` in `Nс6`.",
       "1. e4 Nс6 *\n"},
      {Code::null_move,
       "A null move in the main line. In variations it is a common way of speaking.",
       "1. e4 -- 2. d4 *\n"},
      {Code::unknown_glyph,
       "A sign that is neither a move nor a known annotation glyph, kept as a comment.",
       "1. e4 ¤ e5 *\n"},
      {Code::stray_text, "Words that belong to no move, kept as a comment.",
       "1. e4 with the idea 1... e5 *\n"},
      {Code::nested_comment,
       "A comment holds a pair of braces. It is taken whole, though PGN comments do not nest.",
       "1. e4 {a {b} c} e5 *\n"},
      {Code::unescaped_quote, "A quotation mark inside a tag's value lacks its backslash.",
       "[Event \"The \"Best\" Open\"]\n\n1. e4 *\n"},
      {Code::duplicate_tag, "A tag is given twice. Both are kept, the first counts.",
       "[White \"a\"]\n[White \"b\"]\n\n1. e4 *\n"},
      {Code::ambiguous_language,
       "Two languages read the game to its end, and differently. The more widespread is taken; "
       "`--from` decides.",
       "1. e4 e5 2. Ve2 Ve7 *\n"},
      {Code::encoding_guessed,
       "The input is in an 8-bit encoding, which it can't say by itself. The sentence names the "
       "one that was found; `--encoding` decides.",
       "[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\n\n1. e4 e5 2. \xCA"
       "f3 \xCA"
       "c6 *\n"},
      {Code::invalid_bytes,
       "Bytes that are not UTF-8 in a text that is, read as windows-1252; or a NUL byte, skipped.",
       "[White \"M\xFCller\"]\n[Black \"Петров\"]\n\n1. e4 *\n"},
      {Code::unencodable_text,
       "The output encoding lacks some characters. They are written in another way.",
       "[White \"Рети\"]\n\n1. e4 *\n", "ISO-8859-1"},
      {Code::mojibake, "Text was decoded wrongly and saved again. `--fix-mojibake` puts it right.",
       "[Site \"РњРѕСЃРєРІР°\"]\n\n1. e4 *\n"},
      {Code::html_entity, "HTML entities in the movetext, decoded.", "1. e4&nbsp;e5 2. Nf3 *\n"},
      {Code::invisible_character, "Characters that print nothing, left out.", "1. e\u200B4 e5 *\n"},
      {Code::bad_castling_flag,
       "The FEN names a right to castle that king and rooks do not bear out; it is left out.",
       from("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "1. O-O *")},
      {Code::setup_tag, "A FEN wants `SetUp \"1\"` beside it. It is believed without.",
       "[SetUp \"0\"]\n" + from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O *")},
      {Code::missing_result, "No result stands behind the moves. The tag's is taken, or none.",
       "1. e4 e5\n"},
      {Code::result_mismatch,
       "The marker behind the moves and the Result tag differ. The marker is believed.",
       "[Result \"1-0\"]\n\n1. e4 e5 0-1\n"},
      {Code::result_contradicts_board,
       "Mate or stalemate stands on the board, and the result says otherwise.",
       "1. f3 e5 2. g4 Qh4# 1-0\n"},
      {Code::result_read_as_forfeit,
       "A last `0-0` is a double forfeit, for the Result tag says so, and no castling.",
       "[Result \"0-0\"]\n\n1. e4 e5 0-0\n"},
      {Code::king_to_centre,
       "Electronic boards want the kings in the centre when a game is over. Such moves are left "
       "out.",
       "1. e4 e5 2. Ke4 Kd5 1-0\n"},
      {Code::checkmate, "The main line ends in mate.", "1. f3 e5 2. g4 Qh4# 0-1\n"},
      {Code::stalemate, "The main line ends in stalemate.",
       from("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "1. Qc7 1/2-1/2")},
      {Code::dead_position,
       "With these men no series of moves leads to mate: bare kings, one knight, or bishops on "
       "squares of one colour.",
       from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "1. Kxe2 1/2-1/2")},
      {Code::threefold_repetition,
       "The position stands for the third time, with the same rights to castle and to take en "
       "passant. Said once, where a claim was first possible.",
       "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n"},
      {Code::fivefold_repetition,
       "The position stands for the fifth time; by the FIDE Laws the game is over.",
       "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 "
       "1/2-1/2\n"},
      {Code::fifty_moves,
       "Fifty moves of each side without capture or pawn move; a draw may be claimed. "
       "`--rules ussr` waits for seventy-five in five balances of men.",
       from("4k3/8/8/8/8/8/8/R3K3 w - - 99 60", "1. Ra2 1/2-1/2")},
      {Code::seventy_five_moves,
       "Seventy-five moves of each side without capture or pawn move; by the FIDE Laws the game is "
       "over.",
       from("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "1. Ra2 1/2-1/2")},
  };
}

/// The reports of a text, named example.pgn.
std::string reports_of(const Description& description) {
  std::string path = (std::filesystem::temp_directory_path() / "zapis-docs-XXXXXX").string();
  const int descriptor = ::mkstemp(path.data());
  REQUIRE(descriptor >= 0);
  ::close(descriptor);
  std::ofstream(path, std::ios::binary) << description.example;
  cli::ConvertOptions options;
  options.to = find_system("san").value();
  options.output_encoding = description.output_encoding;
  cli::Input input(path);
  cli::TextSource source(input, "");
  cli::BatchReader reader(source);
  cli::Converter converter(options);
  const cli::CheckOptions check_options;
  cli::Checker checker(check_options);
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
  std::filesystem::remove(path);
  for (std::size_t at = reports.find(path); at != std::string::npos; at = reports.find(path)) {
    reports.replace(at, path.size(), "example.pgn");
  }
  return reports;
}

/// The one report of that code: its line, and the lines behind it.
std::string report_of(const Description& description) {
  std::string found;
  bool belongs = false;
  for (const std::string& line : testdata::split(reports_of(description), '\n')) {
    if (line.starts_with("example.pgn:")) {
      belongs = found.empty() && line.find('[' + std::string(code_name(description.code)) + "]:") !=
                                     std::string::npos;
    }
    if (belongs) found += line + '\n';
  }
  return found;
}

std::string findings_page() {
  std::string page = R"(# Findings

What zapis has to say about its input. Each finding has a code, which keeps its meaning for ever, and one of three
severities: an **error** makes the exit status 1, a **warning** does so with `--warnings-as-errors`, a **note** never does.
[cli.md](cli.md) describes how they are written, for people and as JSON.

This page is made from the table in `lib/findings/` and from running its examples.

| code | severity |
|---|---|
)";
  const auto severity = [](Code c) { return std::string(cli::severity_name(code_severity(c))); };
  for (int i = 0; i < code_count; ++i) {
    const auto c = static_cast<Code>(i);
    const std::string name(code_name(c));
    std::string link = "[`";
    link.append(name).append("`](#").append(name).append(")");
    page += row({link, severity(c)});
  }
  for (int i = 0; i < code_count; ++i) {
    const auto c = static_cast<Code>(i);
    page += "\n## " + std::string(code_name(c)) + "\n\n";
    const std::vector<Description> all = descriptions();
    const auto description =
        std::find_if(all.begin(), all.end(), [c](const Description& d) { return d.code == c; });
    INFO(code_name(c));
    CHECK(description != all.end());  // describe it above
    if (description == all.end()) continue;
    page += "*" + severity(c) + ".* " + description->meaning + '\n';
    const std::string report = report_of(*description);
    INFO(reports_of(*description));
    CHECK_FALSE(report.empty());  // the example makes one
    page += "\n```text\n" + report + "```\n";
  }
  return page;
}

}  // namespace

TEST_CASE("the page of systems is that of the table") { check_page("systems.md", systems_page()); }

TEST_CASE("the page of findings describes each code and shows it") {
  check_page("findings.md", findings_page());
}
