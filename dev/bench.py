#!/usr/bin/env python3
"""zapis and pgn-extract over the same files, in turns: median seconds, MB/s, plies/s and the ratio of the two.

Start it with dev/bench.sh. Machines are noisy, so only figures of one run are compared with each other.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ARCHIVE = Path(__file__).resolve().parent.parent.parent / "shared/corpus/archive"
NAMES = ("players", "online", "engine", "annotated")
JOBS = {
    "san": ["-t", "san"],
    "russian": ["-t", "russian"],
    "levenfish": ["-t", "levenfish"],
    "uci": ["-t", "uci"],
    "jsonl": ["--as", "jsonl"],
}
NOT_MOVES = re.compile(rb"\{[^}]*\}|^\[[^\n]*|;[^\n]*|\$\d+", re.MULTILINE)
MOVE = re.compile(rb"[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|[O0]-[O0](?:-[O0])?")


def unpack(path, directory):
    """The file itself, or what zstd makes of it."""
    if path.suffix != ".zst":
        return path
    target = Path(directory) / path.stem
    with open(target, "wb") as out:
        subprocess.run(["zstd", "-dc", str(path)], stdout=out, check=True)
    return target


def repeated(path, megabytes, directory):
    """The file as often as it takes to come near the size wished for."""
    times = round(megabytes * 1e6 / path.stat().st_size) if megabytes else 1
    if times <= 1:
        return path
    target = Path(directory) / ("repeated-" + path.name)
    with open(target, "wb") as out:
        for _ in range(times):
            with open(path, "rb") as source:
                shutil.copyfileobj(source, out)
            out.write(b"\n\n")
    return target


def plies(path):
    """Moves in a file, those in variations too: both programs check and write them all."""
    count = 0
    with open(path, "rb") as source:
        # Cut where a game begins, so that no comment is torn.
        rest = b""
        while True:
            block = source.read(1 << 24)
            text = rest + block
            cut = text.rfind(b"\n[Event ") if block else len(text)
            cut = cut if cut > 0 else (0 if block else len(text))
            count += len(MOVE.findall(NOT_MOVES.sub(b" ", text[:cut])))
            rest = text[cut:]
            if not block:
                return count


def seconds(command):
    """Wall time of one run, and its exit status. Both programs write to the same null device."""
    begin = time.perf_counter()
    status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, check=False).returncode
    return time.perf_counter() - begin, status


def measure(commands, runs):
    """{name: (median seconds, worst exit status)}, the commands taking turns."""
    times = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            times[name].append(seconds(command))
    return {name: (statistics.median(t for t, _ in t_s), max((s for _, s in t_s), key=abs))
            for name, t_s in times.items()}


def main():
    parser = argparse.ArgumentParser(description="Compares zapis with pgn-extract.")
    parser.add_argument("--zapis", required=True, metavar="PATH")
    parser.add_argument("--size", type=float, default=0, metavar="MB", help="repeat each file up to about this size")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="runs of each command (5)")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    options = parser.parse_args()

    pgn_extract = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games")
    if not pgn_extract:
        parser.error("pgn-extract isn't installed: dev/setup.sh --full")
    files = options.files or [f for f in (ARCHIVE / (n + ".pgn.zst") for n in NAMES) if f.is_file()]
    if not files:
        parser.error("name at least one FILE")

    usage = subprocess.run([options.zapis, "convert", "--help"], capture_output=True, encoding="utf-8", check=False)
    one_thread = ["-j", "1"] if "--jobs" in usage.stdout else []

    print("| corpus | MB | plies | program | s | MB/s | plies/s | pgn-extract's time / its time |")
    print("|---|--:|--:|---|--:|--:|--:|--:|", flush=True)
    for file in files:
        with tempfile.TemporaryDirectory(prefix="zapis-bench-") as directory:
            path = repeated(unpack(file, directory), options.size, directory)
            size, moves = path.stat().st_size / 1e6, plies(path)
            commands = {"pgn-extract": [pgn_extract, "-s", str(path)]}
            for job, arguments in JOBS.items():
                commands["zapis " + job] = [options.zapis, "convert", *one_thread, *arguments, str(path)]
            results = measure(commands, options.runs)
            for name, (median, status) in results.items():
                # Status 1 is an error in some game: the work is done all the same.
                note = "" if status in (0, 1) else " (exit %d)" % status
                print("| %s | %.1f | %d | %s%s | %.2f | %.1f | %.0f | %.2f |" % (
                    file.name.split(".")[0], size, moves, name, note, median, size / median, moves / median,
                    results["pgn-extract"][0] / median), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
