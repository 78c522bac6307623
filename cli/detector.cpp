#include "cli/detector.hpp"

#include <algorithm>
#include <utility>

#include "formatters/move_writer.hpp"
#include "lib/text/encoding_fit.hpp"

namespace zapis::cli {
namespace {

bool is_move_word(const TapeItem& item) {
  return item.kind == TapeItem::Kind::move || item.kind == TapeItem::Kind::pattern ||
         item.kind == TapeItem::Kind::unreadable;
}

}  // namespace

Detector::Trial Detector::read_all(const std::vector<std::string_view>& games,
                                   std::size_t alphabet) {
  Trial trial;
  trial.alphabet = alphabet;
  for (const std::string_view text : games) {
    reader_.read_as(text, alphabets()[alphabet], game_, findings_);
    trial.plies += game_.plies;
    trial.unread += foreign_letters(game_) + (game_.broken ? 1 : 0);
    trial.legible += legible_plies(game_);
  }
  return trial;
}

Detector::Fit Detector::best_style(const std::vector<std::string_view>& games,
                                   const Alphabet& alphabet, const std::string& encoding) {
  EncodingFit fit(encoding);
  struct Candidate {
    Fit fit;
    MoveWriter writer;
    bool is_native;
  };
  // Of systems that fit equally well: the Russian manner where the king is Кр, else the others.
  const bool is_russian =
      alphabet.spellings(Role::king).front() == find_alphabet("ru")->spellings(Role::king).front();
  std::vector<Candidate> candidates;
  for (const Style& style : styles()) {
    const bool has_letters = !style.alphabet.empty();
    // The German and figurine systems are at home in their own letters only; so is the Russian
    // manner.
    const bool figurines = alphabet.id == "figurine";
    const bool at_home =
        style.alphabet == alphabet.id ||
        (!figurines &&
         (style.alphabet == "en" ||
          (style.alphabet == "ru" && MoveReader(make_system(style, &alphabet)).is_cyrillic())));
    if (has_letters && !at_home) continue;
    System system = make_system(style, has_letters ? &alphabet : nullptr);
    fit.fit_system(system);
    candidates.push_back({.fit = {.style = &style},
                          .writer = MoveWriter(system),
                          .is_native = is_russian == (style.alphabet == "ru")});
  }
  std::uint64_t moves = 0;
  std::string text;
  for (const std::string_view game_text : games) {
    reader_.read_as(game_text, alphabet, game_, findings_);
    for (const TapeItem& item : game_.tape) {
      if (item.kind != TapeItem::Kind::move) continue;
      ++moves;
      for (Candidate& candidate : candidates) {
        text.clear();
        candidate.writer.append(item.facts, text);
        if (text == game_.span(item)) ++candidate.fit.exact;
      }
    }
  }
  const auto best = std::max_element(
      candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return std::pair(a.fit.exact, a.is_native) < std::pair(b.fit.exact, b.is_native);
      });
  best->fit.moves = moves;
  return best->fit;
}

Detection Detector::detect(const std::vector<std::string_view>& games,
                           const std::string& encoding) {
  Detection detection;
  std::vector<Trial> trials;
  for (std::size_t i = 0; i < alphabets().size(); ++i) trials.push_back(read_all(games, i));
  const auto worse = [](const Trial& a, const Trial& b) {
    return std::pair(a.legible, -static_cast<std::int64_t>(a.unread)) <
           std::pair(b.legible, -static_cast<std::int64_t>(b.unread));
  };
  // The first of equals is the likeliest: the table is read in the order of familiarity.
  const Trial* best = &trials.front();
  for (const Trial& trial : trials) {
    const bool better =
        worse(*best, trial) ||
        (!worse(trial, *best) && GameReader::familiarity(alphabets()[trial.alphabet]) <
                                     GameReader::familiarity(alphabets()[best->alphabet]));
    if (better) best = &trial;
  }
  const Style* shown = nullptr;  // what the moves look like, whether they can be played or not
  for (const std::string_view text : games) {
    const System& system = reader_.read_as(text, alphabets()[best->alphabet], game_, findings_);
    if (shown == nullptr && game_.spelling.short_moves + game_.spelling.long_moves != 0)
      shown = system.style;
    const auto words = std::count_if(game_.tape.begin(), game_.tape.end(), is_move_word);
    detection.moves += static_cast<std::uint64_t>(
        std::count_if(game_.tape.begin(), game_.tape.end(),
                      [](const TapeItem& item) { return item.kind == TapeItem::Kind::move; }));
    const bool says_something =
        words != 0 || !game_.tags.empty() || game_.marker != Result::none || game_.broken;
    if (says_something) ++detection.games;
    if (game_.broken) ++detection.broken;
    detection.words += static_cast<std::uint64_t>(words);
  }
  if (best->plies == 0 && shown == nullptr) return detection;
  const Trial* russian = &*std::find_if(trials.begin(), trials.end(), [](const Trial& trial) {
    return alphabets()[trial.alphabet].id == "ru";
  });
  Fit fit = best->plies == 0 ? Fit{.style = shown}
                             : best_style(games, alphabets()[best->alphabet], encoding);
  if (!worse(*russian, *best)) {
    // No letter tells the languages apart; the signs ("f:e4", "e2–e4") may.
    const Fit in_russian = best_style(games, alphabets()[russian->alphabet], encoding);
    if (in_russian.exact > fit.exact) {
      best = russian;
      fit = in_russian;
    }
  }
  const Alphabet& alphabet = alphabets()[best->alphabet];
  detection.system = fit.style->id;
  const auto read_moves = [](const Trial& trial) {
    return static_cast<double>(trial.plies) - static_cast<double>(trial.unread);
  };
  double next = 0;
  const bool has_language =
      !find_style(detection.system)->alphabet.empty() && alphabet.id != "figurine";
  for (const Trial& trial : trials) {
    if (trial.plies == best->plies && trial.unread == best->unread) {
      if (has_language && alphabets()[trial.alphabet].id != "figurine") {
        detection.languages.emplace_back(alphabets()[trial.alphabet].id);
      }
    } else {
      next = std::max(next, read_moves(trial));
    }
  }
  if (has_language) detection.language = alphabet.id;
  // How much longer the best reading stays legal than the next, and how exactly the system fits.
  const double lead = std::max(0.0, read_moves(*best) - next);
  const double share =
      fit.moves == 0 ? 0.0 : static_cast<double>(fit.exact) / static_cast<double>(fit.moves);
  const double certainty = has_language ? lead / (lead + 2.0) : 1.0;
  detection.confidence =
      (0.5 + 0.5 * certainty) * (0.6 + 0.4 * share) * (best->unread == 0 ? 1.0 : 0.8);
  return detection;
}

}  // namespace zapis::cli
