// What goes wrong with files, in Russian: the system and libarchive say it in English, and so do
// we where no language is known.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cli/messages.hpp"

namespace zapis::cli {
namespace {

struct Row {
  std::string_view en, ru;  ///< "%s" stands for a part that is a message or a name of its own
};

// clang-format off
constexpr std::array rows = {
    // The system's.
    Row{"No such file or directory", "нет такого файла или каталога"},
    Row{"Permission denied", "нет доступа"},
    Row{"Operation not permitted", "операция не разрешена"},
    Row{"Is a directory", "это каталог"},
    Row{"Not a directory", "это не каталог"},
    Row{"File name too long", "имя файла слишком длинное"},
    Row{"Too many levels of symbolic links", "символические ссылки ходят по кругу"},
    Row{"Too many open files", "открыто слишком много файлов"},
    Row{"No space left on device", "на диске нет места"},
    Row{"Disk quota exceeded", "дисковая квота исчерпана"},
    Row{"File too large", "файл слишком велик"},
    Row{"Read-only file system", "файловая система доступна только для чтения"},
    Row{"Input/output error", "ошибка ввода-вывода"},
    Row{"Bad file descriptor", "поток закрыт"},
    Row{"Interrupted system call", "прервано"},
    Row{"Cannot allocate memory", "не хватает памяти"},
    // Our own.
    Row{"no game found", "не найдено ни одной партии"},
    Row{"no position found", "не найдено ни одного положения"},
    Row{"--split needs a regular file, uncompressed or in zstd", "для --split нужен обычный файл, несжатый или в zstd"},
    Row{"the file has become shorter while it was read", "файл стал короче, пока его читали"},
    Row{"can't be read", "не читается"},
    Row{"can't be compressed", "не сжимается"},
    Row{"can't be copied to a temporary file: %s", "не копируется во временный файл: %s"},
    Row{"damaged archive", "архив повреждён"},
    Row{"there is no file in this archive", "в этом архиве нет файлов"},
    Row{"damaged %s data: the checksum is wrong", "данные %s повреждены: не сходится контрольная сумма"},
    Row{"damaged %s data", "данные %s повреждены"},
    Row{"truncated %s data", "данные %s обрываются"},
    Row{"this %s data needs too much memory", "для распаковки %s нужно слишком много памяти"},
    Row{"behind the %s data stands something else", "за данными %s стоит что-то другое"},
    Row{"this is %s, no text", "это %s, а не текст"},
    Row{"a PDF file", "файл PDF"},
    Row{"a %s picture", "картинка %s"},
    Row{"a program", "программа"},
    Row{"binary data", "двоичные данные"},
    Row{"%s-compressed data", "данные, сжатые %s"},
    Row{"a %s archive", "архив %s"},
    // libarchive's.
    Row{"Unrecognized archive format", "формат архива неизвестен"},
    Row{"Truncated ZIP file header", "заголовок файла ZIP обрывается"},
    Row{"Truncated ZIP file data", "данные файла ZIP обрываются"},
    Row{"Truncated tar archive", "архив tar обрывается"},
    Row{"Damaged tar archive", "архив tar повреждён"},
    Row{"Damaged 7-Zip archive", "архив 7-Zip повреждён"},
    Row{"Truncated 7-Zip %s", "архив 7-Zip обрывается"},
    Row{"Truncated ZIP file body", "данные файла ZIP обрываются"},
    Row{"ZIP bad CRC: %s", "ZIP: не сходится контрольная сумма"},
    Row{"Unsupported ZIP compression method (%s)", "неизвестный способ сжатия ZIP: %s"},
    Row{"Passphrase required for this entry", "файл зашифрован, нужен пароль"}};
// clang-format on

constexpr std::string_view gap = "%s";

/// What stands in the message where the row has its gap, if the message is of that form at all.
std::optional<std::string_view> match(const Row& row, std::string_view message) {
  const std::size_t at = row.en.find(gap);
  if (at == std::string_view::npos)
    return message == row.en ? std::optional(std::string_view()) : std::nullopt;
  const std::string_view before = row.en.substr(0, at);
  const std::string_view behind = row.en.substr(at + gap.size());
  if (message.size() < before.size() + behind.size() || !message.starts_with(before) ||
      !message.ends_with(behind)) {
    return std::nullopt;
  }
  return message.substr(before.size(), message.size() - before.size() - behind.size());
}

}  // namespace

std::string file_message(std::string_view english, Language language) {
  if (language == Language::en) return std::string(english);
  // What stands in a gap may be such a message itself.
  std::string text(gap);
  for (std::size_t at = 0; at != std::string::npos; at = text.find(gap)) {
    std::string_view russian = english;
    std::string_view rest;
    for (const Row& row : rows) {
      if (const std::optional<std::string_view> found = match(row, english)) {
        russian = row.ru;
        rest = *found;
        break;
      }
    }
    text.replace(at, gap.size(), russian);
    if (russian == english) break;
    english = rest;
  }
  return text;
}

}  // namespace zapis::cli
