#!/usr/bin/env python3
"""Runs the recipes of docs/many-machines.md as they stand there, and compares with what one run writes."""
import argparse
import getpass
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/many-machines.md"
PARTS = (1, 2, 3, 7, 64)


def recipe(heading, language="sh"):
    """The block of the page under a heading."""
    section = re.search(r"^## %s\n(.*?)(?=^## |\Z)" % re.escape(heading), PAGE.read_text(encoding="utf-8"),
                        re.MULTILINE | re.DOTALL)[1]
    return re.search(r"^```%s\n(.*?)^```" % language, section, re.MULTILINE | re.DOTALL)[1]


def run(command, directory, environment, **more):
    done = subprocess.run(command, cwd=directory, env=environment, check=False, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)
    if done.returncode != 0:
        raise AssertionError("status %d: %s\n%s" % (done.returncode, command, done.stderr.decode("utf-8", "replace")))
    return done.stdout


def whole(directory, environment, *options, files=("games.pgn",)):
    """What one run writes. Status 1 is an error in some game."""
    done = subprocess.run(["zapis", "convert", "-j", "1", *options, *files], cwd=directory, env=environment,
                          check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert done.returncode in (0, 1), done.returncode
    return done.stdout


def unpacked(path):
    return subprocess.run(["zstd", "-qdc", str(path)], check=True, stdout=subprocess.PIPE).stdout


def clear(directory):
    for path in [*directory.glob("part-*"), *directory.glob("all.*"), *directory.glob("log")]:
        path.unlink()


def one_machine(directory, environment):
    if not shutil.which("parallel"):
        return "skipped: GNU parallel is not installed"
    archive = directory / "archive"
    archive.mkdir()
    for number in range(5):
        shutil.copy(directory / "games.pgn", archive / ("%d.pgn" % number))
    run(["zstd", "-q", "--rm", "archive/3.pgn"], directory, environment)
    run(["bash", "-c", recipe("GNU parallel, one machine")], directory, environment)
    expected = whole(directory, environment, "-t", "russian")
    for number in range(5):
        path = directory / "out" / ("%d.pgn" % number)
        assert (unpacked(str(path) + ".zst") if number == 3 else path.read_bytes()) == expected, path
    return "ok"


class Hosts:
    """An ssh server of our own that two names lead to."""

    def __init__(self, programs):
        self.directory = tempfile.TemporaryDirectory(prefix="zapis-ssh-")
        base = Path(self.directory.name)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        for name in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(base / name)], check=True)
        (base / "sshd").write_text(
            "ListenAddress 127.0.0.1:%d\nListenAddress 127.0.0.2:%d\nHostKey %s/host\nAuthorizedKeysFile %s/user.pub\n"
            "StrictModes no\nUsePAM no\nPermitRootLogin yes\nPidFile none\nSetEnv PATH=%s:/usr/bin:/bin\n"
            "MaxStartups 100\n" % (port, port, base, base, programs), encoding="utf-8")
        (base / "ssh").write_text("".join(
            "Host %s\n  HostName %s\n  Port %d\n  User %s\n  IdentityFile %s/user\n  IdentitiesOnly yes\n"
            "  StrictHostKeyChecking no\n  UserKnownHostsFile /dev/null\n  LogLevel ERROR\n"
            % (name, address, port, getpass.getuser(), base)
            for name, address in (("node1", "127.0.0.1"), ("node2", "127.0.0.2"))), encoding="utf-8")
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        self.command = "ssh -F %s/ssh" % base
        self.server = subprocess.Popen([shutil.which("sshd", path="/usr/sbin:/usr/bin"), "-D", "-e", "-f",
                                        str(base / "sshd")], stderr=subprocess.PIPE)
        self.ready = False
        for _ in range(50):
            if all(subprocess.run(shlex.split(self.command) + [node, "true"], check=False, stdin=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL).returncode == 0 for node in ("node1", "node2")):
                self.ready = True
                break
            if self.server.poll() is not None:
                break
            time.sleep(0.1)

    def close(self):
        self.server.kill()
        self.server.wait()
        self.directory.cleanup()


