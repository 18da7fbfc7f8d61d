# SPDX-License-Identifier: GPL-3.0-or-later
"""The progress line: on a terminal only, within its width, gone at the end."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time

from support import CLI, CliTest


class Terminal(CliTest):
    def on_terminal(self, columns, *arguments):
        """What a terminal of this width receives from standard error."""
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        process = subprocess.Popen([CLI, *arguments], cwd=self.place, stdout=subprocess.PIPE, stderr=theirs)
        os.close(theirs)
        seen = b""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if not select.select([ours], [], [], 1)[0]:
                continue
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            seen += piece
        os.close(ours)
        out = process.stdout.read()
        process.stdout.close()
        self.assertEqual(process.wait(), 0, seen)
        self.assertEqual(out, b"")
        return seen.decode("utf-8")

    def test_shows_how_far_it_is_and_ends_with_a_summary(self):
        self.write("a file.bin", b"x" * 3_000_000)
        seen = self.on_terminal(120, "copy", "--limit", "3M", "a file.bin", "copy")
        drawn = seen.split("\r\x1b[K")
        self.assertGreater(len(drawn), 5)
        self.assertTrue(any("%" in line and "a file.bin" in line and "/s" in line for line in drawn), drawn)
        self.assertRegex(drawn[-1].strip(), r"^1 files?, 2\.9 MiB in [0-9.]+ s\b")

    def test_fits_a_narrow_terminal_whatever_the_name(self):
        name = "ä" * 90
        self.write(name, b"x" * 3_000_000)
        for columns in (20, 40):
            for line in self.on_terminal(columns, "copy", "--limit", "3M", "--on-conflict", "replace", name, "copy").split("\r\x1b[K")[1:-1]:
                self.assertLess(len(line), columns)

    def test_no_name_can_steer_the_terminal(self):
        name = b"\x1b]0;title\x07\r\n"
        with open(os.path.join(os.fsencode(self.place), name), "wb") as file:
            file.write(b"x" * 2_000_000)
        seen = self.on_terminal(200, "copy", "--limit", "2M", name, "copy")
        self.assertNotIn("\x1b]", seen)
        self.assertNotIn("\x07", seen)

    def test_is_not_shown_where_nobody_looks_or_nobody_wants_it(self):
        self.write("file", b"x" * 1_000_000)
        done = self.expect(0, "copy", "--limit", "2M", "file", "copy")
        self.assertEqual(done.stderr, b"")
        self.assertNotIn("%", self.on_terminal(80, "copy", "--quiet", "--limit", "2M", "file", "copy 2"))
