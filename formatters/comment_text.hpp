// A comment's text as it leaves: blanks folded, clock commands cut out on request.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

/// `text` with each run of blanks and line ends as one blank, none at its ends: a part of it where
/// that is all, else made in `room`.
std::string_view fold(std::string_view text, std::string& room);

/// `text` folded, without the commands that tell the time ([%clk …], [%emt …], [%egt …] …).
std::string without_clock_commands(std::string_view text);

}  // namespace zapis
