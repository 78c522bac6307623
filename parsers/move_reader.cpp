#include "parsers/move_reader.hpp"

#include "parsers/move_grammar.hpp"

namespace zapis {
namespace move_grammar {

template <typename Rule>
struct action : tao::pegtl::nothing<Rule> {};

template <>
struct action<castling> {
  static void apply0(Scratch& scratch) {
    scratch.pattern.kind = MovePattern::Kind::castling;
    scratch.pattern.castling = scratch.ohs == 3 ? CastlingSide::queen : CastlingSide::king;
    if (scratch.has_look_alike_oh) scratch.pattern.look_alikes |= look_alike_castling;
  }
};

}  // namespace move_grammar

namespace {

bool has_cyrillic_letters(const System& system) {
  if (!system.has_letters()) return false;
  const auto lead =
      static_cast<unsigned char>(system.alphabet->spellings(Role::knight).front().front());
  return lead == 0xD0 || lead == 0xD1;
}

}  // namespace

MoveReader::MoveReader(System system)
    : system_(std::move(system)),
      letters_(system_),
      is_cyrillic_(has_cyrillic_letters(system_)),
      joins_spaced_capture_(system_.origin == Origin::always || is_cyrillic_) {}

std::size_t MoveReader::read(std::string_view text, MovePattern& pattern) const {
  if (const std::size_t length = read_plain(text, pattern); length != 0) return length;
  return read_by_grammar(text, pattern);
}

std::size_t MoveReader::read_by_grammar(std::string_view text, MovePattern& pattern) const {
  namespace p = tao::pegtl;
  using input = p::memory_input<p::tracking_mode::lazy, p::eol::lf_crlf, const char*>;
  pattern = MovePattern{};
  move_grammar::Scratch scratch{.reader = *this, .pattern = pattern};
  input in(text.data(), text.data() + text.size(), "");
  if (!p::parse<move_grammar::move, move_grammar::action>(in, scratch)) return 0;
  return static_cast<std::size_t>(in.current() - text.data());
}

}  // namespace zapis
