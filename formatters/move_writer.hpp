// A legal move in any algebraic system or in coordinates. Knows no board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "zapis/move_facts.hpp"
#include "zapis/system.hpp"

namespace zapis {

constexpr std::array<std::array<char, 2>, 64> make_square_names() {
  std::array<std::array<char, 2>, 64> names{};
  for (std::size_t s = 0; s < names.size(); ++s)
    names[s] = {static_cast<char>('a' + s % 8), static_cast<char>('1' + s / 8)};
  return names;
}
/// "a1" … "h8".
inline constexpr auto square_names = make_square_names();

inline char* put_square(Square s, char* out) {
  std::memcpy(out, square_names[s].data(), 2);
  return out + 2;
}

/// A system made ready for writing: every sign as 16 bytes that are copied whole, whatever its
/// length.
class MoveWriter {
 public:
  /// The longest sign that a system may have, in bytes.
  static constexpr std::size_t longest_sign = 16;
  /// Room that `write` may use behind `out`, in bytes.
  static constexpr std::size_t room = 10 * longest_sign;

  explicit MoveWriter(const System& system);

  /// Writes the move, marks included, to `out`, which must have `room`; answers its end. `wide`
  /// grows by the bytes that begin no code point.
  inline char* write(const MoveFacts& facts, char* out, std::size_t& wide) const;

  void append(const MoveFacts& facts, std::string& out) const {
    std::array<char, room> buffer;
    std::size_t wide = 0;
    out.append(buffer.data(), write(facts, buffer.data(), wide));
  }

 private:
  /// Of a round size, which makes it quick to find by its index.
  struct alignas(32) Sign {
    std::array<char, longest_sign> text{};
    std::uint8_t size = 0;
    std::uint8_t wide = 0;
  };

  /// How the ordinary move is written.
  enum class Form : std::uint8_t {
    other,
    short_form,  ///< a letter with a sign, and the goal
    long_form,   ///< a letter, the square of origin, a sign, the goal
  };

  static Sign make_sign(std::string_view text);
  void make_form(const System& system);
  static char* put(const Sign& sign, char* out, std::size_t& wide) {
    std::memcpy(out, sign.text.data(), longest_sign);
    wide += sign.wide;
    return out + sign.size;
  }
  /// Castling, promotion and their like; 0: none of them.
  static unsigned special(const MoveFacts& facts) {
    // Without branches: what moves follow each other can't be foretold.
    return static_cast<unsigned>(facts.promotion) | static_cast<unsigned>(facts.castling) |
           static_cast<unsigned>(facts.en_passant) | static_cast<unsigned>(facts.null);
  }
  /// Letter, perhaps a capture sign, and the goal say it all.
  static bool needs_no_origin(const MoveFacts& facts) {
    const unsigned pawn_takes = static_cast<unsigned>(facts.role == Role::pawn) &
                                static_cast<unsigned>(facts.captured != Role::none);
    return (static_cast<unsigned>(facts.qualifier) | pawn_takes) == 0;
  }
  char* write_any(const MoveFacts& facts, char* out, std::size_t& wide) const;
  static char* write_coordinates(const MoveFacts& facts, char* out);

  bool has_letters_;
  bool names_origin_;
  bool names_captured_;
  bool pawns_by_files_;
  Form form_ = Form::other;
  std::array<Sign, role_count> letters_;
  /// Letter and sign in one, where nothing stands between them: quiet moves, then captures.
  std::array<Sign, std::size_t{2} * role_count> heads_;
  std::array<Sign, 2> between_;   // quiet, capture
  std::array<Sign, 3> castling_;  // by CastlingSide
  std::array<Sign, 4> checks_;    // by CheckKind
  Sign promotion_, null_move_, en_passant_, pawn_letter_;
};

// Inline: it is called for every move of an archive.
inline char* MoveWriter::write(const MoveFacts& facts, char* out, std::size_t& wide) const {
  if (special(facts) != 0) return write_any(facts, out, wide);
  const bool captures = facts.captured != Role::none;
  const auto role = static_cast<std::size_t>(facts.role);
  switch (form_) {
    case Form::other:
      return write_any(facts, out, wide);
    case Form::short_form:
      if (!needs_no_origin(facts)) return write_any(facts, out, wide);
      out = put(heads_[role + (captures ? role_count : 0)], out, wide);
      break;
    case Form::long_form:
      out = put_square(facts.from, put(letters_[role], out, wide));
      out = put(between_[captures ? 1 : 0], out, wide);
      break;
  }
  out = put_square(facts.to, out);
  if (facts.check == CheckKind::none) return out;
  return put(checks_[static_cast<std::size_t>(facts.check)], out, wide);
}

}  // namespace zapis
