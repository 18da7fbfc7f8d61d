# SPDX-License-Identifier: GPL-3.0-or-later
"""Large jobs: memory and descriptors do not grow with the number of files."""

import os
import resource
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import CLI, SANITIZED

FILES = 200_000
MOST_MEMORY = 200 << 20


class Size(unittest.TestCase):
    def setUp(self):
        memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
        if memory is not None and shutil.disk_usage(memory).free < 3 << 30:
            memory = None
        self.place = Path(tempfile.mkdtemp(prefix="drover-size-", dir=memory))
        self.addCleanup(shutil.rmtree, self.place, ignore_errors=True)

    def run_cli(self, *arguments, limits=None):
        """The exit code, and the most memory that it had at once."""
        process = subprocess.Popen([CLI, "copy", "--quiet", *arguments], cwd=self.place, preexec_fn=limits)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode, usage.ru_maxrss * 1024

    def make(self, folder, count):
        os.mkdir(folder)
        for number in range(count):
            os.close(os.open(f"{folder}/{number}", os.O_WRONLY | os.O_CREAT, 0o644))

    def test_memory_is_bounded_for_many_files_and_links(self):
        if SANITIZED:
            self.skipTest(f"built with {SANITIZED}, which needs memory of its own")
        source = self.place / "from"
        os.mkdir(source)
        self.make(source / "flat", FILES // 2)
        os.mkdir(source / "wide")
        for number in range(FILES // 4000):
            self.make(source / "wide" / str(number), 1000)
        os.mkdir(source / "links")
        os.mkdir(self.place / "elsewhere")
        for number in range(FILES // 8):
            os.link(source / "flat" / str(number), source / "links" / str(number))  # comes up in this job
            os.link(source / "flat" / str(FILES // 4 + number), self.place / "elsewhere" / str(number))  # does not
        code, memory = self.run_cli("from", "to")
        self.assertEqual(code, 0)
        print(f"{memory >> 20} MiB for {FILES * 9 // 8} names")
        self.assertLess(memory, MOST_MEMORY)
        for folder, count in (("flat", FILES // 2), ("links", FILES // 8), ("wide/0", 1000)):
            self.assertEqual(len(os.listdir(self.place / "to" / folder)), count)
        apart = sum(os.stat(entry).st_nlink != 2 for entry in os.scandir(self.place / "to/links"))
        self.assertEqual(apart, 0, "hard links became separate files")

    def test_descriptors_are_bounded_for_links_in_many_directories(self):
        os.makedirs(self.place / "elsewhere")
        for number in range(3000):
            os.makedirs(self.place / "from" / str(number))
            (self.place / "from" / str(number) / "file").write_text(str(number))
            os.link(self.place / "from" / str(number) / "file", self.place / "elsewhere" / str(number))
        few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))  # noqa: E731
        code, _ = self.run_cli("from", "to", limits=few)
        self.assertEqual(code, 0)
        self.assertEqual(len(list((self.place / "to").glob("*/file"))), 3000)

    def test_a_deep_tree_needs_no_descriptor_for_each_level_that_is_done(self):
        folder = self.place / "from"
        os.mkdir(folder)
        here = os.open(folder, os.O_DIRECTORY)
        for _ in range(400):
            os.mkdir("deeper", dir_fd=here)
            below = os.open("deeper", os.O_DIRECTORY, dir_fd=here)
            os.close(here)
            here = below
        os.close(os.open("bottom", os.O_WRONLY | os.O_CREAT, dir_fd=here))
        os.close(here)
        few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))  # noqa: E731
        code, _ = self.run_cli("from", "to", limits=few)
        self.assertEqual(code, 0)
        found = subprocess.run(["find", "to", "-name", "bottom"], cwd=self.place, capture_output=True, check=True)
        self.assertEqual(found.stdout.count(b"deeper"), 400)

    def test_a_tree_too_deep_for_the_descriptors_fails_there_and_leaves_nothing_hidden(self):
        if "undefined" in SANITIZED:
            self.skipTest("the sanitizer's check of types opens a pipe, and takes a failure for a wrong type")
        folder = self.place / "from"
        for _ in range(200):
            folder = folder / "d"
        os.makedirs(folder)
        for level in (3, 199):
            self.place.joinpath("from", *["d"] * level, "file").write_text(str(level))
        few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))  # noqa: E731
        done = subprocess.run([CLI, "copy", "from", "to"], cwd=self.place, capture_output=True, check=False, preexec_fn=few)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"Too many open files", done.stderr)
        self.assertEqual(self.place.joinpath("to", *["d"] * 3, "file").read_text(), "3")
        self.assertEqual([path for path in os.listdir(self.place) if path.startswith(".drover")], [])
