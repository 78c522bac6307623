#!/usr/bin/env bash
# Runs every fuzz target over its corpus, then on for SECONDS each (0: the corpus only).
# dev/fuzz.sh SECONDS [NAME...]
# New inputs gather in build/fuzz/corpus/NAME, crashes in build/fuzz/crashes; a crash that is mended
# moves to tests/fuzz/corpus/NAME, so that it is run for ever after.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! [[ ${1-} =~ ^[0-9]+$ ]]; then
  echo "usage: dev/fuzz.sh SECONDS [NAME...]" >&2
  exit 2
fi
seconds=$1
shift
dev/setup.sh --full
dev/build.sh fuzz

names=("$@")
if [ $# -eq 0 ]; then
  for source in tests/fuzz/*_fuzz.cpp; do
    [ ! -e "$source" ] || names+=("$(basename "$source" _fuzz.cpp)")
  done
fi
mkdir -p build/fuzz/crashes
limit=(-runs=0)
if [ "$seconds" -gt 0 ]; then
  limit=(-max_total_time="$seconds")
fi

status=0
for name in "${names[@]}"; do
  mkdir -p "build/fuzz/corpus/$name"
  arguments=("build/fuzz/corpus/$name")
  if [ -d "tests/fuzz/corpus/$name" ]; then
    arguments+=("tests/fuzz/corpus/$name")
  fi
  if [ -f "tests/fuzz/$name.dict" ]; then
    arguments+=(-dict="tests/fuzz/$name.dict")
  fi
  log=build/fuzz/$name.log
  if "build/fuzz/fuzzers/${name}_fuzz" -timeout=10 -artifact_prefix="build/fuzz/crashes/$name-" \
    "${limit[@]}" "${arguments[@]}" >"$log" 2>&1; then
    printf '%-20s %s\n' "$name" "$(grep -E '^#[0-9]+' "$log" | tail -n 1)"
  else
    printf '%-20s failed, %s:\n' "$name" "$log"
    tail -n 40 "$log"
    status=1
  fi
done
exit $status
