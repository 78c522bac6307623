#include "cli/signals.hpp"

#include <atomic>
#include <csignal>

namespace zapis::cli {
namespace {

std::atomic<int> ended_by = 0;
std::atomic<bool> report_requested = false;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

void catch_signal(int number, void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, nullptr);
}

}  // namespace

void catch_signals() {
  const auto end = [](int number) { ended_by = number; };
  // One that is ignored from the start (nohup, a shell's background job) stays so.
  for (const int number : {SIGINT, SIGTERM}) {
    struct sigaction before {};
    sigaction(number, nullptr, &before);
    if (before.sa_handler != SIG_IGN)
      catch_signal(number, end, SA_RESTART | static_cast<int>(SA_RESETHAND));
  }
  catch_signal(
      SIGUSR1, [](int /*number*/) { report_requested = true; }, SA_RESTART);
}

int end_signal() { return ended_by; }

bool take_report_request() { return report_requested.exchange(false); }

}  // namespace zapis::cli
