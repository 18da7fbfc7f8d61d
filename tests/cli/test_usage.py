# SPDX-License-Identifier: GPL-3.0-or-later
"""Options, exit codes, and what the program is made of."""

import shutil
import subprocess
import unittest

from support import CLI, CliTest

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
    "quiet and json": ["copy", "--quiet", "--json", "a", "b"],
    "several sources for one target": ["copy", "-T", "a", "c", "b"],
    "an empty name": ["copy", "", "b"],
}


class Usage(CliTest):
    def test_a_wrong_command_line_is_2_and_says_why_and_touches_nothing(self):
        self.write("a", "content")
        for title, arguments in USAGE_ERRORS.items():
            with self.subTest(title):
                done = self.expect(2, *arguments)
                self.assertNotEqual(done.stderr, b"")
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
