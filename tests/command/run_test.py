#!/usr/bin/env python3
"""The golden runner must notice every difference: it is tried here on documents that are wrong on purpose."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

RUN = Path(__file__).resolve().parent / "run.py"


class RunnerTest(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.document = Path(self.directory.name) / "document.md"
        # Stands for zapis: prints its input and its first argument, complains on demand.
        self.program = Path(self.directory.name) / "program"
        self.program.write_text('#!/bin/sh\ncat\necho "$1"\n[ -z "$2" ] || { echo "$2" >&2; exit 3; }\n')
        self.program.chmod(0o755)

    def run_on(self, text, *arguments):
        self.document.write_text(text, encoding="utf-8")
        result = subprocess.run([sys.executable, str(RUN), "--zapis", str(self.program), *arguments, str(self.document)],
                                capture_output=True, encoding="utf-8")
        return result.returncode, result.stdout

    def assert_passes(self, text):
        self.assertEqual(self.run_on(text), (0, "1 passed, 0 failed\n"))

    def assert_fails(self, text):
        status, output = self.run_on(text)
        self.assertEqual((status, output.splitlines()[-1]), (1, "0 passed, 1 failed"), output)

    def test_stdout_stdin_stderr_and_status(self):
        self.assert_passes("```\n% zapis a\na\n```\n")
        self.assert_passes("```zapis\n% zapis a\nin\n^D\nin\na\n```\n")
        self.assert_passes("````\n% zapis a b\na\n2> b\n=> 3\n````\n")
        self.assert_passes("~~~\n% zapis a b\n2> b\na\n=> 3\n~~~\n")

    def test_every_difference_fails(self):
        self.assert_fails("```\n% zapis a\nb\n```\n")
        self.assert_fails("```\n% zapis a\na \n```\n")
        self.assert_fails("```\n% zapis a\n\na\n```\n")
        self.assert_fails("```\n% zapis a\n```\n")
        self.assert_fails("```\n% zapis a\na\n2> b\n```\n")
        self.assert_fails("```\n% zapis a b\na\n2> b\n```\n")
        self.assert_fails("```\n% zapis a b\na\n=> 3\n```\n")
        self.assert_fails("```\n% zapis a\na\n=> 3\n```\n")
        self.assert_fails("```\n% printf a\na\n```\n")

    def test_documents_that_test_nothing_fail(self):
        self.assert_fails("No example.\n")
        self.assert_fails("```\nzapis a\na\n```\n")
        self.assert_fails("```\n% zapis a\na\n")
        self.assert_fails(" ```zapis\n % zapis a\n a\n ```\n")

    def test_other_blocks_are_left_alone(self):
        self.assert_passes("```cpp\nint a;\n```\n\n```\n% zapis a\na\n```\n\n````text\n```\n% zapis b\n```\n````\n")

    def test_marks_in_the_output_are_escaped(self):
        self.assert_passes("```\n% printf '2> a\\n=> 1\\n'\n\\2> a\n\\=> 1\n```\n")
        self.assert_passes("```\n% printf '^D\\n'\n\\^D\n```\n")
        self.assert_passes("```\n% printf '%s\\n' '\\2> a' '\\begin'\n\\\\2> a\n\\begin\n```\n")
        self.assert_passes("```\n% printf 'a\\r\\n\\033'\na␍\n␛\n\\ No newline at end of output\n```\n")

    def test_pipes_continued_lines_and_test_data(self):
        self.assert_passes("```\n% zapis a | \\\n  sed s/a/b/\nb\n```\n")
        self.assert_passes("```\n% test -d {testdata} && echo yes\nyes\n```\n")

    def test_accept_writes_what_passes(self):
        outputs = ["a\\n", "a", "", "\\n", "2> a\\n2>\\n", "=> 1\\n", "^D\\n", "```\\n````\\n", "\\\\2> a\\n",
                   "\\\\ No newline at end of output\\n", "\\r\\n", "\\377\\n"]
        text = "Before\n" + "".join("\n```\n%% printf '%s'; printf 'e\\n\\n' >&2; exit 2\n```\n" % o for o in outputs)
        count = len(outputs)
        status, output = self.run_on(text, "--accept")
        self.assertEqual((status, output.splitlines()[-1]), (0, "%d passed, 0 failed" % count), output)
        accepted = self.document.read_text(encoding="utf-8")
        self.assertEqual(self.run_on(accepted), (0, "%d passed, 0 failed\n" % count))
        self.run_on(accepted, "--accept")
        self.assertEqual(self.document.read_text(encoding="utf-8"), accepted)


if __name__ == "__main__":
    unittest.main()
