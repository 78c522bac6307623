#!/usr/bin/env bash
# Formats our C++ sources; with --check it only names those that aren't.
set -euo pipefail
cd "$(dirname "$0")/.."

mapfile -t files < <(dev/sources.sh)
case ${1-} in
  '') clang-format -i "${files[@]}" ;;
  --check)
    status=0
    for file in "${files[@]}"; do
      if ! clang-format "$file" | cmp -s - "$file"; then
        echo "$file: dev/format.sh would change it"
        status=1
      fi
    done
    exit $status
    ;;
  *) echo "usage: dev/format.sh [--check]" >&2; exit 2 ;;
esac
