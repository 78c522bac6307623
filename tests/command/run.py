#!/usr/bin/env python3
"""Runs the examples in Markdown documents and compares what they print. README.md here describes the format."""
import argparse
import difflib
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TIMEOUT = 120  # seconds an example; builds with sanitizers are slow

FENCE = re.compile(r"(`{3,}|~{3,})[ \t]*([^`\s]*)")
STATUS = re.compile(r"=> (\d+)")
NO_NEWLINE = r"\ No newline at end of output"
# A line of output that looks like one of our marks is written with a backslash before it.
MARK = re.compile(r"\\*(2>( |$)|=> \d+$|\^D$|\\ No newline at end of output$)")
PICTURES = {n: 0x2400 + n for n in range(32) if chr(n) not in "\t\n"}  # ␀ … ␍ … ␛


class Outcome(NamedTuple):
    stdout: str
    stderr: str
    status: int


class Example(NamedTuple):
    line: int  # of the command, counted from 1
    start: int  # first and last line of the block, fences included
    end: int
    head: list  # the lines that --accept keeps: command and input
    command: str
    stdin: str
    expected: Outcome


class Malformed(Exception):
    pass


def escape(line):
    return "\\" + line if MARK.match(line) else line


def unescape(line):
    return line[1:] if line.startswith("\\") and MARK.match(line[1:]) else line


def to_lines(outcome):
    """The canonical lines of an outcome: stdout, then stderr, then the status."""
    *lines, rest = [escape(line) for line in outcome.stdout.split("\n")]
    if rest:
        lines += [rest, NO_NEWLINE]
    if outcome.stderr:
        lines += ["2> " + line if line else "2>" for line in outcome.stderr.removesuffix("\n").split("\n")]
    if outcome.status:
        lines.append("=> %d" % outcome.status)
    return lines


def from_lines(lines):
    lines = list(lines)
    status = 0
    if lines and STATUS.fullmatch(lines[-1]):
        status = int(STATUS.fullmatch(lines.pop())[1])
    out, err = [], []
    for line in lines:
        if line == "2>" or line.startswith("2> "):
            err.append(line[3:] + "\n")
        elif line == NO_NEWLINE and out:
            out[-1] = out[-1].removesuffix("\n")
        else:
            out.append(unescape(line) + "\n")
    return Outcome("".join(out), "".join(err), status)


def parse_block(lines, start, end):
    body = lines[start + 1:end]
    if not body or not body[0].startswith("% "):
        raise Malformed("line %d: an example begins with '%% ' and a command" % (start + 2))
    at = 1
    while body[at - 1].endswith("\\") and at < len(body):
        at += 1
    command = "\n".join(body[:at])[2:]
    stdin = ""
    if "^D" in body[at:]:
        mark = body.index("^D", at)
        stdin = "".join(unescape(line) + "\n" for line in body[at:mark])
        at = mark + 1
    return Example(start + 2, start, end, body[:at], command, stdin, from_lines(body[at:]))


def parse_document(text, documentation):
    """The examples of a document. In documentation only ```zapis blocks are examples."""
    lines = text.split("\n")
    examples, at = [], 0
    while at < len(lines):
        opening = FENCE.match(lines[at])
        if re.match(r"\s+(`{3,}|~{3,})\s*zapis\s*$", lines[at]):
            raise Malformed("line %d: an example's fence stands at the start of its line" % (at + 1))
        if not opening:
            at += 1
            continue
        fence, info = opening.groups()
        end = at + 1
        while end < len(lines) and not re.fullmatch(fence + fence[0] + r"*[ \t]*", lines[end]):
            end += 1
        if end == len(lines):
            raise Malformed("line %d: this block has no end" % (at + 1))
        if info == "zapis" or (not info and not documentation):
            examples.append(parse_block(lines, at, end))
        at = end + 1
    return examples


def readable(data):
    """Bytes as text that a document can hold."""
    return data.decode("utf-8", "backslashreplace").translate(PICTURES)


