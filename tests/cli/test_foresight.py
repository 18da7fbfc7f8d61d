# SPDX-License-Identifier: GPL-3.0-or-later
"""What a dry run says would fail, held against what the run then says; as a user who may not do everything."""

import os
import shutil
import tempfile
import unittest
from pathlib import Path

from support import BtrfsTest, CliTest

NOBODY = 65534


def told(finished):
    return sorted((error["path"], error["errno"], error["operation"], error["message"]) for error in finished["errors"])


class Foresight(CliTest):
    """Root does what he is not stopped from; the program runs as somebody else."""

    def setUp(self):
        super().setUp()
        if os.geteuid() != 0:
            self.skipTest("needs root, to be somebody else")
        os.chmod(self.place, 0o777)
        try:
            self.finished("copy", "nothing", "nowhere")
        except PermissionError:
            self.skipTest("needs a program and a TMPDIR that somebody else can reach")
        self.far = Path(tempfile.mkdtemp(prefix="drover-cli-", dir="/dev/shm"))
        self.addCleanup(shutil.rmtree, self.far, ignore_errors=True)
        os.chmod(self.far, 0o777)
        if os.stat(self.far).st_dev == os.stat(self.place).st_dev:
            self.skipTest("needs two filesystems")

    def own(self, *names):
        for name in names:
            os.chown(self.place / name, NOBODY, NOBODY, follow_symlinks=False)

    def tree(self):
        self.write("from/a", "a")
        self.write("from/sub/b", "b")
        self.own("from", "from/a", "from/sub", "from/sub/b")
        (self.place / "to").mkdir(exist_ok=True)
        self.own("to")

    def finished(self, *arguments):
        done = self.run_cli(*arguments, "--json", user=NOBODY, group=NOBODY, extra_groups=[])
        return done.returncode, self.last_line(done)

    def foreseen(self, *arguments):
        """The errors of a run, after a look that the dry run told the same."""
        dry_code, dry = self.finished(*arguments, "--dry-run")
        code, finished = self.finished(*arguments)
        self.assertEqual(told(dry), told(finished), arguments)
        self.assertEqual((dry_code, dry["state"], dry["failed"]), (code, finished["state"], finished["failed"]))
        return [(error["path"], error["errno"]) for error in finished["errors"]]

    def test_a_file_or_directory_that_cannot_be_read(self):
        for command, to in (("copy", "to"), ("copy", self.far), ("move", self.far)):
            for name in ("a", "sub", "sub/b"):
                with self.subTest(command=command, name=name):
                    self.tree()
                    os.chmod(self.place / "from" / name, 0)
                    self.assertEqual(self.foreseen(command, "from", to), [(f"from/{name}", "EACCES")])
                    for left in (self.place / "from", self.place / "to", self.far / "from"):
                        shutil.rmtree(left, ignore_errors=True)

    def test_what_cannot_be_read_can_be_renamed(self):
        self.tree()
        os.chmod(self.place / "from/a", 0)
        os.chmod(self.place / "from/sub", 0)
        self.assertEqual(self.foreseen("move", "from", "to"), [])

    def test_a_directory_that_may_not_be_written_goes_nowhere_else(self):
        self.tree()
        os.chmod(self.place / "from/sub", 0o555)
        self.assertEqual(self.foreseen("move", "from/sub", "to"), [("from/sub", "EACCES")])
        self.assertEqual(self.foreseen("move", "from/sub", "from/other"), [])

    def test_a_destination_or_its_parent_that_cannot_be_written(self):
        self.tree()
        os.chmod(self.place / "to", 0o555)
        for command in ("copy", "move"):
            self.assertEqual(self.foreseen(command, "from", "to"), [("to/from" if command == "copy" else "from", "EACCES")])
            self.assertEqual(self.foreseen(command, "from/a", "to/b")[0][1], "EACCES")
            self.assertEqual(self.foreseen(command, "from", "to/new/")[0][1], "EACCES")

    def test_a_directory_that_is_merged_into_and_cannot_be_written(self):
        self.tree()
        (self.place / "to/from").mkdir()
        self.assertEqual({code for _, code in self.foreseen("copy", "from", "to")}, {"EACCES"})
        self.assertEqual({code for _, code in self.foreseen("move", "from", "to")}, {"EACCES"})

    def test_sources_of_a_move_that_cannot_be_removed(self):
        self.tree()
        os.chmod(self.place / "from/sub", 0o555)
        self.assertEqual(self.foreseen("move", "from", self.far), [("from/sub/b", "EACCES")])
        self.tree_in_a_closed_directory()
        self.assertEqual(self.foreseen("move", "closed/from", self.far / "other"), [("closed/from", "EACCES")])
        self.assertEqual(self.foreseen("move", "closed/one", "to"), [("closed/one", "EACCES")])

    def tree_in_a_closed_directory(self):
        self.write("closed/from/a", "a")
        self.write("closed/one", "1")
        self.own("closed/from", "closed/from/a", "closed/one")

    def test_sticky_directories_give_only_their_own(self):
        for command, to in (("move", "to"), ("move", self.far)):
            self.tree()
            self.write("shared/theirs", "x")
            self.write("shared/ours", "y")
            self.own("shared/ours")
            os.chmod(self.place / "shared", 0o1777)
            self.assertEqual(self.foreseen(command, "shared/theirs", "shared/ours", to), [("shared/theirs", "EPERM")])
            shutil.rmtree(self.place / "shared")
        self.write("shared/theirs", "x")
        os.chmod(self.place / "shared", 0o1777)
        self.write("theirs", "new")
        self.assertEqual(self.foreseen("copy", "--on-conflict", "replace", "theirs", "shared"), [("shared/theirs", "EPERM")])

    def test_devices_are_for_root(self):
        self.tree()
        os.mknod(self.place / "from/null", 0o666 | 0o020000, os.makedev(1, 3))
        os.mkfifo(self.place / "from/fifo")
        self.assertEqual(self.foreseen("copy", "from", "to"), [("to/from/null", "EPERM")])

    def test_names_that_are_taken_are_errors_too(self):
        self.tree()
        self.write("to/from/a", "there")
        self.own("to/from", "to/from/a")
        self.assertEqual(self.foreseen("copy", "from", "to"), [("to/from/a", "EEXIST")])
        self.assertEqual(self.foreseen("copy", "from/a", "to/from"), [("to/from/a", "EEXIST")])

    def test_a_dry_run_lists_each_cause_on_the_screen(self):
        self.tree()
        os.chmod(self.place / "from/a", 0)
        done = self.run_cli("copy", "--dry-run", "from", "to", user=NOBODY, group=NOBODY, extra_groups=[])
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"from/a: Permission denied (openat, EACCES)", done.stderr)
        self.assertTrue(done.stdout.startswith(b"would transfer 1 file, 1 byte\n"), done.stdout)

    def test_sources_of_an_archive_and_the_place_of_its_name(self):
        self.tree()
        os.chmod(self.place / "from/a", 0)
        self.assertEqual(self.foreseen("archive", "-o", "to/a.tar", "from"), [("from/a", "EACCES")])
        os.chmod(self.place / "to", 0o555)
        self.assertEqual(self.foreseen("archive", "-o", "to/b.tar", "from/sub")[0][1], "EACCES")

    def test_where_nothing_can_be_unpacked(self):
        self.tree()
        self.expect(0, "archive", "-o", "a.tar", "from/a", "from")
        os.chmod(self.place / "to", 0o555)
        self.assertEqual({code for _, code in self.foreseen("extract", "--into", "to", "a.tar")}, {"EACCES"})
        self.assertEqual(self.foreseen("extract", "--into", "to/new", "a.tar"), [("to/new", "EACCES")])


