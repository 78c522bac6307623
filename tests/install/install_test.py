#!/usr/bin/env python3
"""Installs a build into an empty folder, and builds and runs a program against what is there."""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FEN = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1\n"


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, encoding="utf-8", **more)
    if done.returncode != 0:
        sys.exit("status %d: %s\n%s" % (done.returncode, " ".join(map(str, command)), done.stdout))
    return done.stdout


def expect(found, wanted, what):
    if found != wanted:
        sys.exit("%s: %r, not %r" % (what, found, wanted))
    print(what + ": ok", flush=True)


def main():
    parser = argparse.ArgumentParser(description="Tests what cmake --install puts where.")
    parser.add_argument("--cmake", default="cmake", metavar="PATH")
    parser.add_argument("--build", required=True, metavar="FOLDER", help="of a built zapis")
    parser.add_argument("--compiler", required=True, metavar="PATH", help="that it was built with")
    parser.add_argument("--flags", default="", help="that its objects need when they are linked")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="zapis-install-") as name:
        folder = Path(name)
        prefix = folder / "prefix"
        run(options.cmake, "--install", options.build, "--prefix", prefix)
        expect(run(prefix / "bin/zapis", "position", "-t", "fen", "8/8/8/8/8/8/8/K1k5 w - - 0 1"),
               "8/8/8/8/8/8/8/K1k5 w - - 0 1\n", "the program")

        consumer = folder / "consumer"
        run(options.cmake, "-S", HERE, "-B", consumer, "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_PREFIX_PATH=%s" % prefix,
            "-DCMAKE_CXX_COMPILER=" + options.compiler, "-DCMAKE_CXX_FLAGS=" + options.flags)
        run(options.cmake, "--build", consumer)
        expect(run(consumer / "consumer"), FEN, "find_package(zapis)")

        pkg_config = shutil.which("pkg-config")
        found = list(prefix.rglob("zapis.pc"))
        if not pkg_config or not found:
            sys.exit("no zapis.pc") if not found else print("pkg-config: skipped, it is not installed")
            return
        environment = dict(os.environ, PKG_CONFIG_PATH=str(found[0].parent))
        words = run(pkg_config, "--static", "--cflags", "--libs", "zapis", env=environment).split()
        run(options.compiler, "-std=c++20", *options.flags.split(), HERE / "consumer.cpp", "-o", folder / "by-hand", *words)
        expect(run(folder / "by-hand"), FEN, "pkg-config")


if __name__ == "__main__":
    main()
