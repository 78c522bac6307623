// PEGTL's own check of both grammars: no rule may loop without taking a byte.
#include <tao/pegtl/contrib/analyze.hpp>

#include "catch.hpp"
#include "parsers/move_grammar.hpp"
#include "parsers/pgn_grammar.hpp"

namespace zapis {
namespace {

// A leaf of ours takes at least a byte where it matches, unless it is named here.
template <typename Rule>
inline constexpr bool may_be_empty = false;
template <>
inline constexpr bool may_be_empty<move_grammar::move_end> = true;

template <typename Rule>
using leaf_traits = std::conditional_t<may_be_empty<Rule>, tao::pegtl::analyze_opt_traits<>,
                                       tao::pegtl::analyze_any_traits<>>;

// What the check must find: a loop around a leaf that may be empty.
struct endless : tao::pegtl::star<move_grammar::move_end> {};

}  // namespace
}  // namespace zapis

namespace tao::pegtl {

template <typename Name, typename State, std::size_t (*Read)(std::string_view, State&)>
struct analyze_traits<Name, zapis::leaf<State, Read>> : zapis::leaf_traits<Name> {};

template <typename Name>
struct analyze_traits<Name, zapis::pgn_grammar::movetext_item>
    : analyze_traits<Name,
                     sor<zapis::pgn_grammar::blanks, zapis::pgn_grammar::at_digit,
                         zapis::pgn_grammar::at_letter, zapis::pgn_grammar::brace_comment,
                         zapis::pgn_grammar::line_comment, zapis::pgn_grammar::at_percent,
                         zapis::pgn_grammar::at_dollar, zapis::pgn_grammar::at_bracket,
                         zapis::pgn_grammar::variation_close, zapis::pgn_grammar::dots,
                         zapis::pgn_grammar::at_high_byte, zapis::pgn_grammar::at_sign>::rule_t> {};

}  // namespace tao::pegtl

TEST_CASE("the grammars make progress") {
  CHECK(tao::pegtl::analyze<zapis::move_grammar::move>(1) == 0);
  CHECK(tao::pegtl::analyze<zapis::pgn_grammar::game>(1) == 0);
}

TEST_CASE("the check sees a loop that takes nothing") {
  CHECK(tao::pegtl::analyze<zapis::endless>(-1) != 0);
}
