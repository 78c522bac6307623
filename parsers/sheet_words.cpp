#include "parsers/sheet_words.hpp"

#include <algorithm>
#include <array>

#include "lib/systems/headings.hpp"
#include "lib/text/letter_case.hpp"
#include "parsers/move_signs.hpp"
#include "parsers/phrase.hpp"

namespace zapis {
namespace {

/// Words for one tag, in lower case with е for ё, bars between.
struct Key {
  std::string_view tag;
  std::string_view words;
};

// clang-format off
constexpr std::array keys = {
    Key{"Event", "турнир|соревнование|первенство|матч|турнір|event|tournament|match|turnier|tournoi|torneo|torneio|"
                 "turniej|turnaj|verseny|toernooi|turnering|turnaus|turneu|turnir|turnuva"},
    Key{"Site", "место|город|місце|място|site|place|ort|lieu|lugar|luogo|local|miejsce|místo|miesto|hely|helyszín|"
                "plaats|plats|sted|mjesto"},
    Key{"Date", "дата|год|date|datum|fecha|data|dátum|dato"},
    Key{"Round", "тур|круг|партия №|round|runde|ronde|ronda|turno|rodada|runda|kolo|forduló|rond"},
    Key{"Board", "доска|стол|дошка|дъска|board|brett|échiquier|tablero|scacchiera|tabuleiro|szachownica|šachovnice|tábla|bord"},
    Key{"Result", "результат|итог|резултат|result|ergebnis|résultat|resultado|risultato|wynik|výsledek|výsledok|"
                  "eredmény|uitslag|resultat|rezultat"},
    Key{"Opening", "дебют|начало|opening|eröffnung|ouverture|apertura|abertura|debiut|zahájení|megnyitás"},
    Key{"TimeControl", "контроль|контроль времени|time control|bedenkzeit|cadence"},
    Key{"Arbiter", "судья|арбитр|arbiter|schiedsrichter|arbitre|árbitro|arbitro|sędzia|rozhodčí"},
    Key{"Annotator", "комментатор|примечания|annotator"},
    Key{"ECO", "eco"}};

/// From January on: in English, German, French and Russian, short forms too.
constexpr std::array<std::string_view, 12> months = {
    "january|jan|januar|jänner|janvier|января|январь", "february|feb|februar|février|февраля|февраль",
    "march|mar|märz|mars|марта|март", "april|apr|avril|апреля|апрель", "may|mai|мая|май", "june|jun|juni|juin|июня|июнь",
    "july|jul|juli|juillet|июля|июль", "august|aug|août|августа|август", "september|sep|sept|septembre|сентября|сентябрь",
    "october|oct|oktober|okt|octobre|октября|октябрь", "november|nov|novembre|ноября|ноябрь",
    "december|dec|dezember|dez|décembre|декабря|декабрь"};
// clang-format on

/// Is `word` one of those between the bars?
bool is_among(std::string_view word, std::string_view cell) {
  while (!cell.empty()) {
    const std::size_t bar = std::min(cell.find('|'), cell.size());
    if (cell.substr(0, bar) == word) return true;
    cell.remove_prefix(std::min(cell.size(), bar + 1));
  }
  return false;
}

/// Lower case, with е for ё.
std::string plain(std::string_view text) {
  std::string lower = to_lower(text);
  for (std::size_t at = lower.find("ё"); at != std::string::npos; at = lower.find("ё", at))
    lower.replace(at, 2, "е");
  return lower;
}

bool is_year(std::string_view text) { return text.size() == 4 && is_number(text); }

/// A number from 1 to `most`, in one or two digits.
bool is_count(std::string_view text, int most) {
  if (text.size() > 2 || !is_number(text)) return false;
  int value = 0;
  for (const char c : text) value = value * 10 + (c - '0');
  return value >= 1 && value <= most;
}

bool is_day(std::string_view text) { return is_count(text, 31); }
bool is_month(std::string_view text) { return is_count(text, 12); }

/// At most so many parts of a date, in lower case; more of them: none.
constexpr std::size_t most_parts = 4;
struct DateParts {
  std::array<std::string, most_parts> words;
  std::size_t count = 0;
};

DateParts split_date(std::string_view text, std::string_view separators) {
  DateParts parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end != 0) {
      if (parts.count == most_parts) return {};
      parts.words[parts.count++] = to_lower(text.substr(0, end));
    }
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return parts;
}

std::string written_date(const std::string& year, const std::string& month,
                         const std::string& day) {
  const auto two = [](const std::string& part) { return part.size() == 1 ? '0' + part : part; };
  return year + '.' + two(month) + '.' + two(day);
}

/// "12 March 1957", "March 12, 1957", "12. März 1957", «12 марта 1957 г.»; else empty.
std::string date_in_words(std::string_view text) {
  DateParts parts = split_date(text, " ,.\t");
  if (parts.count == most_parts && (parts.words[3] == "г" || parts.words[3] == "года"))
    --parts.count;
  if (parts.count != 3) return {};
  std::string& day = parts.words[0];
  std::string& name = parts.words[1];
  if (!name.empty() && is_digit(name.front())) std::swap(day, name);
  for (const std::string_view ordinal : {"st", "nd", "rd", "th", "er"}) {
    if (day.ends_with(ordinal)) day.resize(day.size() - ordinal.size());
  }
  const auto* const month =
      std::find_if(months.begin(), months.end(),
                   [&name](std::string_view cell) { return is_among(name, cell); });
  if (month == months.end() || !is_day(day) || !is_year(parts.words[2])) return {};
  return written_date(parts.words[2], std::to_string(month - months.begin() + 1), day);
}

/// The same, or "12.3.1957", "12/03/1957"; else empty.
std::string full_date(std::string_view text) {
  const DateParts parts = split_date(text, "./-");
  if (parts.count == 3 && is_year(parts.words[2]) && is_day(parts.words[0]) &&
      is_month(parts.words[1]))
    return written_date(parts.words[2], parts.words[1], parts.words[0]);
  return date_in_words(text);
}

}  // namespace

