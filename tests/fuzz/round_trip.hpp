// What must hold of any text at all: shared by the fuzz targets and the tests of hostile input.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formatters/tape_walk.hpp"
#include "formatters/write_pgn.hpp"
#include "lib/text/repair_utf8.hpp"
#include "lib/text/utf8.hpp"
#include "parsers/game_reader.hpp"
#include "parsers/game_splitter.hpp"
#include "zapis/fen.hpp"

namespace round_trip {

/// Bytes in memory of exactly their size, so that a sanitizer sees each step beyond their end.
class Exact {
 public:
  explicit Exact(std::string_view text)
      : bytes_(std::make_unique<char[]>(text.size())), size_(text.size()) {
    std::copy(text.begin(), text.end(), bytes_.get());
  }
  std::string_view view() const { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<char[]> bytes_;
  std::size_t size_;
};

/// Block sizes that the text itself decides: mostly a few bytes, sometimes hundreds.
class Blocks {
 public:
  explicit Blocks(std::string_view text) : state_(hash(text)) { single_ = next() % 8 == 0; }
  static std::uint64_t hash(std::string_view text) {
    std::uint64_t sum = 0xCBF29CE484222325U;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return sum ^ sum >> 32;
  }
  std::size_t size() {
    const std::uint64_t choice = next();
    if (single_) return 1;
    return 1 + (choice >> 8) % (choice % 8 == 0 ? 400 : 24);
  }

 private:
  std::uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  std::uint64_t state_;
  bool single_ = false;
};

/// The lengths of the games of a whole text; a length of 0 or beyond the end is the last.
inline std::vector<std::size_t> split_at_once(std::string_view text) {
  const Exact exact(text);
  std::string_view rest = exact.view();
  zapis::GameSplitter splitter;
  std::vector<std::size_t> lengths;
  while (!rest.empty()) {
    lengths.push_back(splitter.next(rest, true));
    if (lengths.back() == 0 || lengths.back() > rest.size()) break;
    rest.remove_prefix(lengths.back());
  }
  return lengths;
}

/// The same for a text that comes in blocks; its end is known only when nothing more comes.
inline std::vector<std::size_t> split_in_blocks(std::string_view text) {
  zapis::GameSplitter splitter;
  Blocks blocks(text);
  std::vector<std::size_t> lengths;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool whole = false;
  while (begin < text.size()) {
    const Exact grown(text.substr(begin, end - begin));
    const std::size_t length =
        begin == end ? zapis::GameSplitter::need_more : splitter.next(grown.view(), whole);
    if (length != zapis::GameSplitter::need_more) {
      lengths.push_back(length);
      if (length == 0 || length > end - begin) break;
      begin += length;
    } else if (end < text.size()) {
      end = std::min(text.size(), end + blocks.size());
    } else if (whole) {
      break;
    } else {
      whole = true;
    }
  }
  return lengths;
}

/// What is wrong with the way a text is cut into games; nothing: "".
inline std::string complaint_about_cuts(std::string_view text) {
  const std::vector<std::size_t> lengths = split_at_once(text);
  std::size_t sum = 0;
  for (const std::size_t length : lengths) {
    if (length == 0) return "a game of no bytes";
    sum += length;
  }
  if (sum != text.size()) return "the games don't add up to the text";
  if (split_in_blocks(text) != lengths) return "blocks are cut elsewhere than the whole";
  return {};
}

/// All that a game says, as text: two games are the same when theirs is. Raw text leaves as a
/// comment, so the two are not told apart.
class Digest {
 public:
  static std::string of(const zapis::Game& game) {
    Digest digest;
    zapis::write_fen(game.start, zapis::FenStyle::shredder, digest.out_);
    digest.out_ += game.start.chess960() ? " 960\n" : "\n";
    zapis::walk_tape(game, {}, digest);
    zapis::write_fen(game.end, zapis::FenStyle::shredder, digest.out_);
    digest.out_ += '\n';
    digest.out_ += std::to_string(game.plies) + " plies ";
    digest.out_ += zapis::result_text(game.result);
    return digest.out_;
  }

  void move(const zapis::MoveFacts& f) {
    for (const int part :
         {int{f.from}, int{f.to}, int(f.role), int(f.captured), int(f.promotion), int(f.castling),
          int{f.castling_rook}, int(f.qualifier), int(f.check), int{f.en_passant},
          int{f.pawn_file_unique}, int{f.chess960}, int{f.null}, int{f.complete}}) {
      out_ += std::to_string(part) + ' ';
    }
    out_ += '\n';
  }
  void nag(std::uint32_t number) { out_ += '$' + std::to_string(number) + '\n'; }
  void comment(std::string_view text) { (out_ += '{').append(text) += '\n'; }
  void raw(std::string_view text) { comment(text); }
  void variation_begin() { out_ += "(\n"; }
  void variation_end() { out_ += ")\n"; }
  void result(std::string_view text) { (out_ += '=').append(text) += '\n'; }

