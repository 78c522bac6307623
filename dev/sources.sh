#!/usr/bin/env bash
# Prints the names of our C++ files, one a line: dev/sources.sh [cpp|hpp]
set -euo pipefail
cd "$(dirname "$0")/.."
find lib parsers formatters cli tests -name "*.${1:-?pp}" | LC_ALL=C sort
