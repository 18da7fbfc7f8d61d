# SPDX-License-Identifier: GPL-3.0-or-later
"""Killed in the middle, and the same command with --resume."""

import os
import signal
import subprocess
import time

from support import CLI, CliTest, tree

MiB = 1 << 20
LARGE = 96 * MiB


class Resume(CliTest):
    def kill(self, *arguments, until):
        """When so many bytes are there."""
        process = subprocess.Popen([CLI, *arguments], cwd=self.place, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while until() and process.poll() is None:
            self.assertLess(time.monotonic(), deadline, "it never came so far")
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()

    def hidden_bytes(self):
        return sum(path.stat().st_size for path in self.place.rglob("*") if path.is_file() and "to" in path.parts)

    def buffered(self, *arguments):
        outcome = self.expect_json(0, *arguments)[-1]
        return sum(outcome["bytes"][method] for method in ("kernel_copied", "buffered", "cloned"))

    def test_a_large_file_goes_on_where_it_ended(self):
        self.write("large", os.urandom(MiB) * (LARGE // MiB))
        try:
            os.setxattr(self.place / "large", "user.note", b"x")
        except OSError:
            self.skipTest("no extended attributes here")
        (self.place / "to").mkdir()
        command = ["copy", "--method", "buffered", "large", "to"]
        self.kill(*command, "--limit", "60M", until=lambda: self.hidden_bytes() < 40 * MiB)
        self.assertEqual(os.listdir(self.place / "to"), [os.path.basename(self.leftovers()[0])])
        moved = self.buffered(*command, "--resume")
        self.assertLess(moved, LARGE - 30 * MiB, "it began anew")
        self.assertEqual(self.read("to/large"), self.read("large"))
        self.assertEqual(os.listxattr(self.place / "to/large"), ["user.note"])
        self.assertEqual(os.listdir(self.place / "to"), ["large"])

    def test_a_tree_goes_on_and_without_resume_begins_anew(self):
        for number in range(60):
            self.write(f"from/d{number % 3}/{number}", bytes([number]) * MiB)
        (self.place / "to").mkdir()
        for resume in ([], ["--resume"]):
            self.kill("copy", "--limit", "30M", "from", "to", until=lambda: self.hidden_bytes() < 20 * MiB)
            self.assertEqual(len(self.leftovers()), 1)
            moved = self.buffered("copy", *resume, "from", "to")
            self.assertEqual(moved < 45 * MiB, bool(resume))
            self.assertEqual(tree(self.place / "to/from"), tree(self.place / "from"))
            self.assertEqual(self.leftovers(), [])
            subprocess.run(["rm", "-r", self.place / "to/from"], check=True)

    def test_two_jobs_into_one_folder_leave_each_other_alone(self):
        self.write("a/file", b"a" * (8 * MiB))
        self.write("b/file", b"b" * (8 * MiB))
        (self.place / "to").mkdir()
        slow = subprocess.Popen([CLI, "copy", "--limit", "8M", "a/file", "to"], cwd=self.place)
        while not self.leftovers():
            time.sleep(0.01)
        self.expect(0, "copy", "--resume", "--method", "buffered", "b/file", "to")
        self.assertEqual(self.read("to/file"), b"b" * (8 * MiB))
        self.assertEqual(slow.wait(), 1, "the name was taken meanwhile")
        self.assertEqual(self.read("to/file"), b"b" * (8 * MiB))
        self.assertEqual(self.leftovers(), [])
