# SPDX-License-Identifier: GPL-3.0-or-later
"""--limit, --sync, --verify, and metadata: what an option or a default promises is kept."""

import errno
import os
import stat
import subprocess
import time

from support import CLI, CliTest, LyingFilesystem, tree

MiB = 1 << 20


class Promises(CliTest):
    def test_limit_keeps_the_rate(self):
        self.write("file", os.urandom(6 * MiB))
        for method in ("auto", "buffered"):
            begin = time.monotonic()
            self.expect(0, "copy", "--limit", "3M", "--method", method, "file", f"copy-{method}")
            seconds = time.monotonic() - begin
            self.assertGreater(seconds, 1.7, method)
            self.assertLess(seconds, 6, method)

    def test_limit_holds_for_all_workers_together(self):
        for number in range(60):
            self.write(f"from/{number}", os.urandom(100_000))
        begin = time.monotonic()
        self.expect(0, "copy", "--limit", "3M", "--workers", "4", "from", "to")
        self.assertGreater(time.monotonic() - begin, 1.6)

    def test_sync_flushes_the_destination(self):
        self.write("from/a", b"x" * 1000)
        trace = self.place / "trace"
        try:
            subprocess.run(["strace", "-f", "-o", trace, "true"], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("needs strace")
        command = ["strace", "-f", "-e", "trace=syncfs,fsync", "-o", trace, CLI, "copy"]
        # The leak check of a sanitizer build is a tracer itself, and there can be only one.
        environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}
        subprocess.run([*command, "from", "to"], cwd=self.place, check=True, env=environment)
        self.assertNotIn("sync", trace.read_text())
        subprocess.run([*command, "--sync", "from", "to 2"], cwd=self.place, check=True, env=environment)
        self.assertIn("syncfs", trace.read_text())

    def test_verify_finds_a_difference_and_keeps_the_file_away(self):
        filesystem = LyingFilesystem(self, "corrupt=70000")
        self.write("good", b"x" * 60_000)
        self.write("bad", b"x" * 100_000)
        self.expect(0, "copy", "bad", filesystem.mounted / "unseen")
        done = self.expect(1, "copy", "--verify", "good", "bad", filesystem.mounted)
        self.assertIn(b"mounted/bad: The copy differs from byte 70000 on", done.stderr)
        self.assertEqual(sorted(os.listdir(filesystem.backing)), ["good", "unseen"])

    def test_a_full_destination_ends_the_job_and_says_so(self):
        filesystem = LyingFilesystem(self, f"write={errno.ENOSPC}", "full-at=50000")
        for number in range(3):
            self.write(f"from/{number}", b"x" * 100_000)
        done = self.expect(1, "copy", *(f"from/{number}" for number in range(3)), filesystem.mounted)
        self.assertIn(b"No space left on device", done.stderr)
        self.assertEqual(done.stderr.count(b"stopped; 2 files not attempted"), 1)
        self.assertEqual(os.listdir(filesystem.backing), [])

    def test_everything_is_preserved(self):
        self.write("from/file", "x", time_ns=1_234_567_890_123_456_789)
        os.chmod(self.place / "from/file", 0o4751)
        os.link(self.place / "from/file", self.place / "from/twin")
        os.symlink("nowhere", self.place / "from/link")
        os.utime(self.place / "from/link", ns=(5, 7), follow_symlinks=False)
        os.mkfifo(self.place / "from/pipe", 0o620)
        os.mkdir(self.place / "from/locked")
        self.write("from/locked/inside", "y")
        os.setxattr(self.place / "from/file", "user.note", b"kept\0too")
        if os.geteuid() == 0:
            os.chown(self.place / "from/pipe", 12, 34)
        os.chmod(self.place / "from/locked", 0o500)
        os.utime(self.place / "from/locked", ns=(11, 13))
        os.utime(self.place / "from", ns=(17, 19))
        self.expect(0, "copy", "from", "to")
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
        for name in (".", "file", "twin", "link", "pipe", "locked", "locked/inside"):
            old, new = os.lstat(self.place / "from" / name), os.lstat(self.place / "to" / name)
            for field in ("st_mode", "st_uid", "st_gid", "st_mtime_ns", "st_nlink"):
                self.assertEqual(getattr(new, field), getattr(old, field), (name, field))
        self.assertEqual(os.getxattr(self.place / "to/file", "user.note"), b"kept\0too")
        self.assertEqual(os.stat(self.place / "to/file").st_ino, os.stat(self.place / "to/twin").st_ino)
        os.chmod(self.place / "from/locked", 0o700)
        os.chmod(self.place / "to/locked", stat.S_IRWXU)
