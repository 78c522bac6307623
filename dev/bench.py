#!/usr/bin/env python3
"""zapis and pgn-extract over the same files, in turns: medians, peak memory, and how many times faster.

Start it with dev/bench.sh. Machines are noisy, so only figures of one run are compared with each other.
"""
import argparse
import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

ARCHIVE = Path(__file__).resolve().parent.parent.parent / "shared/corpus/archive"
NAMES = ("players", "online", "engine", "annotated")
MARK = "<!-- Written by dev/bench.sh --write: -->"


class Job(NamedTuple):
    name: str
    arguments: list  # of zapis; none where another program does the job
    rival: str       # the run of pgn-extract that does the like

    def threads(self, options):
        """The numbers of workers that are worth a run: all games are cut by one thread."""
        return options.jobs if self.rival else ["1"]

    def command(self, jobs, path, options):
        if not self.arguments:
            return [options.syntax, str(path)]
        return [options.zapis, *self.arguments, "-j", workers(jobs), str(path)]


RIVALS = {
    "checks": ["-s", "-r"],
    "writes SAN": ["-s"],
    "writes UCI": ["-s", "-Wuci"],
}
JOBS = [
    # The last of a million parts: all is cut into games, and next to nothing is converted.
    Job("split", ["convert", "--split", "1000000/1000000"], ""),
    Job("syntax", [], ""),
    Job("check", ["check", "--quiet"], "checks"),
    Job("san", ["convert", "-t", "san"], "writes SAN"),
    Job("russian", ["convert", "-t", "russian"], "writes SAN"),
    Job("levenfish", ["convert", "-t", "levenfish"], "writes SAN"),
    Job("uci", ["convert", "-t", "uci"], "writes UCI"),
    Job("jsonl", ["convert", "--as", "jsonl"], "writes SAN"),
]
FORMS = ("fen", "list:ru", "list:en")  # of positions, read and written as FEN
MOST_POSITIONS = 40000
NOT_MOVES = re.compile(rb"\{[^}]*\}|^\[[^\n]*|;[^\n]*|\$\d+", re.MULTILINE)
MOVE = re.compile(rb"[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|[O0]-[O0](?:-[O0])?")


class Run(NamedTuple):
    wall: float
    cpu: float
    mebibytes: float  # at its peak
    status: int


def unpack(path, directory):
    """The file itself, or what zstd makes of it."""
    if path.suffix != ".zst":
        return path
    target = Path(directory) / path.stem
    with open(target, "wb") as out:
        subprocess.run(["zstd", "-dc", str(path)], stdout=out, check=True)
    return target


def repeated(path, times, directory):
    """The file so many times."""
    if times <= 1:
        return path
    target = Path(directory) / ("%d-%s" % (times, path.name))
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


