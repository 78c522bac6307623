// Letters of any script in Latin ones.
#pragma once

#include <string>
#include <string_view>

namespace zapis {

/// The text in ASCII, by ICU's rules ("Чигорин" is "Chigorin"); what has no Latin form stays as it
/// is.
std::string to_ascii_latin(std::string_view text);

}  // namespace zapis
