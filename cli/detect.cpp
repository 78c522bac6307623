#include "cli/detect.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cli/batch.hpp"
#include "cli/complain.hpp"
#include "cli/detector.hpp"
#include "cli/exit_status.hpp"
#include "cli/game_text.hpp"
#include "cli/output.hpp"
#include "formatters/json.hpp"

namespace zapis::cli {
namespace {

/// More games than these tell no more.
constexpr std::size_t most_games = 64;

/// What is known of one file.
struct FileReport {
  std::string file;
  std::string encoding;
  double encoding_confidence = 1;
  Detection detection;
};

std::string percent(double confidence) {
  return std::to_string(std::lround(confidence * 100)) + " %";
}

std::string reason(const FileReport& report) {
  const Detection& d = report.detection;
  if (d.system.empty()) return "no move could be read";
  std::string text = "no move could be played";
  if (d.moves != 0)
    text = std::to_string(d.moves) + " of " + std::to_string(d.words) + " moves read";
  if (d.broken != 0) text += ", games that break off: " + std::to_string(d.broken);
  if (d.languages.size() > 1) text += ", " + std::to_string(d.languages.size()) + " languages fit";
  return text;
}

void append_json(const FileReport& report, std::string& out) {
  const Detection& d = report.detection;
  const auto string_or_null = [&out](const std::string& text) {
    if (text.empty()) {
      out += "null";
    } else {
      append_json_string(text, out);
    }
  };
  out += "{\"file\":";
  append_json_string(report.file, out);
  out += ",\"encoding\":";
  append_json_string(report.encoding, out);
  out += ",\"system\":";
  string_or_null(d.system);
  out += ",\"language\":";
  string_or_null(d.language);
  out += ",\"languages\":[";
  for (std::size_t i = 0; i < d.languages.size(); ++i) {
    if (i != 0) out += ',';
    append_json_string(d.languages[i], out);
  }
  char number[32];
  std::snprintf(number, sizeof number, "%.2f", std::min(d.confidence, report.encoding_confidence));
  out += "],\"confidence\":";
  out += number;
  out += ",\"games\":" + std::to_string(d.games) + ",\"reason\":";
  append_json_string(reason(report), out);
  out += "}\n";
}

void append_line(const FileReport& report, std::string& out) {
  const Detection& d = report.detection;
  out += report.file + ": " + report.encoding + ", ";
  if (d.system.empty()) {
    out += "no game found\n";
    return;
  }
  out += d.system;
  if (!d.languages.empty()) {
    out += " (";
    for (std::size_t i = 0; i < d.languages.size(); ++i)
      out += (i == 0 ? "" : ", ") + d.languages[i];
    out += ')';
  }
  out += ", " + std::to_string(d.games) + (d.games == 1 ? " game" : " games") + ", " +
         percent(std::min(d.confidence, report.encoding_confidence)) + ": " + reason(report) + '\n';
}

/// A file, or one of those in an archive; false: it can't be read.
bool detect_text(Input& input, const DetectOptions& options, Detector& detector, std::string& out) {
  TextSource source(input, options.encoding);
  BatchReader reader(source);
  Batch batch;
  FileReport report;
  report.encoding = "UTF-8";
  std::vector<std::string_view> games;
  GameText decoder;
  std::vector<std::string> decoded;
  if (reader.next(batch)) {
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
      if (decoded.size() == most_games) break;
      decoder.decode(batch.encoding, std::string_view(batch.text).substr(begin, end - begin));
      decoded.emplace_back(decoder.text());
      if (decoder.encoding() != "UTF-8") report.encoding = decoder.encoding();
      begin = end;
    }
    if (report.encoding != "UTF-8") report.encoding_confidence = batch.encoding.confidence;
  }
  if (!input.error().empty()) {
    complain(input.name(), input.error(), options.language);
    return false;
  }
  report.file = input.name();
  games.assign(decoded.begin(), decoded.end());
  report.detection = detector.detect(games, report.encoding);
  if (options.json) {
    append_json(report, out);
  } else {
    append_line(report, out);
  }
  return true;
}

bool detect_file(const std::string& path, const DetectOptions& options, Detector& detector,
                 std::string& out) {
  Input input(path);
  bool read_all = true;
  do {
    if (!detect_text(input, options, detector, out)) read_all = false;
  } while (input.next_member());
  return read_all;
}

}  // namespace

int detect(const DetectOptions& options) {
  Detector detector;
  std::vector<std::string> files = options.files;
  if (files.empty()) files.emplace_back("-");
  bool failed = false;
  Output output("");
  for (const std::string& file : files) {
    std::string out;
    if (!detect_file(file, options, detector, out)) failed = true;
    if (!output.write(out)) break;
  }
  if (output.reader_gone()) return exit_ok;
  if (!output.error().empty()) {
    complain(output.name(), output.error(), options.language);
    failed = true;
  }
  return failed ? exit_failure : exit_ok;
}

}  // namespace zapis::cli
