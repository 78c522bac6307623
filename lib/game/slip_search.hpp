// Tries the slips that explain why a sheet can't be played on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "lib/game/sheet_line.hpp"
#include "zapis/repair.hpp"

namespace zapis {

/// An edit and the game that it gives.
struct Outcome {
  Edit edit;
  std::size_t cell = 0;       // where the edit stands
  bool is_edit = true;        // false: the sheet as it is
  int cost = 0;               // of the edit
  int misfits = 0;            // of signs and numbers that don't fit, less those before the break
  std::size_t gain = 0;       // cells that can be played from the break on
  std::size_t followers = 0;  // cells played behind the edit
  bool at_end = false;
  bool leads_on = false;       // to a second repair, which its cost includes
  bool has_true_mark = false;  // the sheet says capture or check, and so it is
  std::uint64_t moves_hash = 0;
};

/// The search for what mends one break.
class SlipSearch {
 public:
  SlipSearch(const Game& game, SheetLine& line, const ReadingsOf& readings_of)
      : game_(game), line_(line), readings_of_(readings_of) {}

  /// Tries all edits at the cells from `first` up to the one that can't be played, and answers
  /// those that get beyond it. Of a game that can be played, the words that were skipped, or what
  /// makes the signs of capture and check true.
  std::vector<Outcome> run(std::size_t first);
  /// Where the sheet can't be played any further, edits apart.
  const Standing& stop() const { return stop_; }
  /// Of a game that can be played: the first cell whose signs are not true, if that was searched.
  std::optional<std::size_t> wrong_sign() const { return wrong_sign_; }

 private:
  void try_cell(std::size_t index);
  /// A legal game may have words between its moves that are moves themselves, and not skipped.
  void try_stray_words(std::size_t first);
  /// A legal game may not be the one that was meant, and its signs say so.
  void try_wrong_signs(std::size_t first);
  /// Sets the game as it is against the edits, if there are any.
  void weigh_against_none(int cost, const Edit& none);
  void try_replacing(std::size_t index, const Standing& standing);
  void replace(std::size_t index, const Standing& standing, const MovePattern& written,
               const MoveFacts& move, int cost, std::uint32_t joined);
  void try_removing(std::size_t index, const Standing& standing);
  void try_exchanging(std::size_t index, const Standing& standing);
  void try_inserting(std::size_t index, const Standing& standing);
  Edit edit_at(Edit::Kind kind, std::size_t index, std::size_t last,
               const Standing& standing) const;
  bool same_text(std::size_t a, std::size_t b) const;
  /// Plays on behind an edit and keeps it if the game gets beyond its break.
  void finish(const Edit& edit, std::size_t index, Standing after, int cost);

  const Game& game_;
  SheetLine& line_;
  const ReadingsOf& readings_of_;
  const bool is_long_ = game_.spelling.long_moves > game_.spelling.short_moves;
  std::vector<Standing> before_;
  Standing stop_;
  std::optional<std::size_t> wrong_sign_;
  std::vector<MoveFacts> legal_;
  std::vector<Reading> readings_;
  std::vector<Outcome> outcomes_;
};

/// Makes the edit of an outcome on the line that was searched.
void apply(const Outcome& outcome, SheetLine& line);

}  // namespace zapis
