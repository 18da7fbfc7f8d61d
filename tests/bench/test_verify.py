# SPDX-License-Identifier: GPL-3.0-or-later
"""Each test spoils one thing in a copy and looks whether verify.py notices."""
import errno
import fcntl
import os
import random
import shutil
import subprocess

import verify
from in_directory import InDirectory

M = 1 << 20
FICLONE = 0x40049409


class Verify(InDirectory):
    """A small tree and its copy by cp -a."""

    def setUp(self):
        super().setUp()
        os.makedirs(os.path.join(self.source, "sub"))
        content = random.Random(1).randbytes(2 * M + 5)
        self.write(self.path("source", "sub", "file"), content)
        self.write(self.path("source", "sub", "linked"), b"linked")
        os.link(self.path("source", "sub", "linked"), self.path("source", "twin"))
        os.symlink("sub/file", self.path("source", "link"))
        self.write(self.path("source", "small"), b"small")
        with open(self.path("source", "holes"), "wb") as file:
            file.write(content[: 64 << 10])
            file.truncate(4 * M)
        for path in ("sub/file", "sub/linked", "holes", "small", "sub", ""):
            os.utime(self.path("source", path), ns=(10**18 + 1, 10**18 + 123456789))
        subprocess.run(["cp", "-aT", self.source, self.copy], check=True)

    def verdict(self, **how):
        return verify.compare(self.source, self.copy, **how)

    def lost(self, **how):
        verdict = self.verdict(**how)
        self.assertEqual(verdict.error, "")
        return dict(verdict.lost)

    def restore_time(self, path):
        os.utime(self.path("copy", path), ns=(10**18, os.stat(self.path("source", path)).st_mtime_ns))

    def change(self, name, offset, content):
        with open(self.path("copy", name), "r+b") as file:
            file.seek(offset)
            file.write(content)
        self.restore_time(name)

    def test_nothing_is_wrong_with_a_good_copy(self):
        self.assertEqual(self.lost(), {})
        self.assertEqual(self.lost(quick=True), {})

    def test_no_copy_at_all(self):
        shutil.rmtree(self.copy)
        self.assertEqual(self.verdict().error, "no result")

    def test_a_changed_byte(self):
        self.change("sub/file", M + 77, b"!")
        self.assertEqual(self.verdict().error, "other bytes: sub/file")

    def test_a_changed_last_byte_is_found_quickly(self):
        self.change("sub/file", 2 * M + 4, b"!")
        self.assertEqual(self.verdict(quick=True).error, "other bytes: sub/file")

    def test_data_in_what_is_a_hole_in_the_source(self):
        self.change("holes", 3 * M, b"!")
        self.assertEqual(self.verdict().error, "other bytes: holes")

    def test_another_size(self):
        os.truncate(self.path("copy", "small"), 4)
        self.assertEqual(self.verdict(quick=True).error, "another size: small")

    def test_a_missing_file(self):
        os.unlink(self.path("copy", "small"))
        self.assertIn("small", self.verdict(quick=True).error)

    def test_an_extra_file(self):
        self.write(self.path("copy", "sub", "extra"), b"")
        self.assertIn("sub/extra", self.verdict(quick=True).error)

    def test_another_type(self):
        os.unlink(self.path("copy", "small"))
        os.mkdir(self.path("copy", "small"))
        self.assertEqual(self.verdict(quick=True).error, "another type: small")

    def test_another_symlink_target(self):
        os.unlink(self.path("copy", "link"))
        os.symlink("sub", self.path("copy", "link"))
        self.assertEqual(self.verdict(quick=True).error, "another symlink target: link")

    def test_a_lost_xattr(self):
        try:
            os.setxattr(self.path("source", "small"), "user.drover.note", b"1")
        except OSError as error:
            if error.errno != errno.ENOTSUP:
                raise
            self.skipTest(f"no user extended attributes in {self.directory}")
        self.assertEqual(self.lost(), {"xattr": 1})

    def test_lost_holes(self):
        with open(self.path("copy", "holes"), "r+b") as file:
            content = file.read()
            file.seek(0)
            file.write(content)
            os.fsync(file.fileno())
        if verify.allocated(self.path("source", "holes")) >= 4 * M:
            self.skipTest(f"no holes in {self.directory}")
        self.restore_time("holes")
        self.assertEqual(self.lost(), {"holes": 1})
        self.assertEqual(self.lost(quick=True), {"holes": 1})

    def test_a_wrong_time_of_a_directory(self):
        os.utime(self.path("copy", "sub"), ns=(0, 0))
        self.assertEqual(self.lost(quick=True), {"mtime": 1})

    def test_a_time_without_nanoseconds(self):
        os.utime(self.path("copy", "small"), ns=(10**18, 10**18))
        self.assertEqual(self.lost(quick=True), {"mtime-ns": 1})

    def test_a_wrong_mode(self):
        os.chmod(self.path("copy", "small"), 0o751)
        self.assertEqual(self.lost(quick=True), {"mode": 1})

    def test_a_wrong_owner(self):
        if os.geteuid() != 0:
            self.skipTest("needs root to give a file away")
        os.chown(self.path("copy", "small"), 12345, -1)
        self.assertEqual(self.lost(quick=True), {"owner": 1})

    def test_a_lost_hard_link(self):
        os.unlink(self.path("copy", "twin"))
        shutil.copy2(self.path("copy", "sub", "linked"), self.path("copy", "twin"))
        for path in ("sub", ""):
            self.restore_time(path)
        self.assertEqual(self.lost(quick=True), {"hardlink": 2})

    def test_shared_extents(self):
        clone, plain = self.path("clone"), self.path("plain")
        with open(self.path("source", "sub", "file"), "rb") as source, open(clone, "wb") as copy:
            try:
                fcntl.ioctl(copy, FICLONE, source.fileno())
            except OSError as error:
                self.skipTest(f"no clones in {self.directory}: {error.strerror}")
        self.write(plain, b"plain" * M)
        subprocess.run(["sync", "-f", self.directory], check=True)
        self.assertEqual(verify.shared_part(clone), 1)
        self.assertEqual(verify.shared_part(plain), 0)
