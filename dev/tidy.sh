#!/usr/bin/env bash
# Runs clang-tidy over our sources, those changed last first.
# dev/tidy.sh [--seconds N] [FILE.cpp...]     with --seconds no file is begun after N seconds
set -euo pipefail
cd "$(dirname "$0")/.."

export deadline=
if [ "${1-}" = --seconds ]; then
  deadline=$(($(date +%s) + $2))
  shift 2
fi
[ -f build/clang/compile_commands.json ] || cmake --preset clang >/dev/null

if [ $# -gt 0 ]; then
  files=("$@")
else
  # Changed and new files first, then all; only what the compile commands know.
  changed=$({ git diff --name-only HEAD~1 2>/dev/null || true; git ls-files --others --exclude-standard 2>/dev/null; } | grep '\.cpp$' || true)
  mapfile -t files < <(
    { printf '%s\n' "$changed"; dev/sources.sh cpp; } | awk 'NF && !seen[$0]++' | while IFS= read -r file; do
      ! grep -qF "\"$PWD/$file\"" build/clang/compile_commands.json || echo "$file"
    done
  )
fi

done_list=$(mktemp)
export done_list
trap 'rm -f "$done_list"' EXIT
# shellcheck disable=SC2317  # xargs calls it, in shells of its own
one() {
  if [ -n "$deadline" ] && [ "$(date +%s)" -ge "$deadline" ]; then
    return 0
  fi
  echo "$1" >>"$done_list"
  clang-tidy --quiet --warnings-as-errors='*' -p build/clang "$1" 2> >(grep -v 'warnings\? generated\.$' >&2)
}
export -f one

status=0
# shellcheck disable=SC2016  # $0 is the file that the inner shell is given
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'one "$0"' || status=1
echo "clang-tidy: $(wc -l <"$done_list") of ${#files[@]} files" >&2
exit $status
