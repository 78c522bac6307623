#include "lib/text/encoding_fit.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>
#include <vector>

#include "lib/text/transliterate.hpp"
#include "lib/text/utf8.hpp"

namespace zapis {
namespace {

struct PlainForms {
  char32_t sign;
  std::vector<std::string_view> forms;  // the first that the encoding holds is written
};

const std::vector<PlainForms>& plain_signs() {
  static const std::vector<PlainForms> signs = {
      {U'×', {"х", "x"}}, {U'–', {"-"}},  {U'—', {"-"}},   {U'−', {"-"}},   {U'‐', {"-"}},
      {U'‑', {"-"}},      {U'‒', {"-"}},  {U'½', {"1/2"}}, {U'¼', {"1/4"}}, {U'¾', {"3/4"}},
      {U'…', {"..."}},    {U'«', {"\""}}, {U'»', {"\""}},  {U'„', {"\""}},  {U'“', {"\""}},
      {U'”', {"\""}},     {U'‘', {"'"}},  {U'’', {"'"}},   {U'№', {"No"}},  {0xA0, {" "}},
      {0xAD, {""}},       {U'•', {"*"}},  {U'†', {"+"}},   {U'‡', {"#"}},   {U'±', {"+/-"}},
      {U'∓', {"-/+"}},    {U'∞', {"~"}},  {U'ё', {"е"}},   {U'Ё', {"Е"}}};
  return signs;
}

}  // namespace

EncodingFit::EncodingFit(const std::string& encoding)
    : encoder_(std::move(*StreamEncoder::open(encoding))) {}

std::string EncodingFit::plain_form(char32_t c) const {
  for (const PlainForms& sign : plain_signs()) {
    if (sign.sign != c) continue;
    for (const std::string_view form : sign.forms) {
      if (holds(form)) return std::string(form);
    }
  }
  std::string text;
  append_utf8(c, text);
  std::string latin = to_ascii_latin(text);
  if (latin != text && holds(latin)) return latin;
  std::array<char, 16> escape{};
  std::snprintf(escape.data(), escape.size(), "U+%04X", static_cast<unsigned>(c));
  return escape.data();
}

const std::string& EncodingFit::form_of(char32_t c) {
  const auto found = forms_.find(c);
  if (found != forms_.end()) return found->second;
  std::string text;
  append_utf8(c, text);
  if (!holds(text)) text = plain_form(c);
  return forms_.emplace(c, std::move(text)).first->second;
}

void EncodingFit::fit(std::string_view utf8, std::string& out, std::string& lacking) {
  while (!utf8.empty()) {
    if (static_cast<unsigned char>(utf8.front()) < 0x80) {
      out += utf8.front();
      utf8.remove_prefix(1);
      continue;
    }
    const CodePoint point = decode_utf8(utf8);
    const std::string_view character = utf8.substr(0, point.length);
    const std::string& form = form_of(point.value);
    if (form != character && lacking.find(character) == std::string::npos) {
      if (!lacking.empty()) lacking += ' ';
      lacking += character;
    }
    out += form;
    utf8.remove_prefix(point.length);
  }
}

bool EncodingFit::fit_system(System& system) {
  for (const std::string& letter : system.letters) {
    if (!holds(letter)) return false;
  }
  const bool x_is_a_piece =
      std::find(system.letters.begin(), system.letters.end(), "X") != system.letters.end();
  std::string ignored;
  for (std::string* sign :
       {&system.quiet, &system.capture, &system.promotion, &system.check, &system.double_check,
        &system.mate, &system.castling_king, &system.castling_queen, &system.null_move}) {
    // The Russian sign of mate; in a comment the letter is a letter, and so it is in Vietnamese.
    if ((*sign == "х" || *sign == "×") && !holds(*sign) && !holds("х"))
      *sign = x_is_a_piece ? "#" : "x";
    std::string fitted;
    fit(*sign, fitted, ignored);
    *sign = std::move(fitted);
  }
  return true;
}

}  // namespace zapis
