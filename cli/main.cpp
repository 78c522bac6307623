#include <csignal>

#include "cli/command_line.hpp"

int main(int argc, char** argv) {
  // A closed pipe is an answer of write(), not the end of the program.
  std::signal(SIGPIPE, SIG_IGN);
  return zapis::cli::run_command_line(argc, argv);
}
