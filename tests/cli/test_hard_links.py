# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: files with several names, where the content comes late, or its first name is not to be had."""

import os
import signal
import subprocess
import time

from archive_support import Extract
from support import CLI, tree

CPIOS = ("newc", "odc", "bin")


class HardLinks(Extract):
    def names_of(self, name):
        return os.stat(self.place / name).st_nlink

    def pack(self, kind, *names):
        self.tool("bsdtar", "--format", kind, "-cf", "../a.cpio", *names)

    def test_cpio_with_the_content_at_the_last_name(self):
        self.write("from/a", os.urandom(300_000))
        self.write("from/small", "s")
        self.write("from/empty", "")
        for name in ("a", "small", "empty"):
            os.link(self.place / "from" / name, self.place / "from" / (name + "2"))
            os.link(self.place / "from" / name, self.place / "from" / (name + "3"))
        for kind in CPIOS:
            with self.subTest(kind):
                self.clear("to")
                self.pack(kind, *sorted(os.listdir(self.place / "from")))
                self.expect(0, "extract", "a.cpio", "--into", "to")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
                for name in ("a", "small", "empty"):
                    self.assertEqual(self.names_of("to/" + name), 3, name)
                # Once more, as after a crash.
                self.expect(0, "extract", "a.cpio", "--into", "to", "--resume")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_cpio_that_was_cut_off_leaves_no_part_under_a_final_name(self):
        self.write("from/q/a", os.urandom(3_000_000))
        os.link(self.place / "from/q/a", self.place / "from/q/b")
        for kind in CPIOS:
            with self.subTest(kind):
                self.clear("to")
                self.pack(kind, "q")
                whole = (self.place / "a.cpio").read_bytes()
                first = 0 if kind == "newc" else 3_000_000  # the others have the content twice
                self.write("a.cpio", whole[: first + 2_000_000])
                self.expect(1, "extract", "a.cpio", "--into", "to")
                left = [name for name in ("a", "b") if (self.place / "to/q" / name).exists()]
                for name in left:
                    self.assertEqual((self.place / "to/q" / name).stat().st_size, 3_000_000, name)
                self.write("a.cpio", whole)
                self.expect(0, "extract", "a.cpio", "--into", "to", "--resume")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_cancelled_cpio_goes_on(self):
        self.write("from/q/a", os.urandom(8_000_000))
        os.link(self.place / "from/q/a", self.place / "from/q/b")
        self.pack("newc", "q")
        command = [CLI, "extract", "--limit", "4M", "a.cpio", "--into", "to"]
        with subprocess.Popen(command, cwd=self.place, stderr=subprocess.DEVNULL) as running:
            time.sleep(0.5)
            running.send_signal(signal.SIGINT)
        self.assertEqual(running.returncode, 130)
        self.assertFalse((self.place / "to/q/a").exists())
        self.expect(0, "extract", "a.cpio", "--into", "to", "--resume")
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_cpio_with_a_symlink_of_two_names(self):
        self.write("from/d/x", "x")
        os.symlink("x", self.place / "from/d/l")
        os.link(self.place / "from/d/l", self.place / "from/d/m", follow_symlinks=False)
        for kind in CPIOS:
            with self.subTest(kind):
                self.clear("to")
                self.pack(kind, "d")
                self.expect(0, "extract", "a.cpio", "--into", "to")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
                self.assertEqual(os.lstat(self.place / "to/d/l").st_ino, os.lstat(self.place / "to/d/m").st_ino)

    def test_a_name_that_is_taken_does_not_cost_the_others(self):
        self.write("from/s/f", "new")
        os.link(self.place / "from/s/f", self.place / "from/s/h")
        os.link(self.place / "from/s/f", self.place / "from/s/i")
        os.utime(self.place / "from/s/f", (1, 1))
        for kind in ("pax", "newc", "odc"):
            for policy, status in (("skip", 0), ("newer", 0), ("fail", 1)):
                with self.subTest(kind=kind, policy=policy):
                    self.clear("to")
                    self.write("to/s/f", "old")
                    self.pack(kind, "s/f", "s/h", "s/i")
                    self.expect(status, "extract", "--on-conflict", policy, "a.cpio", "--into", "to")
                    self.assertEqual((self.place / "to/s/f").read_text(), "old")
                    self.assertEqual((self.place / "to/s/h").read_text(), "new")
                    self.assertEqual(self.names_of("to/s/h"), 2)
                    self.assertEqual(self.names_of("to/s/i"), 2)

    def test_the_same_in_a_packed_tar_and_with_a_symlink(self):
        self.write("from/s/f", "new")
        os.symlink("f", self.place / "from/s/l")
        os.link(self.place / "from/s/f", self.place / "from/s/h")
        os.link(self.place / "from/s/l", self.place / "from/s/m", follow_symlinks=False)
        self.write("to/s/f", "old")
        self.write("to/s/l", "old")
        self.expect(0, "archive", "-o", "a.tar.gz", "from/s")
        self.expect(0, "extract", "--on-conflict", "skip", "a.tar.gz", "--into", "to")
        self.assertEqual((self.place / "to/s/h").read_text(), "new")
        self.assertEqual(os.readlink(self.place / "to/s/m"), "f")
        self.assertEqual((self.place / "to/s/f").read_text(), "old")
        self.assertEqual((self.place / "to/s/l").read_text(), "old")
