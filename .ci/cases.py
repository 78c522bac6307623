#!/usr/bin/env python3
"""Runs the acceptance cases and forgives only those that .ci/open-cases names.

cases.py RUN.PY ZAPIS      RUN.PY prints "FAIL ID title: why"; cases.jsonl beside it gives each case its class.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

OPEN_CASES = Path(__file__).resolve().parent / "open-cases"


def main():
    runner, zapis = sys.argv[1:]
    with open(Path(runner).with_name("cases.jsonl"), encoding="utf-8") as file:
        classes = {case["id"]: case["class"] for case in map(json.loads, filter(str.strip, file))}
    patterns = [line.split("#")[0].strip() for line in OPEN_CASES.read_text(encoding="utf-8").splitlines()]
    is_open = re.compile("|".join("(?:%s)" % p for p in patterns if p) or r"(?!)").fullmatch

    result = subprocess.run([sys.executable, runner, "--zapis", zapis], stdout=subprocess.PIPE, encoding="utf-8",
                            check=False)
    if result.returncode not in (0, 1):
        print("the cases did not run (exit %d)" % result.returncode)
        return 1
    failed = {line.split()[1]: line for line in result.stdout.splitlines() if line.startswith("FAIL ")}
    unexpected = 0
    for case, line in failed.items():
        forgiven = is_open(case) or is_open(classes.get(case, ""))
        unexpected += not forgiven
        print(("open: " if forgiven else "") + line)
    passing = [c for c, kind in classes.items() if c not in failed and (is_open(c) or is_open(kind))]
    if passing:
        print("named in .ci/open-cases, but passing: " + " ".join(passing))
    print("cases: %s; %d of the failures are not open" % (result.stdout.splitlines()[-1], unexpected))
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
