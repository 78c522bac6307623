// zapis notations: the table of systems and languages.
#pragma once

namespace zapis::cli {

struct NotationsOptions {
  bool json = false;
};

int notations(const NotationsOptions& options);

}  // namespace zapis::cli