def many_machines(directory, environment):
    if not shutil.which("parallel") or not shutil.which("sshd", path="/usr/sbin:/usr/bin"):
        return "skipped: GNU parallel or sshd is not installed"
    hosts = Hosts(environment["PATH"].split(os.pathsep)[0])
    try:
        if not hosts.ready:
            return "skipped: no ssh server can be run here"
        run(["bash", "-c", recipe("GNU parallel, several machines")], directory,
            dict(environment, PARALLEL_SSH=hosts.command))
    finally:
        hosts.close()
    log = (directory / "log").read_text(encoding="utf-8")
    assert "\tnode1\t" in log and "\tnode2\t" in log, log
    assert unpacked(directory / "all.pgn.zst") == whole(directory, environment, "-t", "russian")
    return "ok"


def slurm(directory, environment):
    (directory / "convert.sh").write_text(recipe("SLURM"), encoding="utf-8")
    expected = whole(directory, environment, "-t", "russian")
    for parts in PARTS:
        clear(directory)
        for number in range(parts, 0, -1):  # in whatever order they come
            run(["sh", "convert.sh"], directory,
                dict(environment, SLURM_ARRAY_TASK_ID=str(number), SLURM_ARRAY_TASK_COUNT=str(parts)))
        run("cat part-*.pgn.zst > all.pgn.zst", directory, environment, shell=True)
        assert unpacked(directory / "all.pgn.zst") == expected, parts
    # What fails, fails: and leaves nothing.
    clear(directory)
    failed = subprocess.run(["sh", "convert.sh"], cwd=directory / "empty", check=False, stderr=subprocess.DEVNULL,
                            env=dict(environment, SLURM_ARRAY_TASK_ID="1", SLURM_ARRAY_TASK_COUNT="1"))
    assert failed.returncode != 0 and not list(directory.glob("empty/part-*"))
    return "ok"


class Records:
    """What of Spark's RDD the recipe uses; each record goes to one of three partitions."""

    def __init__(self, records):
        self.records = records

    def map(self, function):
        return Records([function(record) for record in self.records])

    def filter(self, function):
        return Records([record for record in self.records if function(record)])

    def pipe(self, command, checkCode=False):  # pylint: disable=invalid-name
        lines = []
        size = -(-len(self.records) // 3)
        for begin in range(0, 4 * size, size):  # the last one is empty
            text = "".join(record.rstrip("\n") + "\n" for record in self.records[begin:begin + size])
            done = subprocess.run(shlex.split(command), input=text.encode("utf-8"), stdout=subprocess.PIPE, check=checkCode)
            lines += done.stdout.decode("utf-8").splitlines()
        return lines


class Context:
    """What of Spark's context the recipe uses."""

    def newAPIHadoopFile(self, path, *_classes, conf):  # pylint: disable=invalid-name
        text = Path(path).read_text(encoding="utf-8")
        return Records(list(enumerate(text.split(conf["textinputformat.record.delimiter"]))))


def spark(directory, environment):
    names = {}
    exec(recipe("Spark", "python"), names)  # pylint: disable=exec-used
    os.environ.update(environment)
    found = names["convert"](Context(), str(directory / "games.pgn"))
    expected = whole(directory, environment, "-t", "uci", "--as", "jsonl", "--diagnostics", "none").decode("utf-8")

    def moves(lines):
        return [re.search(r'"moves":\[.*?\]', line)[0] for line in lines]

    assert moves(found) == moves(expected.splitlines())
    return "ok"


def main():
    parser = argparse.ArgumentParser(description="Runs the recipes of docs/many-machines.md.")
    parser.add_argument("--zapis", default=str(ROOT / "build/release/zapis"), metavar="PATH")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="zapis-many-") as name:
        base = Path(name)
        (base / "bin").mkdir()
        (base / "bin/zapis").symlink_to(Path(options.zapis).resolve())
        environment = dict(os.environ, LC_ALL="C.UTF-8", HOME=name,
                           PATH="%s/bin%s%s" % (name, os.pathsep, os.environ["PATH"]))
        (base / ".parallel").mkdir()
        (base / ".parallel/will-cite").touch()
        for test in (one_machine, many_machines, slurm, spark):
            directory = base / test.__name__
            (directory / "empty").mkdir(parents=True)
            games = b"".join((ROOT / "testdata/games" / file).read_bytes() + b"\n\n"
                             for file in ("annotated.pgn", "classics.pgn", "setups.pgn"))
            (directory / "games.pgn").write_bytes(games * 3 + b'[Event "broken"]\n\n1. e4 e5 2. Ke8 *\n')
            try:
                result = test(directory, environment)
            except AssertionError as problem:
                result = "FAILED: %s" % problem
                failed += 1
            print("%s: %s" % (test.__name__, result), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
