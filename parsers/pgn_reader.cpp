#include "parsers/pgn_reader.hpp"

#include <array>
#include <bitset>
#include <optional>
#include <unordered_set>

#include "parsers/pgn_grammar.hpp"
#include "parsers/result_token.hpp"

namespace zapis {
namespace pgn_grammar {
namespace {

constexpr std::array<FirstByte, 256> make_classes() {
  std::array<FirstByte, 256> classes{};
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const auto c = static_cast<char>(i);
    FirstByte kind = FirstByte::sign;
    if (i >= 0x80) {
      kind = FirstByte::high;
    } else if (c == ' ' || (c >= '\t' && c <= '\r') || c == '\0') {
      kind = FirstByte::blank;
    } else if (c >= '0' && c <= '9') {
      kind = FirstByte::digit;
    } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      kind = FirstByte::letter;
    } else if (c == '{') {
      kind = FirstByte::brace;
    } else if (c == ';') {
      kind = FirstByte::semicolon;
    } else if (c == '%') {
      kind = FirstByte::percent;
    } else if (c == '$') {
      kind = FirstByte::dollar;
    } else if (c == '(') {
      kind = FirstByte::open;
    } else if (c == ')') {
      kind = FirstByte::close;
    } else if (c == '.') {
      kind = FirstByte::dot;
    }
    classes[i] = kind;
  }
  return classes;
}
constexpr std::array<FirstByte, 256> classes = make_classes();

template <typename Rule>
struct action : tao::pegtl::nothing<Rule> {};

}  // namespace

FirstByte first_byte_class(char c) { return classes[static_cast<unsigned char>(c)]; }

}  // namespace pgn_grammar

namespace {

/// A last token "0-0" is a double forfeit where the Result tag says so, else castling.
void read_double_forfeit(Game& game, Findings& findings) {
  if (game.marker != Result::none || game.tape.empty()) return;
  const TapeItem& last = game.tape.back();
  if (last.kind != TapeItem::Kind::pattern || last.pattern.kind != MovePattern::Kind::castling ||
      last.pattern.castling != CastlingSide::king) {
    return;
  }
  const Tag* tag = game.find_tag("Result");
  if (tag == nullptr || result_of(tag->value) != Result::both_lose) return;
  game.marker = Result::both_lose;
  game.marker_offset = last.offset;
  game.marker_length = last.length;
  findings.push_back(make_finding(Code::result_read_as_forfeit, last.offset, last.length));
  game.tape.pop_back();
}

void report_duplicate_tags(const Game& game, Findings& findings) {
  const auto report = [&](const Tag& tag) {
    // Where the heading of a score sheet names its tag in words of its own, the value is shown.
    const std::optional<std::uint32_t> name = game.name_offset(tag);
    const auto length = static_cast<std::uint32_t>(tag.name.size());
    findings.push_back(name ? make_finding(Code::duplicate_tag, *name, length)
                            : make_finding(Code::duplicate_tag, tag.offset, tag.length));
    findings.back().detail = tag.name;
  };
  // Names that differ in length, first and middle letter need no comparing; those of common tags
  // do.
  std::bitset<64> kinds;
  bool all_differ = true;
  for (const Tag& tag : game.tags) {
    const std::size_t kind =
        (tag.name.size() * 1 + static_cast<unsigned char>(tag.name.front()) +
         static_cast<unsigned char>(tag.name[tag.name.size() / 2]) * std::size_t{6}) %
        kinds.size();
    all_differ = all_differ && !kinds.test(kind);
    kinds.set(kind);
  }
  if (all_differ) return;
  std::unordered_set<std::string_view> seen;
  for (const Tag& tag : game.tags) {
    if (!seen.insert(tag.name).second) report(tag);
  }
}

/// The game's result: its marker, else its tag (policy: the marker wins, the difference is
/// reported).
void settle_result(Game& game, Findings& findings) {
  const Tag* tag = game.find_tag("Result");
  game.tag_result = tag == nullptr ? Result::none : result_of(tag->value);
  game.result = game.marker != Result::none ? game.marker : game.tag_result;
  const bool is_tags_alone = game.tape.empty() && game.tag_result != Result::none;
  if (game.marker == Result::none && !is_tags_alone) {
    const std::size_t end = game.text.find_last_not_of(" \t\r\n") + 1;
    findings.push_back(make_finding(Code::missing_result, static_cast<std::uint32_t>(end), 0));
  } else if (game.marker != Result::none && game.tag_result != Result::none &&
             game.tag_result != game.marker) {
    findings.push_back(make_finding(Code::result_mismatch, game.marker_offset, game.marker_length));
    findings.back().detail = tag->value;
    findings.back().number = game.name_offset(*tag) ? 0 : 1;  // written in words, "Result: 1-0"
  }
}

}  // namespace

void PgnReader::read(std::string_view text, const MoveReader& reader, Game& game,
                     Findings& findings) {
  namespace p = tao::pegtl;
  using input = p::memory_input<p::tracking_mode::lazy, p::eol::lf_crlf, const char*>;
  game.clear();
  game.text = text;
  open_variations_.clear();
  pgn_grammar::ReadState state{
      .reader = reader, .game = game, .findings = findings, .open_variations = open_variations_};
  input in(text.data(), text.data() + text.size(), "");
  p::parse<pgn_grammar::game, pgn_grammar::action>(in, state);
  if (!open_variations_.empty()) {
    const TapeItem& outermost = game.tape[open_variations_.front()];
    findings.push_back(
        make_finding(Code::unterminated_variation, outermost.offset, outermost.length));
  }
  const std::string_view end = text.substr(text.size());
  while (!open_variations_.empty()) {
    const std::uint32_t begin = open_variations_.back();
    open_variations_.pop_back();
    game.tape[begin].link = static_cast<std::uint32_t>(game.tape.size());
    state.add(TapeItem::Kind::variation_end, end, 0).link = begin;
  }
  read_double_forfeit(game, findings);
  report_duplicate_tags(game, findings);
  settle_result(game, findings);
}

}  // namespace zapis
