#include "cli/progress.hpp"

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "cli/messages.hpp"
#include "cli/signals.hpp"
#include "lib/text/utf8.hpp"

namespace zapis::cli {
namespace {

constexpr std::chrono::milliseconds first_pause{500};  // what is done by then needs no line
constexpr std::chrono::milliseconds terminal_pause{200};
constexpr std::chrono::seconds line_pause{10};

/// Can a line be written over there?
bool is_terminal() {
  const char* const kind = std::getenv("TERM");
  return ::isatty(STDERR_FILENO) != 0 && kind != nullptr && std::string_view(kind) != "dumb";
}

/// A longer line would wrap, and not be written over.
void fit_width(std::string& line) {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return;
  std::size_t columns = 1;
  for (std::size_t at = 0; at < line.size(); ++columns) {
    if (columns == size.ws_col) return line.resize(at);
    at += decode_utf8(std::string_view(line).substr(at)).length;
  }
}

}  // namespace

Progress::Progress(ProgressMode mode, Language language)
    : language_(language), on_terminal_(is_terminal()), due_(begun_ + first_pause) {
  wanted_ = mode == ProgressMode::always || (mode == ProgressMode::automatic && on_terminal_);
}

void Progress::expect(const std::vector<std::string>& files, std::uint64_t part,
                      std::uint64_t parts) {
  for (const std::string& file : files) {
    struct stat status {};
    const bool is_there =
        (file == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(file.c_str(), &status)) == 0;
    if (is_there && !S_ISREG(status.st_mode)) is_known_ = false;
    const auto size = is_there ? static_cast<std::uint64_t>(status.st_size) : 0;
    expected_.push_back(size / parts * part);
    all_ += expected_.back();
  }
}

void Progress::enter(const Input* input) {
  if (input == nullptr && next_file_ < expected_.size()) done_ += expected_[next_file_++];
  input_ = input;
}

std::string Progress::line(const Counts& counts) const {
  ProgressFigures figures;
  figures.seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
  figures.counts = counts;
  if (is_known_ && all_ != 0) {
    std::uint64_t read = done_;
    if (input_ != nullptr) read += std::min(input_->position(), expected_[next_file_]);
    figures.share = static_cast<double>(read) / static_cast<double>(all_);
  }
  return progress_text(figures, language_);
}

void Progress::draw(const Counts& counts) {
  std::string text = line(counts);
  if (on_terminal_) {
    fit_width(text);
    std::fprintf(stderr, "\r%s\x1b[K", text.c_str());
  } else {
    std::fprintf(stderr, "%s\n", text.c_str());
  }
  shown_ = on_terminal_;
}

void Progress::show(const Counts& counts) {
  if (take_report_request()) {
    clear();
    std::fprintf(stderr, "%s\n", line(counts).c_str());
  }
  if (!wanted_ || Clock::now() < due_) return;
  draw(counts);
  due_ = Clock::now() + (on_terminal_ ? Clock::duration(terminal_pause) : line_pause);
}

void Progress::clear() {
  if (!shown_) return;
  std::fputs("\r\x1b[K", stderr);
  shown_ = false;
}

void Progress::finish(const Counts& counts) {
  clear();
  if (wanted_ && !on_terminal_) draw(counts);
}

void read_in_turn(const std::vector<std::string>& files, Progress& progress, const Counts& counts,
                  const std::function<bool()>& is_over, const std::function<void(Input&)>& read) {
  for (const std::string& file : files) {
    if (is_over()) return;
    Input input(file);
    input.while_waiting([&] {
      progress.show(counts);
      return end_signal() == 0;
    });
    progress.enter(&input);
    read(input);
    progress.enter(nullptr);
  }
}

}  // namespace zapis::cli
