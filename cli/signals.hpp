// What the user asks of a running program by signals.
#pragma once

namespace zapis::cli {

/// From now on SIGINT and SIGTERM ask for an end at the next game, and SIGUSR1 for a word on how
/// far things are. A second SIGINT or SIGTERM ends the program at once.
void catch_signals();

/// The signal that asked for the end; 0: none has.
int end_signal();

/// Has a word been asked for since the last call?
bool take_report_request();

}  // namespace zapis::cli
