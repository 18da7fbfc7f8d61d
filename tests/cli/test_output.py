# SPDX-License-Identifier: GPL-3.0-or-later
"""Standard output that nobody reads, that is full, or that is closed."""

import fcntl
import json
import os
import signal
import subprocess
import time

from support import CLI, CliTest

F_SETPIPE_SZ = 1031  # fcntl.F_SETPIPE_SZ, from Python 3.10
COMPLAINT = b"drover-cli: standard output: "


class Output(CliTest):
    def small_pipe(self):
        ours, theirs = os.pipe()
        self.addCleanup(os.close, ours)
        fcntl.fcntl(theirs, F_SETPIPE_SZ, 4096)
        return ours, theirs

    def into_pipe_that_nobody_reads(self, *arguments):
        """The process, once it can print no more, and the end to read from."""
        ours, theirs = self.small_pipe()
        process = subprocess.Popen([CLI, *arguments], cwd=self.place, stdout=theirs, stderr=subprocess.PIPE)
        os.close(theirs)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        time.sleep(1.5)
        self.assertIsNone(process.poll(), "the pipe took everything")
        return process, ours

    def many_files(self):
        for number in range(1000):
            self.write(f"from/{number}", b"x" * 1000)

    def test_a_signal_ends_it_although_nobody_reads(self):
        self.many_files()
        for number in (signal.SIGINT, signal.SIGTERM):
            process, _ = self.into_pipe_that_nobody_reads("copy", "--json", "--verbose", "from", f"to {number}")
            begin = time.monotonic()
            process.send_signal(number)
            self.assertEqual(process.wait(timeout=20), 130)
            self.assertLess(time.monotonic() - begin, 1)
            self.assertEqual(self.leftovers(), [])

    def test_a_signal_ends_it_although_only_the_outcome_is_left_to_print(self):
        for number in range(200):
            self.write(f"from/{number}", "new")
            self.write(f"to/{number}", "old")
        process, _ = self.into_pipe_that_nobody_reads("copy", "-T", "--json", "from", "to")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=5), 130)

    def test_errors_that_nobody_reads_do_not_hold_it_either(self):
        for number in range(200):
            self.write(f"from/{number}", "new")
            self.write(f"to/{number}", "old")
        _, theirs = self.small_pipe()
        process = subprocess.Popen([CLI, "copy", "-T", "from", "to"], cwd=self.place, stderr=theirs)
        self.addCleanup(process.kill)
        os.close(theirs)
        time.sleep(1.5)
        self.assertIsNone(process.poll(), "the pipe took everything")
        process.send_signal(signal.SIGINT)
        process.wait(timeout=5)

    def test_a_reader_that_is_slow_gets_everything(self):
        self.many_files()
        process, ours = self.into_pipe_that_nobody_reads("copy", "--json", "--verbose", "from", "to")
        with os.fdopen(os.dup(ours), "rb") as pipe:
            lines = [json.loads(line) for line in pipe]
        self.assertEqual(process.wait(timeout=20), 0)
        self.assertEqual(len([line for line in lines if line["event"] == "item"]), 1000)
        self.assertEqual(lines[-1]["event"], "finished")

    def test_a_reader_that_wakes_up_in_time_is_told_of_the_end(self):
        self.write("big", b"b" * (64 << 20))
        command = [CLI, "copy", "--json", "--limit", "8M", "big", "copy"]
        with subprocess.Popen(command, cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            time.sleep(1)
            process.send_signal(signal.SIGINT)
            time.sleep(0.5)
            self.assertEqual(json.loads(process.stdout.read().splitlines()[-1])["state"], "cancelled")
        self.assertEqual(process.returncode, 130)

    def expect_complaint(self, *arguments, **options):
        done = subprocess.run([CLI, *arguments], cwd=self.place, stderr=subprocess.PIPE, timeout=60, check=False, **options)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count(COMPLAINT), 1, done.stderr)

    def prepare_every_way_to_print(self):
        self.write("a", "content")
        self.expect(0, "archive", "-o", "a.tar", "a")
        return (
            ["--help"],
            ["copy", "--help"],
            ["--version"],
            ["list", "a.tar"],
            ["list", "--json", "a.tar"],
            ["copy", "--json", "--on-conflict", "replace", "a", "b"],
            ["copy", "--json", "--verbose", "--on-conflict", "replace", "a", "b"],
            ["copy", "--dry-run", "a", "c"],
        )

    def test_what_a_full_disk_swallows_is_a_failure(self):
        for arguments in self.prepare_every_way_to_print():
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                self.expect_complaint(*arguments, stdout=full)
        self.assertEqual(self.read("b"), b"content")

    def test_so_is_a_closed_output_and_no_file_takes_its_place(self):
        for arguments in self.prepare_every_way_to_print():
            with self.subTest(arguments):
                self.expect_complaint(*arguments, preexec_fn=lambda: os.close(1))
        self.assertEqual((self.read("a"), self.read("b")), (b"content", b"content"))

    def test_nothing_is_lost_where_nothing_is_printed(self):
        self.write("a", "content")
        done = subprocess.run([CLI, "copy", "a", "b"], cwd=self.place, preexec_fn=lambda: [os.close(0), os.close(1), os.close(2)], check=False)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.read("b"), b"content")
