// The command line, read with CLI11.
#pragma once

namespace zapis::cli {

/// Runs the program with these arguments; its exit status.
int run_command_line(int argc, const char* const* argv);

}  // namespace zapis::cli