class Subvolumes(BtrfsTest):
    def test_clones_between_them_are_expected(self):
        for name in ("one", "two"):
            if os.system(f"btrfs subvolume create {self.mounted}/{name} >/dev/null 2>&1") != 0:
                self.skipTest("needs btrfs-progs")
        (self.mounted / "one/file").write_bytes(os.urandom(1 << 20))
        for method in ("auto", "clone", "kernel"):
            to = self.mounted / f"two/{method}"
            arguments = ("copy", "--method", method, self.mounted / "one/file", to)
            planned = self.expect_json(0, *arguments, "--dry-run")[-1]["planned"]
            self.assertEqual(planned["methods"]["clone"]["bytes"], 1 << 20)
            self.assertEqual(self.expect_json(0, *arguments)[-1]["bytes"]["cloned"], 1 << 20)


class NoSizeTold(CliTest):
    def test_a_filesystem_that_tells_no_size_is_not_full(self):
        ram = self.place / "ram"
        ram.mkdir()
        if os.system(f"mount -t ramfs ramfs {ram} 2>/dev/null") != 0:
            self.skipTest("needs root, to mount a ramfs")
        self.addCleanup(os.system, f"umount {ram}")
        self.write("from/large", os.urandom(2 << 20))
        self.assertIn(b"not known", self.expect(0, "copy", "--dry-run", "from", "ram").stdout)
        self.expect(0, "archive", "-o", "a.tar", "from")
        self.expect(0, "extract", "--into", "ram", "a.tar")
        self.assertEqual(self.read("ram/from/large"), self.read("from/large"))


if __name__ == "__main__":
    unittest.main()
