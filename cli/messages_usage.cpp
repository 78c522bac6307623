#include "cli/messages_usage.hpp"

#include <array>

namespace zapis::cli {
namespace {

struct Row {
  Phrase phrase;
  std::string_view en, ru;
};

constexpr std::array rows = {
    Row{Phrase::overview,
        "Reads chess games in any notation, checks every move, and writes them in any other.",
        "Читает партии в любой нотации, проверяет каждый ход и записывает их в любой другой."},
    Row{Phrase::convert, "read games in any notation, write them in another",
        "прочитать партии в любой нотации, записать в другой"},
    Row{Phrase::check, "say what is wrong with score sheets and archives",
        "сказать, что не так в бланках и архивах партий"},
    Row{Phrase::position, "read positions in any form, write them in another",
        "прочитать положения в любом виде, записать в другом"},
    Row{Phrase::detect, "say which encoding, notation and language a file is in",
        "определить кодировку, нотацию и язык файла"},
    Row{Phrase::notations, "list the systems and languages", "перечислить системы записи и языки"},
    Row{Phrase::help, "say how a command is used", "рассказать, как пользоваться командой"},
    Row{Phrase::files_to_read, "files to read; none, or -: standard input",
        "файлы с партиями; без них или - : стандартный ввод"},
    Row{Phrase::files_to_check, "files to check; none, or -: standard input",
        "файлы для проверки; без них или - : стандартный ввод"},
    Row{Phrase::files_to_detect, "files to look at; none, or -: standard input",
        "файлы для осмотра; без них или - : стандартный ввод"},
    Row{Phrase::positions_to_read, "files, or a position; none, or -: standard input",
        "файлы или само положение; без них или - : стандартный ввод"},
    Row{Phrase::help_topic, "the command", "команда"},
    Row{Phrase::help_flag, "print this help and end", "показать эту справку"},
    Row{Phrase::version_flag, "print the version and end", "показать версию"},
    Row{Phrase::from, "notation read: SYSTEM[:LANGUAGE], or auto",
        "нотация на входе: СИСТЕМА[:ЯЗЫК] или auto"},
    Row{Phrase::encoding, "encoding of the input, by any name that ICU knows; else found out",
        "кодировка входа, любым именем, известным ICU; иначе определяется сама"},
    Row{Phrase::strict, "read only exactly what the named notation says",
        "читать только то, что в точности отвечает названной нотации"},
    Row{Phrase::warnings_as_errors, "end with 1 on warnings too",
        "завершаться с кодом 1 и при предупреждениях"},
    Row{Phrase::diagnostics, "findings on standard error: text, jsonl, none",
        "замечания в стандартный поток ошибок: text, jsonl, none"},
    Row{Phrase::color, "colours of findings: auto, always, never",
        "цвета замечаний: auto, always, never"},
    Row{Phrase::messages, "language of help and findings: en, ru; else by the locale",
        "язык справки и замечаний: en, ru; иначе по локали"},
    Row{Phrase::jobs, "worker threads; else one a core", "рабочие потоки; иначе по одному на ядро"},
    Row{Phrase::to, "notation written, SYSTEM[:LANGUAGE]; systems:",
        "нотация на выходе, СИСТЕМА[:ЯЗЫК]; системы:"},
    Row{Phrase::output_encoding, "encoding of the product; else UTF-8",
        "кодировка на выходе; иначе UTF-8"},
    Row{Phrase::fix_mojibake, "undo text that was decoded wrongly and saved again",
        "исправить текст, раскодированный неверно и сохранённый"},
    Row{Phrase::capture_sign, "capture sign written", "знак взятия"},
    Row{Phrase::check_sign, "check mark written", "знак шаха"},
    Row{Phrase::double_check_sign, "double check mark written", "знак двойного шаха"},
    Row{Phrase::mate_sign, "mate mark written", "знак мата"},
    Row{Phrase::castling_sign, "king's side castling written; the other follows",
        "короткая рокировка; длинная — по её образцу"},
    Row{Phrase::letters, "piece letters written: K,Q,R,B,N", "буквы фигур: Кр,Ф,Л,С,К"},
    Row{Phrase::layout, "layout: %s; else by the ending of --output, else pgn",
        "вид: %s; иначе по окончанию --output, иначе pgn"},
    Row{Phrase::output, "write to FILE, whole or not at all", "записать в FILE, целиком или никак"},
    Row{Phrase::wrap, "longest line of movetext; 0: one line",
        "наибольшая длина строки с ходами; 0: одна строка"},
    Row{Phrase::crlf, "end lines with CR LF", "заканчивать строки на CR LF"},
    Row{Phrase::no_comments, "leave out comments", "без примечаний"},
    Row{Phrase::no_nags, "leave out annotation glyphs", "без знаков оценки"},
    Row{Phrase::no_variations, "leave out variations", "без вариантов"},
    Row{Phrase::no_clocks, "leave out clock times in comments",
        "без показаний часов в примечаниях"},
    Row{Phrase::no_tags, "leave out tags", "без тегов"},
    Row{Phrase::translit_names,
        "write names of players, events and places in the letters of the moves",
        "писать имена, турниры и места теми же буквами, что и ходы"},
    Row{Phrase::tags, "keep only these tags", "оставить только эти теги"},
    Row{Phrase::on_error, "a broken game: keep, skip, stop",
        "партия с ошибкой: сохранить (keep), опустить (skip), остановиться (stop)"},
    Row{Phrase::split, "only the K-th of N byte ranges, cut at game boundaries",
        "только K-я из N частей файла, по границам партий"},
    Row{Phrase::progress, "how far things are, on standard error: auto, always, never",
        "ход работы, в стандартный поток ошибок: auto, always, never"},
    Row{Phrase::stats, "one line of counts at the end, on standard error",
        "строка с итогами в конце, в стандартный поток ошибок"},
    Row{Phrase::repair, "correct a move where one correction is clearly the best",
        "исправить ход там, где одно исправление явно лучшее"},
    Row{Phrase::fen_comments, "a FEN in a comment behind each move",
        "FEN в примечании после каждого хода"},
    Row{Phrase::ply, "epd: only the position after N half-moves; 0: start",
        "epd: только положение после N полуходов; 0: начальное"},
    Row{Phrase::at, "epd: only the position at the end", "epd: только последнее положение"},
    Row{Phrase::rules, "rules of draws: fide (2023), ussr (the Soviet code)",
        "правила ничьих: fide (2023), ussr (советский кодекс)"},
    Row{Phrase::report, "form of the findings: text, jsonl, sarif",
        "вид замечаний: text, jsonl, sarif"},
    Row{Phrase::against, "a file with the other sheets of the same games, in any notation",
        "файл с другими бланками тех же партий, в любой нотации"},
    Row{Phrase::pedantic, "report matters of form, too: tag-order, long-line",
        "сообщать и о мелочах: tag-order, long-line"},
    Row{Phrase::allow, "leave out findings of this code", "не сообщать о замечаниях с этим кодом"},
    Row{Phrase::warn, "make findings of this code warnings",
        "считать замечания с этим кодом предупреждениями"},
    Row{Phrase::deny, "make findings of this code errors",
        "считать замечания с этим кодом ошибками"},
    Row{Phrase::suggest, "say what was probably meant by a broken move or a wrong sign",
        "подсказать, что имелось в виду: при ходе с ошибкой, при неверном знаке"},
    Row{Phrase::quiet, "print nothing, the exit status says it",
        "ничего не печатать: ответ — код завершения"},
    Row{Phrase::form_read,
        "form read: list, list:LANG, fen, shredder-fen, epd, diagram, unicode; else found out",
        "вид на входе: list, list:LANG, fen, shredder-fen, epd, diagram, unicode; иначе "
        "определяется сам"},
    Row{Phrase::form_written,
        "form written: list, list:LANG, fen, shredder-fen, epd, diagram, unicode, svg; else by the "
        "ending of --output, else fen",
        "вид на выходе: list, list:LANG, fen, shredder-fen, epd, diagram, unicode, svg; иначе по "
        "окончанию --output, иначе fen"},
    Row{Phrase::position_layout, "jsonl: one object a position, with its findings",
        "jsonl: по объекту на положение, с замечаниями"},
    Row{Phrase::turn, "side to move: white, black", "чей ход: white, black"},
    Row{Phrase::no_castling, "none: no castling rights", "none: без прав на рокировку"},
    Row{Phrase::allow_impossible, "write impossible positions all the same",
        "записывать и невозможные положения"},
    Row{Phrase::flip, "boards with Black's side below", "доски чёрными вниз"},
    Row{Phrase::svg_size, "width of the svg: 360, 60mm, 2.5in", "ширина svg: 360, 60mm, 2.5in"},
    Row{Phrase::svg_theme, "colours of the svg: light, dark", "цвета svg: light, dark"},
    Row{Phrase::no_coordinates, "svg without letters and numbers", "svg без букв и цифр"},
    Row{Phrase::last_move, "squares tinted in the svg: e2e4", "поля, выделенные в svg: e2e4"},
    Row{Phrase::arrows, "arrows and rings in the svg: g1f3,e5", "стрелки и кольца в svg: g1f3,e5"},
    Row{Phrase::json_lines, "one JSON object a file", "по объекту JSON на файл"},
    Row{Phrase::json_document, "as a JSON document", "документом JSON"},
    Row{Phrase::usage, "Usage", "Использование"},
    Row{Phrase::options_word, "OPTIONS", "ПАРАМЕТРЫ"},
    Row{Phrase::command_word, "COMMAND", "КОМАНДА"},
    Row{Phrase::arguments, "Arguments", "Аргументы"},
    Row{Phrase::options, "Options", "Параметры"},
    Row{Phrase::commands, "Commands", "Команды"},
    Row{Phrase::examples, "Examples", "Примеры"},
    Row{Phrase::group_notation, "Notation", "Нотация"},
    Row{Phrase::group_encoding, "Encoding", "Кодировка"},
    Row{Phrase::group_glyphs, "Glyphs", "Знаки"},
    Row{Phrase::group_product, "Product", "Результат"},
    Row{Phrase::group_findings, "Findings", "Замечания"},
    Row{Phrase::group_form, "Form", "Вид"},
    Row{Phrase::group_boards, "Boards", "Доски"},
    Row{Phrase::group_running, "Running", "Работа"},
    Row{Phrase::more_help, "'zapis help COMMAND' says more.", "Подробнее: 'zapis help КОМАНДА'."},
    Row{Phrase::examples_convert,
        "zapis convert -t russian game.pgn              into Russian\nzapis convert -t lan:de -o "
        "out.pgn *.pgn       into German, long, as one file\nzapis convert --as jsonl "
        "archive.pgn.zst       for programs",
        "zapis convert -t san sheet.txt                 русский бланк — в PGN\nzapis convert -t "
        "levenfish -o out.pgn *.pgn    в записи Левенфиша, одним файлом\nzapis convert --as jsonl "
        "archive.pgn.zst       для программ"},
    Row{Phrase::examples_check,
        "zapis check game.pgn                           what is wrong, and why\nzapis check -q "
        "*.pgn && echo fine              for scripts\nzapis check --report sarif game.pgn          "
        "  for editors and code hosts\nzapis check --against black.txt white.txt      two sheets "
        "of one game",
        "zapis check game.pgn                           что не так и почему\nzapis check -q *.pgn "
        "&& echo хорошо            для сценариев\nzapis check --report sarif game.pgn            "
        "для редакторов и сайтов с кодом\nzapis check --against black.txt white.txt      два "
        "бланка одной партии"},
    Row{Phrase::examples_position,
        "zapis position 'Ke1, Qd1; Ke8'                 a list into FEN\nzapis position -t list:ru "
        "-f fen problems.fen  FEN into Russian lists\nzapis position -t unicode "
        "'8/8/8/4k3/8/8/8/4K3 w - -'",
        "zapis position 'Белые: Крe1, Фd1. Черные: Крe8'\nzapis position -t list:ru -f fen "
        "problems.fen  FEN в русские списки\nzapis position -t unicode '8/8/8/4k3/8/8/8/4K3 w - "
        "-'"},
    Row{Phrase::examples_detect, "zapis detect *.pgn\nzapis detect --json old-archive.txt",
        "zapis detect *.pgn\nzapis detect --json old-archive.txt"},
    Row{Phrase::try_help, "Try 'zapis --help'.", "Справка: 'zapis --help'."},
    Row{Phrase::no_such_command, "no such command: %s", "нет такой команды: %s"},
    Row{Phrase::unexpected_argument, "no such option or argument here: %s",
        "здесь нет такого параметра или аргумента: %s"},
    Row{Phrase::value_wanted, "a value is wanted", "нужно значение"},
    Row{Phrase::no_such_value, "no such value: %s", "нет такого значения: %s"},
    Row{Phrase::none_of, "%s is none of ", "%s — не из списка: "},
    Row{Phrase::no_number, "%s is no number from ", "%s — не число от "},
    Row{Phrase::to_number, " to ", " до "},
    Row{Phrase::no_such_notation, "no such notation: %s", "нет такой нотации: %s"},
    Row{Phrase::with_language, "with a language as in san:de", "с языком, как в san:de"},
    Row{Phrase::no_such_encoding, "no such encoding: %s", "нет такой кодировки: %s"},
    Row{Phrase::no_such_form, "no such form: %s", "нет такого вида: %s"},
    Row{Phrase::no_such_layout, "no such layout: %s", "нет такого вида: %s"},
    Row{Phrase::no_such_code, "no such code: %s", "нет такого кода: %s"},
    Row{Phrase::no_such_archive, "can't write such an archive: %s (.gz, .bz2, .xz, .zst, .zip)",
        "такой архив записать нельзя: %s (.gz, .bz2, .xz, .zst, .zip)"},
    Row{Phrase::squares_form, "must be squares like e2e4: %s", "должны быть поля, как e2e4: %s"},
    Row{Phrase::size_form, "must be a width like 360, 60mm, 2.5in",
        "должна быть ширина, как 360, 60mm, 2.5in"},
    Row{Phrase::no_room_for_svg, "jsonl has no room for svg", "в jsonl нет места для svg"},
    Row{Phrase::wants_epd, "wants --as epd", "нужно --as epd"},
    Row{Phrase::not_together, "not together: %s", "вместе нельзя: %s"},
    Row{Phrase::too_long, "too long", "слишком длинно"},
    Row{Phrase::castling_form, "must look like O-O", "должно быть похоже на O-O"},
    Row{Phrase::no_letters, "this notation has no piece letters", "в этой нотации нет букв фигур"},
    Row{Phrase::five_letters, "five letters are wanted: K,Q,R,B,N",
        "нужны пять букв: король, ферзь, ладья, слон, конь"},
    Row{Phrase::split_form, "must be K/N with 1 <= K <= N <= 1000000",
        "должно быть K/N, где 1 <= K <= N <= 1000000"},
    Row{Phrase::lacks_letters, "lacks the piece letters of %s", "нет букв фигур нотации %s"},
};

constexpr bool are_whole() {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].phrase) != i) return false;
    if (rows[i].en.empty() || rows[i].ru.empty()) return false;
  }
  return rows.size() == static_cast<std::size_t>(Phrase::lacks_letters) + 1;
}
static_assert(are_whole(), "a phrase lacks its row, or a row its translation");

}  // namespace

std::string phrase(Phrase phrase, Language language, std::string_view value) {
  const Row& row = rows[static_cast<std::size_t>(phrase)];
  std::string text(language == Language::ru ? row.ru : row.en);
  const std::size_t at = text.find("%s");
  if (at != std::string::npos) text.replace(at, 2, value);
  return text;
}

}  // namespace zapis::cli
