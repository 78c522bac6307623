// The rules of chess told a second time, slowly and by other means, to check the board by.
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <string>
#include <vector>

#include "zapis/position.hpp"

namespace oracle {

struct Move {
  int from = 0;
  int to = 0;              ///< castling: the king's goal
  char promotion = ' ';    ///< q r b n, or blank
  int castling_rook = -1;  ///< castling: the rook's square
  bool en_passant = false;
  char captured = ' ';  ///< in lower case
  friend bool operator==(const Move&, const Move&) = default;
};

/// A board of letters: white men in capitals.
struct Board {
  std::array<char, 64> men{};
  bool white = true;
  std::vector<int> castling_rooks;
  int en_passant = -1;

  explicit Board(const zapis::Position& p) {
    for (int s = 0; s < 64; ++s) {
      const auto square = static_cast<zapis::Square>(s);
      char c = " pnbrqk"[static_cast<int>(p.role_at(square))];
      if (p.of(zapis::Color::white) >> s & 1) c = static_cast<char>(std::toupper(c));
      men[static_cast<std::size_t>(s)] = c;
      if (p.castling_rooks() >> s & 1) castling_rooks.push_back(s);
    }
    white = p.turn() == zapis::Color::white;
    if (p.en_passant() != zapis::no_square) en_passant = p.en_passant();
  }

  char at(int file, int rank) const {
    const bool inside = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return inside ? at(rank * 8 + file) : '#';
  }
  char at(int s) const { return men[static_cast<std::size_t>(s)]; }
  char& at(int s) { return men[static_cast<std::size_t>(s)]; }
  static bool is_white(char c) { return c >= 'A' && c <= 'Z'; }
  static bool is_man(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
  static char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }

  /// The squares that a man other than a pawn goes to, or attacks, from `s`.
  std::vector<int> walks(int s, char kind) const {
    static constexpr std::array<std::array<int, 2>, 16> steps{{{1, 0},
                                                               {-1, 0},
                                                               {0, 1},
                                                               {0, -1},
                                                               {1, 1},
                                                               {1, -1},
                                                               {-1, 1},
                                                               {-1, -1},
                                                               {1, 2},
                                                               {2, 1},
                                                               {-1, 2},
                                                               {-2, 1},
                                                               {1, -2},
                                                               {2, -1},
                                                               {-1, -2},
                                                               {-2, -1}}};
    const std::size_t first = kind == 'n' ? 8 : kind == 'b' ? 4 : 0;
    const std::size_t last = kind == 'n' ? 16 : kind == 'r' ? 4 : 8;
    std::vector<int> found;
    for (std::size_t i = first; i < last; ++i) {
      int file = s % 8;
      int rank = s / 8;
      do {
        file += steps[i][0];
        rank += steps[i][1];
        if (at(file, rank) == '#') break;
        found.push_back(rank * 8 + file);
      } while (at(file, rank) == ' ' && kind != 'n' && kind != 'k');
    }
    return found;
  }

  /// The squares of the men of one side that attack `s`.
  std::vector<int> attackers(int s, bool by_white) const {
    std::vector<int> found;
    for (int from = 0; from < 64; ++from) {
      const char man = at(from);
      if (!is_man(man) || is_white(man) != by_white) continue;
      const char kind = lower(man);
      if (kind == 'p') {
        const int ahead = by_white ? 1 : -1;
        if (s / 8 - from / 8 == ahead && std::abs(s % 8 - from % 8) == 1) found.push_back(from);
        continue;
      }
      const std::vector<int> seen = walks(from, kind);
      if (std::find(seen.begin(), seen.end(), s) != seen.end()) found.push_back(from);
    }
    return found;
  }

  int king(bool of_white) const {
    for (int s = 0; s < 64; ++s) {
      if (at(s) == (of_white ? 'K' : 'k')) return s;
    }
    return -1;
  }

  bool in_check(bool of_white) const {
    const int k = king(of_white);
    return k >= 0 && !attackers(k, !of_white).empty();
  }