std::string_view tag_of_sheet_key(std::string_view key) {
  if (key.size() > longest_heading) return {};
  const std::string word = plain(key);
  for (const Key& row : keys) {
    if (is_among(word, row.words)) return row.tag;
  }
  return {};
}

std::string pgn_date(std::string_view text) {
  if (is_year(text)) return std::string(text) + ".??.??";
  std::string date = full_date(text);
  return date.empty() ? std::string(text) : date;
}

bool is_date(std::string_view text) {
  constexpr std::size_t longest = 40;
  return text.size() <= longest && text.find_first_of("0123456789") != std::string_view::npos &&
         !full_date(text).empty();
}

std::size_t match_result_words(std::string_view text, Result& result) {
  constexpr Result draw = Result::draw;
  constexpr Result white = Result::white_wins;
  constexpr Result black = Result::black_wins;
  using Phrase = Phrase<Result>;
  // clang-format off
  static constexpr std::array phrases = {
      Phrase{"ничья", draw}, Phrase{"ничья по соглашению", draw}, Phrase{"вечный шах", draw}, Phrase{"пат", draw},
      Phrase{"белые сдались", black}, Phrase{"белые сдаются", black}, Phrase{"белые просрочили время", black},
      Phrase{"белые выиграли", white}, Phrase{"победа белых", white},
      Phrase{"чёрные сдались", white}, Phrase{"черные сдались", white}, Phrase{"чёрные сдаются", white},
      Phrase{"черные сдаются", white}, Phrase{"чёрные просрочили время", white}, Phrase{"черные просрочили время", white},
      Phrase{"чёрные выиграли", black}, Phrase{"черные выиграли", black}, Phrase{"победа чёрных", black},
      Phrase{"победа черных", black}, Phrase{"белые победили", white}, Phrase{"чёрные победили", black},
      Phrase{"черные победили", black},
      Phrase{"нічия", draw}, Phrase{"білі здалися", black}, Phrase{"чорні здалися", white},
      Phrase{"draw", draw}, Phrase{"draw agreed", draw}, Phrase{"draw by agreement", draw}, Phrase{"drawn", draw},
      Phrase{"agreed drawn", draw}, Phrase{"stalemate", draw},
      Phrase{"white resigns", black}, Phrase{"white resigned", black}, Phrase{"black resigns", white},
      Phrase{"black resigned", white}, Phrase{"white wins", white}, Phrase{"white won", white},
      Phrase{"black wins", black}, Phrase{"black won", black}, Phrase{"white lost on time", black},
      Phrase{"black lost on time", white},
      Phrase{"remis", draw}, Phrase{"patt", draw}, Phrase{"weiß gibt auf", black}, Phrase{"weiss gibt auf", black},
      Phrase{"weiß gab auf", black}, Phrase{"weiss gab auf", black}, Phrase{"schwarz gibt auf", white},
      Phrase{"schwarz gab auf", white}, Phrase{"weiß gewinnt", white}, Phrase{"weiss gewinnt", white},
      Phrase{"weiß gewann", white}, Phrase{"weiss gewann", white}, Phrase{"schwarz gewinnt", black},
      Phrase{"schwarz gewann", black},
      Phrase{"nulle", draw}, Phrase{"partie nulle", draw}, Phrase{"les blancs abandonnent", black},
      Phrase{"les noirs abandonnent", white}, Phrase{"les blancs gagnent", white}, Phrase{"les noirs gagnent", black},
      Phrase{"tablas", draw}, Phrase{"las blancas abandonan", black}, Phrase{"blancas abandonan", black},
      Phrase{"las negras abandonan", white}, Phrase{"negras abandonan", white},
      Phrase{"patta", draw}, Phrase{"il bianco abbandona", black}, Phrase{"il nero abbandona", white},
      Phrase{"empate", draw}, Phrase{"as brancas abandonam", black}, Phrase{"as pretas abandonam", white},
      Phrase{"białe poddały się", black}, Phrase{"czarne poddały się", white},
      Phrase{"remíza", draw}, Phrase{"bílý se vzdal", black}, Phrase{"černý se vzdal", white},
      Phrase{"döntetlen", draw}, Phrase{"világos feladta", black}, Phrase{"sötét feladta", white},
      Phrase{"remise", draw}, Phrase{"wit geeft op", black}, Phrase{"zwart geeft op", white}};
  // clang-format on
  const PhraseFound<Result> found = match_phrase(text, phrases);
  if (found.length != 0) result = found.value;
  return found.length;
}

}  // namespace zapis