def run(example, directory, environment):
    command = example.command.replace("{testdata}", "testdata")
    process = subprocess.Popen(["sh", "-c", command], cwd=directory, env=environment, start_new_session=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        out, err = process.communicate(example.stdin.encode("utf-8"), timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, err = process.communicate()
        err += b"(no end after %d seconds)\n" % TIMEOUT
    status = process.returncode if process.returncode >= 0 else 128 - process.returncode
    return Outcome(readable(out), readable(err), status)


def rewrite(text, changes):
    """The document with new outcomes: changes is a list of (example, outcome)."""
    lines = text.split("\n")
    for example, outcome in reversed(changes):
        body = example.head + to_lines(outcome)
        character = lines[example.start][0]
        size = len(re.match(re.escape(character) + "+", lines[example.start])[0])
        for line in body:
            run_of = re.match(re.escape(character) + "{3,}", line)
            size = max(size, len(run_of[0]) + 1) if run_of else size
        fence = character * size
        lines[example.start:example.end + 1] = [fence + lines[example.start].lstrip(character)] + body + [fence]
    return "\n".join(lines)


def documentation_files():
    files = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", HERE / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [file for file in files if file.is_file()]


def name_of(path):
    return os.path.relpath(path, ROOT) if ROOT in path.parents else str(path)


def run_document(path, options, environment):
    """(passed, failed) of one document."""
    text = path.read_text(encoding="utf-8")
    documentation = path in documentation_files()
    try:
        examples = parse_document(text, documentation)
        if not examples and not documentation:
            raise Malformed("no example in this document")
    except Malformed as problem:
        print("%s: %s" % (name_of(path), problem))
        return 0, 1
    changes = []
    with tempfile.TemporaryDirectory(prefix="zapis-command-") as directory:
        os.symlink(ROOT / "testdata", os.path.join(directory, "testdata"))
        for example in examples:
            if options.verbose:
                print("%s:%d: %s" % (name_of(path), example.line, example.command))
            actual = run(example, directory, environment)
            if actual == example.expected:
                continue
            changes.append((example, actual))
            if not options.accept:
                where = "%s:%d" % (name_of(path), example.line)
                print("FAIL %s: %s" % (where, example.command))
                for line in difflib.unified_diff(to_lines(example.expected), to_lines(actual),
                                                 where + " expected", "printed", lineterm=""):
                    print("  " + line)
    if changes and options.accept:
        path.write_text(rewrite(text, changes), encoding="utf-8")
        print("%s: %d rewritten" % (name_of(path), len(changes)))
    failed = 0 if options.accept else len(changes)
    return len(examples) - failed, failed


def main():
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    parser = argparse.ArgumentParser(description="Runs the examples in Markdown documents.")
    parser.add_argument("--zapis", default=str(ROOT / "build/release/zapis"), metavar="PATH",
                        help="the program that 'zapis' stands for (build/release/zapis)")
    parser.add_argument("--accept", action="store_true", help="rewrite the documents with what is printed now")
    parser.add_argument("--docs", action="store_true", help="run README.md, CONTRIBUTING.md and docs/ only")
    parser.add_argument("-v", "--verbose", action="store_true", help="name every command")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE",
                        help="documents (tests/command/*.md, README.md, CONTRIBUTING.md, docs/)")
    options = parser.parse_args()

    zapis = Path(options.zapis).resolve()
    if not os.access(zapis, os.X_OK):
        parser.error("cannot run %s: build it first, or name it with --zapis" % zapis)
    files = [file.resolve() for file in options.files]
    if not files:
        files = documentation_files()
        if not options.docs:
            files = sorted(set(HERE.glob("*.md")) - set(files)) + files
    missing = [str(file) for file in files if not file.is_file()]
    if missing:
        parser.error("no such file: " + ", ".join(missing))

    environment = {k: v for k, v in os.environ.items() if not k.startswith("LC_") and k not in ("LANG", "LANGUAGE")}
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="zapis-bin-") as programs:
        os.symlink(zapis, os.path.join(programs, "zapis"))
        environment.update(LC_ALL="C.UTF-8", PATH=programs + os.pathsep + environment.get("PATH", os.defpath))
        for file in files:
            good, bad = run_document(file, options, environment)
            passed += good
            failed += bad
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