  Board after(const Move& m) const {
    Board next = *this;
    const char man = at(m.from);
    next.en_passant = -1;
    next.white = !white;
    auto& rooks = next.castling_rooks;
    if (m.castling_rook >= 0) {
      const char rook = at(m.castling_rook);
      next.at(m.from) = ' ';
      next.at(m.castling_rook) = ' ';
      next.at(m.to) = man;
      next.at(m.to % 8 == 6 ? m.to - 1 : m.to + 1) = rook;
    } else {
      if (m.en_passant) next.at(m.from / 8 * 8 + m.to % 8) = ' ';
      next.at(m.from) = ' ';
      next.at(m.to) = man;
      if (m.promotion != ' ') {
        next.at(m.to) = white ? static_cast<char>(std::toupper(m.promotion)) : m.promotion;
      }
      if (lower(man) == 'p' && std::abs(m.to - m.from) == 16) next.en_passant = (m.to + m.from) / 2;
    }
    std::erase_if(rooks, [&](int r) {
      return r == m.from || r == m.to || (lower(man) == 'k' && r / 8 == (white ? 0 : 7));
    });
    return next;
  }

  /// The first condition for castling with that rook that fails; empty: it is legal.
  std::string castling_fault(int rook) const {
    const int k = king(white);
    const int back = white ? 0 : 7;
    if (k < 0 || k / 8 != back || rook / 8 != back) return "right";
    if (std::find(castling_rooks.begin(), castling_rooks.end(), rook) == castling_rooks.end()) {
      return "right";
    }
    const int king_to = back * 8 + (rook > k ? 6 : 2);
    const int rook_to = back * 8 + (rook > k ? 5 : 3);
    for (int s = std::min({k, rook, king_to, rook_to}); s <= std::max({k, rook, king_to, rook_to});
         ++s) {
      const bool needed = (s >= std::min(k, king_to) && s <= std::max(k, king_to)) ||
                          (s >= std::min(rook, rook_to) && s <= std::max(rook, rook_to));
      if (needed && s != k && s != rook && at(s) != ' ') return "blocked";
    }
    if (in_check(white)) return "out";
    // On its way the king meets the rook where it stood; at the goal where it ends.
    Board lifted = *this;
    lifted.at(k) = ' ';
    for (int s = std::min(k, king_to); s <= std::max(k, king_to); ++s) {
      if (s != k && s != king_to && !lifted.attackers(s, !white).empty()) return "through";
    }
    Move m{k, king_to};
    m.castling_rook = rook;
    return after(m).in_check(white) ? "through" : "";
  }

  void add(std::vector<Move>& out, Move m) const {
    if (m.captured == ' ' && is_man(at(m.to))) m.captured = lower(at(m.to));
    if (after(m).in_check(white)) return;
    const int rank = m.to / 8;
    if (lower(at(m.from)) != 'p' || (rank != 0 && rank != 7)) {
      out.push_back(m);
      return;
    }
    for (char c : {'q', 'r', 'b', 'n'}) {
      m.promotion = c;
      out.push_back(m);
    }
  }

  void add_pawn_moves(std::vector<Move>& out, int s) const {
    const int ahead = white ? 8 : -8;
    if (at(s + ahead) == ' ') {
      add(out, {s, s + ahead});
      if (s / 8 == (white ? 1 : 6) && at(s + 2 * ahead) == ' ') add(out, {s, s + 2 * ahead});
    }
    for (int side : {-1, 1}) {
      const char target = at(s % 8 + side, s / 8 + ahead / 8);
      const int to = s + ahead + side;
      if (is_man(target) && is_white(target) != white) add(out, {s, to});
      if (target == ' ' && to == en_passant) add(out, {s, to, ' ', -1, true, 'p'});
    }
  }

  std::vector<Move> legal_moves() const {
    std::vector<Move> out;
    for (int s = 0; s < 64; ++s) {
      const char man = at(s);
      if (!is_man(man) || is_white(man) != white) continue;
      if (lower(man) == 'p') {
        add_pawn_moves(out, s);
        continue;
      }
      for (int to : walks(s, lower(man))) {
        if (!is_man(at(to)) || is_white(at(to)) != white) add(out, {s, to});
      }
    }
    for (int rook : castling_rooks) {
      if (rook / 8 != (white ? 0 : 7) || !castling_fault(rook).empty()) continue;
      Move m{king(white), (white ? 0 : 56) + (rook > king(white) ? 6 : 2)};
      m.castling_rook = rook;
      out.push_back(m);
    }
    return out;
  }
};

}  // namespace oracle
