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

template <typename Rules>
struct choice_of;
template <typename... Rules>
struct choice_of<tao::pegtl::type_list<Rules...>> {
  using type = tao::pegtl::sor<Rules...>;
};
template <typename Rules>
using choice = typename choice_of<Rules>::type;

// What the check must find: a loop around a leaf that may be empty.
struct endless : tao::pegtl::star<move_grammar::move_end> {};

}  // namespace
}  // namespace zapis

namespace tao::pegtl {

template <typename Name, typename State, std::size_t (*Read)(std::string_view, State&)>
struct analyze_traits<Name, zapis::leaf<State, Read>> : zapis::leaf_traits<Name> {};

// An item of movetext is a choice among its alternatives, made by the first byte.
template <typename Name>
struct analyze_traits<Name, zapis::pgn_grammar::movetext_item>
    : analyze_traits<Name, zapis::choice<zapis::pgn_grammar::movetext_item::subs_t>::rule_t> {};

}  // namespace tao::pegtl

TEST_CASE("the grammars make progress") {
  CHECK(tao::pegtl::analyze<zapis::move_grammar::move>(1) == 0);
  CHECK(tao::pegtl::analyze<zapis::pgn_grammar::game>(1) == 0);
}

TEST_CASE("the check sees a loop that takes nothing") {
  CHECK(tao::pegtl::analyze<zapis::endless>(-1) != 0);
}
