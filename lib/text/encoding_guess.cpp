#include "lib/text/encoding_guess.hpp"

#include <unicode/uchar.h>
#include <unicode/ucsdet.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "lib/text/code_page.hpp"
#include "lib/text/move_look.hpp"
#include "lib/text/script.hpp"
#include "lib/text/utf8.hpp"
#include "zapis/system.hpp"

namespace zapis {
namespace {

constexpr std::size_t longest_sample = std::size_t{256} * 1024;

/// In the order of their likelihood, all else being equal.
constexpr std::array candidates = {"windows-1251",   "KOI8-R",       "IBM866",       "ISO-8859-5",
                                   "x-mac-cyrillic", "KOI8-U",       "windows-1252", "windows-1250",
                                   "ISO-8859-2",     "windows-1253", "ISO-8859-7",   "windows-1254",
                                   "windows-1257",   "windows-1255", "windows-1256", "macintosh",
                                   "IBM852"};

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }
bool is_ascii_letter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}

/// A square, or the end of a move, where it begins: "f3", "xf3", "1d2", "b1-d2".
bool begins_goal(std::string_view text) {
  std::size_t i = 0;
  if (i < text.size() && (text[i] == 'x' || text[i] == ':' || text[i] == '-')) ++i;
  if (i < text.size() && text[i] >= '1' && text[i] <= '8') ++i;
  if (i >= text.size() || text[i] < 'a' || text[i] > 'h') return false;
  ++i;
  if (i < text.size() && (text[i] == 'x' || text[i] == ':' || text[i] == '-')) ++i;
  if (i < text.size() && text[i] >= 'a' && text[i] <= 'h') ++i;
  return i < text.size() && text[i] >= '1' && text[i] <= '8';
}

/// The bytes above ASCII of a sample, sorted by what they may be.
struct Sample {
  std::unordered_map<std::string, std::uint32_t>
      pieces;  ///< in a piece letter's place, and how often
  std::unordered_map<std::string, std::uint32_t>
      words;  ///< all else, with the ASCII letters of the word
  std::unordered_map<std::string, std::uint32_t> dashes;  ///< between two squares, or two zeros
  std::unordered_map<std::string, std::uint32_t>
      moves;  ///< words in which such bytes may be coordinates, castling or a capture sign

  bool is_empty() const {
    return pieces.empty() && words.empty() && dashes.empty() && moves.empty();
  }
};

/// The word around a stretch of bytes, where it is as short as a move; else nothing.
std::string move_word(std::string_view bytes, std::size_t begin, std::size_t end) {
  constexpr std::size_t longest_move = 12;
  const auto ends_word = [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '.'; };
  while (begin > 0 && !ends_word(bytes[begin - 1]) && end - begin <= longest_move) --begin;
  while (end < bytes.size() && !ends_word(bytes[end]) && end - begin <= longest_move) ++end;
  return end - begin <= longest_move ? std::string(bytes.substr(begin, end - begin)) : "";
}

/// Does a square of one of these ranks end here?
bool is_behind_square(std::string_view bytes, std::size_t end, std::string_view ranks) {
  return end >= 2 && ranks.find(bytes[end - 1]) != std::string_view::npos &&
         bytes[end - 2] >= 'a' && bytes[end - 2] <= 'h';
}

bool is_square_or_zero(std::string_view text) {
  if (text.size() > 1 && text[0] >= 'a' && text[0] <= 'h') return text[1] >= '1' && text[1] <= '8';
  return text.starts_with('0') || text.starts_with('O');
}

/// Between files that were put together an end of file is sometimes written as a character.
bool is_end_of_file(std::string_view bytes, std::size_t begin, std::size_t end) {
  const bool starts_line = begin == 0 || bytes[begin - 1] == '\n' || bytes[begin - 1] == '\r';
  return starts_line && bytes.substr(begin, end - begin) == "\xFF" &&
         bytes.substr(end).starts_with('[');
}

