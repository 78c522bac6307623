#include "zapis/format_check.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "lib/game/tag_values.hpp"
#include "lib/text/mixed_script.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

/// The tags that are looked at. Those of the seven tag roster come first, in its order (PGN
/// standard 8.1.1).
enum class Name : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,
  event_date,
  utc_date,
  white_elo,
  black_elo,
  eco,
  ply_count,
  fen,
  set_up,
  setup,  // a common slip
  other
};

constexpr std::size_t index_of(Name name) { return static_cast<std::size_t>(name); }
constexpr std::size_t roster_size = index_of(Name::result) + 1;
constexpr std::array<std::string_view, index_of(Name::other)> names = {
    "Event",   "Site",     "Date",     "Round", "White",    "Black", "Result", "EventDate",
    "UTCDate", "WhiteElo", "BlackElo", "ECO",   "PlyCount", "FEN",   "SetUp",  "Setup"};

Name find_name(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    // Names differ in length or first letter, most of them; only then is it worth a call.
    if (names[i].size() == name.size() && names[i].front() == name.front() && names[i] == name)
      return static_cast<Name>(i);
  }
  return Name::other;
}

/// Is all that the tags stand in ASCII?
bool has_plain_tags(const Game& game) {
  std::size_t end = 0;
  for (const Tag& tag : game.tags) end = std::max<std::size_t>(end, tag.offset + tag.length);
  return is_ascii(game.text.substr(0, end));
}

/// One game's tags, looked at one after another.
class TagCheck {
 public:
  TagCheck(const Game& game, Findings& findings) : game_(game), findings_(findings) {}

  void run() {
    const bool ascii = has_plain_tags(game_);
    for (const Tag& tag : game_.tags) {
      if (!ascii) check_scripts(tag);
      const Name name = find_name(tag.name);
      if (tags_[index_of(name)] == nullptr) tags_[index_of(name)] = &tag;
      if (!game_.name_offset(tag)) {
        // A sheet's head has forms of its own, but no calendar.
        if (name == Name::date && check_date(tag.value) == DateFault::day) check_date_of(tag);
        continue;
      }
      if (first_ == nullptr) first_ = &tag;
      check_place(tag, name);
      check_value(tag, name);
    }
    if (first_ == nullptr) return;  // moves without tags, or a score sheet
    check_roster();
    check_setup();
  }

 private:
  Finding& report(Code code, const Tag& tag) {
    findings_.push_back(make_finding(code, tag.offset, tag.length));
    return findings_.back();
  }
  Finding& report_name(Code code, const Tag& tag) {
    findings_.push_back(make_finding(code, game_.name_offset(tag).value_or(0),
                                     static_cast<std::uint32_t>(tag.name.size())));
    return findings_.back();
  }

  void check_scripts(const Tag& tag) {
    const std::optional<MixedWord> word = find_mixed_word(game_.span(tag.offset, tag.length));
    if (!word) return;
    findings_.push_back(make_finding(Code::mixed_script,
                                     tag.offset + static_cast<std::uint32_t>(word->offset),
                                     static_cast<std::uint32_t>(word->length)));
    findings_.back().number = word->latin_among_cyrillic ? 1 : 0;
    findings_.back().detail = word->letters;
  }

  void check_place(const Tag& tag, Name name) {
    const std::size_t rank = std::min(index_of(name), roster_size);
    if (rank < roster_size && !seen_[rank]) {
      seen_[rank] = true;
      if (rank < highest_rank_ || highest_rank_ == roster_size)
        late_ = late_ == nullptr ? &tag : late_;
    }
    highest_rank_ = std::max(highest_rank_, rank);
  }

  void check_value(const Tag& tag, Name name) {
    switch (name) {
      case Name::date:
      case Name::event_date:
      case Name::utc_date:
        check_date_of(tag);
        break;
      case Name::white_elo:
      case Name::black_elo:
        if (!is_rating(tag.value)) report(Code::bad_rating, tag);
        break;
      case Name::eco:
        if (!is_eco(tag.value)) report(Code::bad_eco, tag);
        break;
      case Name::result:
        if (!is_result_value(tag.value)) report(Code::bad_result, tag);
        break;
      case Name::ply_count:
        check_ply_count(tag);
        break;
      default:
        break;
    }
  }

  void check_date_of(const Tag& tag) {
    const DateFault fault = check_date(tag.value);
    if (fault == DateFault::none) return;
    report(Code::bad_date, tag).detail = fault == DateFault::day ? "day" : "shape";
  }

  void check_ply_count(const Tag& tag) {
    std::uint32_t count = 0;
    const char* const end = tag.value.data() + tag.value.size();
    const auto [rest, error] = std::from_chars(tag.value.data(), end, count);
    const bool is_unknown = game_.broken || game_.plies == 0;
    if (is_unknown || error != std::errc() || rest != end || count == game_.plies) return;
    report(Code::wrong_ply_count, tag).number = static_cast<std::int32_t>(game_.plies);
  }

  void check_roster() {
    const auto seen = std::count(seen_.begin(), seen_.end(), true);
    if (seen != 0 && seen != roster_size) {
      std::string missing;
      for (std::size_t i = 0; i < roster_size; ++i) {
        if (seen_[i]) continue;
        if (!missing.empty()) missing += ", ";
        missing += names[i];
      }
      report_name(Code::missing_tag, *first_).detail = missing;
    }
    if (late_ != nullptr) report_name(Code::tag_order, *late_).detail = late_->name;
  }

  void check_setup() {
    const Tag* const fen = tags_[index_of(Name::fen)];
    const Tag* setup = tags_[index_of(Name::set_up)];
    if (setup == nullptr) setup = tags_[index_of(Name::setup)];
    if (fen != nullptr && setup == nullptr) report_name(Code::setup_tag, *fen);
    if (fen == nullptr && setup != nullptr && setup->value == "1")
      report(Code::setup_tag, *setup).detail = "no-fen";
  }

  const Game& game_;
  Findings& findings_;
  const Tag* first_ = nullptr;
  const Tag* late_ = nullptr;  // the first tag of the roster that another should have followed
  std::array<const Tag*, names.size() + 1> tags_{};  // the first of each name
  std::array<bool, roster_size> seen_{};             // written as tags
  std::size_t highest_rank_ = 0;
};

}  // namespace

void check_format(const Game& game, Findings& findings) {
  constexpr std::uint32_t last_glyph = 255;
  TagCheck(game, findings).run();
  if (game.tape.size() == game.plies) return;  // moves alone
  for (const TapeItem& item : game.tape) {
    if (item.kind != TapeItem::Kind::nag || item.number <= last_glyph) continue;
    findings.push_back(make_finding(Code::glyph_range, item.offset, item.length));
  }
}

void check_lines(const Game& game, Findings& findings) {
  constexpr std::size_t longest = 255;  // PGN standard 4.3, without the line's end
  std::size_t begin = 0;
  while (begin < game.text.size()) {
    const std::size_t end = std::min(game.text.find_first_of("\r\n", begin), game.text.size());
    const std::string_view line = game.text.substr(begin, end - begin);
    const std::size_t width = line.size() > longest ? count_code_points(line) : 0;
    if (width > longest) {
      findings.push_back(make_finding(Code::long_line, static_cast<std::uint32_t>(begin), 0));
      findings.back().number = static_cast<std::int32_t>(std::min<std::size_t>(width, INT32_MAX));
      return;
    }
    begin = end + 1;
  }
}

}  // namespace zapis
