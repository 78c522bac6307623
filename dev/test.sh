#!/usr/bin/env bash
# What a change must pass: installs what is missing, builds as released, runs every test.
# dev/test.sh [CTEST OPTION...]      for example: dev/test.sh -R command
set -euo pipefail
cd "$(dirname "$0")/.."

dev/setup.sh
dev/build.sh release
ctest --preset release --parallel "$(nproc)" "$@" | grep --line-buffered -v '^ *Start *[0-9]*: '
