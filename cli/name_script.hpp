// --translit-names: names of players, events and places in the script of the product.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "zapis/game.hpp"

namespace zapis::cli {

/// Writes names in Latin, or, towards Cyrillic, in the letters in which the same file spells them,
/// as far as it is known.
class NameScript {
 public:
  explicit NameScript(bool to_cyrillic) : to_cyrillic_(to_cyrillic) {}
  /// Forgets the names of the file before.
  void start_file() { originals_.clear(); }
  /// Learns how a game spells its names in Cyrillic; of several spellings the first is kept.
  void learn(const Game& game);
  /// Rewrites the tags White, Black, Event and Site.
  void rewrite(Game& game);

 private:
  /// No archive of one place and time has more names, and memory stays bounded.
  static constexpr std::size_t most_names = 100'000;

  const std::string& latin_of(std::string_view name);

  bool to_cyrillic_;
  std::unordered_map<std::string, std::string> latin_;      // by name; transliteration is slow
  std::unordered_map<std::string, std::string> originals_;  // Cyrillic, by its Latin form
};

}  // namespace zapis::cli