 private:
  std::string out_;
};

/// Is this a finding that a text written by zapis itself may earn? What its tags say is kept as it
/// was; its moves are written as they should be.
inline bool is_about_content(zapis::Code code) {
  using zapis::Code;
  switch (code) {
    case Code::unsupported_variant:
    case Code::bad_fen:
    case Code::impossible_position:
    case Code::null_move:
    case Code::duplicate_tag:
    case Code::result_mismatch:
    case Code::result_contradicts_board:
    case Code::result_read_as_forfeit:
      return true;
    default:
      return false;
  }
}

inline constexpr std::array<std::string_view, 6> notations = {
    "san", "lan", "russian", "russian-long", "levenfish", "uci"};

/// A game that English can't read costs a try in every language there is, and six notations cost
/// six round trips. A fuzzer that pays this for each of its inputs gets nowhere: `shared` finds the
/// language out for some, as their bytes will have it, reads the others in one notation, and writes
/// each in one.
enum class Effort : std::uint8_t { whole, shared };

/// Readers and writers that serve game after game, as the program's own do.
class Machine {
 public:
  Machine() {
    for (const std::string_view notation : notations) {
      const zapis::System system = *zapis::find_system(notation);
      named_.push_back({zapis::GameReader(system), zapis::PgnWriter(system, {})});
    }
  }

  /// What is wrong with how one game, of any bytes, is read, written and read again; nothing: "".
  std::string complaint_about_game(std::string_view bytes, Effort effort = Effort::whole) {
    repaired_.clear();
    std::vector<zapis::RepairedBytes> repairs;
    if (zapis::find_invalid_utf8(bytes) != std::string_view::npos) {
      zapis::repair_utf8(bytes, repaired_, repairs);
      bytes = repaired_;
    }
    if (zapis::find_invalid_utf8(bytes) != std::string_view::npos) return "still no UTF-8";
    const Exact text(bytes);
    read_first(text.view(), effort);
    for (const zapis::Finding& finding : findings_) {
      if (finding.offset > bytes.size() || finding.length > bytes.size() - finding.offset)
        return "a finding beyond the end: " + std::string(zapis::code_name(finding.code));
      if (cuts_character(bytes, finding.offset) ||
          cuts_character(bytes, finding.offset + finding.length))
        return "a finding cuts a character: " + std::string(zapis::code_name(finding.code));
    }
    const std::string digest = Digest::of(game_);
    const std::size_t only = Blocks::hash(bytes) / 256 % named_.size();
    for (std::size_t i = 0; i < named_.size(); ++i) {
      if (effort == Effort::shared && i != only) continue;
      const std::string complaint = complaint_about_notation(named_[i], digest);
      if (!complaint.empty()) return std::string(notations[i]) + ": " + complaint + "\n" + written_;
    }
    return {};
  }

 private:
  struct Named {
    zapis::GameReader reader;
    zapis::PgnWriter writer;
  };

  static bool cuts_character(std::string_view text, std::size_t at) {
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
  }

  void read_first(std::string_view text, Effort effort) {
    zapis::GameReader* reader = &reader_;
    if (effort == Effort::shared) {
      constexpr std::uint64_t share = 16;
      const std::uint64_t hash = Blocks::hash(text);
      findings_.clear();
      named_[0].reader.read(text, game_, findings_);
      const bool is_english = std::none_of(findings_.begin(), findings_.end(), [](const auto& f) {
        return f.severity == zapis::Severity::error || f.code == zapis::Code::homoglyph;
      });
      if (!is_english && hash % share != 0) reader = &named_[hash / share % named_.size()].reader;
    }
    findings_.clear();
    reader->read(text, game_, findings_);
  }

  std::string complaint_about_notation(Named& named, const std::string& digest) {
    written_.clear();
    named.writer.write(game_, written_);
    if (split_at_once(written_).size() != 1) return "one game is written as several";
    const Exact text(written_);
    again_findings_.clear();
    named.reader.read(text.view(), again_, again_findings_);
    for (const zapis::Finding& finding : again_findings_) {
      if (!is_about_content(finding.code))
        return "what was written is not right: " + std::string(zapis::code_name(finding.code)) +
               " at " + std::to_string(finding.offset);
    }
    for (const zapis::Tag& tag : game_.tags) {
      const zapis::Tag* kept = again_.find_tag(tag.name);
      const bool settled = tag.name == "Result" || tag.name == "FEN" || tag.name == "SetUp" ||
                           tag.name == "Setup" || tag.name == "Variant";
      if (kept == nullptr && !(settled && game_.has_start)) return "a tag is lost";
      if (!settled && kept->value != game_.find_tag(tag.name)->value) return "a tag has changed";
    }
    if (const std::string other = Digest::of(again_); other != digest)
      return "another game is read back:\n" + digest + "\n---\n" + other;
    twice_.clear();
    named.writer.write(again_, twice_);
    if (twice_ != written_) return "it is not written the same twice:\n" + twice_ + "---";
    return {};
  }

  zapis::GameReader reader_{std::nullopt};
  std::vector<Named> named_;
  zapis::Game game_, again_;
  zapis::Findings findings_, again_findings_;
  std::string repaired_, written_, twice_;
};

}  // namespace round_trip
