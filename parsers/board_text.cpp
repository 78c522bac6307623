#include "parsers/board_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/position_words.hpp"

namespace zapis {
namespace {

constexpr std::size_t side = 8;

struct BoardMan {
  Role role = Role::none;
  Color color = Color::white;
  bool figurine = false;
};

/// What a line of a board is.
struct Line {
  enum class Kind : std::uint8_t {
    blank,
    rank,
    files,  ///< the letters below or above the board
    frame,
    other
  };
  Kind kind = Kind::other;
  bool figurines = false;
  bool maybe_frame = false;  ///< a rank of dashes alone may be one
  std::array<BoardMan, side> men{};
  int number = -1;          ///< a rank's, where it is written
  bool descending = false;  ///< files from h to a
};

std::optional<BoardMan> man_of(char32_t c) {
  constexpr std::u32string_view letters = U".PNBRQK";
  constexpr std::u32string_view figures = U".♟♞♝♜♛♚♙♘♗♖♕♔";
  if (const std::size_t i = letters.find(c, 1); i != std::u32string_view::npos)
    return BoardMan{static_cast<Role>(i), Color::white, false};
  if (c >= 'a' && c <= 'z') {
    if (const std::size_t i = letters.find(c - U'a' + U'A', 1); i != std::u32string_view::npos)
      return BoardMan{static_cast<Role>(i), Color::black, false};
  }
  if (const std::size_t i = figures.find(c, 1); i != std::u32string_view::npos) {
    constexpr std::size_t kinds = 6;
    return BoardMan{static_cast<Role>((i - 1) % kinds + 1), i > kinds ? Color::white : Color::black,
                    true};
  }
  return std::nullopt;
}

bool is_empty_sign(char32_t c) {
  return std::u32string_view(U".-+*·•_:#□■▢▣▪▫░▒▓⬜⬛◻◼–—∙").find(c) != std::u32string_view::npos;
}

bool is_bar(char32_t c) {
  return std::u32string_view(U"|│┃║¦").find(c) != std::u32string_view::npos;
}

bool is_frame_sign(char32_t c) {
  return (c >= 0x2500 && c <= 0x257F) ||
         std::u32string_view(U"+-=_|").find(c) != std::u32string_view::npos;
}

bool is_variation_selector(char32_t c) { return c == 0xFE0E || c == 0xFE0F; }

/// Can the sign stand in a board at all?
bool is_board_sign(char32_t c) {
  const char32_t lower = c | 0x20U;
  return (c >= U'1' && c <= U'8') || (lower >= U'a' && lower <= U'h') || man_of(c) ||
         is_empty_sign(c) || is_frame_sign(c) || is_bar(c);
}

/// The signs of a line: blanks gone, but one for each empty cell between bars.
using Signs = std::vector<char32_t>;

/// The longest line of a board, in bytes: a frame with room around the squares.
constexpr std::size_t longest_line = 200;

bool read_signs(std::string_view line, Signs& signs) {
  if (line.size() > longest_line) return false;
  std::size_t bars = 0;
  std::vector<std::size_t> after_bar;  // how many signs stood before each bar
  while (!line.empty()) {
    if (const std::size_t blank = match_blank(line); blank != 0) {
      line.remove_prefix(blank);
      continue;
    }
    const CodePoint point = decode_utf8(line);
    line.remove_prefix(point.length);
    if (is_variation_selector(point.value)) continue;
    if (!is_board_sign(point.value)) return false;
    if (!is_bar(point.value)) {
      signs.push_back(point.value);
      continue;
    }
    ++bars;
    after_bar.push_back(signs.size());
  }
  // Bars around every square: what has nothing in it is empty.
  if (bars < side - 1) return true;
  const bool open = bars == side - 1;  // none before the first square or behind the last
  Signs filled(signs.begin(), signs.begin() + static_cast<std::ptrdiff_t>(after_bar.front()));
  if (open && filled.empty()) filled.push_back(U'.');
  for (std::size_t i = 0; i + 1 < after_bar.size(); ++i) {
    if (after_bar[i] == after_bar[i + 1]) filled.push_back(U'.');
    for (std::size_t k = after_bar[i]; k < after_bar[i + 1]; ++k) filled.push_back(signs[k]);
  }
  filled.insert(filled.end(), signs.begin() + static_cast<std::ptrdiff_t>(after_bar.back()),
                signs.end());
  if (open && after_bar.back() == signs.size()) filled.push_back(U'.');
  signs = std::move(filled);
  return true;
}

/// Fills the eight squares of a rank; false: these are not eight squares.
bool read_squares(const char32_t* first, const char32_t* last, Line& line) {
  std::size_t file = 0;
  bool dashes = true;
  for (; first != last; ++first) {
    std::size_t run = 1;
    BoardMan man;
    if (const std::optional<BoardMan> found = man_of(*first)) {
      man = *found;
      line.figurines = line.figurines || man.figurine;
      dashes = false;
    } else if (*first >= U'1' && *first <= U'8') {
      run = *first - U'0';
      dashes = false;
    } else if (!is_empty_sign(*first)) {
      return false;
    } else {
      dashes = dashes && is_frame_sign(*first);
    }
    if (file + run > side) return false;
    for (; run > 0; --run) line.men[file++] = man;
  }
  line.maybe_frame = dashes;
  return file == side;
}

bool is_files(const Signs& signs, bool& descending) {
  if (signs.size() != side) return false;
  const auto letter = [&](std::size_t i) { return signs[i] | 0x20U; };
  descending = letter(0) == U'h';
  for (std::size_t i = 0; i < side; ++i) {
    if (letter(i) != U'a' + (descending ? side - 1 - i : i)) return false;
  }
  return true;
}

bool is_rank_number(char32_t c) { return c >= U'1' && c <= U'8'; }

/// A rank with its number before it, behind it, on both sides or nowhere.
bool read_rank(const Signs& signs, Line& line) {
  const char32_t* const first = signs.data();
  const char32_t* const last = first + signs.size();
  if (read_squares(first, last, line)) return true;
  if (signs.size() < 2) return false;
  const bool before = is_rank_number(signs.front());
  const bool behind = is_rank_number(signs.back());
  if (before && read_squares(first + 1, last, line)) {
    line.number = static_cast<int>(signs.front() - U'1');
    return true;
  }
  if (behind && read_squares(first, last - 1, line)) {
    line.number = static_cast<int>(signs.back() - U'1');
    return true;
  }
  if (before && signs.front() == signs.back() && read_squares(first + 1, last - 1, line)) {
    line.number = static_cast<int>(signs.front() - U'1');
    return true;
  }
  return false;
}

Line read_line(std::string_view text) {
  Line line;
  Signs signs;
  if (!read_signs(text, signs)) return line;
  if (std::all_of(signs.begin(), signs.end(), is_frame_sign)) {
    line.kind = Line::Kind::frame;
    if (signs.empty() && text.find('|') == std::string_view::npos) line.kind = Line::Kind::blank;
  }
  if (is_files(signs, line.descending)) {
    line.kind = Line::Kind::files;
  } else if (read_rank(signs, line)) {
    line.kind = Line::Kind::rank;
  }
  return line;
}

std::size_t line_size(std::string_view text) {
  return std::min(text.find('\n'), text.size() - 1) + 1;
}

struct Row {
  Line line;
  std::size_t offset = 0, length = 0;
};

/// The lines of the board that the text opens with.
struct Layout {
  std::vector<Row> ranks;
  std::optional<bool> descending;  ///< as the files' letters say
  PositionWords words;
  std::size_t size = 0;
};

std::size_t sure_ranks(const std::vector<Row>& ranks) {
  return static_cast<std::size_t>(std::count_if(
      ranks.begin(), ranks.end(), [](const Row& row) { return !row.line.maybe_frame; }));
}

Layout read_layout(std::string_view text) {
  Layout layout;
  constexpr std::size_t most_rows = 2 * side + 2;  // each rank between lines that may be frames
  std::size_t at = 0;
  while (at < text.size() && layout.ranks.size() < most_rows) {
    const std::size_t size = line_size(text.substr(at));
    const std::string_view words = text.substr(at, size);
    const Line line = read_line(words);
    const bool whole = sure_ranks(layout.ranks) >= side;
    const bool maybe_whole = layout.ranks.size() >= side;
    const bool after_blank = maybe_whole && layout.size < at;
    if (line.kind == Line::Kind::blank) {
      if (after_blank || layout.ranks.empty()) break;
      at += size;
      continue;
    }
    if (after_blank && line.kind != Line::Kind::other) break;
    if (line.kind == Line::Kind::other) {
      if (layout.ranks.empty() || !read_words_line(words, at, layout.words)) break;
    } else if (line.kind == Line::Kind::files) {
      // A second line of files, or one over ranks, belongs to the next board.
      layout.descending = line.descending;
    } else if (line.kind == Line::Kind::rank) {
      if (whole && !line.maybe_frame) break;
      layout.ranks.push_back({line, at, size});
    }
    at += size;
    layout.size = at;
  }
  // Rows of dashes are ranks only where the others are not enough: a frame's first.
  std::vector<Row>& ranks = layout.ranks;
  if (ranks.size() > side && ranks.front().line.maybe_frame) ranks.erase(ranks.begin());
  if (ranks.size() > side && ranks.back().line.maybe_frame) ranks.pop_back();
  if (ranks.size() > side)
    std::erase_if(ranks, [](const Row& row) { return row.line.maybe_frame; });
  return layout;
}

}  // namespace

std::size_t measure_board(std::string_view text) {
  if (text.empty() || read_line(text.substr(0, line_size(text))).kind == Line::Kind::other)
    return 0;
  const Layout layout = read_layout(text);
  return sure_ranks(layout.ranks) >= 2 || layout.ranks.size() == side ? layout.size : 0;
}

bool read_board_text(std::string_view text, PositionText& board, Findings& findings) {
  const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
  const Layout layout = read_layout(text);
  if (layout.ranks.size() != side || layout.size < end) {
    const std::size_t place = layout.size < end ? layout.size : 0;  // where it stopped, or all
    findings.push_back(make_finding(Code::bad_fen, static_cast<std::uint32_t>(place),
                                    static_cast<std::uint32_t>(end - place)));
    findings.back().detail = "board";
    return false;
  }
  // The numbers of the ranks and the letters of the files say which side is below; where only one
  // of the two is there, the board was turned as a whole.
  std::optional<bool> ascending;
  for (std::size_t i = 0; i < side; ++i) {
    if (layout.ranks[i].line.number < 0) continue;
    if (layout.ranks[i].line.number == static_cast<int>(i)) ascending = true;
    if (layout.ranks[i].line.number == static_cast<int>(side - 1 - i)) ascending = false;
  }
  const bool flip_ranks = ascending.value_or(layout.descending.value_or(false));
  const bool flip_files = layout.descending.value_or(flip_ranks);
  for (std::size_t i = 0; i < side; ++i) {
    for (std::size_t k = 0; k < side; ++k) {
      const BoardMan man = layout.ranks[i].line.men[k];
      if (man.role == Role::none) continue;
      const std::size_t file = flip_files ? side - 1 - k : k;
      const std::size_t rank = flip_ranks ? i : side - 1 - i;
      board.position.put(square_at(static_cast<int>(file), static_cast<int>(rank)), man.color,
                         man.role);
    }
  }
  board.words = layout.words;
  board.figurines = std::any_of(layout.ranks.begin(), layout.ranks.end(),
                                [](const Row& row) { return row.line.figurines; });
  return true;
}

}  // namespace zapis
