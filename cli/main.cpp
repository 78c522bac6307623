#include <csignal>

#include "cli/command_line.hpp"
#include "cli/standard_streams.hpp"

int main(int argc, char** argv) {
  // A closed pipe and a file that may not grow are answers of write(), not the end of the program.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  zapis::cli::occupy_standard_streams();
  return zapis::cli::run_command_line(argc, argv);
}
