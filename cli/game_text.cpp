#include "cli/game_text.hpp"

#include "lib/text/utf8.hpp"

namespace zapis::cli {

void GameText::decode(const BatchEncoding& encoding, std::string_view bytes, bool fix_mojibake) {
  text_ = bytes;
  encoding_ = encoding.wide.empty() ? "UTF-8" : encoding.wide;
  repairs_.clear();
  cleaning_ = {};
  mojibake_ = {};
  in_code_page_ = false;
  rewritten_ =
      !encoding.all_utf8 && (encoding.whole || find_invalid_utf8(bytes) != std::string_view::npos);
  if (rewritten_) {
    decoded_.clear();
    const Utf8Census census = take_utf8_census(bytes);
    in_code_page_ =
        encoding.whole || (encoding.code_page != nullptr && census.sequences <= census.stray);
    if (in_code_page_) {
      encoding.code_page->decode(bytes, decoded_);
      encoding_ = encoding.code_page->name();
    } else {
      repair_utf8(bytes, decoded_, repairs_);
    }
    text_ = decoded_;
  } else if (fix_mojibake) {
    if (std::optional<Mojibake> found = find_mojibake(bytes)) {
      mojibake_ = std::move(*found);
      rewritten_ = true;
      text_ = mojibake_.repaired;
    }
  }
  if (!encoding.is_clean && may_need_cleaning(text_)) {
    cleaned_.clear();
    std::vector<std::size_t> places;
    for (const RepairedBytes& repair : repairs_)
      places.insert(places.end(), {repair.offset, repair.offset + repair.length});
    cleaning_ = clean_text(text_, cleaned_, &places);
    if (cleaned_ == text_) return;
    for (std::size_t i = 0; i < repairs_.size(); ++i)
      repairs_[i] = {places[2 * i], places[2 * i + 1] - places[2 * i]};
    text_ = cleaned_;
    rewritten_ = true;
  }
}

}  // namespace zapis::cli