Sample take_sample(std::string_view bytes) {
  constexpr std::size_t most_words = 4000;
  constexpr std::string_view lost_character = "\xEF\xBF\xBD";  // U+FFFD tells nothing
  Sample sample;
  bytes = bytes.substr(0, longest_sample);
  std::size_t i = 0;
  while (i < bytes.size()) {
    if (!is_high(bytes[i])) {
      ++i;
      continue;
    }
    if (bytes.substr(i).starts_with(lost_character)) {
      i += lost_character.size();
      continue;
    }
    std::size_t begin = i;
    while (i < bytes.size() && is_high(bytes[i])) ++i;
    const bool starts_word = begin == 0 || !is_ascii_letter(bytes[begin - 1]);
    const std::string_view run = bytes.substr(begin, i - begin);
    if (is_end_of_file(bytes, begin, i)) continue;
    const bool behind_square = is_behind_square(bytes, begin, "18");
    const bool behind_rank = is_behind_square(bytes, begin, "12345678");
    const bool behind_zero = begin >= 1 && (bytes[begin - 1] == '0' || bytes[begin - 1] == 'O');
    if (run.size() == 1 && (behind_rank || behind_zero) && is_square_or_zero(bytes.substr(i))) {
      ++sample.dashes[std::string(run)];
      continue;
    }
    const bool is_piece =
        run.size() <= 2 && ((starts_word && begins_goal(bytes.substr(i))) || behind_square);
    if (is_piece) ++sample.pieces[std::string(run)];
    // Two letters may be a piece, "Кр", or a pawn's file and a cross: "ехd5".
    if (!is_piece || run.size() == 2) {
      const std::string move = move_word(bytes, begin, i);
      if (!move.empty() && sample.moves.size() < most_words) ++sample.moves[move];
    }
    if (is_piece) continue;
    while (begin > 0 && is_ascii_letter(bytes[begin - 1])) --begin;
    while (i < bytes.size() && (is_high(bytes[i]) || is_ascii_letter(bytes[i]))) ++i;
    if (sample.words.size() < most_words)
      ++sample.words[std::string(bytes.substr(begin, i - begin))];
  }
  return sample;
}

/// The score of a letter by its place in a list from the most to the least frequent.
double by_rank(std::u32string_view by_frequency, char32_t letter) {
  const std::size_t rank = by_frequency.find(letter);
  if (rank == std::u32string_view::npos) return 0.0;
  return 1.5 - 1.4 * static_cast<double>(rank) / static_cast<double>(by_frequency.size());
}

constexpr std::u32string_view russian = U"оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґљњћђј";
constexpr std::u32string_view greek_letters = U"αοιετσνηυρπκμλςωδγάίόέήχύθώφβξζψ";
constexpr std::u32string_view western = U"éüöäáíóñçèêàßøåæãõúôîâëïûùìòœýÿðþ";
constexpr std::u32string_view eastern = U"áéíóöüčšžćłęąńśżźřěůúýőűťďňľĺŕđăţşâîäôßëç";
constexpr std::u32string_view turkish = U"ıüşöçğiâîû";
constexpr std::u32string_view baltic = U"šėžčųūįąęāēīķļņģõäöüś";

enum class Script { none, latin, cyrillic, greek, other };

Script script_of(char32_t c) {
  if (c < 0x250) return u_isalpha(static_cast<UChar32>(c)) != 0 ? Script::latin : Script::none;
  if (c >= 0x370 && c < 0x400) return Script::greek;
  if (is_cyrillic(c)) return Script::cyrillic;
  return u_isalpha(static_cast<UChar32>(c)) != 0 ? Script::other : Script::none;
}

double letter_score(char32_t lower, Script script, std::string_view page) {
  switch (script) {
    case Script::cyrillic:
      return by_rank(russian, lower);
    case Script::greek:
      return by_rank(greek_letters, lower);
    case Script::latin:
      if (page == "windows-1252") return by_rank(western, lower);
      if (page == "windows-1254")
        return 0.9 * std::max(by_rank(turkish, lower), 0.7 * by_rank(western, lower));
      if (page == "windows-1257") return 0.8 * by_rank(baltic, lower);
      if (page == "macintosh") return 0.8 * by_rank(western, lower);
      return 0.9 * by_rank(eastern, lower);
    case Script::other:
      return 0.8;
    case Script::none:
      break;
  }
  return 0.0;
}

