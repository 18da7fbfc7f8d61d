# SPDX-License-Identifier: GPL-3.0-or-later
"""--limit, --dry-run, --sync, --verify, and metadata: what an option or a default promises is kept."""

import os
import stat
import subprocess
import time

from support import CLI, CliTest, LyingFilesystem, tree

MiB = 1 << 20


def marks(path):
    """All that a run that changes nothing must not change."""
    return {
        name: (os.lstat(os.path.join(folder, name)).st_mtime_ns, os.lstat(os.path.join(folder, name)).st_ino)
        for folder, directories, files in os.walk(path)
        for name in directories + files
    }


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

    def test_dry_run_changes_nothing_and_counts(self):
        self.write("from/a", b"x" * 1000)
        self.write("from/d/b", b"y" * 500)
        self.write("to/from/a", "old")
        before = marks(self.place)
        for command in ("copy", "move"):
            done = self.expect(0, command, "--dry-run", "--on-conflict", "replace", "from", "to")
            self.assertEqual(done.stdout, b"would transfer 2 files, 1500 bytes\n")
            finished = self.expect_json(0, command, "--dry-run", "from", "to")[-1]
            self.assertEqual(finished["planned"], {"files": 2, "bytes": 1500})
            self.assertEqual(finished["bytes"]["apparent"], 0)
        self.assertEqual(marks(self.place), before)

    def test_dry_run_of_what_cannot_be_done_counts_nothing(self):
        self.write("from/a", "content")
        done = self.expect(1, "copy", "--dry-run", "from", "from/")
        self.assertIn(b"from: A directory cannot go into itself", done.stderr)
        self.assertEqual(done.stdout, b"")
        self.assertNotIn("planned", self.expect_json(1, "copy", "--dry-run", "from", "from/")[-1])

    def test_dry_run_counts_one_as_one(self):
        self.write("empty", "")
        self.write("one", "1")
        self.assertEqual(self.expect(0, "copy", "--dry-run", "empty", "b").stdout, b"would transfer 1 file, 0 bytes\n")
        self.assertEqual(self.expect(0, "copy", "--dry-run", "one", "b").stdout, b"would transfer 1 file, 1 byte\n")

    def test_dry_run_meets_errors_too(self):
        done = self.expect(1, "copy", "--dry-run", "missing", "to")
        self.assertIn(b"missing", done.stderr)

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
