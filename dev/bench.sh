#!/usr/bin/env bash
# Compares zapis with pgn-extract in one and the same run; Markdown tables on stdout.
# dev/bench.sh [--size MB] [--runs N] [--seconds S] [--jobs 1,all] [--job NAME]... [--growth] [--write docs/performance.md]
#              [FILE.pgn|FILE.pgn.zst...]
# Without files: the archives in ../shared/corpus/archive, where they exist.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

"$here/setup.sh" --full
"$here/build.sh" release zapis read_syntax
exec python3 "$here/bench.py" --zapis "$here/../build/release/zapis" "$@"