/// What typographers put between words; it tells nothing, but is no fault.
bool is_punctuation(char32_t c) {
  constexpr std::u32string_view signs = U"«»„“”‘’‚–—…№§©®°·½¼¾×±†‡\x00A0\x00AD";
  return signs.find(c) != std::u32string_view::npos;
}

double word_score(const std::string& word, const CodePage& page) {
  double score = 0.0;
  Script script = Script::none;
  bool lower_before = false;
  for (const char byte : word) {
    const char32_t c = page.code_point(static_cast<unsigned char>(byte));
    if (!is_high(byte)) {
      // Latin letters in a word of another script: hardly anybody writes so.
      if (script != Script::none && script != Script::latin) score -= 2.0;
      script = Script::latin;
      if (byte < 'a' && lower_before) score -= 1.5;
      lower_before = byte >= 'a';
      continue;
    }
    const Script own = script_of(c);
    if (own == Script::none) {
      score += is_punctuation(c) ? 0.3 : -3.0;
      script = Script::none;
      lower_before = false;
      continue;
    }
    if (script != Script::none && own != script) score -= 2.0;
    script = own;
    const bool upper = u_isupper(static_cast<UChar32>(c)) != 0;
    if (upper && lower_before) score -= 1.5;
    lower_before = !upper;
    const auto lower = static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
    score += letter_score(lower, own, page.name()) * (upper ? 0.5 : 1.0);
  }
  return score;
}

/// Piece letters: how many of them one alphabet of the table accounts for, the best alphabet
/// counting.
double piece_score(const Sample& sample, const CodePage& page) {
  constexpr double weight = 4.0;
  double best = 0.0;
  std::uint32_t total = 0;
  for (const auto& [bytes, count] : sample.pieces) total += count;
  if (total == 0) return 0.0;
  for (const Alphabet& alphabet : alphabets()) {
    double found = 0.0;
    for (const auto& [bytes, count] : sample.pieces) {
      std::string text;
      page.decode(bytes, text);
      for (int r = static_cast<int>(Role::knight); r < role_count; ++r) {
        const std::vector<std::string_view> spellings = alphabet.spellings(static_cast<Role>(r));
        if (std::find(spellings.begin(), spellings.end(), text) != spellings.end()) found += count;
      }
    }
    if (alphabet.confidence == 'C') found *= 0.9;
    best = std::max(best, found);
  }
  return weight * (2.0 * best - total);
}

/// What stands between two squares is a dash, or a cross.
double dash_score(const Sample& sample, const CodePage& page) {
  constexpr std::u32string_view dashes = U"–—‒―−‑‐×х";
  double score = 0.0;
  for (const auto& [bytes, count] : sample.dashes) {
    const bool fits = dashes.find(page.code_point(static_cast<unsigned char>(bytes[0]))) !=
                      std::u32string_view::npos;
    score += (fits ? 4.0 : -4.0) * std::log2(1.0 + count);
  }
  return score;
}

/// Does a cross of another script stand before a square: "Bхe3"? That is a capture, and more
/// frequent than a file of the origin: "Bеe3".
bool has_foreign_cross(std::u32string_view move) {
  const std::size_t cross = move.find_first_of(U"хχ×");
  return cross != std::u32string_view::npos && cross + 1 < move.size() && move[cross + 1] != U'+' &&
         move[cross + 1] != U'!' && move[cross + 1] != U'?';
}

/// Letters of another script that stand for those of a move: "Bе3". Those are Cyrillic, mostly.
double move_score(const Sample& sample, const CodePage& page) {
  double score = 0.0;
  for (const auto& [word, count] : sample.moves) {
    std::u32string text;
    for (const char byte : word) text += page.code_point(static_cast<unsigned char>(byte));
    if (!looks_like_move(text)) continue;
    const bool is_greek = std::any_of(text.begin(), text.end(),
                                      [](char32_t c) { return script_of(c) == Script::greek; });
    const double weight = (is_greek ? 3.0 : 6.0) + (has_foreign_cross(text) ? 1.0 : 0.0);
    score += weight * std::log2(1.0 + count);
  }
  return score;
}

