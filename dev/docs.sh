#!/usr/bin/env bash
# Writes the pages that are made from tables anew: docs/systems.md, docs/findings.md, docs/findings.ru.md.
set -euo pipefail
cd "$(dirname "$0")/.."

dev/build.sh release
ZAPIS_WRITE_DOCS=1 build/release/tests/zapis_unit_tests --filenames-as-tags "[#docs_test]"
git diff --stat docs
