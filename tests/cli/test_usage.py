# SPDX-License-Identifier: GPL-3.0-or-later
"""Options, exit codes, and what the program is made of."""

import os
import shutil
import subprocess
import unittest

from support import CLI, SANITIZED, CliTest

USAGE_ERRORS = {
    "no command": [],
    "no paths": ["copy"],
    "one path": ["copy", "a"],
    "unknown command": ["duplicate", "a", "b"],
    "unknown option": ["copy", "--fast", "a", "b"],
    "unknown method": ["copy", "--method", "magic", "a", "b"],
    "unknown policy": ["copy", "--on-conflict", "ask", "a", "b"],
    "unknown sparse": ["copy", "--sparse", "sometimes", "a", "b"],
    "no number": ["copy", "--workers", "many", "a", "b"],
    "no worker at all": ["copy", "--workers", "0", "a", "b"],
    "no rate": ["copy", "--limit", "fast", "a", "b"],
    "a negative rate": ["copy", "--limit", "-5", "a", "b"],
    "a rate of nothing": ["copy", "--limit", "0", "a", "b"],
    "quiet and json": ["copy", "--quiet", "--json", "a", "b"],
    "several sources for one target": ["copy", "-T", "a", "c", "b"],
    "verbose alone": ["copy", "--verbose", "a", "b"],
    "an empty name": ["copy", "", "b"],
    "an empty name to inspect": ["inspect", ""],
    "an empty name to sum up": ["usage", "a", ""],
}


class Usage(CliTest):
    def test_a_wrong_command_line_is_2_and_says_why_and_touches_nothing(self):
        self.write("a", "content")
        for title, arguments in USAGE_ERRORS.items():
            with self.subTest(title):
                done = self.expect(2, *arguments)
                self.assertRegex(done.stderr, rb"^drover-cli: \S")
                self.assertEqual(sorted(path.name for path in self.place.iterdir()), ["a"])

    def test_help_names_every_option_and_is_0(self):
        done = self.expect(0, "copy", "--help")
        options = "--method --sparse --on-conflict --verify --sync --workers --limit --dry-run"
        for word in (options + " -T --no-target-directory --json --verbose --quiet").split():
            self.assertIn(word.encode(), done.stdout)
        for phrase in (b"\\xHH", b"0 all done, 1 some items failed, 2 usage, 130 cancelled"):
            self.assertIn(phrase, done.stdout)
        for command in ("copy", "move"):
            self.assertIn(command.encode(), self.expect(0, "--help").stdout)

    def test_help_and_errors_show_the_values_of_an_option_and_nothing_of_their_making(self):
        help_text = self.expect(0, "copy", "--help").stdout
        self.assertIn(b"--method auto|clone|kernel|buffered\n", help_text)
        self.assertIn(b"Usage: drover-cli copy [OPTIONS] SOURCE... DESTINATION\n", help_text)
        for inner in (b"->", b"value in", b"1024b", b"{"):
            self.assertNotIn(inner, help_text)
        wrong = self.expect(2, "copy", "--method", "magic", "a", "b").stderr
        self.assertIn(b"--method: magic is none of auto, clone, kernel, buffered\n", wrong)

    def test_errors_name_what_there_is_instead(self):
        commands = b"(copy, move, archive, extract, list, inspect, usage)\n"
        for arguments in (["bogus"], ["bogus", "a", "b"], ["bogus", "copy", "a", "b"]):
            self.assertTrue(self.expect(2, *arguments).stderr.startswith(b"drover-cli: bogus is no command " + commands), arguments)
        for arguments in ([], ["--json"]):
            self.assertTrue(self.expect(2, *arguments).stderr.startswith(b"drover-cli: a command is missing " + commands), arguments)
        self.assertIn(b"--verbose requires --json\n", self.expect(2, "copy", "--verbose", "a", "b").stderr)

    def test_rates_are_numbers_with_units(self):
        self.write("a", "content")
        for rate in ("500", "500B", "0.5M", "1.5k", ".5K", "20M", "20m", "1GiB", "2 MB", "0.25Ti", "1TB"):
            with self.subTest(rate):
                self.expect(0, "copy", "--limit", rate, "--on-conflict", "replace", "a", "b")
        for rate in ("foo", "", "-5", "-1M", "+5", "0", "0.0M", "0.1", "M", "5X", "5Mx", "5M/s", "1e3", "nan", "inf", "0x10", "9999999999T"):
            with self.subTest(rate):
                wrong = self.expect(2, "copy", f"--limit={rate}" if rate else "--limit", *([] if rate else [""]), "a", "c").stderr
                self.assertIn(f"drover-cli: --limit: {rate} is no rate (for example 20M)\n".encode(), wrong)

    def test_without_threads_it_fails_and_says_why(self):
        if SANITIZED:
            self.skipTest("sanitizers start threads of their own")
        if os.geteuid() != 0 or not shutil.which("prlimit") or not shutil.which("setpriv"):
            self.skipTest("needs root, prlimit and setpriv")
        self.write("a", "content")
        os.chmod(self.place, 0o777)
        program = shutil.copy(CLI, self.place / "program")
        command = ["prlimit", "--nproc=1", "setpriv", "--reuid=65533", "--clear-groups", program, "copy", "a", "b"]
        done = subprocess.run(command, cwd=self.place, capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(b"drover-cli: No thread can be started: ", done.stderr)
        self.assertEqual(self.leftovers(), [])

    def test_version_is_0(self):
        self.assertRegex(self.expect(0, "--version").stdout, rb"^drover-cli \d+\.\d+\.\d+\n$")

    def test_done_is_0_and_silent(self):
        self.write("a", "content")
        done = self.expect(0, "copy", "a", "b")
        self.assertEqual((done.stdout, done.stderr), (b"", b""))
        self.assertEqual(self.read("b"), b"content")

    def test_what_fails_is_1_and_named_while_the_rest_is_done(self):
        self.write("a", "content")
        (self.place / "to").mkdir()
        done = self.expect(1, "copy", "missing", "a", "to")
        self.assertIn(b"missing: No such file or directory", done.stderr)
        self.assertEqual(self.read("to/a"), b"content")

    def test_quiet_still_names_errors(self):
        done = self.expect(1, "copy", "--quiet", "missing", "b")
        self.assertIn(b"missing", done.stderr)
        self.assertEqual(done.stdout, b"")

    def test_names_that_begin_with_a_dash_follow_two_dashes(self):
        self.write("--json", "content")
        self.expect(0, "copy", "--", "--json", "-b")
        self.assertEqual(self.read("-b"), b"content")

    def test_a_move_takes_the_source_away(self):
        self.write("a", "content")
        self.expect(0, "move", "a", "b")
        self.assertEqual(self.read("b"), b"content")
        self.assertFalse((self.place / "a").exists())


class Program(unittest.TestCase):
    def test_no_window_library_is_linked(self):
        # A static program has none at all, and ldd then fails and says so.
        done = subprocess.run(["ldd", CLI], capture_output=True, check=False)
        libraries = done.stdout + done.stderr
        self.assertRegex(libraries, b"libc\\.so|not a dynamic executable|statically linked")
        for word in (b"Qt", b"libX11", b"wayland", b"libKF"):
            self.assertNotIn(word, libraries)

    def test_failure_37_posix_fallocate_is_never_called(self):
        if shutil.which("nm") is None:
            self.skipTest("needs nm of binutils")
        symbols = subprocess.run(["nm", CLI], capture_output=True, check=True).stdout
        self.assertIn(b"copy_file_range", symbols)
        self.assertNotIn(b"posix_fallocate", symbols)
