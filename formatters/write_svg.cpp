#include "formatters/write_svg.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string_view>
#include <type_traits>

#include "formatters/piece_outlines.hpp"
#include "zapis/fen.hpp"

namespace zapis {
namespace {

// In units of the view box; a square is 100 wide.
constexpr int board_size = 800;
constexpr int top = 24;
constexpr int right = 64;  // room for the mark of the side to move

struct Theme {
  std::string_view page, light, dark, frame, text, tint_light, tint_dark, arrow;
};

// Light: the greys of print. Dark: no paper white but in the men.
constexpr Theme light_theme = {"#ffffff", "#ffffff", "#c8c8c8", "#111111",
                               "#111111", "#f7e7a1", "#dcc25a", "#1b7f4b"};
constexpr Theme dark_theme = {"#1d2127", "#b4bcc6", "#76828f", "#d6dce3",
                              "#d6dce3", "#d9cb84", "#a8964a", "#7ce3a9"};

constexpr std::array<std::array<std::string_view, role_count>, 2> names = {
    {{"", "wP", "wN", "wB", "wR", "wQ", "wK"}, {"", "bP", "bN", "bB", "bR", "bQ", "bK"}}};

void append(int number, std::string& out) { out += std::to_string(number); }

/// Two digits behind the point at most, whatever the locale.
void append(double number, std::string& out) {
  std::array<char, 32> digits{};
  const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                        std::chars_format::fixed, 2)
                              .ptr;
  std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
  text = text.substr(0, text.find_last_not_of('0') + 1);
  out += text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

template <typename Value>
void attribute(std::string_view name, Value value, std::string& out) {
  out += ' ';
  out += name;
  out += "=\"";
  if constexpr (std::is_arithmetic_v<Value>) {
    append(value, out);
  } else {
    out += value;
  }
  out += '"';
}

void rectangle(int x, int y, int width, int height, std::string& out) {
  out += "<rect";
  attribute("x", x, out);
  attribute("y", y, out);
  attribute("width", width, out);
  attribute("height", height, out);
}

bool is_dark(Square square) { return (file_of(square) + rank_of(square)) % 2 == 0; }

/// A man as a symbol to be used on many squares.
void define_man(Color color, Role role, std::string& out) {
  const PieceOutline& outline = piece_outline(role);
  const bool white = color == Color::white;
  out += "<g";
  attribute("id", names[static_cast<std::size_t>(color)][static_cast<std::size_t>(role)], out);
  attribute("fill", white ? "#ffffff" : "#111111", out);
  attribute("stroke", "#111111", out);
  attribute("stroke-width", 3.6, out);
  attribute("stroke-linejoin", "round", out);
  attribute("stroke-linecap", "round", out);
  out += "><path";
  attribute("d", outline.shape, out);
  out += "/>";
  const std::string_view lines = white ? outline.white_lines : outline.black_lines;
  if (!lines.empty()) {
    out += "<path fill=\"none\"";
    if (!white) {
      attribute("stroke", "#ffffff", out);
      attribute("stroke-width", 2.6, out);
    }
    attribute("d", lines, out);
    out += "/>";
  }
  out += "</g>\n";
}

}  // namespace

int SvgWriter::left() const { return options_.coordinates ? right : top; }
int SvgWriter::bottom() const { return options_.coordinates ? 68 : top; }
int SvgWriter::column(Square square) const {
  return options_.flip ? 7 - file_of(square) : file_of(square);
}
int SvgWriter::row(Square square) const {
  return options_.flip ? rank_of(square) : 7 - rank_of(square);
}

void SvgWriter::add_squares(const std::vector<Square>& squares, std::string_view fill) {
  if (squares.empty()) return;
  diagrams_ += "<path";
  attribute("fill", fill, diagrams_);
  diagrams_ += " d=\"";
  for (const Square square : squares) {
    diagrams_ += 'M';
    append(column(square) * 100, diagrams_);
    diagrams_ += ' ';
    append(row(square) * 100, diagrams_);
    diagrams_ += "h100v100h-100z";
  }
  diagrams_ += "\"/>\n";
}

void SvgWriter::add_board() {
  const Theme& theme = options_.dark ? dark_theme : light_theme;
  // Behind the squares, so that the frame lies outside of them.
  rectangle(-5, -5, board_size + 10, board_size + 10, diagrams_);
  attribute("fill", theme.frame, diagrams_);
  diagrams_ += "/>\n";
  rectangle(0, 0, board_size, board_size, diagrams_);
  attribute("fill", theme.light, diagrams_);
  diagrams_ += "/>\n";
  std::vector<Square> dark;
  for (int square = 0; square < 64; ++square) {
    if (is_dark(static_cast<Square>(square))) dark.push_back(static_cast<Square>(square));
  }
  add_squares(dark, theme.dark);
  if (!options_.last_move) return;
  for (const Square square : {options_.last_move->from, options_.last_move->to})
    add_squares({square}, is_dark(square) ? theme.tint_dark : theme.tint_light);
}

void SvgWriter::add_coordinates() {
  const Theme& theme = options_.dark ? dark_theme : light_theme;
  diagrams_ += "<g";
  attribute("fill", theme.text, diagrams_);
  diagrams_ +=
      " font-family=\"Georgia, 'DejaVu Serif', serif\" font-size=\"34\""
      " text-anchor=\"middle\">\n";
  for (int i = 0; i < 8; ++i) {
    const int number = options_.flip ? i : 7 - i;
    diagrams_ += "<text x=\"-34\"";
    attribute("y", i * 100 + 62, diagrams_);
    diagrams_ += '>';
    diagrams_ += static_cast<char>('1' + number);
    diagrams_ += "</text><text y=\"846\"";
    attribute("x", i * 100 + 50, diagrams_);
    diagrams_ += '>';
    diagrams_ += static_cast<char>('a' + (7 - number));
    diagrams_ += "</text>\n";
  }
  diagrams_ += "</g>\n";
}

/// A small square beside the board, on the side of the player to move and in his colour.
void SvgWriter::add_turn(Color turn) {
  const Theme& theme = options_.dark ? dark_theme : light_theme;
  const bool below = (turn == Color::white) != options_.flip;
  rectangle(board_size + 22, below ? board_size - 28 : 0, 28, 28, diagrams_);
  attribute("fill", turn == Color::white ? "#ffffff" : "#111111", diagrams_);
  attribute("stroke", theme.frame, diagrams_);
  diagrams_ += " stroke-width=\"4\"/>\n";
}

void SvgWriter::add_men(const Position& position) {
  for (int i = 0; i < 64; ++i) {
    const auto square = static_cast<Square>(i);
    const Role role = position.role_at(square);
    if (role == Role::none) continue;
    const std::size_t color = (position.of(Color::white) & bit(square)) != 0 ? 0 : 1;
    used_[color][static_cast<std::size_t>(role)] = true;
    diagrams_ += "<use href=\"#";
    diagrams_ += names[color][static_cast<std::size_t>(role)];
    diagrams_ += '"';
    attribute("x", column(square) * 100, diagrams_);
    attribute("y", row(square) * 100, diagrams_);
    diagrams_ += "/>\n";
  }
}

void SvgWriter::add_arrow(const Arrow& arrow) {
  const Theme& theme = options_.dark ? dark_theme : light_theme;
  const int x = column(arrow.from) * 100 + 50;
  const int y = row(arrow.from) * 100 + 50;
  if (arrow.from == arrow.to) {
    diagrams_ += R"(<circle r="44" fill="none" stroke-width="7" opacity="0.8")";
    attribute("cx", x, diagrams_);
    attribute("cy", y, diagrams_);
    attribute("stroke", theme.arrow, diagrams_);
    diagrams_ += "/>\n";
    return;
  }
  const double dx = (column(arrow.to) - column(arrow.from)) * 100;
  const double dy = (row(arrow.to) - row(arrow.from)) * 100;
  // Drawn along the x axis from the middle of one square into that of the other, then turned.
  const double length = std::hypot(dx, dy) - 12;
  const double neck = length - 40;
  diagrams_ += "<path opacity=\"0.8\"";
  attribute("fill", theme.arrow, diagrams_);
  diagrams_ += " transform=\"translate(";
  append(x, diagrams_);
  diagrams_ += ' ';
  append(y, diagrams_);
  diagrams_ += ") rotate(";
  append(std::atan2(dy, dx) * 180 / std::numbers::pi, diagrams_);
  diagrams_ += ")\" d=\"M36 -8H";
  append(neck, diagrams_);
  diagrams_ += "V-26L";
  append(length, diagrams_);
  diagrams_ += " 0L";
  append(neck, diagrams_);
  diagrams_ += " 26V8H36Z\"/>\n";
}

void SvgWriter::add(const Position& position, const std::vector<Arrow>& arrows) {
  const int height = top + board_size + bottom();
  diagrams_ += "<g transform=\"translate(";
  append(left(), diagrams_);
  diagrams_ += ' ';
  append(count_++ * height + top, diagrams_);
  diagrams_ += ")\">\n<title>";
  write_fen(position, FenStyle::x_fen, diagrams_);
  diagrams_ += "</title>\n";
  add_board();
  if (options_.coordinates) add_coordinates();
  add_turn(position.turn());
  add_men(position);
  for (const Arrow& arrow : options_.arrows) add_arrow(arrow);
  for (const Arrow& arrow : arrows) add_arrow(arrow);
  diagrams_ += "</g>\n";
}

void SvgWriter::define_men(std::string& out) const {
  out += "<defs>\n";
  for (const Color color : {Color::white, Color::black}) {
    const auto& used = used_[static_cast<std::size_t>(color)];
    for (std::size_t role = 0; role < used.size(); ++role) {
      if (used[role]) define_man(color, static_cast<Role>(role), out);
    }
  }
  out += "</defs>\n";
}

void SvgWriter::finish(std::string& out) const {
  const int width = left() + board_size + right;
  const int height = count_ * (top + board_size + bottom());
  out += R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )";
  append(width, out);
  out += ' ';
  append(height, out);
  out += '"';
  const auto measure = [&](std::string_view name, double value) {
    std::string text;
    append(value, text);
    attribute(name, text + options_.unit, out);
  };
  measure("width", options_.width);
  measure("height", options_.width * height / width);
  out += ">\n";
  define_men(out);
  rectangle(0, 0, width, height, out);
  attribute("fill", options_.dark ? dark_theme.page : light_theme.page, out);
  out += "/>\n";
  out += diagrams_;
  out += "</svg>\n";
}

}  // namespace zapis
