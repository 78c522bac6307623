// A comment's text as it leaves: blanks folded, clock commands cut out on request.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

/// Appends `text` with each run of blanks and line ends as one blank, none at its ends.
void append_folded(std::string_view text, std::string& out);

/// Cuts the commands that tell the time ([%clk …], [%emt …], [%egt …] …) out of a folded text.
void remove_clock_commands(std::string& text);

}  // namespace zapis
