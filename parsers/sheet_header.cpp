#include "parsers/sheet_header.hpp"

#include <algorithm>
#include <array>

#include "lib/systems/headings.hpp"
#include "lib/text/letter_case.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/phrase.hpp"

namespace zapis {
namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_ascii_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_ascii_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// The next word of a line: up to a blank; the line loses it.
std::string_view take_word(std::string_view& line) {
  line = trim(line);
  std::size_t i = 0;
  while (i < line.size() && !is_ascii_blank(line[i])) ++i;
  const std::string_view word = line.substr(0, i);
  line.remove_prefix(i);
  return word;
}

bool holds_square(std::string_view word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    const Coordinate file = match_file(word.substr(i));
    if (file.length == 0) continue;
    const Coordinate rank = match_rank(word.substr(i + file.length));
    if (rank.length != 0 && !rank.look_alike) return true;
  }
  return false;
}

struct Key {
  std::string_view word;  // in lower case, ё as е
  std::string_view tag;
};

// clang-format off
constexpr std::array keys = {
    Key{"турнир", "Event"}, Key{"соревнование", "Event"}, Key{"первенство", "Event"}, Key{"матч", "Event"},
    Key{"event", "Event"}, Key{"tournament", "Event"}, Key{"turnier", "Event"}, Key{"match", "Event"},
    Key{"место", "Site"}, Key{"город", "Site"}, Key{"site", "Site"}, Key{"place", "Site"}, Key{"ort", "Site"},
    Key{"дата", "Date"}, Key{"год", "Date"}, Key{"date", "Date"}, Key{"datum", "Date"},
    Key{"тур", "Round"}, Key{"круг", "Round"}, Key{"партия №", "Round"}, Key{"round", "Round"}, Key{"runde", "Round"},
    Key{"доска", "Board"}, Key{"стол", "Board"}, Key{"board", "Board"}, Key{"brett", "Board"},
    Key{"результат", "Result"}, Key{"итог", "Result"}, Key{"result", "Result"}, Key{"ergebnis", "Result"},
    Key{"дебют", "Opening"}, Key{"начало", "Opening"}, Key{"opening", "Opening"}, Key{"eröffnung", "Opening"},
    Key{"контроль", "TimeControl"}, Key{"контроль времени", "TimeControl"}, Key{"time control", "TimeControl"},
    Key{"судья", "Arbiter"}, Key{"арбитр", "Arbiter"}, Key{"arbiter", "Arbiter"},
    Key{"комментатор", "Annotator"}, Key{"примечания", "Annotator"}, Key{"annotator", "Annotator"},
    Key{"eco", "ECO"}};
// clang-format on

/// Lower case, with е for ё.
std::string plain(std::string_view text) {
  std::string lower = to_lower(text);
  for (std::size_t at = lower.find("ё"); at != std::string::npos; at = lower.find("ё", at))
    lower.replace(at, 2, "е");
  return lower;
}

bool is_number(std::string_view text, std::size_t digits) {
  return text.size() == digits && std::all_of(text.begin(), text.end(), is_digit);
}

}  // namespace

bool is_sheet_header(std::string_view line) {
  line = trim(line);
  if (line.starts_with('#')) return true;
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  constexpr std::size_t shortest_word = 3;
  const char c = word.empty() ? '1' : word.front();
  const bool begins_with_letter = is_ascii_letter(c) || (!is_ascii(c) && continues_word(word));
  return begins_with_letter && count_code_points(word) >= shortest_word && !holds_square(word) &&
         word.find_first_of("-+#=0123456789()[]{}$") == std::string_view::npos;
}

SheetHeader read_sheet_header(std::string_view line) {
  SheetHeader header;
  line = trim(line);
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) {
    std::string_view rest = line;
    const std::string_view white = take_word(rest);
    const std::string_view black = take_word(rest);
    header.column_titles =
        trim(rest).empty() && is_heading(white, Color::white) && is_heading(black, Color::black);
    return header;
  }
  const std::string_view key_text = trim(line.substr(0, colon));
  header.value = trim(line.substr(colon + 1));
  if (is_heading(key_text, Color::white)) {
    header.tag = "White";
  } else if (is_heading(key_text, Color::black)) {
    header.tag = "Black";
  } else {
    const std::string key = plain(key_text);
    for (const Key& row : keys) {
      if (row.word == key) header.tag = row.tag;
    }
  }
  return header;
}

std::string pgn_date(std::string_view text) {
  std::array<std::string_view, 3> parts;
  std::size_t count = 0;
  std::string_view rest = text;
  while (!rest.empty() && count < parts.size()) {
    const std::size_t end = std::min(rest.find_first_of("./-"), rest.size());
    parts[count++] = rest.substr(0, end);
    rest.remove_prefix(std::min(rest.size(), end + 1));
  }
  const auto two = [](std::string_view part) {
    return part.size() == 1 ? "0" + std::string(part) : std::string(part);
  };
  if (count == 1 && is_number(parts[0], 4)) return std::string(parts[0]) + ".??.??";
  if (count != 3 || !rest.empty()) return std::string(text);
  const auto is_short = [](std::string_view part) {
    return is_number(part, 1) || is_number(part, 2);
  };
  if (is_number(parts[2], 4) && is_short(parts[0]) && is_short(parts[1])) {
    return std::string(parts[2]) + '.' + two(parts[1]) + '.' + two(parts[0]);
  }
  return std::string(text);
}

std::size_t match_result_words(std::string_view text, Result& result) {
  using Phrase = Phrase<Result>;
  // clang-format off
  constexpr std::array phrases = {
      Phrase{"ничья", Result::draw}, Phrase{"вечный шах", Result::draw}, Phrase{"пат", Result::draw},
      Phrase{"белые сдались", Result::black_wins}, Phrase{"белые просрочили время", Result::black_wins},
      Phrase{"белые выиграли", Result::white_wins}, Phrase{"чёрные сдались", Result::white_wins},
      Phrase{"черные сдались", Result::white_wins}, Phrase{"чёрные просрочили время", Result::white_wins},
      Phrase{"черные просрочили время", Result::white_wins}, Phrase{"чёрные выиграли", Result::black_wins},
      Phrase{"черные выиграли", Result::black_wins}, Phrase{"draw agreed", Result::draw}, Phrase{"draw", Result::draw},
      Phrase{"drawn", Result::draw}, Phrase{"stalemate", Result::draw}, Phrase{"remis", Result::draw},
      Phrase{"white resigns", Result::black_wins}, Phrase{"white resigned", Result::black_wins},
      Phrase{"black resigns", Result::white_wins}, Phrase{"black resigned", Result::white_wins},
      Phrase{"white wins", Result::white_wins}, Phrase{"black wins", Result::black_wins},
      Phrase{"weiß gibt auf", Result::black_wins}, Phrase{"schwarz gibt auf", Result::white_wins}};
  // clang-format on
  const auto* const found = match_phrase(text, phrases);
  if (found == nullptr) return 0;
  result = found->value;
  return found->words.size();
}

}  // namespace zapis
