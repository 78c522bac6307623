// A PEGTL rule made of a plain function over the rest of the text.
#pragma once

#include <cstddef>
#include <string_view>
#include <tao/pegtl.hpp>

namespace zapis {

/// What a leaf's function answers where the rule does not match.
inline constexpr std::size_t no_match = std::string_view::npos;

/// `Read` gets the rest of the text and the parse state and answers how many bytes it takes.
template <typename State, std::size_t (*Read)(std::string_view, State&)>
struct leaf {
  using rule_t = leaf;
  using subs_t = tao::pegtl::empty_list;

  template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <typename...> class,
            template <typename...> class, typename ParseInput>
  static bool match(ParseInput& in, State& state) {
    const std::size_t length =
        Read({in.current(), static_cast<std::size_t>(in.end() - in.current())}, state);
    if (length == no_match) return false;
    in.bump(length);
    return true;
  }
};

}  // namespace zapis
