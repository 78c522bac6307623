// The line that tells how far a run is.
#include "catch.hpp"
#include "cli/messages.hpp"

using namespace zapis::cli;

namespace {

ProgressFigures figures(std::optional<double> share, double seconds) {
  ProgressFigures f;
  f.share = share;
  f.seconds = seconds;
  f.counts.games = 120'345;
  f.counts.bytes = 98'765'432;
  f.counts.errors = 1;
  f.counts.warnings = 22;
  return f;
}

}  // namespace

TEST_CASE("how far, how fast, how long yet, what was found") {
  CHECK(progress_text(figures(0.429, 2), Language::en) ==
        "42 %, 120345 games, 60173 games/s, 49.4 MB/s, 0:03 left, 1 error, 22 warnings");
  CHECK(progress_text(figures(0.429, 2), Language::ru) ==
        "42 %, 120345 партий, 60173 партий/с, 49,4 МБ/с, осталось 0:03, 1 ошибка, "
        "22 предупреждения");
}

TEST_CASE("where the size is unknown, neither share nor time") {
  CHECK(progress_text(figures({}, 100), Language::en) ==
        "120345 games, 1203 games/s, 1.0 MB/s, 1 error, 22 warnings");
}

TEST_CASE("long times, and times of which no one can tell yet") {
  CHECK(time_left(figures(0.5, 3661)) == "1:01:01");
  CHECK(time_left(figures(0.5, 61)) == "1:01");
  CHECK(time_left(figures(0, 5)) == "?");
  CHECK(time_left(figures(1, 5)) == "0:00");
  // A file that has grown.
  CHECK(time_left(figures(1.5, 5)) == "0:00");
  CHECK(progress_text(figures(1, 0), Language::en).find("inf") == std::string::npos);
}
