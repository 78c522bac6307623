// Standard input, output and error as the program finds them.
#pragma once

namespace zapis::cli {

/// Puts something in the place of those that are closed: a file opened later would take it, and
/// findings would be written into it.
void occupy_standard_streams();

}  // namespace zapis::cli
