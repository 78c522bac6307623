#include "cli/messages.hpp"
#include "cli/messages_words.hpp"

namespace zapis::cli {

using namespace russian;

namespace {

std::string refusal(const Finding& f) {
  const RoleName& man = role_name(f.role);
  const std::string square = f.square == no_square ? "" : square_name(f.square);
  if (f.reason.is_over()) return "партия уже окончена";
  switch (f.refusal) {
    case Refusal::none:
      break;
    case Refusal::no_such_man:
      return "у " + std::string(side_name(f.turn)) + " нет " + std::string(man.genitive) +
             (man.feminine ? ", способной туда пойти" : ", способного туда пойти");
    case Refusal::blocked:
      return "путь " + std::string(man.genitive) + " закрыт на поле " + square;
    case Refusal::own_man_on_target:
      return "поле занято своей фигурой";
    case Refusal::nothing_to_capture:
      return "бить нечего";
    case Refusal::leaves_king_in_check:
      return square.empty() ? "король остался бы под шахом"
                            : "король оказался бы под шахом с поля " + square;
    case Refusal::ambiguous:
      return "туда могут пойти фигуры с полей " + square_list(f.candidates, " и ") +
             ": надо указать, откуда ход";
    case Refusal::missing_promotion:
      return "пешка доходит до последней горизонтали: надо указать новую фигуру";
    case Refusal::impossible_promotion:
      return "такое превращение здесь невозможно";
    case Refusal::castling_no_right:
      return "рокировка невозможна: король или ладья уже ходили";
    case Refusal::castling_blocked:
      return "рокировка невозможна: мешает фигура на поле " + square;
    case Refusal::castling_out_of_check:
      return "рокировка невозможна: король под шахом";
    case Refusal::castling_through_check:
      return "рокировка невозможна: поле " + square + " под ударом";
    case Refusal::null_move_in_check:
      return "пустой ход невозможен: король под шахом";
    case Refusal::no_king:
      return "нет короля";
  }
  return "ход невозможен";
}

std::string_view fen_reason(std::string_view key) {
  if (key == "rank") return "в горизонтали не восемь полей";
  if (key == "piece") return "неизвестная буква на доске";
  if (key == "turn") return "очередь хода — ни w, ни b";
  if (key == "kings") return "у каждой стороны должен быть один король";
  if (key == "pawns") return "пешка на крайней горизонтали";
  if (key == "check") return "под шахом сторона, которая только что сходила";
  if (key == "en-passant") return "через поле взятия на проходе не могла пройти пешка";
  if (key == "empty") return "доска пуста";
  if (key == "no-white-king") return "у белых нет короля";
  if (key == "no-black-king") return "у чёрных нет короля";
  if (key == "white-kings") return "у белых больше одного короля";
  if (key == "black-kings") return "у чёрных больше одного короля";
  if (key == "adjacent-kings") return "короли стоят рядом";
  if (key == "white-pawns") return "у белых больше восьми пешек";
  if (key == "black-pawns") return "у чёрных больше восьми пешек";
  if (key == "white-men") return "у белых больше шестнадцати фигур";
  if (key == "black-men") return "у чёрных больше шестнадцати фигур";
  if (key == "white-promoted") return "у белых превращённых фигур больше, чем недостающих пешек";
  if (key == "black-promoted") return "у чёрных превращённых фигур больше, чем недостающих пешек";
  if (key == "white-structure") return "белые пешки не могли так встать";
  if (key == "black-structure") return "чёрные пешки не могли так встать";
  if (key == "checks") return "такие шахи не дать одним ходом";
  return "положение не читается";
}

/// What was found.
std::string say_findings(const Counts& counts) {
  return count(counts.errors, "ошибка", "ошибки", "ошибок") + ", " +
         count(counts.warnings, "предупреждение", "предупреждения", "предупреждений");
}

std::string ending_name(Code code) {
  if (code == Code::fivefold_repetition) return "пятикратное повторение";
  if (code == Code::seventy_five_moves) return "семьдесят пять ходов";
  return "мёртвая позиция";
}

std::string sheet_difference(const Finding& f) {
  switch (static_cast<SheetDifference>(f.number)) {
    case SheetDifference::move:
      return "в другом бланке здесь " + f.detail + ": " + f.elsewhere;
    case SheetDifference::other_ends:
      return "другой бланк кончается раньше этого хода: " + f.elsewhere;
    case SheetDifference::other_goes_on:
      return "другой бланк продолжается ходом " + f.detail + ": " + f.elsewhere;
    case SheetDifference::result:
      return "в другом бланке результат " + f.detail + ": " + f.elsewhere;
    case SheetDifference::start:
      return "другой бланк начинается с другого положения: " + f.elsewhere;
    case SheetDifference::no_other_game:
      return "в другом файле этой партии нет";
  }
  return "";
}

std::string capture_fault(const Finding& f) {
  switch (static_cast<CaptureFault>(f.number)) {
    case CaptureFault::no_capture:
      return "этим ходом ничего не взято: поле " + square_name(f.square) + " пусто";
    case CaptureFault::is_capture:
      return "этот ход — взятие, а знак стоит как у тихого хода";
    case CaptureFault::no_en_passant:
      return "этот ход — не взятие на проходе";
  }
  return "";
}

std::string needless_qualifier(Qualifier needed) {
  switch (needed) {
    case Qualifier::file:
      return "достаточно указать, с какой вертикали ход";
    case Qualifier::rank:
      return "достаточно указать, с какой горизонтали ход";
    case Qualifier::none:
    case Qualifier::square:
      break;
  }
  return "указывать, откуда ход, не нужно";
}

std::string repair(const Finding& f, std::string_view text) {
  switch (static_cast<Edit::Kind>(f.number)) {
    case Edit::Kind::replaced:
      return std::string(text) + " прочитано как " + f.detail;
    case Edit::Kind::inserted:
      return "здесь пропущен ход " + f.detail + ", вставлен";
    case Edit::Kind::removed:
      return "лишний ход " + std::string(text) + " опущен";
    case Edit::Kind::exchanged:
      return "ходы белых и чёрных переставлены, первым сделан ход " + f.detail;
  }
  return "";
}

std::string check_fault(const Finding& f) {
  if (f.detail == "missing") return "шах не отмечен, хотя другие в этой партии отмечены";
  switch (static_cast<CheckKind>(f.number)) {
    case CheckKind::none:
      return "этот ход не даёт шаха";
    case CheckKind::check:
      return "этот ход даёт простой шах, не двойной и не мат";
    case CheckKind::double_check:
      return "этот ход даёт двойной шах, но не мат";
    case CheckKind::mate:
      return "этот ход даёт мат";
  }
  return "знак шаха неверен";
}

/// «Лad1 или Лfd1».
std::string any_of(std::string_view detail) {
  std::string list;
  const std::vector<RepairChoice> choices = split_choices(detail);
  for (const RepairChoice& choice : choices) {
    if (!list.empty()) list += &choice == &choices.back() ? " или " : ", ";
    if (choice.kind == Edit::Kind::inserted) list += "вставить ";
    if (choice.is_any_move()) list += "ход ";
    if (choice.kind == Edit::Kind::removed) list += "убрать ";
    if (choice.kind == Edit::Kind::exchanged) list += "сначала ";
    list += choice.move;
  }
  return list;
}

}  // namespace

std::string help_ru(const Finding& f) {
  const std::vector<RepairChoice> choices = named_choices(f);
  if (choices.empty()) return "";
  return (choices.size() == 1 && breaks_line(f.code) ? "вероятно, " : "возможно, ") +
         any_of(f.detail);
}

std::string message_ru(const Finding& f, std::string_view text) {
  if (f.omitted != 0)
    return "и ещё " + count(f.omitted, "такое же", "таких же", "таких же") + " в этой партии";
  switch (f.code) {
    case Code::illegal_move:
    case Code::ambiguous_move:
    case Code::missing_promotion:
    case Code::null_move_in_check:
      return refusal(f);
    case Code::unreadable_move:
      if (!f.suggestion.empty()) return "записано не так, как требует нотация";
      return f.turn == Color::white ? "не читается как ход белых" : "не читается как ход чёрных";
    case Code::unsupported_variant:
      return "вариант шахмат «" + f.detail + "» не поддерживается";
    case Code::unterminated_comment:
      return "примечание не закрыто";
    case Code::unterminated_variation:
      return "вариант не закрыт скобкой";
    case Code::unterminated_tag:
      return "тег не закрыт";
    case Code::bad_fen:
      if (f.detail == "list") return "это не читается как фигура и её поле";
      if (f.detail == "board") return "это не доска из восьми горизонталей по восемь полей";
      return "FEN не читается: " + std::string(fen_reason(f.detail));
    case Code::impossible_position:
      if (f.detail == "two-men") {
        return "две фигуры на поле " + square_name(f.square) + ": " +
               std::string(role_name(static_cast<Role>(f.number)).nominative) + " и " +
               std::string(role_name(f.role).nominative);
      }
      return "партия не может начаться так: " + std::string(fen_reason(f.detail));
    case Code::sheets_differ:
      return sheet_difference(f);
    case Code::ambiguous_repair:
      return "исправить можно по-разному, не исправлено: " + any_of(f.detail);
    case Code::repaired_move:
      return repair(f, text);
    case Code::wrong_check_mark:
      return check_fault(f);
    case Code::wrong_capture_mark:
      return capture_fault(f);
    case Code::needless_qualifier:
      return needless_qualifier(static_cast<Qualifier>(f.number));
    case Code::wrong_move_number:
      return std::string("неверный номер хода: здесь ") + std::to_string(f.number) + "-й ход " +
             (f.turn == Color::white ? "белых" : "чёрных");
    case Code::castling_as_king_move:
      return "рокировка записана как ход короля";
    case Code::lower_case_piece:
      return "строчная буква прочитана как " + std::string(role_name(f.role).nominative);
    case Code::homoglyph:
      return "похожие знаки другого алфавита: " + look_alikes(f, text);
    case Code::null_move:
      return "пустой ход в основной партии";
    case Code::unknown_glyph:
      return "неизвестный знак, сохранён как примечание";
    case Code::stray_text:
      return f.number == 0 ? "текст, не относящийся к ходам, сохранён как примечание"
                           : "текст, не относящийся ни к одной партии, опущен";
    case Code::nested_comment:
      return "фигурные скобки внутри примечания; в PGN они не вкладываются";
    case Code::unescaped_quote:
      return "перед кавычкой внутри значения нет обратной косой черты";
    case Code::duplicate_tag:
      return "тег " + f.detail + " дан дважды";
    case Code::invalid_bytes:
      return f.number == 0 ? "нулевой байт пропущен"
                           : "байты не из UTF-8 прочитаны как windows-1252";
    case Code::ambiguous_language:
      return "два языка читают эту партию одинаково хорошо, но по-разному: " + f.detail;
    case Code::encoding_guessed:
      return "кодировка файла не указана; прочитано как " + f.detail;
    case Code::unencodable_text:
      return "в выходной кодировке нет некоторых знаков, записаны иначе: " + f.detail;
    case Code::mojibake:
      return "похоже, что текст — это " + was_read_as(f.detail, ", прочитанный как ") +
             (f.number == 1 ? "; исправлено" : "; исправит --fix-mojibake");
    case Code::html_entity:
      return "в ходах были знаки HTML, раскодированы: " + f.detail;
    case Code::invisible_character:
      return "невидимые знаки опущены: " + code_points(f.detail);
    case Code::bad_castling_flag:
      return "право на рокировку, которого король и ладьи не подтверждают, опущено";
    case Code::men_count:
      return "фигур на самом деле " + f.detail;
    case Code::setup_tag:
      if (f.detail == "no-fen") return "SetUp говорит о расстановке, а тега FEN нет";
      return "при FEN нужен тег SetUp \"1\"";
    case Code::missing_result:
      return "после ходов нет результата партии";
    case Code::result_mismatch:
      return (f.number == 0 ? "в теге Result стоит «" : "в шапке бланка стоит «") +
             (f.detail + "»");
    case Code::result_contradicts_board:
      return (f.detail == "1/2-1/2" ? "на доске пат: " : "на доске мат: ") + f.detail;
    case Code::result_read_as_forfeit:
      return "прочитано как обоюдное поражение, по тегу Result, а не как рокировка";
    case Code::impossible_win:
      return std::string(f.turn == Color::white ? "победа белых" : "победа чёрных") +
             ", но поставить мат этими фигурами нельзя";
    case Code::early_draw:
      return "ничья раньше, чем обе стороны сделали по ходу";
    case Code::moves_after_end:
      return "партия окончилась ходом раньше: " + ending_name(static_cast<Code>(f.number));
    case Code::unbalanced_bracket:
      return "закрывающая скобка без открывающей, сохранена как примечание";
    case Code::missing_tag:
      return "нет тегов, обязательных для партии: " + f.detail;
    case Code::tag_order:
      return "тег " + f.detail +
             " стоит слишком поздно: семь обязательных тегов идут первыми, по порядку";
    case Code::bad_date:
      return f.detail == "day" ? "такой даты не бывает" : "дата записана не в виде ГГГГ.ММ.ДД";
    case Code::bad_result:
      return "в теге Result не 1-0, 0-1, 1/2-1/2 и не *";
    case Code::bad_rating:
      return "это не рейтинг";
    case Code::bad_eco:
      return "это не код ECO, от A00 до E99";
    case Code::wrong_ply_count:
      return "в партии " +
             count(static_cast<std::uint64_t>(f.number), "полуход", "полухода", "полуходов");
    case Code::mixed_script:
      return (f.number == 1 ? "латинские буквы среди кириллических: "
                            : "кириллические буквы среди латинских: ") +
             f.detail;
    case Code::glyph_range:
      return "такого знака нет: последний — $255";
    case Code::long_line:
      return "в строке " + count(static_cast<std::uint64_t>(f.number), "знак", "знака", "знаков") +
             ", в PGN допускается 255";
    case Code::king_to_centre:
      return "король, поставленный в центр, отмечает конец партии, это не ход";
    case Code::checkmate:
      return f.turn == Color::white ? "мат: выиграли белые" : "мат: выиграли чёрные";
    case Code::stalemate:
      return f.turn == Color::white ? "пат белым: ничья" : "пат чёрным: ничья";
    case Code::dead_position:
      if (f.detail == "blockade")
        return "ни одна пешка не может пойти, ни одну нельзя взять: мат невозможен, ничья";
      return "этими фигурами ни одна сторона не может поставить мат: ничья";
    case Code::threefold_repetition:
      return "положение возникло в третий раз: можно требовать ничью";
    case Code::fivefold_repetition:
      return "положение возникло в пятый раз: ничья";
    case Code::fifty_moves:
      return "по пятьдесят ходов без взятий и ходов пешками: можно требовать ничью";
    case Code::seventy_five_moves:
      return f.number == 0
                 ? "по семьдесят пять ходов без взятий и ходов пешками: ничья"
                 : "по семьдесят пять ходов без взятий и ходов пешками: можно требовать ничью";
  }
  return "";
}

std::string counts_ru(const Counts& counts) {
  return count(counts.games, "партия", "партии", "партий") + ", " +
         count(counts.plies, "ход", "хода", "ходов") + ", " + say_findings(counts);
}

std::string progress_ru(const ProgressFigures& figures) {
  const Counts& counts = figures.counts;
  std::string text = figures.share ? percent_text(*figures.share) + " %, " : "";
  text += count(counts.games, "партия", "партии", "партий") + ", " +
          per_second(counts.games, figures) + " партий/с, " + megabytes_per_second(figures, ',') +
          " МБ/с, ";
  if (figures.share) text += "осталось " + time_left(figures) + ", ";
  return text + say_findings(counts);
}

}  // namespace zapis::cli
