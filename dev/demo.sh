#!/usr/bin/env bash
# Shows zapis at work: a Russian score sheet becomes SAN, and comes back the same.
set -euo pipefail
cd "$(dirname "$0")/.."

dev/setup.sh
dev/build.sh release zapis

# The commands below are written as in an installed zapis, and leave nothing behind.
root=$PWD
PATH=$root/build/release:$PATH
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
ln -s "$root/testdata" testdata

run() {
  printf '\n$ %s\n' "$1"
  eval "$1"
}
run 'cat testdata/demo/russian.pgn'
run 'zapis convert -t san testdata/demo/russian.pgn'
run 'zapis convert -t san testdata/demo/russian.pgn | zapis convert -t russian -o back.pgn'
run 'diff testdata/demo/russian.pgn back.pgn && echo "The same, byte for byte."'
