#!/usr/bin/env python3
"""The plan of the house, checked: which room may include what, and how long a file may be."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 450  # lines; a file that needs more is about more than one thing

# The arrows between the rooms.
MAY_INCLUDE = {
    "lib": {"lib"},
    "parsers": {"parsers", "lib"},
    "formatters": {"formatters", "lib"},
    "cli": {"cli", "parsers", "formatters", "lib"},
}

# What comes from outside, and the only place for it.
ONLY_UNDER = [
    (r"tao/", "parsers/"),
    (r"unicode/", "lib/text/"),
    (r"CLI/", "cli/"),
    (r"(thread|future|condition_variable|semaphore|barrier|latch|stop_token|pthread\.h)$", "cli/"),
    (r"(locale|clocale|locale\.h)$", "cli/"),
    (r"(fstream|filesystem)$", "cli/"),
    (r"(unistd\.h|fcntl\.h|dirent\.h|sys/.*)$", "cli/"),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def room_of(name, file):
    """The room that an included name belongs to, or None when it comes from outside."""
    beside = (file.parent / name).resolve()
    if beside.is_file() and ROOT in beside.parents:
        return beside.relative_to(ROOT).parts[0]
    first = name.split("/")[0]
    if first == "zapis":
        return "lib"
    return first if first in MAY_INCLUDE else None


def complaints(file):
    path = file.relative_to(ROOT).as_posix()
    room = path.split("/")[0]
    public = path.startswith("lib/include/")
    lines = file.read_text(encoding="utf-8").splitlines()
    if len(lines) > LONGEST:
        yield "%s: %d lines, %d at most: is it still one concept?" % (path, len(lines), LONGEST)
    for number, line in enumerate(lines, 1):
        include = INCLUDE.match(line)
        if not include:
            continue
        quote, name = include.groups()
        target = room_of(name, file)
        if target and target not in MAY_INCLUDE[room]:
            yield "%s:%d: %s must not include %s (%s)" % (path, number, room, target, name)
        if public and not (name.startswith("zapis/") or (quote == "<" and "/" not in name)):
            yield "%s:%d: a public header needs only the standard library and zapis/ (%s)" % (path, number, name)
        if quote == '"' and not target:
            yield "%s:%d: no room holds %s" % (path, number, name)
        for pattern, place in ONLY_UNDER:
            if re.match(pattern, name) and not path.startswith(place):
                yield "%s:%d: <%s> belongs under %s only" % (path, number, name, place)


def main():
    files = sorted(f for room in MAY_INCLUDE for f in (ROOT / room).rglob("*") if f.suffix in (".cpp", ".hpp", ".h"))
    found = [c for f in files for c in complaints(f)]
    for complaint in found:
        print(complaint)
    print("%d files, %d complaints" % (len(files), len(found)))
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