def peak_memory(process):
    """What a running process has needed so far, in MiB; the kernel's own maximum counts what this script needs, too."""
    try:
        status = Path("/proc/%d/status" % process.pid).read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    found = re.search(r"^VmHWM:\s*(\d+) kB", status, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0


def run(command):
    """One run. All programs write to the same null device."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak = 0
    ended = threading.Event()

    def watch():
        nonlocal peak
        while not ended.wait(0.01):
            peak = max(peak, peak_memory(process))

    watcher = threading.Thread(target=watch)
    watcher.start()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    ended.set()
    watcher.join()
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(wall, usage.ru_utime + usage.ru_stime, peak, process.returncode)


def measure(commands, options):
    """{name: medians}, the commands taking turns; the worst status, the highest memory."""
    runs = {name: [] for name in commands}
    begin = time.perf_counter()
    for turn in range(options.runs):
        if turn != 0 and options.seconds and time.perf_counter() - begin > options.seconds:
            break
        for name, command in commands.items():
            runs[name].append(run(command))
    return {name: Run(statistics.median(r.wall for r in rs), statistics.median(r.cpu for r in rs),
                      max(r.mebibytes for r in rs), max((r.status for r in rs), key=abs)) for name, rs in runs.items()}


def first_line(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode("utf-8", "replace").split("\n")[0].strip()


def machine(options, pgn_extract):
    """What the figures hang on."""
    processor = "unknown processor"
    try:
        found = re.search(r"^model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        processor = found[1] if found else processor
    except OSError:
        pass
    return "%s, %d cores, load %.1f at the beginning; %s; %s; %s." % (
        processor, len(os.sched_getaffinity(0)), os.getloadavg()[0], first_line([options.zapis, "--version"]),
        first_line([pgn_extract, "--version"]), time.strftime("%Y-%m-%d"))


def workers(jobs):
    return str(len(os.sched_getaffinity(0))) if jobs == "all" else jobs


def comparison(path, title, options, pgn_extract):
    """The rows of one file."""
    size, moves = path.stat().st_size / 1e6, plies(path)
    yield "\n%s: %.1f MB, %d plies\n" % (title, size, moves)
    yield "| program | `-j` | s | CPU s | MB/s | plies/s | peak MiB | times pgn-extract | in CPU time |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    wanted = [job for job in JOBS if not options.job or job.name in options.job]
    commands = {("pgn-extract " + rival, "1"): [pgn_extract, *RIVALS[rival], str(path)]
                for rival in RIVALS if any(job.rival == rival for job in wanted)}
    for job in wanted:
        for jobs in job.threads(options):
            commands[job.name, jobs] = job.command(jobs, path, options)
    results = measure(commands, options)
    rivals = {job.name: results.get(("pgn-extract " + job.rival, "1")) for job in wanted}
    for (name, jobs), result in results.items():
        # Status 1 is an error in some game: the work is done all the same.
        note = "" if result.status in (0, 1) else " (exit %d)" % result.status
        rival = rivals.get(name)
        ratios = ("%.1f" % (rival.wall / result.wall), "%.1f" % (rival.cpu / result.cpu)) if rival else ("", "")
        yield "| %s%s | %s | %.2f | %.2f | %.1f | %d | %.0f | %s | %s |" % (
            name, note, jobs, result.wall, result.cpu, size / result.wall, moves / result.wall, result.mebibytes, *ratios)


def growth(path, title, options, directory):
    """The same text once, 4 and 16 times: speed and memory stay what they are."""
    yield "\n%s, once and many times\n" % title
    yield "| job | `-j` | times | MB | s | MB/s | peak MiB |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    files = {times: repeated(path, times, directory) for times in (1, 4, 16)}
    jobs_wanted = [job for job in JOBS if job.name in (options.job or ["check", "san"])]
    commands = {(job.name, jobs, times): job.command(jobs, file, options)
                for job in jobs_wanted for jobs in job.threads(options) for times, file in files.items()}
    for (name, jobs, times), result in measure(commands, options).items():
        size = files[times].stat().st_size / 1e6
        yield "| %s | %s | %d | %.1f | %.2f | %.1f | %.0f |" % (name, jobs, times, size, result.wall, size / result.wall,
                                                            result.mebibytes)


def positions(path, title, options, directory):
    """Lists of men beside FEN: the positions of the first games, read in each form."""
    source = directory / "positions.epd"
    with open(source, "wb") as out:
        games = subprocess.Popen([options.zapis, "convert", "--as", "epd", "--diagnostics", "none", str(path)],
                                 stdout=subprocess.PIPE)
        out.writelines(itertools.islice(games.stdout, MOST_POSITIONS))
        games.stdout.close()
        games.wait()
    files = {form: directory / form.replace(":", ".") for form in FORMS}
    for form, file in files.items():
        subprocess.run([options.zapis, "position", "-f", "epd", "-t", form, "-o", str(file), str(source)], check=True)
    count = len(source.read_bytes().splitlines())
    yield "\n%s, %d positions\n" % (title, count)
    yield "| read | `-j` | s | CPU s | positions/s | in CPU time | MB/s | peak MiB |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    commands = {(form, jobs): [options.zapis, "position", "-j", workers(jobs), "-f", form, "-t", "fen", str(file)]
                for form, file in files.items() for jobs in options.jobs}
    for (form, jobs), result in measure(commands, options).items():
        yield "| %s | %s | %.2f | %.2f | %d | %d | %.1f | %.0f |" % (
            form, jobs, result.wall, result.cpu, count / result.wall, count / result.cpu,
            files[form].stat().st_size / 1e6 / result.wall, result.mebibytes)


def lines(files, options, pgn_extract):
    yield machine(options, pgn_extract)
    yield "Medians of up to %d runs in turns; wall time, with the CPU time beside it." % options.runs
    for file in files:
        with tempfile.TemporaryDirectory(prefix="zapis-bench-") as directory:
            path = unpack(file, directory)
            title = "`%s`" % file.name.split(".")[0]
            times = round(options.size * 1e6 / path.stat().st_size) if options.size else 1
            if options.job != ["position"]:
                yield from comparison(repeated(path, times, directory), title, options, pgn_extract)
                if options.growth:
                    yield from growth(path, title, options, directory)
            if file == files[0] and (not options.job or "position" in options.job):
                yield from positions(path, title, options, Path(directory))


def main():
    parser = argparse.ArgumentParser(description="Compares zapis with pgn-extract.")
    parser.add_argument("--zapis", required=True, metavar="PATH")
    parser.add_argument("--syntax", metavar="PATH", help="the program read_syntax; else its place beside zapis in a build")
    parser.add_argument("--size", type=float, default=0, metavar="MB", help="repeat each file up to about this size")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="runs of each command (5)")
    parser.add_argument("--seconds", type=float, default=0, metavar="S",
                        help="begin no more turns over a file after S seconds; one is always run")
    parser.add_argument("--jobs", default="1,all", type=lambda text: text.split(","), metavar="N,...",
                        help="worker threads (1,all)")
    parser.add_argument("--job", action="append", choices=[*(job.name for job in JOBS), "position"],
                        help="only this; may be repeated")
    parser.add_argument("--growth", action="store_true", help="also 1, 4 and 16 times each file")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables behind the mark in this page, too")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    options = parser.parse_args()

    options.syntax = options.syntax or str(Path(options.zapis).parent / "tests" / "read_syntax")
    pgn_extract = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games")
    if not pgn_extract:
        parser.error("pgn-extract isn't installed: dev/setup.sh --full")
    files = options.files or [f for f in (ARCHIVE / (n + ".pgn.zst") for n in NAMES) if f.is_file()]
    if not files:
        parser.error("name at least one FILE")

    text = ""
    for line in lines(files, options, pgn_extract):
        print(line, flush=True)
        text += line + "\n"
    if options.write:
        page = options.write.read_text(encoding="utf-8")
        head, mark, _ = page.partition(MARK + "\n")
        if not mark:
            parser.error("%s has no line %s" % (options.write, MARK))
        options.write.write_text(head + mark + "\n" + text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
