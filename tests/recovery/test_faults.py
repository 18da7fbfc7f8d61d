# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults as the kernel makes them: a disk that fails, fills, is taken away or has a quota. Each ends in an outcome that
says what happened, loses nothing and leaves nothing hidden."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import trees
from kill_runs import CLI
from rooms import MiB, Room, why_not

SECONDS = 60  # a job that takes longer hangs


class Faults(unittest.TestCase):
    def setUp(self):
        for kind in ("tmpfs", "ext4", "xfs", "btrfs"):
            if reason := why_not(kind):
                self.skipTest(reason)
        self.sources = self.enterContext(Room("tmpfs")).path
        os.chmod(self.sources, 0o755)

    if not hasattr(unittest.TestCase, "enterContext"):  # Python 3.11

        def enterContext(self, context):
            self.addCleanup(context.__exit__, None, None, None)
            return context.__enter__()

    def tree(self, files=40, size=MiB):
        root = self.sources / "from"
        root.mkdir()
        for number in range(files):
            trees.write(root / f"f{number}", os.urandom(size))
        return root

    def run_cli(self, *arguments, **options):
        done = subprocess.run([CLI, *arguments], capture_output=True, timeout=SECONDS, check=False, **options)
        return done.returncode, done.stderr.decode(errors="replace")

    def start(self, *arguments):
        return subprocess.Popen([CLI, *arguments], stderr=subprocess.PIPE)

    def end(self, process):
        _, said = process.communicate(timeout=SECONDS)
        return process.returncode, said.decode(errors="replace")

    def expect_source(self, wanted):
        self.assertEqual(trees.differences(wanted, trees.snapshot(self.sources / "from")), [])

    def test_a_full_disk_ends_the_job_and_loses_nothing_of_a_move(self):
        self.tree()
        wanted = trees.snapshot(self.sources / "from")
        room = self.enterContext(Room("tmpfs", size=20 * MiB))
        for command in ("copy", "move"):
            code, said = self.run_cli(command, self.sources / "from", room.path)
            self.assertEqual(code, 1)
            self.assertIn("No space left on device", said)
            self.assertIn("incomplete", said)
            self.assertEqual(trees.temporaries(room.path), [])
            self.assertEqual(trees.partial_files(wanted, room.path / "from"), [])
            self.expect_source(wanted)
            shutil.rmtree(room.path / "from")

    def test_a_quota_ends_the_job_and_loses_nothing_of_a_move(self):
        self.tree()
        wanted = trees.snapshot(self.sources / "from")
        room = self.enterContext(Room("btrfs"))
        limited = room.path / "limited"
        for command in (["quota", "enable", room.path], ["subvolume", "create", limited], ["qgroup", "limit", "10M", limited]):
            subprocess.run(["btrfs", *command], check=True, capture_output=True)
        for command in ("copy", "move"):
            code, said = self.run_cli(command, self.sources / "from", limited)
            self.assertEqual(code, 1)
            self.assertIn("Disk quota exceeded", said)
            self.assertIn("incomplete", said)
            self.assertEqual(trees.temporaries(limited), [])
            self.assertEqual(trees.partial_files(wanted, limited / "from"), [])
            self.expect_source(wanted)
            shutil.rmtree(limited / "from")
            subprocess.run(["sync", "-f", limited], check=True)  # only then the quota has its room back

    def test_a_disk_that_fails_keeps_the_source_of_a_move(self):
        self.tree(files=120)
        wanted = trees.snapshot(self.sources / "from")
        # The kernel takes all bytes at once, and only later finds that the disk does not.
        below = self.enterContext(Room("tmpfs", size=80 * MiB))
        room = self.enterContext(Room("ext4", image=below.path / "image"))
        code, said = self.run_cli("move", self.sources / "from", room.path)
        self.assertEqual(code, 1, said)
        self.assertRegex(said, "Input/output error|No space left|Read-only file system")
        self.expect_source(wanted)

    def test_a_disk_that_fails_to_read_costs_the_files_that_are_on_it(self):
        source = self.enterContext(Room("ext4"))
        root = source.path / "from"
        root.mkdir()
        for number in range(20):
            trees.write(root / f"f{number}", os.urandom(2 * MiB))
        subprocess.run(["sync", "-f", root], check=True)
        for number in range(20):  # what is in memory can still be read
            with open(root / f"f{number}", "rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        os.truncate(source.image, 4 * MiB)
        to = self.enterContext(Room("tmpfs"))
        code, said = self.run_cli("copy", root, to.path)
        self.assertEqual(code, 1, said)
        self.assertIn("Input/output error", said)
        self.assertEqual(trees.temporaries(to.path), [])
        for path in to.path.rglob("f*"):
            if path.is_file():
                self.assertEqual(path.stat().st_size, 2 * MiB, path)

    def fails_in_the_middle(self, room, fail, said_so):
        """A move to a disk that breaks on the way: `fail` breaks it."""
        self.tree()
        wanted = trees.snapshot(self.sources / "from")
        process = self.start("move", "--limit", "20M", self.sources / "from", room.path)
        time.sleep(0.7)
        fail()
        code, said = self.end(process)
        self.assertEqual(code, 1, said)
        self.assertRegex(said, said_so)
        self.assertIn("incomplete", said)
        self.expect_source(wanted)

    def test_a_disk_that_becomes_read_only_in_the_middle_keeps_the_source_of_a_move(self):
        room = self.enterContext(Room("ext4", make=["-e", "remount-ro"]))
        device = subprocess.run(["findmnt", "-n", "-o", "SOURCE", room.path], check=True, capture_output=True, text=True)
        trigger = Path("/sys/fs/ext4", Path(device.stdout.strip()).name, "trigger_fs_error")
        self.fails_in_the_middle(room, lambda: trigger.write_text("found by a test"), "Read-only file system")

    def test_a_part_that_is_mounted_read_only_costs_only_what_goes_there(self):
        root = self.tree(files=5, size=100)
        room = self.enterContext(Room("tmpfs"))
        for name in ("a", "m", "z"):
            (root / name).mkdir()
            trees.write(root / name / "new", b"new")
            (room.path / "from" / name).mkdir(parents=True)
        closed = room.path / "from/m"
        for options in (["--bind", closed], ["-o", "remount,bind,ro"]):
            subprocess.run(["mount", *options, closed], check=True)
        self.addCleanup(subprocess.run, ["umount", closed], check=True)
        code, said = self.run_cli("copy", root, room.path)
        self.assertEqual(code, 1, said)
        self.assertEqual(said.count("Read-only file system"), said.count("from/m"), said)
        missing = [path for path in trees.snapshot(root) if not os.path.lexists(room.path / "from" / path)]
        self.assertEqual(missing, ["m/new"])

    def test_a_disk_that_is_shut_down_in_the_middle_keeps_the_source_of_a_move(self):
        room = self.enterContext(Room("xfs"))
        shut_down = ["xfs_io", "-x", "-c", "shutdown", room.path]
        self.fails_in_the_middle(room, lambda: subprocess.run(shut_down, check=True), "Input/output error")

    def test_a_disk_that_is_unmounted_lazily_gets_its_files_all_the_same(self):
        self.tree()
        wanted = trees.snapshot(self.sources / "from")
        place = Path(tempfile.mkdtemp(prefix="drover-image-"))
        self.addCleanup(shutil.rmtree, place)
        with Room("ext4", image=place / "image") as room:
            process = self.start("move", "--limit", "40M", "--sync", self.sources / "from", room.path)
            time.sleep(0.4)
            subprocess.run(["umount", "-l", room.path], check=True)
            code, said = self.end(process)
        self.assertEqual(code, 0, said)
        for _ in range(100):  # the kernel unmounts it once nobody uses it
            try:
                with Room("ext4", image=place / "image") as again:
                    self.assertEqual(trees.differences(wanted, trees.snapshot(again.path / "from")), [])
                break
            except RuntimeError:
                time.sleep(0.1)
        else:
            self.fail("it cannot be mounted again")
