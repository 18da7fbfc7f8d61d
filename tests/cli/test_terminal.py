# SPDX-License-Identifier: GPL-3.0-or-later
"""The progress line: on a terminal only, within its width, gone at the end."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
import unicodedata

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

    def drawn(self, columns, name):
        """The lines at this width, each in its parts."""
        target = f"copy {columns}"
        lines = self.on_terminal(columns, "copy", "--limit", "1M", "--method", "buffered", name, target).split("\r\x1b[K")[1:-1]
        return [line.split("  ") for line in lines if line]

    def check_parts(self, lines, columns, name_pattern):
        """Each is complete, and together they fit."""
        amount = r"\d+(\.\d)? [KMG]?i?B"
        duration = r"\d+(\.\d)? s"
        whole = (
            rf"{amount}( of (at least )?{amount})?",
            r"\d+ %",
            r"\d+ files?",
            f"{amount}/s",
            f"{duration}( left)?",
            f"saved {amount}",
            r"buffered|hole",
            name_pattern,
        )
        for parts in lines:
            width = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in "  ".join(parts))
            self.assertLess(width, columns, parts)
            for part in parts:
                self.assertTrue(any(re.fullmatch(pattern, part) for pattern in whole), parts)

    def test_every_width_has_room_for_the_name_and_cuts_no_other_part(self):
        name = "some folder/another folder/a picture of everything that was there in the summer of 2024.tar.gz"
        self.write(name, b"x" * 2_500_000)
        for columns in (40, 80):
            lines = self.drawn(columns, name)
            self.check_parts(lines, columns, r"a pi.*….*\.gz")
            full = [parts for parts in lines if parts[-1].startswith("a pi") and "buffered" in parts]
            self.assertTrue(any(part.endswith("/s") for parts in full for part in parts), lines)
            self.assertTrue(any(re.search(r"\d s( left)?$", part) for parts in full for part in parts), lines)
        self.assertTrue(any("%" in part for parts in lines for part in parts), lines)

    def test_short_names_are_whole_and_without_their_folder(self):
        self.write("some folder/short.gz", b"x" * 1_500_000)
        lines = self.drawn(80, "some folder/short.gz")
        self.check_parts(lines, 80, r"short\.gz")
        self.assertIn("short.gz", lines[-1])

    def test_letters_of_double_width_and_escapes_stay_whole_and_in_their_columns(self):
        for name, pattern in (("漢字" * 30, "[漢字]+…[漢字]+"), ("\x01" * 40, r"(\\x01)+…(\\x01)+")):
            self.write(name, b"x" * 1_500_000)
            for columns in (40, 41):
                self.check_parts(self.drawn(columns, name), columns, pattern)
            (self.place / "copy 40").unlink()
            (self.place / "copy 41").unlink()

    def test_one_file_is_one_file(self):
        self.write("from/a", b"x" * 1000)
        self.assertRegex(self.on_terminal(80, "copy", "from/a", "b").split("\r\x1b[K")[-1], r"^1 file, ")
        self.write("from/b", b"x" * 1000)
        self.assertRegex(self.on_terminal(80, "copy", "from", "c").split("\r\x1b[K")[-1], r"^2 files, ")

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
