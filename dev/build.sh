#!/usr/bin/env bash
# Configures and builds a preset quietly: one line of progress, and the compiler's words only when it fails.
# dev/build.sh PRESET [TARGET...]      the whole log stays in build/PRESET.log
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 0 ]; then
  echo "usage: dev/build.sh PRESET [TARGET...]" >&2
  exit 2
fi
preset=$1
shift
log=build/$preset.log
mkdir -p build

targets=()
if [ $# -gt 0 ]; then
  targets=(--target "$@")
fi
steps() {
  cmake --preset "$preset" && cmake --build --preset "$preset" "${targets[@]}"
}
progress() { # Ninja's "[12/60] …" as one line that is written over, on a terminal
  local line
  while IFS= read -r line; do
    if [ -t 2 ] && [[ $line == \[*/*\]* ]]; then
      printf '\rBuilding build/%s %s\033[K' "$preset" "${line%%]*}]" >&2
    fi
  done
}

[ -t 2 ] || echo "Building build/$preset" >&2
begin=$SECONDS
if ! steps 2>&1 | tee "$log" | progress; then
  [ ! -t 2 ] || echo >&2
  if grep -q '^FAILED:' "$log"; then
    sed -n '/^FAILED:/,$p' "$log" | head -n 80 >&2
  else
    tail -n 40 "$log" >&2
  fi
  echo "Not built; the whole log is $log" >&2
  exit 1
fi
[ ! -t 2 ] || printf '\r\033[K' >&2
echo "Built build/$preset in $((SECONDS - begin)) s" >&2
