// THE TABLE: alphabets (piece letters of a language) and styles (how a system arranges a move).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "zapis/types.hpp"

namespace zapis {

/// The piece letters of one language (docs/systems.md; the fact sheet's grades A, B and C).
struct Alphabet {
  std::string_view id;       ///< ISO 639-1, with a suffix where a language has several sets
  std::string_view name;     ///< in the language itself
  std::string_view english;  ///< in English
  char confidence = 'A';     ///< A: two sources agree · B: one and the names · C: weak
  /// Pawn|knight|bishop|rook|queen|king; blanks separate spellings: the first is written, all are
  /// read.
  std::string_view letters;

  /// The spellings of one role, the written one first.
  std::vector<std::string_view> spellings(Role role) const;
};

/// Does the move name its square of origin?
enum class Origin : std::uint8_t { as_needed, always };

/// How a system arranges a move. `quiet` and `capture` stand between the squares.
struct Style {
  std::string_view id;
  std::string_view name;
  std::string_view alphabet;  ///< used when no language is named; empty: the system has no letters
  Origin origin = Origin::as_needed;
  std::string_view quiet;
  std::string_view capture;
  std::string_view promotion;  ///< before the letter
  std::string_view
      promotion_also;  ///< accepted by a strict reader too; equal to `promotion` where nothing is
  std::string_view check;
  std::string_view double_check;
  std::string_view mate;
  std::string_view castling_king;  ///< empty: the king's move (UCI)
  std::string_view castling_queen;
  std::string_view null_move;
  std::string_view en_passant{};  ///< behind the goal of a capture en passant
  bool names_captured = false;    ///< the captured man's letter behind the sign, a pawn's too (RAN)
  bool pawns_by_files = false;    ///< "ed" where that is enough (minimal)
};

/// The table has no more alphabets than that: a set of them is that many bits.
inline constexpr std::size_t most_alphabets = 64;

/// All alphabets, all styles, in the order of the documentation.
std::span<const Alphabet> alphabets();
std::span<const Style> styles();
/// nullptr where there is none of that id.
const Alphabet* find_alphabet(std::string_view id);
const Style* find_style(std::string_view id);

/// A style with the letters of a language: what a reader or writer works by.
struct System {
  std::string id;  ///< "san", "san:de", "russian" …
  const Style* style = nullptr;
  const Alphabet* alphabet = nullptr;  ///< nullptr: no letters
  Origin origin = Origin::as_needed;
  std::string quiet, capture, promotion, check, double_check, mate;
  std::string castling_king, castling_queen, null_move, en_passant;
  bool names_captured = false, pawns_by_files = false;
  std::array<std::string, role_count> letters;  ///< as written; empty for a pawn in moves
  std::string pawn_letter;                      ///< for systems that name captured men

  bool has_letters() const { return alphabet != nullptr; }
  bool operator==(const System& other) const { return id == other.id; }
};

System make_system(const Style& style, const Alphabet* alphabet);
/// Reads "SYSTEM[:LANGUAGE]" with the short names ru and ru-long; nothing where there is no such
/// notation.
std::optional<System> find_system(std::string_view notation);

}  // namespace zapis