/// What ICU's detector takes the bytes for; empty where it has no opinion.
std::string icu_opinion(std::string_view bytes) {
  UErrorCode status = U_ZERO_ERROR;
  UCharsetDetector* detector = ucsdet_open(&status);
  bytes = bytes.substr(0, longest_sample);
  ucsdet_setText(detector, bytes.data(), static_cast<int32_t>(bytes.size()), &status);
  const UCharsetMatch* match = ucsdet_detect(detector, &status);
  std::string name;
  if (U_SUCCESS(status) && match != nullptr) {
    const char* found = ucsdet_getName(match, &status);
    if (U_SUCCESS(status) && found != nullptr) name = found;
  }
  ucsdet_close(detector);
  return name;
}

struct Candidate {
  std::string name;
  double score = 0.0;
};

/// Names the best, and says by how much it leads.
double choose(const std::vector<Candidate>& all, std::string& name) {
  double best = -1e300;
  double next = -1e300;
  for (const Candidate& candidate : all) {
    if (candidate.score > best) name = candidate.name;
    next = std::max(next, std::min(best, candidate.score));
    best = std::max(best, candidate.score);
  }
  return best - next;
}

}  // namespace

std::string detect_wide_encoding(std::string_view bytes) {
  using namespace std::string_view_literals;
  if (bytes.starts_with("\xFF\xFE\0\0"sv)) return "UTF-32LE";
  if (bytes.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32BE";
  if (bytes.starts_with("\xFF\xFE"sv)) return "UTF-16LE";
  if (bytes.starts_with("\xFE\xFF"sv)) return "UTF-16BE";
  const std::string_view sample = bytes.substr(0, 4096 - bytes.size() % 4);
  if (sample.size() < 8) return "";
  std::array<std::size_t, 4> zeros{};
  for (std::size_t i = 0; i < sample.size(); ++i) zeros[i % 4] += sample[i] == '\0' ? 1U : 0U;
  const std::size_t quarter = sample.size() / 4;
  const auto mostly = [&](std::size_t count) { return count * 10 > quarter * 6; };
  const auto hardly = [&](std::size_t count) { return count * 10 < quarter; };
  if (hardly(zeros[0]) && mostly(zeros[1]) && mostly(zeros[2]) && mostly(zeros[3]))
    return "UTF-32LE";
  if (mostly(zeros[0]) && mostly(zeros[1]) && mostly(zeros[2]) && hardly(zeros[3]))
    return "UTF-32BE";
  if (hardly(zeros[0]) && mostly(zeros[1]) && hardly(zeros[2]) && mostly(zeros[3]))
    return "UTF-16LE";
  if (mostly(zeros[0]) && hardly(zeros[1]) && mostly(zeros[2]) && hardly(zeros[3]))
    return "UTF-16BE";
  return "";
}

EncodingGuess guess_code_page(std::string_view bytes) {
  // The lines before the first that says something are no part of the sample.
  const auto high =
      static_cast<std::size_t>(std::find_if(bytes.begin(), bytes.end(), is_high) - bytes.begin());
  bytes.remove_prefix(bytes.substr(0, high).rfind('\n') + 1);
  const Sample sample = take_sample(bytes);
  if (sample.is_empty()) return {};
  std::vector<Candidate> all;
  double prior = 0.0;
  for (const char* name : candidates) {
    const std::optional<CodePage> page = CodePage::open(name);
    if (!page) continue;
    double score =
        piece_score(sample, *page) + dash_score(sample, *page) + move_score(sample, *page) + prior;
    // What stands a thousand times is one piece of evidence and a bit.
    for (const auto& [word, count] : sample.words)
      score += word_score(word, *page) * std::log2(1.0 + count);
    prior -= 0.01;
    all.push_back({page->name(), score});
  }
  EncodingGuess best{"windows-1252", 0.0};
  double lead = choose(all, best.name);
  // ICU's detector takes long, and its opinion is a feather on the scales.
  constexpr double settled = 20.0;
  if (lead < settled) {
    const std::string opinion = icu_opinion(bytes);
    for (Candidate& candidate : all) candidate.score += candidate.name == opinion ? 0.3 : 0.0;
    lead = choose(all, best.name);
  }
  best.confidence = 1.0 - std::exp(-lead / 2.0) * 0.5;
  return best;
}

}  // namespace zapis
