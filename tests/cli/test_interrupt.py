# SPDX-License-Identifier: GPL-3.0-or-later
"""Signals in the middle: 130, nothing half done, nothing left behind, and soon."""

import json
import os
import signal
import subprocess
import time

from support import CLI, CliTest, LyingFilesystem

MiB = 1 << 20


class Interrupt(CliTest):
    def start(self, *arguments):
        return subprocess.Popen([CLI, *arguments], cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def interrupt(self, process, when=signal.SIGINT):
        begin = time.monotonic()
        process.send_signal(when)
        out, err = process.communicate(timeout=60)
        return out, err, time.monotonic() - begin

    def wait_for(self, something):
        deadline = time.monotonic() + 20
        while not something():
            self.assertLess(time.monotonic(), deadline, "it never began")
            time.sleep(0.01)

    def test_a_file_in_the_middle_disappears_and_what_is_done_stays(self):
        self.write("from/a done", b"a" * 1000)
        self.write("from/big", b"b" * (64 * MiB))
        os.mkdir(self.place / "to")
        for signal_number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = self.start("copy", "--limit", "8M", "from/a done", "from/big", "to")
            self.wait_for(self.leftovers)
            time.sleep(0.3)
            out, err, seconds = self.interrupt(process, signal_number)
            self.assertEqual(process.returncode, 130, err)
            self.assertLess(seconds, 2)
            self.assertRegex(err, rb"cancelled: 1 file, ")
            self.assertEqual(out, b"")
            self.assertEqual(os.listdir(self.place / "to"), ["a done"])
            os.remove(self.place / "to/a done")

    def test_an_archive_that_takes_long_to_compress_ends_soon(self):
        self.write("noise", os.urandom(96 * MiB))
        for ending in ("tar.xz", "tar.gz", "tar.zst", "zip"):
            process = self.start("archive", "-o", f"a.{ending}", "noise")
            self.wait_for(self.leftovers)
            time.sleep(0.3)
            _, err, seconds = self.interrupt(process)
            if process.returncode == 0:  # a fast one
                os.remove(self.place / f"a.{ending}")
                continue
            self.assertEqual(process.returncode, 130, err)
            self.assertLess(seconds, 2, ending)
            self.assertEqual(os.listdir(self.place), ["noise"])

    def test_an_old_file_survives_a_cancelled_replacement(self):
        self.write("big", b"b" * (64 * MiB))
        self.write("to/big", "old")
        process = self.start("copy", "--limit", "8M", "--on-conflict", "replace", "big", "to")
        self.wait_for(self.leftovers)
        self.interrupt(process)
        self.assertEqual(self.read("to/big"), b"old")
        self.assertEqual(os.listdir(self.place / "to"), ["big"])

    def test_a_tree_in_the_middle_holds_whole_files_only(self):
        for number in range(400):
            self.write(f"from/d{number % 10}/{number}", bytes([number % 251]) * 100_000)
        process = self.start("copy", "--limit", "10M", "from", "to")
        self.wait_for(lambda: len(list(self.place.rglob("*"))) > 500)
        self.interrupt(process)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(self.leftovers(), [])
        for path in (self.place / "to").rglob("*"):
            if path.is_file():
                self.assertEqual(path.stat().st_size, 100_000, path)

    def test_a_cancelled_move_has_lost_nothing(self):
        LyingFilesystem(self)  # another filesystem, so that the move is a copy
        contents = {f"f{number}": bytes([number]) * 500_000 for number in range(40)}
        for name, content in contents.items():
            self.write(f"from/{name}", content)
        process = self.start("move", "--limit", "5M", "from", "mounted")
        time.sleep(1)
        self.interrupt(process)
        self.assertEqual(process.returncode, 130)
        for name, content in contents.items():
            copies = [self.place / "from" / name, self.place / "mounted/from" / name]
            self.assertIn(content, [path.read_bytes() for path in copies if path.exists()])
        self.assertEqual(self.leftovers("mounted"), [])

    def test_the_last_json_line_says_cancelled(self):
        self.write("big", b"b" * (64 * MiB))
        process = self.start("copy", "--json", "--limit", "8M", "big", "copy")
        self.wait_for(self.leftovers)
        out, _, _ = self.interrupt(process)
        finished = json.loads(out.splitlines()[-1])
        self.assertEqual((finished["event"], finished["state"], finished["errors"]), ("finished", "cancelled", []))

    def test_impatience_changes_nothing(self):
        self.write("big", b"b" * (64 * MiB))
        process = self.start("copy", "--limit", "8M", "big", "copy")
        self.wait_for(self.leftovers)
        for _ in range(5):
            process.send_signal(signal.SIGINT)
        self.interrupt(process)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(sorted(os.listdir(self.place)), ["big"])

    def test_what_it_was_started_to_ignore_is_ignored(self):
        """As nohup does, and a shell for its background jobs."""
        self.write("big", b"b" * (16 * MiB))
        ignore = lambda: [signal.signal(number, signal.SIG_IGN) for number in (signal.SIGHUP, signal.SIGINT)]
        process = subprocess.Popen([CLI, "copy", "--limit", "8M", "big", "copy"], cwd=self.place, preexec_fn=ignore)
        self.wait_for(self.leftovers)
        for number in (signal.SIGHUP, signal.SIGINT):
            process.send_signal(number)
        self.assertEqual(process.wait(timeout=60), 0)
        self.assertEqual(self.read("copy"), self.read("big"))

    def test_a_reader_that_goes_away_does_not_leave_half_a_file(self):
        for number in range(300):
            self.write(f"from/{number}", b"x" * 10_000)
        process = self.start("copy", "--json", "--verbose", "from", "to")
        process.stdout.close()
        process.wait(timeout=60)
        process.stderr.close()
        self.assertEqual(self.leftovers(), [])
        self.assertEqual(len(os.listdir(self.place / "to")), 300)
