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
  }
};

}  // namespace move_grammar

namespace {

bool prints_spaced_captures(const System& system) {
  return system.origin == Origin::always || system.capture.ends_with(' ') ||
         (system.alphabet != nullptr &&
          static_cast<unsigned char>(system.alphabet->letters.back()) >= 0x80);
}

}  // namespace

MoveReader::MoveReader(System system)
    : system_(std::move(system)),
      letters_(system_),
      joins_spaced_capture_(prints_spaced_captures(system_)) {}

std::size_t MoveReader::read(std::string_view text, MovePattern& pattern) const {
  namespace p = tao::pegtl;
  using input = p::memory_input<p::tracking_mode::lazy, p::eol::lf_crlf, const char*>;
  pattern = MovePattern{};
  move_grammar::Scratch scratch{.reader = *this, .pattern = pattern};
  input in(text.data(), text.data() + text.size(), "");
  if (!p::parse<move_grammar::move, move_grammar::action>(in, scratch)) return 0;
  return static_cast<std::size_t>(in.current() - text.data());
}

}  // namespace zapis
